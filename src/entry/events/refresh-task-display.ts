import type { ObjectId, TaskId } from '../../domain/ids.ts';
import { toEndedState } from '../../domain/record/dead-run.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import type { Links } from '../../report/text/safe-text.ts';
import { systemClock } from '../compose/system-clock.ts';
import { type JobContext, toJobLinks } from '../job/job-context.ts';
import { openJobLease, peekLease } from '../job/job-lease.ts';
import { openGitHubReporters, type ReportedTask, reportInTime } from '../publish/github-reporters.ts';
import { fetchTask, toRecordedOrder } from './load-order.ts';
import type { TaskOrder } from './task-order.ts';

type DisplayOptions = Pick<ReportedTask, 'hasCheck' | 'creation'>;

/** The current state of a task, for display. */
export interface CurrentTask {
  readonly order: TaskOrder;
  readonly view: TaskView;
  /** The commit of the record, and the moment before it was fetched. */
  readonly commit: ObjectId;
  readonly fetchedAt: string;
  /** Whether a run is active on it, which updates the display itself. */
  readonly isActive: boolean;
}

/** Fetches a task with its lease. A run that is gone counts as ended, whatever it recorded last. */
export async function fetchCurrentTask(taskId: TaskId, context: JobContext): Promise<CurrentTask> {
  const fetchedAt = systemClock.now().toISOString();
  const stored = await fetchTask(taskId, context);
  const order = toRecordedOrder(taskId, stored);
  const claim = await peekLease(stored.lease, openJobLease(context));
  const isActive = claim.kind === 'held';
  const { record, memory } = isActive ? stored.state : toEndedState(stored.state, stored.events);
  return { order, view: { plan: order.planSource.plan, record, memory }, commit: stored.commit, fetchedAt, isActive };
}

// Why: docs/decisions/0067-display-is-corrected-by-the-next-job.md
/**
 * Updates the pull request and the issue of a task between two runs, as its last run would have. What is current already
 * is not written again.
 */
export async function refreshTaskDisplay(taskId: TaskId, context: JobContext, options: DisplayOptions): Promise<void> {
  await displayTask(await fetchCurrentTask(taskId, context), context, options);
}

/**
 * Updates the pull request and the issue of a task that was fetched already, unless a run starts on it meanwhile. Returns the
 * address of the pull request; undefined without one, and where a run is active.
 */
export async function displayTask(
  { order, view, commit, fetchedAt, isActive }: CurrentTask,
  context: JobContext,
  options: DisplayOptions,
): Promise<string | undefined> {
  if (isActive) return undefined;
  const { fence } = context;
  const ofLastRun = { ...context, links: toLastRunLinks(view.record, context) };
  return fence.during(order.taskId, async () => {
    fence.progress({ kind: 'record_at', commit });
    await fence.recorded([{ at: fetchedAt }]);
    const reporters = openGitHubReporters({ ...order, ...options }, ofLastRun);
    await reportInTime(reporters, view, ofLastRun);
    return reporters.github.pullRequest()?.url;
  });
}

/** Returns the pages of the last run, since its log and its report are not those of the job that shows the task. */
function toLastRunLinks(record: GroundhogRun, { job, inputs, signal, start }: JobContext): Links {
  const { run_url: runUrl, pause_cause: cause } = record;
  if (runUrl === null) return { repositoryUrl: job.repositoryUrl, start };
  const linksReport = inputs.linksReport && cause !== 'cancelled' && cause !== 'job_ended';
  return toJobLinks({ job: { ...job, runUrl }, signal, start }, { linksReport });
}
