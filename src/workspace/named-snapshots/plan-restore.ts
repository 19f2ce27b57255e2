import type { ObjectId } from '../../domain/ids.ts';
import { diffTrees, type TreeDifference } from '../../git/diff-tree.ts';
import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';
import { parentsOf, readDiskFileKind, readFolder } from '../files/disk-file.ts';
import { isStorable } from '../files/read-changed-files.ts';
import { diffCachedTrees } from '../files/tree-diff-cache.ts';
import type { WorktreeTree } from './classify-paths.ts';
import { refuseSnapshot, type SnapshotContext } from './snapshot-context.ts';
import { writeWorktreeTree } from './write-worktree-tree.ts';

/** A state of files that can be restored, with what people call it. */
export interface RestoreTarget {
  readonly name: string;
  readonly tree: ObjectId;
}

/** What a restore would do. Everything that it writes over or removes is in the tree of now. */
export interface RestorePlan {
  readonly now: WorktreeTree;
  readonly changes: readonly TreeDifference[];
  readonly writes: readonly PathBytes[];
  readonly removals: readonly PathBytes[];
}

const GITLINK = '160000';

/**
 * Compares the folder with a snapshot. Throws when something that is in no snapshot stands in the way. A tree of now
 * that was just written need not be written again.
 */
export async function planRestore(
  place: SnapshotContext,
  target: RestoreTarget,
  now?: WorktreeTree,
): Promise<RestorePlan> {
  const first = await compare(place, target, now ?? (await writeWorktreeTree(place)));
  const covered: PathBytes[] = [];
  for (const { path, status } of first.changes) {
    if (status !== 'A') continue;
    const { kind } = await readDiskFileKind(place.root, path);
    if (isStorable(kind)) covered.push(path);
  }
  // Ignored, or too large: it is on disk and would be written over, so that it has to be in the backup.
  const plan =
    covered.length === 0 ? first : await compare(place, target, await writeWorktreeTree(place, { also: covered }));
  const obstacles = await findObstacles(place, plan);
  if (obstacles.length > 0)
    throw refuseSnapshot(
      `nothing was restored: in the way, and not to be deleted: ${obstacles.slice(0, 10).map(toReadablePath).join(', ')}`,
    );
  return plan;
}

async function compare(place: SnapshotContext, { tree }: RestoreTarget, now: WorktreeTree): Promise<RestorePlan> {
  const kept = place.attempt && diffCachedTrees(place.attempt, now.tree, tree);
  const changes = kept === undefined ? await listChanges(place, now, tree) : filterRestorable(kept, now);
  return {
    now,
    changes,
    writes: changes.filter(({ status }) => status !== 'D').map(({ path }) => path),
    removals: changes.filter(({ status }) => status === 'D').map(({ path }) => path),
  };
}

/** What a tree would change in the folder as it is now. */
export async function listChanges(place: SnapshotContext, now: ScannedTree, tree: ObjectId): Promise<TreeDifference[]> {
  return now.tree === tree ? [] : filterRestorable(await diffTrees(place.git, now.tree, tree), now);
}

type ScannedTree = Pick<WorktreeTree, 'tree' | 'outside'>;

/** What a sparse checkout leaves off the disk is neither written there nor missing, and no submodule is ever entered. */
function filterRestorable(changes: readonly TreeDifference[], { outside }: ScannedTree): TreeDifference[] {
  return changes.filter(({ mode, path }) => mode !== GITLINK && !outside.has(path));
}

/** What stands where a path is to be written, and is neither an empty folder nor about to be removed. */
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
