import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** Returns true when `ancestor` is reachable from `descendant`, or both are the same, see git-merge-base(1). */
export async function isAncestor(git: Git, ancestor: ObjectId, descendant: ObjectId): Promise<boolean> {
  const { exitCode } = await git.text(['merge-base', '--is-ancestor', ancestor, descendant], { okExitCodes: [0, 1] });
  return exitCode === 0;
}
