import type { AgentTask } from '../../agent/agent.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt.ts';
import { toCleanLine } from '../../exec/redaction/clean-text.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { readFileOf } from '../../store/read-file-at.ts';
import type { VerbHandlerOptions } from '../../verbs/verb-handler.ts';
import { openAttemptSnapshots } from '../../workspace/named-snapshots/snapshot-context.ts';
import { serveSnapshots } from '../../workspace/named-snapshots/snapshot-verbs.ts';
import type { StepRecorder } from '../../workspace/steps/step-timeline.ts';
import type { AttemptContext, RunContext } from '../context/run-context.ts';
import { reportStep } from './attempt-steps.ts';
import type { AttemptVerbServer } from './with-verb-server.ts';

/** Returns what the agent of an attempt is started with, apart from its brief and what it reports through. */
export function toAgentTask(
  context: AttemptContext,
  { folder, briefFile, socket }: AttemptVerbServer,
): Pick<
  AgentTask,
  'workspacePath' | 'attemptFolder' | 'env' | 'timeoutMs' | 'maxTurns' | 'programs' | 'readTrusted' | 'sandbox'
> {
  const { prepared, worker, runContext } = context;
  const variables = { ...toAgentVariables(context), GROUNDHOG_BRIEF: briefFile, GROUNDHOG_SOCKET: socket };
  return {
    workspacePath: prepared.workspace.path,
    attemptFolder: folder,
    env: { ...runContext.limits.agentEnv, ...variables },
    timeoutMs: worker.wallClockTimeoutMs,
    maxTurns: worker.maxTurns,
    readTrusted: createTrustedReader(context.task),
    programs: runContext.ports.programs,
    sandbox: prepared.sandbox,
  };
}

/** Creates the function that reads files of the base of a task, from the repository that no agent can write. */
function createTrustedReader({ control, journal }: AttemptContext['task']): AgentTask['readTrusted'] {
  const { base_sha: base } = journal.state().record;
  const read = async (path: string): Promise<string | undefined> => {
    if ((await findCommit(control, base)) === undefined) return undefined;
    const bytes = await readFileOf(control, base, path);
    return bytes === undefined ? undefined : Buffer.from(bytes).toString('utf8');
  };
  // It is advice: without it the agent works all the same.
  return (path) => read(path).catch(() => undefined);
}

/** Returns the means of the verbs of an attempt. */
export function toVerbServerTools(
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

/** Returns the answer to the verb `chronicle`. */
export function toChronicleAnswer({
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
