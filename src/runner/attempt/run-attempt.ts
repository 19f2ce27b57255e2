import type { AgentReport } from '../../agent/agent.ts';
import type { ToolCallRecord } from '../../domain/attempt/attempt.ts';
import { describeNetworkUse, isRefusalNote } from '../../domain/attempt/describe-network.ts';
import { explainBySandbox } from '../../domain/attempt/explain-sandbox.ts';
import type { SideEffect } from '../../domain/attempt/side-effect.ts';
import { type AttemptDecision, decideAttempt } from '../../domain/decisions/decide-attempt.ts';
import type { StopCause } from '../../domain/decisions/run-budget.ts';
import { GroundhogError } from '../../domain/errors/errors.ts';
import { compileReportFiles } from '../../domain/plan/report-files.ts';
import { isDiskFull } from '../../exec/disk-space.ts';
import { findMissingPath } from '../../exec/folder-access.ts';
import { toSignature } from '../../store/signature.ts';
import { openVerbHandler, type VerbHandler } from '../../verbs/verb-handler.ts';
import { type Capture, captureScratch } from '../../workspace/attempt/capture.ts';
import { requireHead } from '../../workspace/attempt/guard-head.ts';
import { describeEdits, keepEdits } from '../../workspace/attempt/keep-edits.ts';
import { createSnapshot, type Snapshot } from '../../workspace/attempt/snapshot.ts';
import type { StepRecorder } from '../../workspace/steps/step-timeline.ts';
import type { AttemptContext } from '../context/run-context.ts';
import {
  createOutputReporter,
  createToolReporter,
  toAgentTask,
  toChronicleAnswer,
  toVerbServerTools,
  writeBrief,
} from './agent-task.ts';
import { createStepSave, openAttemptSteps, watchVerbs } from './attempt-steps.ts';
import { findViolations } from './find-violations.ts';
import { toSummaries } from './summaries.ts';
import { toVisibleRefs } from './visible-refs.ts';
import { watchUsage, withTimeReported } from './watch-usage.ts';
import { withVerbServer } from './with-verb-server.ts';

// As many as the largest budget has.
const MAX_BRIEFED_FAILURES = 20;

/** The work of an agent that has stopped: captured, and not verified yet. */
export interface AttemptWork {
  readonly snapshot: Snapshot;
  readonly capture: Capture;
  /** The reason why the scratch commit must not be published; undefined when it may. */
  readonly withheld: string | undefined;
  readonly decided: AttemptDecision;
  /** Whether the attempt did what none may, so that no state of it may land. */
  readonly isForbidden: boolean;
  readonly sideEffects: readonly SideEffect[];
  readonly toolCalls: readonly ToolCallRecord[];
  readonly usage: AgentReport['usage'];
  /** The agent's transcript without secrets; undefined when it keeps none. */
  readonly transcript: string | undefined;
  readonly steps: StepRecorder;
}

/** Runs the agent on a scratch branch and captures its work; nothing is verified or recorded. */
export async function runAttempt(context: AttemptContext): Promise<AttemptWork> {
  const { prepared, request, day, task } = context;
  const snapshot = await createSnapshot(prepared.workspace, {
    taskId: request.taskId,
    day,
    visibleRefs: toVisibleRefs(context),
    isReport: compileReportFiles(request.planSource.plan),
  });
  const { findProtection } = task;
  await requireHead(prepared.workspace, { branch: snapshot.scratchBranch, step: 'the agent starts', findProtection });
  const steps = openAttemptSteps(context, snapshot);
  return task.stepSaver.during(createStepSave(context, steps), () => workAndCapture(context, { snapshot, steps }));
}

type Started = Pick<AttemptWork, 'snapshot' | 'steps'>;

async function workAndCapture(context: AttemptContext, { snapshot, steps }: Started): Promise<AttemptWork> {
  const { prepared, request, runContext, checkpoint } = context;
  const { verbs, report, cause, missing } = await letAgentWork(context, steps);
  await prepared.sandbox.stopAll();
  const network = describeNetworkUse(prepared.sandbox.takeNetworkUse(), 'agent');
  const notes = [...network, ...runContext.ports.guard.inspect()];
  // Nothing can be captured then, and it is no choice of the agent's to end like that.
  const gone = await findMissingPath([runContext.folders.runDir, runContext.folders.workDir]);
  if (gone !== undefined) throw new GroundhogError('folder_gone', { path: gone });
  const isFull = await isDiskFull(prepared.workspace.path);
  const terminal = verbs.terminal();
  const signature = toSignature(context.startedAt);
  const capture = await captureScratch(prepared.workspace, snapshot, { checkpointId: checkpoint.id, signature });
  await keepUserEdits(context, snapshot);
  const { redactor } = runContext.ports;
  const { violations, hasSecret } = await findViolations(capture, {
    control: context.task.control,
    planSource: request.planSource,
    checkpoint,
    redactor,
    findProtection: context.task.findProtection,
  });
  const seenAt = terminal === undefined ? 'end' : `groundhog.checkpoint_${terminal.kind}`;
  await steps.finish(capture, { seenAt, hasSecret });
  const hasChanged = capture.changes.length > 0;
  const summaries = toSummaries(report, checkpoint, redactor);
  const decided = decideAttempt({
    ...{ terminal, cause, missing, violations, hasChanged },
    claimRule: request.claimRule,
    ...{ summaries, stop: report.stop, obstacle: findObstacle(context, summaries.found, network) },
    isDiskFull: isFull,
    hasActed: hasChanged || verbs.toolCalls().length + steps.timeline().steps.length > 0,
  });
  return {
    snapshot,
    capture: { ...capture, notes: [...capture.notes, ...notes] },
    withheld: hasSecret ? 'The scratch commit was not published, since it holds what looks like a secret.' : undefined,
    decided,
    isForbidden: violations.length > 0,
    sideEffects: verbs.sideEffects(),
    toolCalls: sortCalls([...report.toolCalls, ...verbs.toolCalls()]),
    usage: report.usage,
    transcript: report.transcript === undefined ? undefined : redactor.redact(report.transcript),
    steps,
  };
}

/** Keeps what files of the user's checkout were edited to, before they are restored. */
async function keepUserEdits({ prepared, runContext }: AttemptContext, snapshot: Snapshot): Promise<void> {
  const { held } = runContext.folders.checkout ?? {};
  const edits = held === undefined ? undefined : await keepEdits(prepared.workspace, snapshot, held.folder);
  if (edits !== undefined) runContext.ports.notifier.progress({ kind: 'warning', text: describeEdits(edits) });
}

/** Returns what the sandbox keeps from a command that misses it in its last output; the work of other agents is that of a model. */
function findObstacle(
  { prepared, worker }: AttemptContext,
  output: string | undefined,
  network: readonly string[],
): string | undefined {
  const { view } = prepared.sandbox;
  if (worker.agent.name !== 'command' || view === undefined || output === undefined) return undefined;
  return explainBySandbox({ ...view, output, refusals: network.filter(isRefusalNote) });
}

/** Sorts calls of tools and of verbs by their start, and numbers them. */
function sortCalls(calls: readonly ToolCallRecord[]): ToolCallRecord[] {
  const sorted = calls.toSorted((a, b) => Date.parse(a.started_at) - Date.parse(b.started_at) || a.seq - b.seq);
  return sorted.map((call, index) => ({ ...call, seq: index + 1 }));
}

interface AgentWork {
  readonly verbs: VerbHandler;
  readonly report: AgentReport;
  /** The cause for which the run stops, read when the agent ended: a later one is not why it ended. */
  readonly cause: StopCause | undefined;
  /** A file or folder by which verbs are called, and which was gone then; undefined when all were there. */
  readonly missing: string | undefined;
}

/** Runs the agent with its verbs served, until it ends, closes the attempt, or is cancelled. */
async function letAgentWork(context: AttemptContext, steps: StepRecorder): Promise<AgentWork> {
  const { runContext, record } = context;
  const { limits, folders } = runContext;
  const failed = record.attempts.filter(({ outcome }) => outcome === 'failed').slice(-MAX_BRIEFED_FAILURES);
  const brief = await writeBrief(context, failed);
  const closed = new AbortController();
  const watch = watchUsage(context, () => closed.abort());
  const verbs = openVerbHandler({
    ...toVerbServerTools(context, steps),
    chronicle: (isWithPlan) => toChronicleAnswer(context, failed, isWithPlan),
    onUsage: watch.onUsage,
    // Before the answer goes out: an agent that waits for it can edit nothing more.
    onTerminal: () => closed.abort(),
  });
  const handle = watchVerbs(verbs, steps);
  const { report, missing } = await withVerbServer({ parent: folders.socketParent, brief, handle }, async (server) => {
    const ended = await withTimeReported(context, context.worker.wallClockTimeoutMs, () =>
      context.worker.agent.run({
        ...toAgentTask(context, server),
        brief,
        signal: AbortSignal.any([closed.signal, limits.meter.agentSignal, limits.signal]),
        onOutput: createOutputReporter(runContext),
        onTool: createToolReporter(runContext, steps),
        callVerb: handle,
        onUsage: watch.onUsage,
      }),
    );
    return { report: ended, missing: await findMissingPath([...folders.needed, server.socket]) };
  });
  const cause = limits.meter.cause();
  // A restore that is under way writes to the folder: the capture must come after it.
  await verbs.close();
  return { verbs, report: watch.complete(report, verbs), cause, missing };
}
