import type { ObjectId } from '../../domain/ids.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import type { PathBytes } from '../../git/path-bytes.ts';
import type { Workspace } from '../workspace.ts';
import type { CachedTrees, FileAt } from '../workspace-cache.ts';

/** A tree that was written, and what it was made of. */
export interface CachedTree {
  /** The commit that the changes were made to. */
  readonly from: ObjectId;
  readonly tree: ObjectId;
  readonly changes: ReadonlyMap<PathBytes, FileAt>;
  /** What the commit has at these paths; a path of which that is not known is not in here. */
  readonly base: ReadonlyMap<PathBytes, FileAt>;
}

const MAX_TREES = 50;
const MAX_PATHS = 5000;

/** Remembers what a tree was made of, for as long as trees are made of the same commit. */
export function cacheTree({ cache }: Workspace, { from, tree, changes, base }: CachedTree): void {
  if (changes.size > MAX_PATHS) return;
  const last = cache.trees;
  const kept: CachedTrees = last?.from === from ? last : { from, base: new Map(), trees: new Map() };
  for (const [path, file] of base) kept.base.set(path, file);
  kept.trees.delete(tree);
  kept.trees.set(tree, changes);
  const [oldest] = kept.trees.keys();
  if (kept.trees.size > MAX_TREES && oldest !== undefined) kept.trees.delete(oldest);
  cache.trees = kept;
}

/** What differs from one tree to another, without a process; undefined where git has to be asked. */
export function diffCachedTrees({ cache }: Workspace, from: ObjectId, to: ObjectId): TreeDifference[] | undefined {
  const kept = cache.trees;
  const before = kept?.trees.get(from);
  const after = kept?.trees.get(to);
  if (kept === undefined || before === undefined || after === undefined) return undefined;
  const { base } = kept;
  const found: TreeDifference[] = [];
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    if (!base.has(path)) return undefined;
    const [old, now] = [before, after].map((tree) => (tree.has(path) ? tree.get(path) : base.get(path)));
    if (old?.id === now?.id && old?.mode === now?.mode) continue;
    const { mode, id } = now ?? { mode: '000000', id: '0'.repeat(from.length) };
    const was = now === undefined && old !== undefined ? { was: old } : {};
    found.push({ status: toStatus(old?.mode, now?.mode), path, mode, id, ...was });
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function toStatus(before: string | undefined, after: string | undefined): TreeDifference['status'] {
  if (before === undefined) return 'A';
  if (after === undefined) return 'D';
  return before.slice(0, 2) === after.slice(0, 2) ? 'M' : 'T';
}
