import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AgentReport } from '../../agent/agent.ts';
import { addUsage, type Usage } from '../../domain/attempt/attempt.ts';
import { ConfigurationError, GroundhogError } from '../../domain/errors/errors.ts';
import { removeFolder } from '../../exec/remove-folder.ts';
import { restoreWorkspace } from '../../workspace/attempt/restore.ts';
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

/** The answer of an agent, or the error because of which there is none, with what it has used. */
export type PlannerAnswer = { readonly usage: Usage } & (
  | { readonly kind: 'answered'; readonly text: string }
  | { readonly kind: 'failed'; readonly error: GroundhogError }
);

// Why: docs/decisions/0150-a-planner-of-any-kind-only-reads.md
/** Asks an agent that only reads. What it has changed all the same is undone before this resolves. */
export async function askPlanner(
  { brief, worker, spent }: PlannerQuestion,
  { planning, runContext }: { readonly planning: Planning; readonly runContext: RunContext },
): Promise<PlannerAnswer> {
  const { ports, folders, limits } = runContext;
  const { folders: checked, sandbox, readTrusted } = planning;
  const attemptFolder = await mkdtemp(join(folders.socketParent, 'plan-'));
  try {
    const report = await worker.agent.run({
      ...{ brief, attemptFolder, sandbox, readTrusted, isQuestion: true },
      workspacePath: checked.workspace.path,
      env: { ...limits.agentEnv, ...(await writeVariables(brief, attemptFolder, checked.workspace.path)) },
      timeoutMs: worker.wallClockTimeoutMs,
      maxTurns: worker.maxTurns,
      programs: ports.programs,
      signal: limits.meter.agentSignal,
      onOutput: () => undefined,
      onTool: () => Promise.resolve('unchanged'),
      callVerb: () => Promise.resolve({ ok: false, text: 'There are no verbs for a question.' }),
      onUsage: (usage) => limits.meter.watch(NOTHING_SPENT, addUsage(spent, usage)),
    });
    await sandbox.stopAll();
    await restoreWorkspace(checked.workspace, new Map());
    return { ...toAnswer(report, runContext), usage: report.usage };
  } finally {
    removeFolder(attemptFolder);
  }
}

/** Returns the variables of an agent that is a program, and writes the brief to the file that they name. */
async function writeVariables(brief: string, folder: string, workspace: string): Promise<Record<string, string>> {
  const briefFile = join(folder, 'brief.md');
  await writeFile(briefFile, brief);
  return { GROUNDHOG_TASK: 'plan', GROUNDHOG_BRIEF: briefFile, GROUNDHOG_WORKSPACE: workspace };
}

function toAnswer(
  { stop, lastMessage = '' }: AgentReport,
  { limits }: RunContext,
): { kind: 'answered'; text: string } | { kind: 'failed'; error: GroundhogError } {
  if (stop.kind === 'ended' && lastMessage.trim() !== '') return { kind: 'answered', text: lastMessage };
  const cause = limits.meter.cause();
  if (cause !== undefined) return toFailed(describeCauseOf(cause.kind));
  const isOfSettings = stop.kind === 'provider_refused' || stop.kind === 'not_started';
  return isOfSettings
    ? { kind: 'failed', error: new ConfigurationError('draft_failed', { reason: stop.detail }) }
    : toFailed(describeStop(stop));
}

function toFailed(reason: string): { kind: 'failed'; error: GroundhogError } {
  return { kind: 'failed', error: new GroundhogError('draft_failed', { reason }) };
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
