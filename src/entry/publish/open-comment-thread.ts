import { type CommentKeeper, createCommentKeeper } from '../../github/comments/comment-keeper.ts';
import type { JobContext } from '../job/job-context.ts';

/** Opens the comments of an issue or a pull request, of which only our own are edited. */
export async function openCommentThread(
  { target, ourLogin }: Pick<JobContext, 'target' | 'ourLogin'>,
  issueNumber: number,
): Promise<CommentKeeper> {
  return createCommentKeeper({ ...target, issueNumber, author: await ourLogin() });
}
