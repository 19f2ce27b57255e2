import { isDeepStrictEqual } from 'node:util';
import type { AgentTask } from '../../agent/agent.ts';
import { renderBrief } from '../../agent/brief.ts';
import { type AttemptChange, WHOLE_ATTEMPTS } from '../../agent/failed-attempts.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt.ts';
import { GitError } from '../../domain/errors/errors.ts';
import { onLine } from '../../domain/record/memory.ts';
import { findReplayed } from '../../domain/record/rebase.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import { toCleanLine } from '../../exec/redaction/clean-text.ts';
import { redactEnds } from '../../exec/streams/redact-ends.ts';
import { renderTreeDiff } from '../../git/diff-text.ts';
import type { VerbHandlerOptions } from '../../verbs/verb-handler.ts';
import { openAttemptSnapshots } from '../../workspace/named-snapshots/snapshot-context.ts';
import { serveSnapshots } from '../../workspace/named-snapshots/snapshot-verbs.ts';
import type { StepRecorder } from '../../workspace/steps/step-timeline.ts';
import type { AttemptContext, RunContext } from '../context/run-context.ts';
import { createTrustedReader } from '../context/trusted-reader.ts';
import { reportStep } from './attempt-steps.ts';
import type { AttemptVerbServer } from './with-verb-server.ts';

/** More than the brief shows. */
const MAX_DIFF_CHARACTERS = 64 * 1024;
const MAX_DIFF_MS = 20_000;

/** Returns what the agent of an attempt is started with, apart from its brief and what it reports through. */
export function toAgentTask(
  context: AttemptContext,
  { folder, briefFile, socket }: AttemptVerbServer,
): Pick<
  AgentTask,
  | 'workspacePath'
  | 'attemptFolder'
  | 'env'
  | 'timeoutMs'
  | 'maxTurns'
  | 'readTrusted'
  | 'session'
  | 'programs'
  | 'sandbox'
> {
  const { prepared, worker, runContext } = context;
  const variables = { ...toAgentVariables(context), GROUNDHOG_BRIEF: briefFile, GROUNDHOG_SOCKET: socket };
  return {
    workspacePath: prepared.workspace.path,
    attemptFolder: folder,
    env: { ...runContext.limits.agentEnv, ...variables },
    timeoutMs: worker.wallClockTimeoutMs,
    maxTurns: worker.maxTurns,
    readTrusted: createTrustedReader(context.task.control, context.task.journal.state().record.base_sha),
    session: toSession(context),
    programs: runContext.ports.programs,
    sandbox: prepared.sandbox,
  };
}

/** Returns what becomes of the conversation: the first retry resumes that of the attempt before, which its agent has kept. */
function toSession({ attempt, record, worker }: AttemptContext): AgentTask['session'] {
  if (worker.session === 'fresh' || attempt > 2) return undefined;
  if (attempt === 1) return 'keep';
  const last = record.attempts.at(-1);
  const isSame = last?.outcome === 'failed' && isDeepStrictEqual(last.agent, worker.identity);
  return isSame ? 'resume' : undefined;
}

/** Returns the means of the verbs of an attempt. */
export function toVerbServerTools(
  { prepared, runContext, day }: AttemptContext,
  steps: StepRecorder,
): Pick<VerbHandlerOptions, 'clock' | 'snapshots' | 'step' | 'redact'> {
  const { clock, redactor, notifier } = runContext.ports;
  return {
    clock,
    snapshots: serveSnapshots(() => openAttemptSnapshots(prepared.workspace, { day, now: clock.now })),
    step: (reported) => {
      const { tool } = reported;
      if (tool !== undefined) notifier.progress({ kind: 'agent_tool', tool: toCleanLine(tool, redactor.redact) });
      return reportStep(steps, reported);
    },
    redact: redactor.redact,
  };
}

function toAgentVariables({
  prepared,
  request,
  checkpoint,
  day,
  attempt,
  worker,
}: AttemptContext): Record<string, string> {
  return {
    GROUNDHOG_TASK: request.taskId,
    GROUNDHOG_CHECKPOINT: checkpoint.id,
    GROUNDHOG_DAY: String(day),
    GROUNDHOG_ATTEMPT: String(attempt),
    GROUNDHOG_WORKSPACE: prepared.workspace.path,
    GROUNDHOG_MAX_TURNS: String(worker.maxTurns),
  };
}

/** Creates the function that records the tools of an agent as steps. */
export function createToolReporter(
  { ports: { redactor, notifier } }: RunContext,
  steps: StepRecorder,
): AgentTask['onTool'] {
  return async ({ tool, phase }) => {
    const isReported = phase === 'end';
    const name = toCleanLine(tool, redactor.redact).slice(0, 200);
    notifier.progress({ kind: 'agent_tool', tool: name });
    const { kind } = await steps.record({ tool: isReported ? name : null, isReported, seenAt: 'agent' });
    return kind === 'recorded' ? 'changed' : kind === 'missed' ? 'unknown' : kind;
  };
}

/** Creates the function that passes the output of an agent on, without secrets. */
export function createOutputReporter({ ports: { redactor, notifier } }: RunContext): (bytes: Uint8Array) => void {
  const redacted = redactor.redactStream();
  const decoder = new TextDecoder();
  return (bytes) =>
    notifier.progress({ kind: 'agent_output', text: decoder.decode(redacted.push(bytes), { stream: true }) });
}

/** Returns the answer to the verb `chronicle`, with the whole plan where that was asked for. */
export function toChronicleAnswer(
  { task, request }: AttemptContext,
  failed: readonly AttemptRecord[],
  isWithPlan: boolean,
): { text: string; data: unknown } {
  const { memory: all, record } = task.journal.state();
  const memory = onLine(all, record);
  const attempts = failed.map(({ day, failure_report, side_effects, verifier_runs }) => ({
    day,
    failure_report,
    side_effects,
    criteria: verifier_runs.map(({ criterion, outcome, detail }) => ({ kind: criterion.kind, outcome, detail })),
  }));
  const plan = isWithPlan ? { plan: request.planSource.plan } : {};
  const data = { ...plan, memory, failed_attempts: attempts };
  return { text: JSON.stringify(data, undefined, 2), data };
}

/** Renders the brief of an attempt, with the changes of the last failed ones. */
export async function writeBrief(context: AttemptContext, failed: readonly AttemptRecord[]): Promise<string> {
  const { request, checkpoint, record, attempt, worker } = context;
  const { memory, record: taskRecord } = context.task.journal.state();
  const { toToolName, toolAdvice } = worker.agent;
  return renderBrief({
    ...{ plan: request.planSource.plan, instruction: request.instruction, checkpoint },
    ...{ memory: onLine(memory, taskRecord), attempt, attemptBudget: record.attempt_budget, failed },
    failedBefore: failed.filter((each) => record.attempts.indexOf(each) < record.budget_from).length,
    ...{ toToolName, toolAdvice, maxTurns: worker.maxTurns, timeoutMs: worker.wallClockTimeoutMs },
    changes: await findChanges(context, failed.slice(-WHOLE_ATTEMPTS)),
    claimRule: request.claimRule,
    rebase: toRebase(taskRecord, checkpoint.id),
    hints: taskRecord.steering.filter(({ kind }) => kind === 'hint'),
  });
}

function toRebase({ rebase, base_ref: base }: GroundhogRun, checkpointId: string) {
  const commit = findReplayed(rebase, checkpointId);
  return commit === undefined ? undefined : { commit, base };
}

async function findChanges(
  { task, runContext }: AttemptContext,
  failed: readonly AttemptRecord[],
): Promise<ReadonlyMap<number, AttemptChange>> {
  const { redactor } = runContext.ports;
  const signal = AbortSignal.any([runContext.limits.signal, AbortSignal.timeout(MAX_DIFF_MS)]);
  const changes = new Map<number, AttemptChange>();
  for (const { day, snapshot_ref: from, scratch_commit: to } of failed) {
    if (to === null || to === from) continue;
    try {
      const text = await renderTreeDiff(task.control, { from, to, withStat: true, signal });
      const end = text.indexOf('\n\n');
      const diff = redactEnds(redactor, text.slice(end).trimStart(), MAX_DIFF_CHARACTERS).text;
      changes.set(day, { stat: redactor.redact(text.slice(0, Math.max(0, end))), diff });
    } catch (thrown) {
      // Work that is not here, or too long to be compared: the brief has the command that shows it.
      if (!(thrown instanceof GitError)) throw thrown;
    }
  }
  return changes;
}
