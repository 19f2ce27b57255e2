import { toError } from '../../domain/errors/errors.ts';
import { toGroundhogError } from '../../domain/errors/to-groundhog-error.ts';
import { type DeferredBlobs, prepareBlobs } from '../../git/cat-file.ts';
import { checkoutPaths } from '../../git/checkout-index.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';
import { setIndexTree } from '../../git/read-tree.ts';
import { readStatus } from '../../git/status.ts';
import { findMissing, parentsOf, readDiskFileKind, readFolder } from '../files/disk-file.ts';
import { isIgnoreRule } from '../files/hidden-files.ts';
import { removeDiskFolder } from '../files/remove-disk-file.ts';
import { settleBoth } from '../files/settle-both.ts';
import { MAX_BYTES_AT_ONCE } from '../files/write-back.ts';
import type { NamedSnapshot } from '../workspace-cache.ts';
import type { SkippedPath, WorktreeTree } from './classify-paths.ts';
import { listNamedSnapshots, nameTree, pickNamedSnapshot, requireNamedSnapshot } from './named-snapshots.ts';
import { listChanges, planRestore, type RestorePlan, type RestoreTarget } from './plan-restore.ts';
import { findRemaining, removeFiles, removeUnchanged } from './remove-files.ts';
import { isRestoredAsPlanned } from './restore-proof.ts';
import { refuseSnapshot, type SnapshotContext } from './snapshot-context.ts';
import { writeBefore, writeFiles } from './write-files.ts';
import { writeWorktreeTree } from './write-worktree-tree.ts';

export interface RestoredState {
  readonly name: string;
  readonly changes: readonly TreeDifference[];
  /** The snapshot of the files before the restore; undefined when nothing had to change, or in a preview. */
  readonly backup: string | undefined;
  /** Files that are not in the snapshot and stay: ignored by the present rules, or by those of the snapshot. */
  readonly untouched: readonly PathBytes[];
  readonly leftOut: readonly SkippedPath[];
}

/**
 * Restores the folder to a snapshot: plan, backup, apply, verify. HEAD, index and branches stay as they are, and so do
 * all ignored files, by the present rules or by those of the snapshot. Throws before anything is changed, or with the
 * name of the backup.
 */
export async function restoreNamedSnapshot(
  context: SnapshotContext,
  { name, preview = false }: { readonly name: string; readonly preview?: boolean },
): Promise<RestoredState> {
  if (context.attempt === undefined)
    return restoreState(context, await requireNamedSnapshot(context, name), { preview });
  const listed = listNamedSnapshots(context).then((known) => ({ known, target: pickNamedSnapshot(known, name) }));
  const blobs = prepareBlobs(context.git, MAX_BYTES_AT_ONCE);
  try {
    const meanwhile = preview ? undefined : blobs.start;
    const [{ known, target }, now] = await settleBoth(listed, writeWorktreeTree(context, { meanwhile }));
    return await restoreState(context, target, { preview, now, known, blobs });
  } finally {
    await blobs.cancel();
  }
}

interface RestoreOptions {
  readonly preview: boolean;
  readonly now?: WorktreeTree;
  /** The snapshots of the context, where they were just listed and nobody else makes any. */
  readonly known?: readonly NamedSnapshot[];
  /** Reads the content to write. */
  readonly blobs?: DeferredBlobs;
}

/** Restores the folder to any tree, as `restoreNamedSnapshot` does. */
export async function restoreState(
  context: SnapshotContext,
  target: RestoreTarget,
  { preview, now, known, blobs }: RestoreOptions,
): Promise<RestoredState> {
  const { name } = target;
  const plan = await planRestore(context, target, now);
  const { leftOut } = plan.now;
  if (preview || plan.changes.length === 0)
    return { name, changes: plan.changes, backup: undefined, untouched: [], leftOut };
  const backup = await backUp(context, plan, { name, known: known ?? (await listNamedSnapshots(context)) });
  const ignored = await applyOrRollBack(context, { plan, target, backup, blobs });
  const untouched = [...ignored, ...(await verify(context, { plan, target, ignored, backup }))];
  const changes = plan.changes.filter(({ path }) => !untouched.includes(path));
  return { name, changes, backup, untouched, leftOut };
}

interface RestoreStep {
  readonly plan: RestorePlan;
  readonly target: RestoreTarget;
  readonly backup: string;
  readonly blobs?: DeferredBlobs | undefined;
}

async function applyOrRollBack(context: SnapshotContext, step: RestoreStep): Promise<PathBytes[]> {
  const { plan, backup } = step;
  try {
    return await apply(context, step);
  } catch (error) {
    const { data } = toGroundhogError(error);
    const why = data.reason ?? data.stderr ?? data.message ?? toError(error).message;
    const state = await rollBack(context, plan).then(
      () => 'everything was rolled back',
      () => 'not everything could be rolled back',
    );
    throw refuseSnapshot(`the restore failed, and ${state}; what was there is in snapshot "${backup}": ${why}`);
  }
}

/** Undoes the part of a plan that was applied. */
async function rollBack(context: SnapshotContext, { now, changes, writes, removals }: RestorePlan): Promise<void> {
  const paths = (isAdded: boolean) =>
    changes.filter(({ status }) => (status === 'A') === isAdded).map(({ path }) => path);
  await removeFiles(context.root, paths(true));
  await removeEmptyFolders(context.root, writes);
  const gone = new Set(findMissing(context.root, paths(false)));
  const removed = new Set(removals);
  // A file that is still there though it was to be removed was changed by another program since.
  const lost = new Set(paths(false).filter((path) => gone.has(path) || !removed.has(path)));
  if (context.attempt !== undefined)
    return writeBefore(
      context,
      changes.filter(({ path }) => lost.has(path)),
    );
  await setIndexTree(context.git, now.tree);
  await checkoutPaths(context.git, [...lost]);
}

/** Returns the name of a snapshot of the present state, which is created unless there is one that does not expire. */
async function backUp(
  context: SnapshotContext,
  { now }: RestorePlan,
  { name, known }: { readonly name: string; readonly known: readonly NamedSnapshot[] },
): Promise<string> {
  const same = known.find(({ tree, expiresAtSeconds }) => tree === now.tree && expiresAtSeconds === undefined);
  if (same !== undefined) return same.name;
  const numbers = known.map((snapshot) => Number(/^before-restore-(\d{1,9})$/.exec(snapshot.name)?.[1] ?? 0));
  const backup = `before-restore-${Math.max(0, ...numbers) + 1}`;
  await nameTree(context, { name: backup, description: `before restore of ${name}` }, now);
  return backup;
}

async function apply(context: SnapshotContext, { plan, target, blobs }: RestoreStep): Promise<PathBytes[]> {
  const { writes, removals, changes } = plan;
  const { root, git } = context;
  const isInTheWay = createOverlap(writes);
  const [blocking] = await removeUnchanged(root, plan, removals.filter(isInTheWay));
  if (blocking !== undefined) throw new Error(`in the way, and changed meanwhile: ${toReadablePath(blocking)}`);
  await removeEmptyFolders(root, writes);
  await writeFiles(
    context,
    changes.filter(({ status }) => status !== 'D'),
    blobs,
  );
  const surplus = removals.filter((path) => !isInTheWay(path));
  if (!changes.some(({ path }) => isIgnoreRule(path))) {
    await removeUnchanged(root, plan, surplus);
    return [];
  }
  // Files that the snapshot's own rules ignore may have been there when it was made. Git tells them from tracked ones
  // by the index, which is that of the snapshot for this.
  await setIndexTree(git, target.tree);
  const ignored = [...(await removeUnlessIgnored(context, plan, surplus.filter(isIgnoreRule)))];
  return [
    ...ignored,
    ...(await removeUnlessIgnored(
      context,
      plan,
      surplus.filter((path) => !isIgnoreRule(path)),
    )),
  ];
}

/** Removes the paths that no ignore rule on disk matches, and returns the others. */
async function removeUnlessIgnored(
  context: SnapshotContext,
  plan: RestorePlan,
  paths: readonly PathBytes[],
): Promise<PathBytes[]> {
  if (paths.length === 0) return [];
  const shown = new Set((await readStatus(context.git)).untracked);
  await removeUnchanged(
    context.root,
    plan,
    paths.filter((path) => shown.has(path)),
  );
  return paths.filter((path) => !shown.has(path));
}

/** Removes the folders in the place of files, which have only empty folders left in them. */
async function removeEmptyFolders(root: string, writes: readonly PathBytes[]): Promise<void> {
  const remove = async (folder: PathBytes): Promise<void> => {
    for (const { path, kind } of readFolder(root, folder)) if (kind === 'folder') await remove(path);
    removeDiskFolder(root, folder);
  };
  for (const path of writes) if ((await readDiskFileKind(root, path)).kind === 'folder') await remove(path);
}

/**
 * Checks the restored files, by reading them back where that is proof enough, else by another status. Throws when a
 * path is not as planned, and returns those that are listed only by other ignore rules.
 */
async function verify(
  context: SnapshotContext,
  { plan, target, ignored, backup }: RestoreStep & { readonly ignored: readonly PathBytes[] },
): Promise<PathBytes[]> {
  if (ignored.length === 0 && (await isRestoredAsPlanned(context, plan))) return [];
  const now = await writeWorktreeTree(context, { also: plan.writes });
  const planned = new Set(plan.changes.map(({ path }) => path));
  const left = (await listChanges(context, now, target.tree)).filter(({ path }) => !ignored.includes(path));
  const isNew = ({ status, path }: TreeDifference) => status === 'D' && !planned.has(path);
  const stayed = await findRemaining(context.root, plan, ignored);
  const wrong = [...new Set([...left.filter((found) => !isNew(found)).map(({ path }) => path), ...stayed])];
  if (wrong.length > 0)
    throw refuseSnapshot(
      `the restore failed: not as in the snapshot: ${wrong.slice(0, 10).map(toReadablePath).join(', ')}; what was there is in snapshot "${backup}"`,
    );
  return left.filter(isNew).map(({ path }) => path);
}

/** Returns a test for paths above or below one that is written. */
function createOverlap(writes: readonly PathBytes[]): (path: PathBytes) => boolean {
  const files = new Set(writes);
  const folders = new Set(writes.flatMap(parentsOf));
  return (path) => folders.has(path) || parentsOf(path).some((folder) => files.has(folder));
}
