import type { TaskId } from '../../domain/ids.ts';
import { toSettled } from '../../domain/record/dead-run.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import type { JobDesk } from '../job/job-context.ts';
import { toJobLease } from '../job/job-lease.ts';
import { openTellers, tellInTime } from '../publish/github-reporters.ts';
import { readTask, toRecordedOrder } from './load-order.ts';
import { findClaim } from './peek-lease.ts';
import type { TaskOrder } from './run-task.ts';

/** A task as people have to be shown it now. */
export interface TaskNow {
  readonly order: TaskOrder;
  readonly view: TaskView;
  /** Whether a run is at work on it, which shows it by itself. */
  readonly isAtWork: boolean;
}

/** Reads a task and finds out whether somebody works on it: a run that is gone has ended, whatever it said last. */
export async function readTaskNow(taskId: TaskId, desk: JobDesk): Promise<TaskNow> {
  const stored = await readTask(taskId, desk);
  const order = toRecordedOrder(taskId, stored);
  const claim = await findClaim(stored.lease, toJobLease(desk.job, desk.client, desk.warn));
  const isAtWork = claim.kind === 'held';
  const { run, memory } = isAtWork ? stored.state : toSettled(stored.state, stored.events);
  return { order, view: { plan: order.plan, run, memory }, isAtWork };
}

/** Whether what is shown has an ending of its own, which is shown as a check, too. */
export interface Showing {
  readonly hasCheck: boolean;
}

/**
 * Shows a task as it stands between two runs, on its pull request and on its issue, as its last run would have. What is
 * shown so already is not written again.
 */
export async function bringUpToDate(taskId: TaskId, desk: JobDesk, showing: Showing): Promise<void> {
  await showTask(await readTaskNow(taskId, desk), desk, showing);
}

/** The same for a task that was read already. */
export async function showTask({ order, view, isAtWork }: TaskNow, desk: JobDesk, showing: Showing): Promise<void> {
  if (!isAtWork) await tellInTime(openTellers({ ...order, ...showing }, desk), view, desk);
}
