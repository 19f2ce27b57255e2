import type { PathBytes } from '../../git/path-bytes.ts';
import { readDiskFileKind, removeEmptyParents } from '../files/disk-file.ts';
import { isSameFile, isStorable, TREE_MODES } from '../files/read-changed-files.ts';
import { removeDiskFile } from '../files/remove-disk-file.ts';
import type { RestorePlan } from './plan-restore.ts';

/** Removes files, and the folders that this empties. A folder at a path stays: it is newer than the backup. */
export async function removeFiles(root: string, paths: readonly PathBytes[]): Promise<void> {
  for (const path of paths) {
    if ((await readDiskFileKind(root, path)).kind === 'folder') continue;
    removeDiskFile(root, path);
    await removeEmptyParents(root, path);
  }
}

/** Removes files of a plan. Those that are not as in the backup stay, and are returned. */
export async function removeUnchanged(
  root: string,
  { changes }: RestorePlan,
  paths: readonly PathBytes[],
): Promise<PathBytes[]> {
  const backedUp = new Map(changes.map(({ path, was }) => [path, was]));
  const changed: PathBytes[] = [];
  for (const path of paths) {
    if (await isUnchanged(root, path, backedUp.get(path))) await removeFiles(root, [path]);
    else changed.push(path);
  }
  return changed;
}

/** Finds the files that were changed after the backup and therefore not removed. */
export async function findRemaining(
  root: string,
  { removals }: RestorePlan,
  ignored: readonly PathBytes[],
): Promise<PathBytes[]> {
  const found: PathBytes[] = [];
  for (const path of removals) {
    const { kind } = await readDiskFileKind(root, path);
    if (kind !== 'missing' && kind !== 'folder' && !ignored.includes(path)) found.push(path);
  }
  return found;
}

/** The content of a larger file is not compared: reading it would take too long. */
const MAX_READ_BYTES = 8 * 1024 * 1024;

async function isUnchanged(
  root: string,
  path: PathBytes,
  was: { readonly mode: string; readonly id: string } | undefined,
): Promise<boolean> {
  const { kind, bytes } = await readDiskFileKind(root, path);
  if (kind === 'missing' || kind === 'folder') return true;
  if (was === undefined || !isStorable(kind)) return false;
  if (bytes > MAX_READ_BYTES) return TREE_MODES[kind] === was.mode;
  return isSameFile(root, { path, kind }, was);
}
