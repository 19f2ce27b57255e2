import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** Checks a tree out into an empty work tree and an empty index, see git-read-tree(1). */
export async function checkoutTree(git: Git, tree: ObjectId): Promise<void> {
  await git.bytes(['read-tree', '-m', '-u', tree]);
}

/** Sets the index to a tree. Unchanged entries keep their cached file data (stat); files are not touched. */
export async function setIndexTree(git: Git, tree: ObjectId): Promise<void> {
  await git.bytes(['read-tree', '--reset', tree]);
}

/** Moves index and files from one tree to another. Returns false, with nothing changed, when a file is in the way. */
export async function mergeTrees(git: Git, from: ObjectId, to: ObjectId): Promise<boolean> {
  return (await git.bytes(['read-tree', '-m', '-u', from, to], { okExitCodes: [0, 1, 128] })).exitCode === 0;
}
