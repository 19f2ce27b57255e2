import { type CommentKeeper, createCommentKeeper } from '../../github/comments/comment-keeper.ts';
import type { JobContext } from '../job/job-context.ts';

/** Opens the comments of an issue or a pull request, in which only our own are edited. */
export async function openCommentThread(
  { client, job, ownLogin }: JobContext,
  issueNumber: number,
): Promise<CommentKeeper> {
  const author = await ownLogin();
  return createCommentKeeper({ client, repository: job.repository, issueNumber, author });
}
