import type { TaskId } from '../../domain/ids.ts';
import { toEndedState } from '../../domain/record/dead-run.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import type { JobContext } from '../job/job-context.ts';
import { toJobLease } from '../job/job-lease.ts';
import { openGitHubReporters, reportInTime } from '../publish/github-reporters.ts';
import { readTask, toRecordedOrder } from './load-order.ts';
import { peekLease } from './peek-lease.ts';
import type { TaskOrder } from './run-task.ts';

/** A task as people have to be shown it now. */
export interface CurrentTask {
  readonly order: TaskOrder;
  readonly view: TaskView;
  /** Whether a run is at work on it, which shows it by itself. */
  readonly isAtWork: boolean;
}

/** Reads a task and finds out whether somebody works on it: a run that is gone has ended, whatever it said last. */
export async function readCurrentTask(taskId: TaskId, context: JobContext): Promise<CurrentTask> {
  const stored = await readTask(taskId, context);
  const order = toRecordedOrder(taskId, stored);
  const claim = await peekLease(stored.lease, toJobLease(context.job, context.client, context.warn));
  const isAtWork = claim.kind === 'held';
  const { run, memory } = isAtWork ? stored.state : toEndedState(stored.state, stored.events);
  return { order, view: { plan: order.plan, run, memory }, isAtWork };
}

/** Whether what is shown has an ending of its own, which is shown as a check, too. */
export interface DisplayOptions {
  readonly hasCheck: boolean;
}

/**
 * Shows a task as it stands between two runs, on its pull request and on its issue, as its last run would have. What is
 * shown so already is not written again.
 */
export async function refreshTaskDisplay(taskId: TaskId, context: JobContext, showing: DisplayOptions): Promise<void> {
  await displayTask(await readCurrentTask(taskId, context), context, showing);
}

/** The same for a task that was read already. */
export async function displayTask(
  { order, view, isAtWork }: CurrentTask,
  context: JobContext,
  showing: DisplayOptions,
): Promise<void> {
  if (!isAtWork) await reportInTime(openGitHubReporters({ ...order, ...showing }, context), view, context);
}
