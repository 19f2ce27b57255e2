import { join } from 'node:path';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { type TaskId, toTaskId } from '../../domain/ids.ts';
import { repositoryPathSchema } from '../../domain/paths/repository-path.ts';
import { readFileAt } from '../../store/read-file-at.ts';
import { fetchRemoteTask, listRemoteTasks } from '../../store/remote-tasks.ts';
import { requirePlan } from '../../store/require-plan.ts';
import type { StoredTask } from '../../store/state-commit.ts';
import { withGit } from '../compose/compose.ts';
import { type LoadedPlan, readPlan, requireTaskId } from '../compose/load-plan.ts';
import type { JobContext } from '../job/job-context.ts';
import { openRemote, type TaskOrder } from './run-task.ts';

/** A plan by its path, at a base. */
export interface PlanLocation {
  readonly path: string;
  readonly base: string | undefined;
}

/** The order to run a plan file of the repository. Throws ConfigurationError when it cannot be run. */
export async function loadFileOrder(
  { path, base, task }: PlanLocation & { readonly task: string | undefined },
  context: JobContext,
): Promise<TaskOrder> {
  if (path === '') throw new ConfigurationError('setting_invalid', { name: 'plan', value: '', reason: 'is missing' });
  const { plan, text } = await loadPlanFile({ path, base }, context);
  const taskId = requireTaskId(task, plan, path);
  return { taskId, plan, planText: text, planPath: path, isPlanInline: false, base };
}

/** The plan as the base has it: what is checked out in the job, or in a workspace, plays no part. */
export async function loadPlanFile({ path, base }: PlanLocation, context: JobContext): Promise<LoadedPlan> {
  if (!repositoryPathSchema.safeParse(path).success)
    throw new ConfigurationError('plan_not_found', { path, where: 'the repository' });
  const { job, remote, host } = context;
  return withGit(host, async (git) => {
    const { sha, ref } = await (await openRemote(git, context)).resolveBase(base);
    const folder = join(git.location.gitDir, 'plan.git');
    const bytes = await readFileAt(git, { remote, commit: sha, path, checkout: job.workspace, folder });
    if (bytes === undefined) throw new ConfigurationError('plan_not_found', { path, where: `${ref} (${sha})` });
    return readPlan(path, bytes);
  });
}

/** The order to go on with a task as its record has it: its own plan, base and issue. */
export async function loadRecordedOrder(taskId: TaskId, context: JobContext): Promise<TaskOrder> {
  return toRecordedOrder(taskId, await readTask(taskId, context));
}

/** The same, once the record is read. */
export function toRecordedOrder(taskId: TaskId, stored: StoredTask): TaskOrder {
  const { planText, state } = stored;
  const { plan_id: planId, base_ref: baseBranch, issue_number: issueNumber } = state.run;
  return {
    taskId,
    plan: requirePlan(stored),
    planText,
    planPath: planId === `${taskId}:plan` ? undefined : planId,
    isPlanInline: false,
    base: undefined,
    baseBranch,
    issueNumber: issueNumber ?? undefined,
  };
}

/** The record of a task. Throws `task_not_found` with the tasks that there are. */
export async function readTask(taskId: TaskId, { host, remote }: JobContext): Promise<StoredTask> {
  return withGit(host, async (git) => {
    const tasks = await listRemoteTasks(git, remote);
    const commit = tasks.get(taskId);
    if (commit === undefined)
      throw new ConfigurationError('task_not_found', { task: taskId, known: [...tasks.keys()].join(', ') || 'none' });
    return fetchRemoteTask(git, remote, commit);
  });
}

/** The task that an issue asks for, unless its plan names another one. */
export function toIssueTask(issueNumber: number): TaskId {
  const taskId = toTaskId(`issue-${issueNumber}`);
  if (taskId === undefined) throw new Error(`no task can be named after issue ${issueNumber}`);
  return taskId;
}
