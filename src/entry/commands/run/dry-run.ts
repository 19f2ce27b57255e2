import { attemptBudgetOf } from '../../../domain/plan/plan.ts';
import { defaultTaskBranch } from '../../../domain/refs/ref-name.ts';
import { findGitDir } from '../../../git/find-git-dir.ts';
import { renderWarnings } from '../../../report/terminal/checked-files.ts';
import { findLineTone, findMark, renderMark } from '../../../report/terminal/marks.ts';
import { toShortLine } from '../../../report/text/safe-text.ts';
import { describeCheckpoint } from '../../../report/words/outcome-text.ts';
import { listCheckpoints } from '../../../report/words/task-facts.ts';
import { findTask } from '../../../store/read-tasks.ts';
import type { HostContext, Io } from '../../compose/host-context.ts';
import { withGit } from '../../compose/with-git.ts';
import { type PreparedLocalRun, prepareLocalRun, type RunFlags } from './run-locally.ts';

/** Checks all that a run checks before it starts, prints what it would do, and starts and writes nothing. Returns 0. */
export async function dryRun(planPath: string, flags: RunFlags, { host, console }: Io): Promise<number> {
  const prepared = await prepareLocalRun(planPath, flags, { host, console });
  for (const { agent } of prepared.workers.workers) await agent.check?.();
  const checkpoints = await findCheckpoints(prepared, flags, host);
  const { taskId, settings, workers } = prepared;
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
    return `  ${mark} ${position}/${checkpoints.length} ${toShortLine(id, 60)}: ${describeCheckpoint(checkpoint)}${budget}${skips}`;
  });
  const agents = workers.workers.map(({ agent, identity }) => [agent.name, identity.model].filter(Boolean).join(' '));
  const lines = [
    `Dry run: nothing is started, and nothing is written.`,
    `Task ${taskId}: results go to ${flags.taskBranch ?? defaultTaskBranch(taskId)}.`,
    `Agent: ${agents.join(', then ')}. Isolation: ${settings.isolation.choice}.`,
    ...rows,
    ...renderWarnings(prepared.planWarnings),
  ];
  console.out(`${lines.join('\n')}\n`, findLineTone);
  return 0;
}

/** Lists the checkpoints as the record has them, or as the plan has them for a new task. */
function findCheckpoints({ planSource: { plan }, taskId }: PreparedLocalRun, { repo }: RunFlags, host: HostContext) {
  return withGit(host, async (opened) => {
    const found = await findGitDir(opened, repo);
    const known = found === undefined ? undefined : await findTask(opened.at({ gitDir: found.gitDir }), taskId);
    const fresh = plan.checkpoints.map((definition, index) => ({
      ...{ id: definition.id, position: index + 1, definition, run: undefined, attempts: [] },
    }));
    return known === undefined ? fresh : listCheckpoints({ ...known.view, plan });
  });
}
