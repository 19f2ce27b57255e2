import type { AgentReport } from '../agent/agent.ts';
import { renderBrief } from '../agent/brief.ts';
import type { AttemptRecord, ToolCallRecord } from '../domain/attempt.ts';
import type { ObjectId } from '../domain/ids.ts';
import { type Judgement, judgeAttempt } from '../domain/judge-attempt.ts';
import { currentAttempts } from '../domain/next-move.ts';
import type { Checkpoint } from '../domain/plan.ts';
import { toRefName } from '../domain/ref-name.ts';
import type { CheckpointRun } from '../domain/run-record.ts';
import type { SideEffect } from '../domain/side-effect.ts';
import { toReadablePath } from '../git/path-bytes.ts';
import { toSignature } from '../store/task-journal.ts';
import { openVerbDesk, type VerbDesk } from '../verbs/verb-desk.ts';
import { serveVerbs } from '../verbs/verb-socket.ts';
import { toFailureReport } from '../verifier/digest.ts';
import { type Capture, captureScratch } from '../workspace/capture.ts';
import { createSnapshot, type Snapshot } from '../workspace/snapshot.ts';
import { findViolations } from './attempt-facts.ts';
import { type Checked, checkCriteria } from './check-criteria.ts';
import type { RunSurroundings } from './run-options.ts';
import { type RunContext, writeBriefFile } from './workbench.ts';

/** Everything that an attempt is carried out with. */
export interface AttemptContext extends RunContext {
  readonly checkpoint: Checkpoint;
  readonly record: CheckpointRun;
  readonly day: number;
  readonly attempt: number;
}

/** What an attempt came to; nothing of it is recorded and no branch was moved yet. */
export interface AttemptResult {
  readonly snapshot: Snapshot;
  readonly capture: Capture;
  readonly hasSecret: boolean;
  readonly judgement: Judgement | { readonly kind: 'passed'; readonly summary: string };
  readonly checked: Checked;
  readonly sideEffects: readonly SideEffect[];
  readonly toolCalls: readonly ToolCallRecord[];
  readonly usage: AgentReport['usage'];
}

/** Lets the agent work on a scratch branch, captures what it did, and checks the criteria on exactly that. */
export async function runAttempt(context: AttemptContext): Promise<AttemptResult> {
  const { bench, request, surroundings, checkpoint, day } = context;
  const snapshot = await createSnapshot(bench.workspace, {
    taskId: request.taskId,
    day,
    visibleRefs: toVisibleRefs(context),
  });
  const { desk, report } = await letAgentWork(context);
  await bench.sandbox.stopAll();
  const signature = toSignature(new Date(startOf(context)));
  const capture = await captureScratch(bench.workspace, snapshot, { checkpointId: checkpoint.id, signature });
  const { redactor, signal } = surroundings;
  const { violations, hasSecret } = await findViolations(capture, {
    control: context.task.control,
    plan: request.plan,
    planPath: request.planPath,
    checkpoint,
    redactor,
  });
  const judged = judgeAttempt({
    terminal: desk.terminal(),
    stop: report.stop,
    isCancelled: signal.aborted,
    violations,
  });
  const { judgement, checked } = await settle(context, { judged, capture });
  return {
    snapshot,
    capture,
    hasSecret,
    judgement,
    checked,
    sideEffects: desk.sideEffects(),
    toolCalls: [...report.toolCalls, ...desk.toolCalls()].map((call, index) => ({ ...call, seq: index + 1 })),
    usage: report.usage,
  };
}

/** Runs the agent with its verbs served, until it ends, closes the attempt, or is cancelled. */
async function letAgentWork(context: AttemptContext): Promise<{ desk: VerbDesk; report: AgentReport }> {
  const { bench, request, surroundings, checkpoint, record, day, attempt } = context;
  const { journal } = context.task;
  const { memory } = journal.state();
  const failed = currentAttempts(record).filter(({ outcome }) => outcome === 'failed');
  const brief = renderBrief({
    plan: request.plan,
    memory,
    checkpoint,
    attempt,
    attemptBudget: record.attempt_budget,
    failed,
  });
  const closed = new AbortController();
  const desk = openVerbDesk({
    clock: surroundings.clock,
    chronicle: toChronicleAnswer({ memory, failed }),
    redact: surroundings.redactor.redact,
    // The answer goes out before the agent is ended.
    onTerminal: () => setImmediate(() => closed.abort()),
  });
  const server = await serveVerbs(surroundings.verbSocket, desk.handle);
  try {
    const report = await surroundings.agent.run({
      brief,
      workspacePath: bench.workspace.path,
      env: {
        ...surroundings.agentEnv,
        GROUNDHOG_BRIEF: await writeBriefFile(surroundings.workDir, brief),
        GROUNDHOG_TASK: request.taskId,
        GROUNDHOG_CHECKPOINT: checkpoint.id,
        GROUNDHOG_DAY: String(day),
        GROUNDHOG_ATTEMPT: String(attempt),
        GROUNDHOG_WORKSPACE: bench.workspace.path,
        GROUNDHOG_SOCKET: surroundings.verbSocket,
      },
      timeoutMs: request.wallClockTimeoutMs,
      sandbox: bench.sandbox,
      signal: AbortSignal.any([closed.signal, surroundings.signal]),
      onOutput: createOutputTeller(surroundings),
    });
    return { desk, report };
  } finally {
    desk.close();
    await server.close();
  }
}

function createOutputTeller({ redactor, notifier }: RunSurroundings): (bytes: Uint8Array) => void {
  const redacted = redactor.redactStream();
  const decoder = new TextDecoder();
  return (bytes) =>
    notifier.progress({ kind: 'agent_output', text: decoder.decode(redacted.push(bytes), { stream: true }) });
}

interface Settling {
  readonly judged: Judgement;
  readonly capture: Capture;
}

async function settle(
  context: AttemptContext,
  { judged, capture }: Settling,
): Promise<Pick<AttemptResult, 'judgement' | 'checked'>> {
  if (judged.kind !== 'verify') return { judgement: judged, checked: { runs: [], files: [] } };
  const { bench, surroundings, checkpoint, day } = context;
  const criteria = checkpoint.success_criteria;
  surroundings.notifier.progress({ kind: 'verifying', checkpointId: checkpoint.id, criteria: criteria.length });
  const changedPaths = capture.changes.map(({ path }) => toReadablePath(path));
  const checked = await checkCriteria(bench, surroundings, {
    criteria,
    tree: capture.tree,
    changedPaths,
    evidencePath: `evidence/${day}`,
  });
  if (surroundings.signal.aborted)
    return {
      judgement: { kind: 'interrupted', reason: 'The run was cancelled while the criteria were checked.' },
      checked,
    };
  const isFailed = checked.runs.some(({ outcome }) => outcome === 'failed' || outcome === 'judged_fail');
  if (!isFailed) return { judgement: { kind: 'passed', summary: judged.summary }, checked };
  return { judgement: { kind: 'failed', report: toFailureReport(checked.runs), isRetryPointless: false }, checked };
}

/** The scratch commits of earlier attempts, so that the agent can look at them. */
function toVisibleRefs({ record, request }: AttemptContext): ReadonlyMap<string, ObjectId> {
  const refs = new Map<string, ObjectId>();
  for (const { day, scratch_commit } of record.attempts) {
    if (scratch_commit !== null) refs.set(toRefName({ kind: 'scratch', taskId: request.taskId, day }), scratch_commit);
  }
  return refs;
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

/** When the attempt started, as recorded: its commits carry this time, so that making them again gives the same ids. */
export function startOf({ task, checkpoint, day }: AttemptContext): string {
  const { checkpoints } = task.journal.state().run;
  const attempts = checkpoints.find(({ checkpoint_id }) => checkpoint_id === checkpoint.id)?.attempts ?? [];
  const started = attempts.find((attempt) => attempt.day === day)?.started_at;
  if (started === undefined) throw new Error(`attempt ${day} has no record`);
  return started;
}
