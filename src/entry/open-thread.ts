import { createCommentUpserter } from '../github/upsert-comment.ts';
import type { JobDesk } from './job-world.ts';

/** The comments below an issue or a pull request. */
export interface Thread {
  readonly upsertComment: ReturnType<typeof createCommentUpserter>;
}

/** Opens the comments of an issue or a pull request, in which only our own are edited. */
export async function openThread({ client, job, ownLogin }: JobDesk, issueNumber: number): Promise<Thread> {
  const author = await ownLogin();
  return { upsertComment: createCommentUpserter({ client, repository: job.repository, issueNumber, author }) };
}
