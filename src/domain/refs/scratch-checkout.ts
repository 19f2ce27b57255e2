import type { TaskId } from '../ids.ts';
import { parseTaskRef, toBranchRef } from './ref-name.ts';

/** Finds the task of an attempt whose scratch branch a branch is; undefined for any other branch, and for none. */
export function findScratchTask(branch: string | undefined): TaskId | undefined {
  const ref = branch === undefined ? undefined : parseTaskRef(toBranchRef(branch));
  return ref?.kind === 'scratch_branch' ? ref.taskId : undefined;
}

/** Describes a checkout that a run in place has left on the scratch branch of an attempt, and what puts it back. */
export function describeScratchCheckout(branch: string): string {
  return `The checkout is on "${branch}", the scratch branch of an attempt: unless a run in place is at work there, one was killed. Commit and merge nothing on it. The next run with --workspace in_place keeps what the attempt left, and puts the checkout back.`;
}
