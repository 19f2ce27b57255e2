import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';
import { type PathBytes, splitNul } from './path-bytes.ts';

/** The tree of a merge; with conflicts its files hold git's markers. */
export interface MergedTree {
  readonly tree: ObjectId;
  /** The files in conflict; empty when there is none. */
  readonly conflicts: readonly PathBytes[];
}

/**
 * Merges two commits from their merge base, or from nothing where they have none, without an index or files, see
 * `--write-tree` in git-merge-tree(1). To apply a commit to another tree, give that tree as a commit whose parent is the
 * parent of the first.
 */
export async function mergeCommits(git: Git, ours: ObjectId, theirs: ObjectId): Promise<MergedTree> {
  const flags = ['--write-tree', '-z', '--name-only', '--no-messages', '--allow-unrelated-histories'];
  const { stdout } = await git.bytes(['merge-tree', ...flags, ours, theirs], { okExitCodes: [0, 1] });
  const [tree = '', ...conflicts] = splitNul(stdout).filter((part) => part !== '');
  return { tree, conflicts: [...new Set(conflicts)] };
}
