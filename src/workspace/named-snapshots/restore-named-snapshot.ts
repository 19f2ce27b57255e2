import { rmdir } from 'node:fs/promises';
import { toError } from '../../domain/errors/errors.ts';
import { toGroundhogError } from '../../domain/errors/to-groundhog-error.ts';
import { type DeferredBlobs, prepareBlobs } from '../../git/cat-file.ts';
import { checkoutChanges, checkoutPaths } from '../../git/checkout-index.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import { type PathBytes, toDiskPath, toReadablePath } from '../../git/path-bytes.ts';
import { setIndexTree } from '../../git/read-tree.ts';
import { readStatus } from '../../git/status.ts';
import { findMissing, parentsOf, readDiskFileKind, readFolder } from '../files/disk-file.ts';
import { isIgnoreRule } from '../files/hidden-files.ts';
import { settleBoth } from '../files/settle-both.ts';
import { MAX_BYTES_AT_ONCE } from '../files/write-back.ts';
import { writeDiskFile } from '../files/write-disk-file.ts';
import type { SkippedPath, WorktreeTree } from './classify-paths.ts';
import type { NamedSnapshot } from '../workspace-cache.ts';
import { findNamedSnapshot, listNamedSnapshots, nameTree, pickNamedSnapshot } from './named-snapshots.ts';
import { listChanges, planRestore, type RestorePlan, type RestoreTarget } from './plan-restore.ts';
import { findRemaining, removeFiles, removeUnchanged } from './remove-files.ts';
import { isRestoredAsPlanned } from './restore-proof.ts';
import { refuseSnapshot, type SnapshotContext } from './snapshot-context.ts';
import { writeWorktreeTree } from './write-worktree-tree.ts';

export interface RestoredState {
  readonly name: string;
  readonly changes: readonly TreeDifference[];
  /** The snapshot that holds what was there before; undefined when nothing had to change, or in a preview. */
  readonly backup: string | undefined;
  /** Files that are not in the snapshot and stay: ignored by the rules of now, or by those of the snapshot. */
  readonly untouched: readonly PathBytes[];
  readonly leftOut: readonly SkippedPath[];
}

/**
 * Brings the folder back to a snapshot: plan, backup, apply, verify. HEAD, index and branches stay as they are, and so
 * does everything that is ignored, by the rules of now or by those of the snapshot. Throws before anything is touched,
 * or with the name of the snapshot that holds what was there.
 */
export async function restoreNamedSnapshot(
  place: SnapshotContext,
  { name, preview = false }: { readonly name: string; readonly preview?: boolean },
): Promise<RestoredState> {
  if (place.attempt === undefined) return restoreState(place, await findNamedSnapshot(place, name), { preview });
  const listed = listNamedSnapshots(place).then((known) => ({ known, target: pickNamedSnapshot(known, name) }));
  const blobs = prepareBlobs(place.git, MAX_BYTES_AT_ONCE);
  try {
    const meanwhile = preview ? undefined : blobs.start;
    const [{ known, target }, now] = await settleBoth(listed, writeWorktreeTree(place, { meanwhile }));
    return await restoreState(place, target, { preview, now, known, blobs });
  } finally {
    await blobs.cancel();
  }
}

/** More than this would be too much to hold. */
const MAX_FILES_AT_ONCE = 1000;

interface RestoreOptions {
  readonly preview: boolean;
  readonly now?: WorktreeTree;
  /** The snapshots of the place, where they were listed just now and nobody else makes any. */
  readonly known?: readonly NamedSnapshot[];
  /** Reads what is to be written. */
  readonly blobs?: DeferredBlobs;
}

/** The same for any state. */
export async function restoreState(
  place: SnapshotContext,
  target: RestoreTarget,
  { preview, now, known, blobs }: RestoreOptions,
): Promise<RestoredState> {
  const { name } = target;
  const plan = await planRestore(place, target, now);
  const { leftOut } = plan.now;
  if (preview || plan.changes.length === 0)
    return { name, changes: plan.changes, backup: undefined, untouched: [], leftOut };
  const backup = await backUp(place, plan, { name, known: known ?? (await listNamedSnapshots(place)) });
  const kept = await applyOrRollBack(place, { plan, target, backup, blobs });
  const untouched = [...kept, ...(await verify(place, { plan, target, kept, backup }))];
  const changes = plan.changes.filter(({ path }) => !untouched.includes(path));
  return { name, changes, backup, untouched, leftOut };
}

interface RestoreStep {
  readonly plan: RestorePlan;
  readonly target: RestoreTarget;
  readonly backup: string;
  readonly blobs?: DeferredBlobs | undefined;
}

async function applyOrRollBack(place: SnapshotContext, step: RestoreStep): Promise<PathBytes[]> {
  const { plan, backup } = step;
  try {
    return await apply(place, step);
  } catch (error) {
    const { data } = toGroundhogError(error);
    const why = data.reason ?? data.stderr ?? data.message ?? toError(error).message;
    const state = await rollBack(place, plan).then(
      () => 'everything was put back',
      () => 'not everything could be put back',
    );
    throw refuseSnapshot(
      `the restore did not end well, and ${state}; what was there is in snapshot "${backup}": ${why}`,
    );
  }
}

/** Undoes a part of a plan. */
async function rollBack(place: SnapshotContext, { now, changes, writes, removals }: RestorePlan): Promise<void> {
  const paths = (isAdded: boolean) =>
    changes.filter(({ status }) => (status === 'A') === isAdded).map(({ path }) => path);
  await removeFiles(place.root, paths(true));
  await removeEmptyFolders(place.root, writes);
  await setIndexTree(place.git, now.tree);
  const gone = new Set(findMissing(place.root, paths(false)));
  const removed = new Set(removals);
  // What is there though it was to be removed was not removed: it is what somebody has made of it since.
  await checkoutPaths(
    place.git,
    paths(false).filter((path) => gone.has(path) || !removed.has(path)),
  );
}

/** Names the state of now, so that it can be listed and restored; a snapshot of it that has no end is as good. */
async function backUp(
  place: SnapshotContext,
  { now }: RestorePlan,
  { name, known }: { readonly name: string; readonly known: readonly NamedSnapshot[] },
): Promise<string> {
  const same = known.find(({ tree, expiresAtSeconds }) => tree === now.tree && expiresAtSeconds === undefined);
  if (same !== undefined) return same.name;
  const numbers = known.map((snapshot) => Number(/^before-restore-(\d{1,9})$/.exec(snapshot.name)?.[1] ?? 0));
  const backup = `before-restore-${Math.max(0, ...numbers) + 1}`;
  await nameTree(place, { name: backup, description: `before restore of ${name}` }, now);
  return backup;
}

async function apply(place: SnapshotContext, { plan, target, blobs }: RestoreStep): Promise<PathBytes[]> {
  const { writes, removals, changes } = plan;
  const { root, git } = place;
  const isInTheWay = createOverlap(writes);
  const [blocking] = await removeUnchanged(root, plan, removals.filter(isInTheWay));
  if (blocking !== undefined) throw new Error(`in the way, and changed meanwhile: ${toReadablePath(blocking)}`);
  await removeEmptyFolders(root, writes);
  await write(
    place,
    changes.filter(({ status }) => status !== 'D'),
    blobs,
  );
  const surplus = removals.filter((path) => !isInTheWay(path));
  if (!changes.some(({ path }) => isIgnoreRule(path))) {
    await removeUnchanged(root, plan, surplus);
    return [];
  }
  // What the snapshot's own rules ignore may have been there, hidden, when it was made. Git tells it from what is
  // tracked by the index, which is that of the snapshot for this.
  await setIndexTree(git, target.tree);
  const kept = [...(await removeUnlessIgnored(place, plan, surplus.filter(isIgnoreRule)))];
  return [
    ...kept,
    ...(await removeUnlessIgnored(
      place,
      plan,
      surplus.filter((path) => !isIgnoreRule(path)),
    )),
  ];
}

/** Writes the files as they are in the snapshot: all that is written is read before. */
async function write(
  { root, git }: SnapshotContext,
  changes: readonly TreeDifference[],
  blobs: DeferredBlobs | undefined,
): Promise<void> {
  const isLittle = changes.length > 0 && changes.length <= MAX_FILES_AT_ONCE;
  const contents = isLittle ? await blobs?.read(changes.map(({ id }) => id)) : undefined;
  if (contents === undefined) return checkoutChanges(git, changes);
  for (const { path, mode, id } of changes) {
    const bytes = contents.get(id);
    if (bytes !== undefined) await writeDiskFile(root, path, { mode, bytes });
  }
}

/** Removes the paths that no rule on disk ignores, and returns the others. */
async function removeUnlessIgnored(
  place: SnapshotContext,
  plan: RestorePlan,
  paths: readonly PathBytes[],
): Promise<PathBytes[]> {
  if (paths.length === 0) return [];
  const shown = new Set((await readStatus(place.git)).untracked);
  await removeUnchanged(
    place.root,
    plan,
    paths.filter((path) => shown.has(path)),
  );
  return paths.filter((path) => !shown.has(path));
}

/** Makes room: a folder where a file belongs has only empty folders left. */
async function removeEmptyFolders(root: string, writes: readonly PathBytes[]): Promise<void> {
  const remove = async (folder: PathBytes): Promise<void> => {
    for (const { path, kind } of readFolder(root, folder)) if (kind === 'folder') await remove(path);
    await rmdir(toDiskPath(root, folder));
  };
  for (const path of writes) if ((await readDiskFileKind(root, path)).kind === 'folder') await remove(path);
}

/**
 * Reads back what was written where that says it all, and looks again elsewhere. Throws when a path is not as planned, and returns those
 * that only came to light by other ignore rules.
 */
async function verify(
  place: SnapshotContext,
  { plan, target, kept, backup }: RestoreStep & { readonly kept: readonly PathBytes[] },
): Promise<PathBytes[]> {
  if (kept.length === 0 && (await isRestoredAsPlanned(place, plan))) return [];
  const now = await writeWorktreeTree(place, { also: plan.writes });
  const planned = new Set(plan.changes.map(({ path }) => path));
  const left = (await listChanges(place, now, target.tree)).filter(({ path }) => !kept.includes(path));
  const isNew = ({ status, path }: TreeDifference) => status === 'D' && !planned.has(path);
  const stayed = await findRemaining(place.root, plan, kept);
  const wrong = [...new Set([...left.filter((found) => !isNew(found)).map(({ path }) => path), ...stayed])];
  if (wrong.length > 0)
    throw refuseSnapshot(
      `the restore did not end well: not as in the snapshot: ${wrong.slice(0, 10).map(toReadablePath).join(', ')}; what was there is in snapshot "${backup}"`,
    );
  return left.filter(isNew).map(({ path }) => path);
}

/** Tells of a path whether it is a folder of one that is written, or lies below one. */
function createOverlap(writes: readonly PathBytes[]): (path: PathBytes) => boolean {
  const files = new Set(writes);
  const folders = new Set(writes.flatMap(parentsOf));
  return (path) => folders.has(path) || parentsOf(path).some((folder) => files.has(folder));
}
