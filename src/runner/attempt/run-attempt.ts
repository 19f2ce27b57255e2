import type { AgentReport, AgentTask } from '../../agent/agent.ts';
import { renderBrief } from '../../agent/brief.ts';
import type { AttemptRecord, ToolCallRecord } from '../../domain/attempt/attempt.ts';
import { describeNetworkUse } from '../../domain/attempt/describe-network.ts';
import type { SideEffect } from '../../domain/attempt/side-effect.ts';
import { type AttemptDecision, decideAttempt } from '../../domain/decisions/decide-attempt.ts';
import type { StopCause } from '../../domain/decisions/run-budget.ts';
import { GroundhogError } from '../../domain/errors/errors.ts';
import { isDiskFull } from '../../exec/disk-space.ts';
import { findMissingPath } from '../../exec/folder-access.ts';
import { toCleanLine } from '../../exec/redaction/clean-text.ts';
import { toSignature } from '../../store/signature.ts';
import { openVerbHandler, type VerbHandler, type VerbHandlerOptions } from '../../verbs/verb-handler.ts';
import { type Capture, captureScratch } from '../../workspace/attempt/capture.ts';
import { requireHead } from '../../workspace/attempt/guard-head.ts';
import { createSnapshot, type Snapshot } from '../../workspace/attempt/snapshot.ts';
import { openAttemptSnapshots } from '../../workspace/named-snapshots/snapshot-context.ts';
import { serveSnapshots } from '../../workspace/named-snapshots/snapshot-verbs.ts';
import type { StepRecorder } from '../../workspace/steps/step-timeline.ts';
import type { AttemptContext, RunContext } from '../context/run-context.ts';
import { createStepSave, openAttemptSteps, reportStep, watchVerbs } from './attempt-steps.ts';
import { findViolations } from './find-violations.ts';
import { toVisibleRefs } from './visible-refs.ts';
import { watchUsage, withTimeReported } from './watch-usage.ts';
import { type AttemptVerbServer, withVerbServer } from './with-verb-server.ts';

// As many as the largest budget has.
const MAX_BRIEFED_FAILURES = 20;

/** The work of an agent that has stopped: captured, and not verified yet. */
export interface AttemptWork {
  readonly snapshot: Snapshot;
  readonly capture: Capture;
  /** The reason why the scratch commit must not be published; undefined when it may. */
  readonly withheld: string | undefined;
  readonly decided: AttemptDecision;
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
  const network = describeNetworkUse(prepared.sandbox.takeNetworkUse());
  const notes = [...network, ...runContext.ports.guard.inspect()];
  // Nothing can be captured then, and it is no choice of the agent's to end like that.
  const gone = await findMissingPath([runContext.folders.runDir, runContext.folders.workDir]);
  if (gone !== undefined) throw new GroundhogError('folder_gone', { path: gone });
  const isFull = await isDiskFull(prepared.workspace.path);
  const terminal = verbs.terminal();
  const capture = await captureScratch(prepared.workspace, snapshot, {
    checkpointId: checkpoint.id,
    signature: toSignature(context.startedAt),
  });
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
  const decided = decideAttempt({
    terminal,
    stop: report.stop,
    cause,
    isDiskFull: isFull,
    missing,
    hasActed: capture.changes.length + verbs.toolCalls().length + steps.timeline().steps.length > 0,
    violations,
  });
  return {
    snapshot,
    capture: { ...capture, notes: [...capture.notes, ...notes] },
    withheld: hasSecret ? 'The scratch commit was not published, since it holds what looks like a secret.' : undefined,
    decided,
    sideEffects: verbs.sideEffects(),
    toolCalls: sortCalls([...report.toolCalls, ...verbs.toolCalls()]),
    usage: report.usage,
    transcript: report.transcript === undefined ? undefined : redactor.redact(report.transcript),
    steps,
  };
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
  const brief = writeBrief(context, failed);
  const closed = new AbortController();
  const watch = watchUsage(context, () => closed.abort());
  const verbs = openVerbHandler({
    ...toVerbServerTools(context, steps),
    chronicle: toChronicleAnswer({ memory: context.task.journal.state().memory, failed }),
    onUsage: watch.onUsage,
    // Before the answer goes out: an agent that waits for it can edit nothing more.
    onTerminal: () => closed.abort(),
  });
  const handle = watchVerbs(verbs, steps);
  const { report, missing } = await withVerbServer({ parent: folders.socketParent, brief, handle }, async (server) => {
    const ended = await withTimeReported(context, context.request.wallClockTimeoutMs, () =>
      runContext.ports.agent.run({
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

function writeBrief(context: AttemptContext, failed: readonly AttemptRecord[]): string {
  const { request, checkpoint, record, attempt } = context;
  const { memory, record: taskRecord } = context.task.journal.state();
  return renderBrief({
    ...{ plan: request.planSource.plan, instruction: request.instruction, checkpoint },
    ...{ memory, attempt, attemptBudget: record.attempt_budget, failed },
    hints: taskRecord.steering.filter(({ kind }) => kind === 'hint'),
  });
}

function toAgentTask(
  context: AttemptContext,
  { folder, briefFile, socket }: AttemptVerbServer,
): Pick<AgentTask, 'workspacePath' | 'attemptFolder' | 'env' | 'timeoutMs' | 'maxTurns' | 'programs' | 'sandbox'> {
  const { prepared, request, runContext } = context;
  const variables = { ...toAgentVariables(context), GROUNDHOG_BRIEF: briefFile, GROUNDHOG_SOCKET: socket };
  return {
    workspacePath: prepared.workspace.path,
    attemptFolder: folder,
    env: { ...runContext.limits.agentEnv, ...variables },
    timeoutMs: request.wallClockTimeoutMs,
    maxTurns: request.maxTurns,
    programs: runContext.ports.programs,
    sandbox: prepared.sandbox,
  };
}

function toVerbServerTools(
  { prepared, runContext, day }: AttemptContext,
  steps: StepRecorder,
): Pick<VerbHandlerOptions, 'clock' | 'snapshots' | 'step' | 'redact'> {
  const { clock, redactor } = runContext.ports;
  return {
    clock,
    snapshots: serveSnapshots(() => openAttemptSnapshots(prepared.workspace, { day, now: clock.now })),
    step: (reported) => reportStep(steps, reported),
    redact: redactor.redact,
  };
}

function toAgentVariables({ prepared, request, checkpoint, day, attempt }: AttemptContext): Record<string, string> {
  return {
    GROUNDHOG_TASK: request.taskId,
    GROUNDHOG_CHECKPOINT: checkpoint.id,
    GROUNDHOG_DAY: String(day),
    GROUNDHOG_ATTEMPT: String(attempt),
    GROUNDHOG_WORKSPACE: prepared.workspace.path,
    GROUNDHOG_MAX_TURNS: String(request.maxTurns),
  };
}

function createToolReporter({ ports: { redactor } }: RunContext, steps: StepRecorder): AgentTask['onTool'] {
  return async ({ tool, phase }) => {
    const isReported = phase === 'end';
    const name = toCleanLine(tool, redactor.redact).slice(0, 200);
    const { kind } = await steps.record({ tool: isReported ? name : null, isReported, seenAt: 'agent' });
    return kind === 'recorded' ? 'changed' : kind === 'missed' ? 'unknown' : kind;
  };
}

function createOutputReporter({ ports: { redactor, notifier } }: RunContext): (bytes: Uint8Array) => void {
  const redacted = redactor.redactStream();
  const decoder = new TextDecoder();
  return (bytes) =>
    notifier.progress({ kind: 'agent_output', text: decoder.decode(redacted.push(bytes), { stream: true }) });
}

function toChronicleAnswer({
  memory,
  failed,
}: {
  memory: { completed: readonly unknown[] };
  failed: readonly AttemptRecord[];
}): { text: string; data: unknown } {
  const attempts = failed.map(({ day, failure_report, side_effects, verifier_runs }) => ({
    day,
    failure_report,
    side_effects,
    criteria: verifier_runs.map(({ criterion, outcome, detail }) => ({ kind: criterion.kind, outcome, detail })),
  }));
  const data = { memory, failed_attempts: attempts };
  return { text: JSON.stringify(data, undefined, 2), data };
}
