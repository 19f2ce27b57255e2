import { chmodSync, mkdirSync } from 'node:fs';
import { requireRealParent } from '../../exec/folder-access.ts';
import { checkoutChanges } from '../../git/checkout-index.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import { type PathBytes, toDiskPath } from '../../git/path-bytes.ts';
import { readTrackedStatus } from '../../git/status.ts';
import {
  isWorkspaceThere,
  makeEnterable,
  openFolders,
  removeEmptyParents,
  removeFromDisk,
} from '../files/disk-file.ts';
import { settleBoth } from '../files/settle-both.ts';
import { findOtherModes, findScannedMode, invalidatePath, readTracked } from '../files/untracked-scan.ts';
import { writeBack } from '../files/write-back.ts';
import type { Workspace, WorktreeStatus } from '../workspace.ts';
import { type FileStamp, hasStamp, readMode, readStamp } from './file-stamp.ts';
import { findLostFolders, findLostKept, type HeldFiles, writeKept, writeKeptFolders } from './kept-files.ts';
import { listUntracked } from './list-files.ts';
import { haveTrackedStamps, readTrackedStamps, type TrackedStamps } from './tracked-stamps.ts';

/** The state that a folder must be in: its index, the changes to it, and the files that a setup made. */
export interface ExpectedFiles {
  readonly workspace: Workspace;
  readonly changes: ReadonlyMap<PathBytes, TreeDifference>;
  /** Replaced whenever git has compared the tracked files. */
  tracked: TrackedStamps;
  /** The stamps of the changed files; none for one that was not written yet. */
  readonly stamps: Map<PathBytes, FileStamp>;
  readonly held: HeldFiles | undefined;
  /** The permissions that git gives a folder. */
  readonly folderMode: number;
}

/** The files of a folder that are not as they must be. */
export interface FileDifferences {
  /** Files of the index, to be written as it has them. */
  readonly tracked: readonly PathBytes[];
  /** Files of the changed ones, to be written or removed. */
  readonly changed: readonly PathBytes[];
  readonly kept: readonly PathBytes[];
  readonly keptFolders: readonly PathBytes[];
  /** Folders of the tree with other permissions. */
  readonly folders: readonly PathBytes[];
  /** Files, folders and special files that belong to nothing. */
  readonly added: readonly PathBytes[];
  /** The index entries of those in `tracked`. */
  readonly indexed: WorktreeStatus['indexed'];
}

/** True unless everything is as it must be. */
export function hasDifferences({ tracked, changed, kept, keptFolders, folders, added }: FileDifferences): boolean {
  return tracked.length + changed.length + kept.length + keptFolders.length + folders.length + added.length > 0;
}

/**
 * Compares the folder: by the stamps of files and by what is in its folders, and the tracked files by git when not all of
 * them have a stamp.
 */
export async function findDifferences(expected: ExpectedFiles): Promise<FileDifferences> {
  const { workspace, tracked } = expected;
  await requireFolder(workspace);
  // Beside each other, since both take long.
  if (tracked.size === 0) {
    const [byGit, others] = await settleBoth(compareTracked(expected), findOtherDifferences(expected));
    return { ...others, ...byGit };
  }
  const others = await findOtherDifferences(expected);
  if (haveTrackedStamps(expected, await readTracked(workspace))) return { ...others, ...NOTHING };
  return { ...others, ...(await compareTracked(expected)) };
}

type TrackedDifferences = Pick<FileDifferences, 'tracked' | 'indexed'>;

const NOTHING: TrackedDifferences = { tracked: [], indexed: new Map() };

/** Has git compare the tracked files. Their stamps are read before: a file that changes meanwhile has another one then. */
async function compareTracked(expected: ExpectedFiles): Promise<TrackedDifferences> {
  const { workspace, changes } = expected;
  const stamps = readTrackedStamps(workspace, await readTracked(workspace));
  const { changed, indexed } = await readTrackedStatus(workspace.git);
  const tracked = changed.filter((path) => !changes.has(path));
  for (const path of changed) stamps.delete(path);
  expected.tracked = stamps;
  return { tracked, indexed };
}

/** Compares everything but the tracked files that are as in the index. */
async function findOtherDifferences({
  workspace,
  changes,
  stamps,
  held,
  folderMode,
}: ExpectedFiles): Promise<Omit<FileDifferences, keyof TrackedDifferences>> {
  const { path: root } = workspace;
  const { submodules } = await readTracked(workspace);
  const list = await listUntracked(workspace);
  const isExpected = (path: PathBytes) => {
    const change = changes.get(path);
    return change === undefined ? held?.kept.files.has(path) === true : change.status !== 'D';
  };
  // The list was made by a scan of all folders but those in submodules.
  const toMode = (folder: PathBytes) => findScannedMode(workspace, folder) ?? readMode(root, folder);
  return {
    changed: [...changes.keys()].filter((path) => !hasStamp(root, path, stamps.get(path))),
    kept: held === undefined ? [] : findLostKept(held),
    keptFolders: held === undefined ? [] : findLostFolders(held.kept, toMode),
    folders: findOtherModes(workspace, folderMode).filter((path) => held?.kept.folders.has(path) !== true),
    added: [
      ...list.files.filter((path) => !isExpected(path)),
      ...list.specials,
      ...list.emptyFolders.filter((path) => !submodules.has(path) && held?.kept.folders.has(path) !== true),
    ],
  };
}

/** Undoes the differences. Another comparison must show that none is left. */
export async function undoDifferences(expected: ExpectedFiles, found: FileDifferences): Promise<void> {
  const { workspace, changes, stamps, held } = expected;
  const { path: root } = workspace;
  const { tracked, changed, keptFolders, folders, added } = found;
  for (const path of [...tracked, ...changed, ...found.kept, ...keptFolders, ...folders, ...added])
    invalidatePath(workspace, path);
  const surplus = [...added, ...changed.filter((path) => changes.get(path)?.status === 'D')];
  for (const path of surplus) {
    await removeFromDisk(root, path);
    await removeEmptyParents(root, path);
  }
  for (const path of folders) setMode(root, path, expected.folderMode);
  if (tracked.length > 0 || changed.length > 0) await openFolders(root);
  await writeBack(workspace, tracked, found);
  const written = changed.flatMap((path) => changes.get(path) ?? []).filter((change) => change.status !== 'D');
  for (const { path } of written) await removeFromDisk(root, path);
  if (written.length > 0) await checkoutChanges(workspace.git, written);
  for (const path of changed) stamps.set(path, readStamp(root, path));
  if (held === undefined) return;
  await writeKept(held, found.kept);
  writeKeptFolders(root, held.kept, keptFolders);
}

/** Changes nothing where the folder was removed, or is another kind of file now: the next comparison finds that. */
function setMode(root: string, folder: PathBytes, mode: number): void {
  if (readMode(root, folder) !== undefined) chmodSync(toDiskPath(root, folder), mode);
}

/** Recreates a folder that a command has removed, or replaced by something else. Throws where it did so with the one above. */
export async function requireFolder(workspace: Workspace): Promise<void> {
  requireRealParent(workspace.path);
  if (!(await isWorkspaceThere(workspace))) {
    const slash = workspace.path.lastIndexOf('/');
    await removeFromDisk(
      workspace.path.slice(0, slash),
      Buffer.from(workspace.path.slice(slash + 1)).toString('latin1'),
    );
    mkdirSync(workspace.path, { recursive: true, mode: 0o700 });
  }
  await makeEnterable(workspace);
}
