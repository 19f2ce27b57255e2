import { ConfigurationError } from '../../domain/errors/errors.ts';
import { type TaskId, toTaskId } from '../../domain/ids.ts';
import { repositoryPathSchema } from '../../domain/paths/repository-path.ts';
import type { PlanSource } from '../../domain/plan/plan.ts';
import { readFileAt } from '../../store/read-file-at.ts';
import { fetchRemoteTask, listRemoteTasks } from '../../store/remote-tasks.ts';
import { requirePlan, type StoredTask } from '../../store/state-commit.ts';
import { type LoadedPlan, parsePlanBytes, requireTaskId } from '../compose/load-plan.ts';
import { withGit } from '../compose/with-git.ts';
import type { JobContext } from '../job/job-context.ts';
import { toSettingError } from '../settings/settings.ts';
import { toTaskNotFound } from './choose-task.ts';
import type { TaskOrder } from './task-order.ts';
import { withBaseCommit } from './with-base-commit.ts';

/** The path of a plan at a base. */
export interface PlanLocation {
  readonly path: string;
  readonly base: string | undefined;
}

/** Loads the order to run a plan file of the repository. Throws ConfigurationError when it cannot be run. */
export async function loadFileOrder(
  { path, base, task }: PlanLocation & { readonly task: string | undefined },
  context: JobContext,
): Promise<TaskOrder> {
  if (path === '') throw toSettingError('plan', '', 'is missing');
  const planSource = await loadPlanFile({ path, base }, context);
  return { taskId: requireTaskId(task, planSource.plan, path), planSource, base };
}

/** Reads a plan from the base, whatever is checked out. Throws ConfigurationError when it is missing or invalid. */
export async function loadPlanFile({ path, base }: PlanLocation, context: JobContext): Promise<PlanSource> {
  if (!repositoryPathSchema.safeParse(path).success)
    throw new ConfigurationError('plan_not_found', { path, where: 'the repository' });
  return withBaseCommit(base, context, async (git, { source, name }) => {
    const bytes = await readFileAt(git, { ...source, path });
    if (bytes === undefined) throw new ConfigurationError('plan_not_found', { path, where: name });
    return { ...parsePlanBytes(path, bytes), path, isInline: false };
  });
}

/** Loads the order to resume a task by its record: with its recorded plan, base branch and issue. */
export async function loadRecordedOrder(taskId: TaskId, context: JobContext): Promise<TaskOrder> {
  return toRecordedOrder(taskId, await fetchTask(taskId, context));
}

/** Translates a record to the order to resume its task. */
export function toRecordedOrder(taskId: TaskId, stored: StoredTask): TaskOrder {
  const {
    plan_id: planId,
    plan_hash: recordedAs,
    base_ref: baseBranch,
    issue_number: issueNumber,
  } = stored.state.record;
  const path = planId === `${taskId}:plan` ? undefined : planId;
  return {
    taskId,
    planSource: { plan: requirePlan(stored), text: stored.planText, path, isInline: false, recordedAs },
    base: undefined,
    baseBranch,
    issueNumber: issueNumber ?? undefined,
  };
}

/** Fetches the record of a task; undefined when there is none. */
export async function findRecordedTask(taskId: TaskId, { host, remote }: JobContext): Promise<StoredTask | undefined> {
  return withGit(host, async (git) => {
    const commit = (await listRemoteTasks(git, remote)).get(taskId);
    return commit === undefined ? undefined : fetchRemoteTask(git, remote, commit);
  });
}

/** Fetches the record of a task. Throws ConfigurationError `task_not_found`, which names the recorded tasks. */
export async function fetchTask(taskId: TaskId, { host, remote }: JobContext): Promise<StoredTask> {
  return withGit(host, async (git) => {
    const tasks = await listRemoteTasks(git, remote);
    const commit = tasks.get(taskId);
    if (commit === undefined) throw toTaskNotFound(taskId, [...tasks.keys()]);
    return fetchRemoteTask(git, remote, commit);
  });
}

/** Makes the order to run a plan that is in an issue or on it, and that the run commits to the repository first. */
export function toInlineOrder({ plan, text }: LoadedPlan, issueNumber: number, base: string | undefined): TaskOrder {
  const taskId = plan.task ?? toIssueTask(issueNumber);
  const path = `.groundhog/plans/${taskId}.yml`;
  return { taskId, planSource: { plan, text, path, isInline: true }, base, issueNumber };
}

/** Returns the task id of an issue whose plan names none. */
export function toIssueTask(issueNumber: number): TaskId {
  const taskId = toTaskId(`issue-${issueNumber}`);
  if (taskId === undefined) throw new Error(`no task can be named after issue ${issueNumber}`);
  return taskId;
}
