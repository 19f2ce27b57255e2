import { type CommentKeeper, createCommentKeeper } from '../../github/comments/comment-keeper.ts';
import type { JobDesk } from '../job/job-context.ts';

/** Opens the comments of an issue or a pull request, in which only our own are edited. */
export async function openThread({ client, job, ownLogin }: JobDesk, issueNumber: number): Promise<CommentKeeper> {
  const author = await ownLogin();
  return createCommentKeeper({ client, repository: job.repository, issueNumber, author });
}
