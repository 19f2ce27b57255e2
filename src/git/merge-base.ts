import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** Finds the best common ancestor of two commits; undefined where there is none, or more than one, see git-merge-base(1). */
export async function findMergeBase(git: Git, one: ObjectId, other: ObjectId): Promise<ObjectId | undefined> {
  const { stdout } = await git.text(['merge-base', '--all', one, other], { okExitCodes: [0, 1] });
  const [found, ...more] = stdout.trim().split('\n');
  return found === '' || more.length > 0 ? undefined : found;
}

/** Returns true when `ancestor` is reachable from `descendant`, or both are the same, see git-merge-base(1). */
export async function isAncestor(git: Git, ancestor: ObjectId, descendant: ObjectId): Promise<boolean> {
  const { exitCode } = await git.text(['merge-base', '--is-ancestor', ancestor, descendant], { okExitCodes: [0, 1] });
  return exitCode === 0;
}
