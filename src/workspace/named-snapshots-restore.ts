import { rmdir } from 'node:fs/promises';
import { toError } from '../domain/errors.ts';
import { toGroundhogError } from '../domain/to-groundhog-error.ts';
import { checkoutPaths } from '../git/checkout-index.ts';
import { diffTrees, type TreeDifference } from '../git/diff-tree.ts';
import { type PathBytes, toDiskPath, toReadablePath } from '../git/path-bytes.ts';
import { setIndexTree } from '../git/read-tree.ts';
import { readStatus } from '../git/status.ts';
import { lookAt, parentsOf, readFolder, removeEmptyParents, removeFromDisk } from './disk-file.ts';
import { findNamedSnapshot, listNamedSnapshots, type NamedSnapshot, nameTree } from './named-snapshots.ts';
import { planRestore, type RestorePlan } from './named-snapshots-plan.ts';
import { refuseSnapshot, type SnapshotPlace } from './snapshot-place.ts';
import { type LeftOut, writeTreeOfNow } from './tree-of-now.ts';

export interface RestoredState {
  readonly name: string;
  readonly changes: readonly TreeDifference[];
  /** The snapshot that holds what was there before; undefined when nothing had to change, or in a preview. */
  readonly backup: string | undefined;
  /** Files that came after the snapshot and that its ignore rules cover: they stay. */
  readonly kept: readonly PathBytes[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Brings the folder back to a snapshot: plan, backup, apply, verify. HEAD, index and branches stay as they are, and so
 * does everything that is ignored, by the rules of now or by those of the snapshot. Throws before anything is touched,
 * or with the name of the snapshot that holds what was there.
 */
export async function restoreNamedSnapshot(
  place: SnapshotPlace,
  { name, preview = false }: { readonly name: string; readonly preview?: boolean },
): Promise<RestoredState> {
  const target = await findNamedSnapshot(place, name);
  const plan = await planRestore(place, target);
  const { leftOut } = plan.now;
  if (preview || plan.changes.length === 0)
    return { name, changes: plan.changes, backup: undefined, kept: [], leftOut };
  const backup = await backUp(place, plan, name);
  try {
    const kept = await apply(place, plan, target);
    await verify(place, { plan, target, kept });
    const changes = plan.changes.filter(({ path }) => !kept.includes(path));
    return { name, changes, backup, kept, leftOut };
  } catch (error) {
    const { data } = toGroundhogError(error);
    const why = data.reason ?? data.stderr ?? data.message ?? toError(error).message;
    throw refuseSnapshot(`the restore did not end well; what was there is in snapshot "${backup}": ${why}`);
  }
}

/** Names the state of now, so that it can be listed and restored; a snapshot of it that has no end is as good. */
async function backUp(place: SnapshotPlace, { now }: RestorePlan, name: string): Promise<string> {
  const known = await listNamedSnapshots(place);
  const same = known.find(({ tree, expiresAtSeconds }) => tree === now.tree && expiresAtSeconds === undefined);
  if (same !== undefined) return same.name;
  const numbers = known.map((snapshot) => Number(/^before-restore-(\d{1,9})$/.exec(snapshot.name)?.[1] ?? 0));
  const backup = `before-restore-${Math.max(0, ...numbers) + 1}`;
  await nameTree(place, { name: backup, description: `before restore of ${name}` }, now);
  return backup;
}

async function apply(
  place: SnapshotPlace,
  { writes, removals, changes }: RestorePlan,
  { tree }: NamedSnapshot,
): Promise<PathBytes[]> {
  const { root, git } = place;
  const isInTheWay = createOverlap(writes);
  await removeAll(place, removals.filter(isInTheWay));
  await removeEmptyFolders(root, writes);
  await setIndexTree(git, tree);
  await checkoutPaths(git, writes);
  const surplus = removals.filter((path) => !isInTheWay(path));
  if (!changes.some(({ path }) => isRule(path))) {
    await removeAll(place, surplus);
    return [];
  }
  // What the snapshot's own rules ignore may have been there, unseen, when it was made.
  const kept = [...(await removeUnlessIgnored(place, surplus.filter(isRule)))];
  return [
    ...kept,
    ...(await removeUnlessIgnored(
      place,
      surplus.filter((path) => !isRule(path)),
    )),
  ];
}

/** Removes the paths that no rule on disk ignores, and returns the others. */
async function removeUnlessIgnored(place: SnapshotPlace, paths: readonly PathBytes[]): Promise<PathBytes[]> {
  if (paths.length === 0) return [];
  const shown = new Set((await readStatus(place.git)).untracked);
  await removeAll(
    place,
    paths.filter((path) => shown.has(path)),
  );
  return paths.filter((path) => !shown.has(path));
}

async function removeAll({ root }: SnapshotPlace, paths: readonly PathBytes[]): Promise<void> {
  for (const path of paths) {
    // A folder came here after the backup: nothing of it is in there.
    if ((await lookAt(root, path)).kind === 'folder') continue;
    await removeFromDisk(root, path);
    await removeEmptyParents(root, path);
  }
}

/** Makes room: a folder where a file belongs has only empty folders left. */
async function removeEmptyFolders(root: string, writes: readonly PathBytes[]): Promise<void> {
  const remove = async (folder: PathBytes): Promise<void> => {
    for (const { path, kind } of readFolder(root, folder)) if (kind === 'folder') await remove(path);
    await rmdir(toDiskPath(root, folder));
  };
  for (const path of writes) if ((await lookAt(root, path)).kind === 'folder') await remove(path);
}

async function verify(
  place: SnapshotPlace,
  { plan, target, kept }: { plan: RestorePlan; target: NamedSnapshot; kept: readonly PathBytes[] },
): Promise<void> {
  const { tree } = await writeTreeOfNow(place, plan.writes);
  const left = (await diffTrees(place.git, target.tree, tree)).filter(({ path }) => !kept.includes(path));
  if (left.length > 0)
    throw refuseSnapshot(
      `not as in the snapshot: ${left
        .slice(0, 10)
        .map(({ path }) => toReadablePath(path))
        .join(', ')}`,
    );
}

/** Tells of a path whether it is a folder of one that is written, or lies below one. */
function createOverlap(writes: readonly PathBytes[]): (path: PathBytes) => boolean {
  const files = new Set(writes);
  const folders = new Set(writes.flatMap(parentsOf));
  return (path) => folders.has(path) || parentsOf(path).some((folder) => files.has(folder));
}

function isRule(path: PathBytes): boolean {
  return path === '.gitignore' || path.endsWith('/.gitignore');
}
