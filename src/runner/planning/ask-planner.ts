import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AgentReport } from '../../agent/agent.ts';
import { addUsage, type Usage } from '../../domain/attempt/attempt.ts';
import { ConfigurationError, GroundhogError } from '../../domain/errors/errors.ts';
import type { RunContext } from '../context/run-context.ts';
import type { Worker } from '../context/worker.ts';
import type { Planning } from './open-planning.ts';

const NOTHING_SPENT = { checkpoints: [], last_day_before_run: 0 };

/** A question to an agent, with the usage of those before it. */
export interface PlannerQuestion {
  readonly brief: string;
  readonly worker: Worker;
  readonly spent: Usage;
}

/**
 * Asks an agent that only reads. Returns its report, whose last message is the answer. Throws `draft_failed` for one that
 * ends without an answer.
 */
export async function askPlanner(
  { brief, worker, spent }: PlannerQuestion,
  { planning, runContext }: { readonly planning: Planning; readonly runContext: RunContext },
): Promise<AgentReport & { readonly lastMessage: string }> {
  const { ports, folders, limits } = runContext;
  const { workspace, sandbox } = planning.folders;
  const attemptFolder = await mkdtemp(join(folders.socketParent, 'plan-'));
  try {
    const report = await worker.agent.run({
      ...{ brief, attemptFolder, sandbox, isQuestion: true },
      workspacePath: workspace.path,
      env: { ...limits.agentEnv, GROUNDHOG_TASK: 'plan' },
      timeoutMs: worker.wallClockTimeoutMs,
      maxTurns: worker.maxTurns,
      programs: ports.programs,
      readTrusted: planning.readTrusted,
      signal: limits.meter.agentSignal,
      onOutput: () => undefined,
      onTool: () => Promise.resolve('unchanged'),
      callVerb: () => Promise.resolve({ ok: false, text: 'There are no verbs for a question.' }),
      onUsage: (usage) => limits.meter.watch(NOTHING_SPENT, addUsage(spent, usage)),
    });
    await sandbox.stopAll();
    return { ...report, lastMessage: requireAnswer(report, runContext) };
  } finally {
    await rm(attemptFolder, { recursive: true, force: true });
  }
}

function requireAnswer({ stop, lastMessage = '' }: AgentReport, { limits }: RunContext): string {
  if (stop.kind === 'ended' && lastMessage.trim() !== '') return lastMessage;
  const cause = limits.meter.cause();
  if (cause !== undefined) throw new GroundhogError('draft_failed', { reason: describeCauseOf(cause.kind) });
  if (stop.kind === 'provider_refused') throw new ConfigurationError('draft_failed', { reason: stop.detail });
  throw new GroundhogError('draft_failed', { reason: describeStop(stop) });
}

function describeCauseOf(kind: string): string {
  return kind === 'budget' ? 'the budget of this run was spent first' : 'it was stopped';
}

function describeStop(stop: AgentReport['stop']): string {
  switch (stop.kind) {
    case 'ended':
      return 'the model ended without a message';
    case 'stopped':
      return 'it was stopped';
    case 'wall_clock':
      return `the model was still at work after ${stop.seconds} s ("wall-clock-timeout-seconds")`;
    case 'turn_limit':
      return `the model was still reading after ${stop.turns} turns ("max-iterations")`;
    case 'cut_short':
      return stop.sentence;
    default:
      return stop.detail;
  }
}
