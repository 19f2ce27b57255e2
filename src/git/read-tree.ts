import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** Checks a tree out into an empty work tree and an empty index. */
export async function checkoutTree(git: Git, tree: ObjectId): Promise<void> {
  await git.bytes(['read-tree', '-m', '-u', tree]);
}

/** Makes the index hold a tree; entries that stay the same keep what is known of their files. Files are not touched. */
export async function setIndexTree(git: Git, tree: ObjectId): Promise<void> {
  await git.bytes(['read-tree', '--reset', tree]);
}

/** Takes index and files from one tree to another. False, with nothing changed, when something is in the way. */
export async function mergeTrees(git: Git, from: ObjectId, to: ObjectId): Promise<boolean> {
  return (await git.bytes(['read-tree', '-m', '-u', from, to], { okExitCodes: [0, 1, 128] })).exitCode === 0;
}
