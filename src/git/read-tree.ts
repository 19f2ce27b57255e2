import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';
import { isFileInTheWay, toGitError } from './git-failure.ts';

/** Checks a tree out into an empty work tree and an empty index, see git-read-tree(1). */
export async function checkoutTree(git: Git, tree: ObjectId): Promise<void> {
  await git.bytes(['read-tree', '-m', '-u', tree]);
}

/** Sets the index to a tree. Unchanged entries keep their cached file data (stat); files are not touched. */
export async function setIndexTree(git: Git, tree: ObjectId): Promise<void> {
  await git.bytes(['read-tree', '--reset', tree]);
}

/**
 * Moves index and files from one tree to another. Returns false, with nothing changed, when an untracked file is in the
 * way. The index must be fresh: by old file data (stat) git takes a file for a changed one, and fails.
 */
export async function mergeTrees(git: Git, from: ObjectId, to: ObjectId): Promise<boolean> {
  const args = ['read-tree', '-m', '-u', from, to];
  const { exitCode, stderr } = await git.bytes(args, { okExitCodes: [0, 1, 128] });
  if (exitCode !== 0 && !isFileInTheWay(stderr))
    throw toGitError({ args, exitCode, stderr, redact: git.redact, now: git.now });
  return exitCode === 0;
}
