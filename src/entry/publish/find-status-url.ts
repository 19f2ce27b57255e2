import type { TaskView } from '../../domain/record/notifier.ts';
import { findLastPullRequest } from '../../github/find-pull-request.ts';
import { renderMarker } from '../../report/text/marker.ts';
import type { JobContext } from '../job/job-context.ts';
import { openCommentThread } from './open-comment-thread.ts';

/** Finds the comment that shows the status of a task, on its pull request, else on its issue; undefined when there is none. */
export async function findStatusUrl({ record }: TaskView, context: JobContext): Promise<string | undefined> {
  const { lineage, task_branch: taskBranch, issue_number: issueNumber } = record;
  const pull = await findLastPullRequest(context.target, taskBranch.replace(/^refs\/heads\//, ''));
  const find = async (thread: number, kind: 'status' | 'issue') =>
    (await (await openCommentThread(context, thread)).find(renderMarker({ lineage, kind })))?.url;
  const onPull = pull === undefined ? undefined : await find(pull.number, 'status');
  return onPull ?? (issueNumber === null ? undefined : find(issueNumber, 'issue'));
}
