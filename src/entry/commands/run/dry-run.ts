import { attemptBudgetOf } from '../../../domain/plan/plan.ts';
import { planIdentity } from '../../../domain/plan/plan-identity.ts';
import { carryOverPlan } from '../../../domain/record/carry-over-plan.ts';
import { sha256Hex } from '../../../exec/sha256.ts';
import { renderWarnings } from '../../../report/terminal/checked-files.ts';
import { findLineTone, findMark, renderMark } from '../../../report/terminal/marks.ts';
import { toShortLine } from '../../../report/text/safe-text.ts';
import { describeCheckpoint } from '../../../report/words/outcome-text.ts';
import { listCheckpoints, needsReason } from '../../../report/words/task-facts.ts';
import type { RunContext, RunRequest } from '../../../runner/context/run-context.ts';
import { findMovedBase } from '../../../runner/open/find-moved-base.ts';
import { checkTask, type LoadedTask } from '../../../runner/open/load-task.ts';
import { toPlanSet } from '../../../runner/open/opening-events.ts';
import type { StoredTask } from '../../../store/state-commit.ts';
import { composeWork } from '../../compose/compose.ts';
import type { Io } from '../../compose/host-context.ts';
import { createQuietNotifier } from '../../publish/terminal-notifier.ts';
import { type PreparedLocalRun, prepareLocalRun, type RunFlags, toLocalParts } from './run-locally.ts';
import { warnOfOmitted } from './warn-of-omitted.ts';

/** Checks all that a run checks before it starts, prints what it would do, and starts and writes nothing. Returns 0. */
export async function dryRun(planPath: string, flags: RunFlags, { host, console }: Io): Promise<number> {
  const prepared = await prepareLocalRun(planPath, flags, { host, console });
  const notifier = createQuietNotifier(console.err, console.errStyle);
  const { signal } = new AbortController();
  const parts = { ...(await toLocalParts(prepared, flags, { host, notifier })), signal };
  await warnOfOmitted(prepared, flags, { host, notifier });
  const { stored, taskBranch } = await composeWork(host, parts, findTask);
  const { taskId, settings, workers } = prepared;
  const checkpoints = findCheckpoints(prepared, stored);
  if (flags.json === true) {
    const rows = checkpoints.map(({ id, run }) => ({ id, outcome: run?.outcome ?? 'pending' }));
    const agents = workers.workers.map(({ agent }) => agent.name);
    const document = { schema_version: 1, dry_run: true, task_id: taskId, agents, checkpoints: rows };
    console.out(`${JSON.stringify(document, undefined, 2)}\n`);
    return 0;
  }
  const rows = checkpoints.map((checkpoint) => {
    const { id, position, definition } = checkpoint;
    const budget =
      definition === undefined
        ? ''
        : `, attempts: ${attemptBudgetOf(definition, prepared.planSource.plan, settings.forRequest.attemptBudgetDefault)}`;
    const mark = renderMark(findMark(checkpoint), console.outStyle);
    const skips = flags.only === undefined || flags.only === id ? '' : ', not asked for';
    const why = needsReason(checkpoint) && checkpoint.run?.reason ? `. ${toShortLine(checkpoint.run.reason, 200)}` : '';
    return `  ${mark} ${position}/${checkpoints.length} ${toShortLine(id, 60)}: ${describeCheckpoint(checkpoint)}${budget}${skips}${why}`;
  });
  const agents = workers.workers.map(({ agent, identity }) => [agent.name, identity.model].filter(Boolean).join(' '));
  const lines = [
    `Dry run: nothing is started, and nothing is written.`,
    `Task ${taskId}: results go to ${taskBranch}.`,
    `Agent: ${agents.join(', then ')}. Isolation: ${settings.isolation.choice}.`,
    ...rows,
    ...renderWarnings(prepared.planWarnings),
  ];
  console.out(`${lines.join('\n')}\n`, findLineTone);
  return 0;
}

/** Makes the checks of a run, and warns where its base has moved. */
async function findTask(request: RunRequest, runContext: RunContext): Promise<LoadedTask> {
  const task = await checkTask(request, runContext);
  const { control, stored } = task;
  if (stored === undefined || request.rebase === 'start') return task;
  const { record } = stored.state;
  const text = await findMovedBase({ control, record, head: record.head }, runContext.ports);
  if (text !== undefined) runContext.ports.notifier.progress({ kind: 'warning', text });
  return task;
}

/** Lists the checkpoints as a run would find them: those of the record under its plan, or as the plan has them for a new task. */
function findCheckpoints({ planSource: { plan }, settings }: PreparedLocalRun, stored: StoredTask | undefined) {
  if (stored === undefined)
    return plan.checkpoints.map((definition, index) => ({
      ...{ id: definition.id, position: index + 1, definition, run: undefined, attempts: [] },
    }));
  const { record } = stored.state;
  const set = toPlanSet(plan, sha256Hex(planIdentity(plan)), settings.forRequest.attemptBudgetDefault);
  return listCheckpoints({ plan, record: { ...record, checkpoints: carryOverPlan(record, set) } });
}
