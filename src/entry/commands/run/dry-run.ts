import { chooseNextAction } from '../../../domain/decisions/next-action.ts';
import { toShortId } from '../../../domain/ids.ts';
import { attemptBudgetOf } from '../../../domain/plan/plan.ts';
import type { GroundhogRun } from '../../../domain/record/run-record.ts';
import { renderWarnings } from '../../../report/terminal/checked-files.ts';
import { findLineTone, findMark, renderMark } from '../../../report/terminal/marks.ts';
import type { TerminalStyle } from '../../../report/terminal/terminal-style.ts';
import { formatPlural } from '../../../report/text/format-duration.ts';
import { toShortLine } from '../../../report/text/safe-text.ts';
import { describeCheckpoint } from '../../../report/words/outcome-text.ts';
import { renderRebaseLine } from '../../../report/words/rebase-text.ts';
import { type CheckpointFacts, listCheckpoints, needsReason } from '../../../report/words/task-facts.ts';
import type { OpenedTask, RunContext, RunRequest } from '../../../runner/context/run-context.ts';
import { checkTask, type LoadedTask } from '../../../runner/open/load-task.ts';
import { previewStart } from '../../../runner/open/open-task.ts';
import { composeWork } from '../../compose/compose.ts';
import type { Io } from '../../compose/host-context.ts';
import { createQuietNotifier } from '../../publish/terminal-notifier.ts';
import { toNextRecord } from './next-record.ts';
import { type PreparedLocalRun, prepareLocalRun, type RunFlags, toLocalParts } from './run-locally.ts';
import { warnOfOmitted } from './warn-of-omitted.ts';

/** Checks all that a run checks before it starts, prints what it would do, and starts and writes nothing. Returns 0. */
export async function dryRun(planPath: string, flags: RunFlags, { host, console }: Io): Promise<number> {
  const prepared = await prepareLocalRun(planPath, flags, { host, console });
  const notifier = createQuietNotifier(console.err, console.errStyle);
  const { signal } = new AbortController();
  const parts = { ...(await toLocalParts(prepared, flags, { host, notifier })), signal };
  await warnOfOmitted(prepared, flags, { host, notifier });
  const { stored, taskBranch, opening, diverged } = await composeWork(host, parts, findTask);
  const { taskId, settings, workers } = prepared;
  const { plan } = prepared.planSource;
  const budget = settings.forRequest.attemptBudgetDefault;
  const record = stored && toNextRecord(stored.state.record, plan, budget);
  const checkpoints = record === undefined ? listNewCheckpoints(prepared) : listCheckpoints({ plan, record });
  const blocked = record && findBlock(record, flags);
  const rebase = opening.find((event) => event.kind === 'rebase_started');
  const moved = opening.find((event) => event.kind === 'base_moved');
  if (flags.json === true) {
    const rows = checkpoints.map(({ id, run }) => ({ id, outcome: run?.outcome ?? 'pending' }));
    const agents = workers.workers.map(({ agent }) => agent.name);
    const facts = { task_id: taskId, agents, blocked: blocked ?? null, rebase: rebase ?? null, checkpoints: rows };
    console.out(`${JSON.stringify({ schema_version: 1, dry_run: true, ...facts }, undefined, 2)}\n`);
    return 0;
  }
  const { outStyle: style } = console;
  const agents = workers.workers.map(({ agent, identity }) => [agent.name, identity.model].filter(Boolean).join(' '));
  const lines = [
    `Dry run: nothing is started, and nothing is written.`,
    `Task ${taskId}: results go to ${taskBranch}.`,
    `Agent: ${agents.join(', then ')}. Isolation: ${settings.isolation.choice}.`,
    ...(blocked === undefined ? [] : [`The run would end at once, blocked: ${toShortLine(blocked, 400)}`]),
    ...(diverged === undefined ? [] : [`The run would end at once, in conflict: ${toShortLine(diverged, 400)}`]),
    ...(rebase === undefined ? [] : [`${renderRebaseLine(rebase)} Agents work on what does not hold there.`]),
    ...(moved === undefined
      ? []
      : [`The task would work from ${toShortId(moved.to)}, in place of ${toShortId(moved.from)}.`]),
    ...checkpoints.map((checkpoint) => `  ${renderRow(checkpoint, checkpoints.length, { flags, prepared, style })}`),
    ...renderWarnings(prepared.planWarnings),
  ];
  console.out(`${lines.join('\n')}\n`, findLineTone);
  return 0;
}

interface RowOptions {
  readonly flags: RunFlags;
  readonly prepared: PreparedLocalRun;
  readonly style: TerminalStyle;
}

function renderRow(checkpoint: CheckpointFacts, count: number, { flags, prepared, style }: RowOptions): string {
  const { id, position, definition, run } = checkpoint;
  const { settings, planSource } = prepared;
  const most = definition && attemptBudgetOf(definition, planSource.plan, settings.forRequest.attemptBudgetDefault);
  const budget = most === undefined ? '' : `, at most ${formatPlural(most, 'attempt')}`;
  const skips = flags.only === undefined || flags.only === id ? '' : ', not asked for';
  const why = needsReason(checkpoint) && run?.reason ? `. ${toShortLine(run.reason, 200)}` : '';
  return `${renderMark(findMark(checkpoint), style)} ${position}/${count} ${toShortLine(id, 60)}: ${describeCheckpoint(checkpoint)}${budget}${skips}${why}`;
}

type FoundTask = Pick<LoadedTask, 'stored' | 'taskBranch'> & Pick<OpenedTask, 'opening' | 'diverged'>;

/** Makes the checks of a run, and finds what it would begin with. */
async function findTask(request: RunRequest, runContext: RunContext): Promise<FoundTask> {
  const task = await checkTask(request, runContext);
  const { stored, taskBranch } = task;
  if (stored === undefined) return { stored, taskBranch, opening: [], diverged: undefined };
  const { opening, diverged } = await previewStart(task, request, runContext);
  return { stored, taskBranch, opening, diverged };
}

function listNewCheckpoints({ planSource: { plan } }: PreparedLocalRun) {
  return plan.checkpoints.map((definition, index) => ({
    ...{ id: definition.id, position: index + 1, definition, run: undefined, attempts: [] },
  }));
}

/** Finds why a run would end before its first attempt: the task was aborted, or a checkpoint given up. */
function findBlock(record: GroundhogRun, { rebase }: RunFlags): string | undefined {
  // A commit of a person may have repaired what another one broke, and a rebase opens what has landed.
  const mayBeOpened = rebase !== undefined || record.checkpoints.some(({ held_at }) => held_at !== null);
  if (record.aborted === null && mayBeOpened) return undefined;
  const next = chooseNextAction(record);
  return next.kind === 'blocked' ? next.reason : undefined;
}
