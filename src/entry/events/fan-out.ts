import { type MatrixEntry, toMatrix } from '../../domain/decisions/task-matrix.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import { compileGlobs } from '../../domain/paths/glob.ts';
import { findGlobProblem } from '../../domain/paths/glob-syntax.ts';
import { renderFanOutSummary } from '../../report/pages/fan-out-summary.ts';
import { listFilesAt } from '../../store/read-file-at.ts';
import type { JobContext, JobOutcome } from '../job/job-context.ts';
import { toSettingError } from '../settings/settings.ts';
import { loadFileOrder } from './load-order.ts';
import { surveyTasks } from './survey-tasks.ts';
import { withBaseCommit } from './with-base-commit.ts';

/** A request for a matrix of tasks. */
export interface FanOutRequest {
  /** Globs of plan files, separated by white space. */
  readonly plans: string;
  readonly base: string | undefined;
}

/**
 * Lists the tasks that jobs can work on side by side: the recorded ones that can be resumed, and those of the plans that
 * have no record yet.
 */
export async function fanOut({ plans, base }: FanOutRequest, context: JobContext): Promise<JobOutcome> {
  const surveyed = await surveyTasks(context);
  const paths = await findPlans(plans.split(/\s+/).filter(Boolean), base, context);
  const known = new Set<TaskId>(surveyed.map(({ taskId }) => taskId));
  const entries: MatrixEntry[] = surveyed
    .filter(({ found }) => found.kind === 'resume')
    .map(({ taskId }) => ({ task: taskId, plan: '' }));
  for (const path of paths) {
    const { taskId } = await loadFileOrder({ path, base, task: undefined }, context);
    if (!known.has(taskId)) entries.push({ task: taskId, plan: path });
  }
  const matrix = toMatrix(entries);
  const { page, reason } = renderFanOutSummary(matrix);
  return { kind: 'surveyed', ending: 'nothing_to_do', reason, page, matrix };
}

/** Finds the plan files of the base that match one of the globs, sorted by path. */
async function findPlans(
  globs: readonly string[],
  base: string | undefined,
  context: JobContext,
): Promise<readonly string[]> {
  if (globs.length === 0) return [];
  for (const glob of globs) {
    const reason = findGlobProblem(glob);
    if (reason !== undefined) throw toSettingError('plan', glob, reason);
  }
  const isPlan = compileGlobs(globs);
  return withBaseCommit(base, context, async (git, { source, name }) => {
    const files = await listFilesAt(git, source);
    const found = files.filter((path) => /\.(ya?ml|json)$/i.test(path) && isPlan(path));
    if (found.length === 0) throw new ConfigurationError('plan_not_found', { path: globs.join(' '), where: name });
    return found.sort();
  });
}
