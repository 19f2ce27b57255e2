// Buys a fifth of a floor: without it a restore takes 0.97 instead of 0.71 on test262 (docs/performance.md).

import type { ObjectId } from '../../domain/ids.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import type { PathBytes } from '../../git/path-bytes.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import type { Workspace } from '../workspace.ts';
import type { CachedTrees, FileAt } from '../workspace-cache.ts';
import { toDifference } from './read-changed-files.ts';

/** A tree that was written, with the changes that it was made of. */
export interface CachedTree {
  /** The commit that the changes were made to. */
  readonly from: ObjectId;
  readonly tree: ObjectId;
  readonly changes: ReadonlyMap<PathBytes, FileAt>;
  /** The files of the commit at these paths; a path where that is unknown is left out. */
  readonly base: ReadonlyMap<PathBytes, FileAt>;
}

const MAX_TREES = 50;
const MAX_PATHS = 5000;

/** Caches the changes that a tree was made of, for as long as trees are made of the same commit. */
export function cacheTree({ cache }: Workspace, { from, tree, changes, base }: CachedTree): void {
  if (changes.size > MAX_PATHS) return;
  const last = cache.trees;
  const cached: CachedTrees = last?.from === from ? last : { from, base: new Map(), trees: new Map() };
  for (const [path, file] of base) cached.base.set(path, file);
  cached.trees.delete(tree);
  cached.trees.set(tree, changes);
  const [oldest] = cached.trees.keys();
  if (cached.trees.size > MAX_TREES && oldest !== undefined) cached.trees.delete(oldest);
  cache.trees = cached;
}

/** Compares two trees without a process; undefined when one of them is not cached. */
export function diffCachedTrees({ cache }: Workspace, from: ObjectId, to: ObjectId): TreeDifference[] | undefined {
  const cached = cache.trees;
  const before = cached?.trees.get(from);
  const after = cached?.trees.get(to);
  if (cached === undefined || before === undefined || after === undefined) return undefined;
  const { base } = cached;
  const found: TreeDifference[] = [];
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    if (!base.has(path)) return undefined;
    const [was, is] = [before, after].map((tree) => (tree.has(path) ? tree.get(path) : base.get(path)));
    if (was?.id !== is?.id || was?.mode !== is?.mode) found.push(toDifference(path, { was, is }));
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the tree of the commit that an attempt started from; git is asked once. */
export async function readBaseTree({ cache, control }: Workspace, commit: ObjectId): Promise<ObjectId> {
  if (cache.baseTree?.commit === commit) return cache.baseTree.tree;
  const tree = await readTreeOf(control, commit);
  cache.baseTree = { commit, tree };
  return tree;
}
