import type { ObjectId } from '../../domain/ids.ts';
import { diffTrees, type TreeDifference } from '../../git/diff-tree.ts';
import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';
import { parentsOf, readDiskFileKind, readFolder } from '../files/disk-file.ts';
import { isStorable } from '../files/read-changed-files.ts';
import { diffCachedTrees } from '../files/tree-diff-cache.ts';
import type { WorktreeTree } from './classify-paths.ts';
import { refuseSnapshot, type SnapshotContext } from './snapshot-context.ts';
import { writeWorktreeTree } from './write-worktree-tree.ts';

/** A tree that can be restored, and its name. */
export interface RestoreTarget {
  readonly name: string;
  readonly tree: ObjectId;
}

/** The changes that a restore would make. Everything that it overwrites or removes is in the tree of `now`. */
export interface RestorePlan {
  readonly now: WorktreeTree;
  readonly changes: readonly TreeDifference[];
  readonly writes: readonly PathBytes[];
  readonly removals: readonly PathBytes[];
}

const GITLINK = '160000';

/**
 * Compares the folder with a snapshot. Throws when something that is in no snapshot is in the way. `now` is the tree of
 * the folder where it was just written.
 */
export async function planRestore(
  context: SnapshotContext,
  target: RestoreTarget,
  now?: WorktreeTree,
): Promise<RestorePlan> {
  const first = await compare(context, target, now ?? (await writeWorktreeTree(context)));
  const covered: PathBytes[] = [];
  for (const { path, status } of first.changes) {
    if (status !== 'A') continue;
    const { kind } = await readDiskFileKind(context.root, path);
    if (isStorable(kind)) covered.push(path);
  }
  // Ignored or too large files would be overwritten, so that the backup has to have them.
  const plan =
    covered.length === 0 ? first : await compare(context, target, await writeWorktreeTree(context, { also: covered }));
  const obstacles = await findObstacles(context, plan);
  if (obstacles.length > 0)
    throw refuseSnapshot(
      `nothing was restored: in the way, and not to be deleted: ${obstacles.slice(0, 10).map(toReadablePath).join(', ')}`,
    );
  return plan;
}

async function compare(context: SnapshotContext, { tree }: RestoreTarget, now: WorktreeTree): Promise<RestorePlan> {
  const cached = context.attempt && diffCachedTrees(context.attempt, now.tree, tree);
  const changes = cached === undefined ? await listChanges(context, now, tree) : filterRestorable(cached, now);
  return {
    now,
    changes,
    writes: changes.filter(({ status }) => status !== 'D').map(({ path }) => path),
    removals: changes.filter(({ status }) => status === 'D').map(({ path }) => path),
  };
}

/** Lists the changes from the folder as it is now to a tree. */
export async function listChanges(
  context: SnapshotContext,
  now: ScannedTree,
  tree: ObjectId,
): Promise<TreeDifference[]> {
  return now.tree === tree ? [] : filterRestorable(await diffTrees(context.git, now.tree, tree), now);
}

type ScannedTree = Pick<WorktreeTree, 'tree' | 'outside'>;

/** Leaves out submodules, and files that a sparse checkout has off the disk. */
function filterRestorable(changes: readonly TreeDifference[], { outside }: ScannedTree): TreeDifference[] {
  return changes.filter(({ mode, path }) => mode !== GITLINK && !outside.has(path));
}

/** Finds what is at a path to be written, and is neither an empty folder nor about to be removed. */
async function findObstacles(
  { root }: SnapshotContext,
  { changes, removals, writes }: RestorePlan,
): Promise<readonly PathBytes[]> {
  const going = new Set(removals);
  const known = new Set([...removals, ...writes]);
  const found = new Set<PathBytes>();
  const addFilesIn = (folder: PathBytes) => {
    for (const { path, kind } of readFolder(root, folder)) {
      if (kind === 'folder' && !path.endsWith('/.git')) addFilesIn(path);
      else if (!going.has(path)) found.add(path);
    }
  };
  for (const { path, status } of changes) {
    if (status === 'D') continue;
    for (const at of [...parentsOf(path), path]) {
      const { kind } = await readDiskFileKind(root, at);
      if (kind === 'special' || (at !== path && kind !== 'folder' && kind !== 'missing' && !known.has(at)))
        found.add(at);
      else if (at === path && kind === 'folder') addFilesIn(at);
    }
  }
  return [...found].sort();
}
