import { type MatrixEntry, toMatrix } from '../../domain/decisions/task-matrix.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import { compileGlobs, findGlobProblem } from '../../domain/paths/glob.ts';
import { renderFanOutSummary } from '../../report/pages/fan-out-summary.ts';
import { listFilesAt } from '../../store/list-files-at.ts';
import { withGit } from '../compose/compose.ts';
import type { JobContext, JobOutcome } from '../job/job-context.ts';
import { loadFileOrder } from './load-order.ts';
import { openRemote } from './run-task.ts';
import { type SurveyedTask, surveyTasks } from './survey-tasks.ts';

export interface FanOut {
  /** Globs of plan files, separated by white space. */
  readonly plans: string;
  readonly base: string | undefined;
}

/**
 * Says which tasks can be worked on side by side: those on record that can go on, and those of the plans that have no
 * record yet. Each is for a job of its own.
 */
export async function fanOut({ plans, base }: FanOut, context: JobContext): Promise<JobOutcome> {
  const surveyed = await surveyTasks(context);
  const paths = await findPlans(plans.split(/\s+/).filter(Boolean), base, context);
  const known = new Set<TaskId>(surveyed.map(({ taskId }) => taskId));
  const entries: MatrixEntry[] = surveyed.filter(canGoOn).map(({ taskId }) => ({ task: taskId, plan: '' }));
  for (const path of paths) {
    const { taskId } = await loadFileOrder({ path, base, task: undefined }, context);
    if (!known.has(taskId)) entries.push({ task: taskId, plan: path });
  }
  const matrix = toMatrix(entries);
  const { page, reason } = renderFanOutSummary(matrix);
  return { kind: 'surveyed', ending: 'nothing_to_do', reason, page, matrix };
}

function canGoOn({ found }: SurveyedTask): boolean {
  return found.kind === 'resume';
}

/** The files of the base that one of the globs means, by name. */
async function findPlans(
  globs: readonly string[],
  base: string | undefined,
  context: JobContext,
): Promise<readonly string[]> {
  if (globs.length === 0) return [];
  for (const glob of globs) {
    const reason = findGlobProblem(glob);
    if (reason !== undefined) throw new ConfigurationError('setting_invalid', { name: 'plan', value: glob, reason });
  }
  const { remote, job, host } = context;
  const isPlan = compileGlobs(globs);
  return withGit(host, async (git) => {
    const { sha, ref } = await (await openRemote(git, context)).resolveBase(base);
    const folder = `${git.location.gitDir}/plans.git`;
    const files = await listFilesAt(git, { remote, commit: sha, checkout: job.workspace, folder });
    const found = files.filter((path) => /\.(ya?ml|json)$/i.test(path) && isPlan(path));
    if (found.length === 0)
      throw new ConfigurationError('plan_not_found', { path: globs.join(' '), where: `${ref} (${sha})` });
    return found.sort();
  });
}
