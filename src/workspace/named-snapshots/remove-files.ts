import type { PathBytes } from '../../git/path-bytes.ts';
import { readDiskFileKind, removeEmptyParents, removeFromDisk } from '../files/disk-file.ts';
import { isSameFile, isStorable, TREE_MODES } from '../files/read-changed-files.ts';
import type { RestorePlan } from './plan-restore.ts';

/** Removes files, and the folders that are empty then. A folder stays: it came after the backup, which has nothing of it. */
export async function removeFiles(root: string, paths: readonly PathBytes[]): Promise<void> {
  for (const path of paths) {
    if ((await readDiskFileKind(root, path)).kind === 'folder') continue;
    await removeFromDisk(root, path);
    await removeEmptyParents(root, path);
  }
}

/** The same for a plan, but what is not as the backup has it stays, and is returned. */
export async function removeUnchanged(
  root: string,
  { changes }: RestorePlan,
  paths: readonly PathBytes[],
): Promise<PathBytes[]> {
  const kept = new Map(changes.map(({ path, was }) => [path, was]));
  const changed: PathBytes[] = [];
  for (const path of paths) {
    if (await isUnchanged(root, path, kept.get(path))) await removeFiles(root, [path]);
    else changed.push(path);
  }
  return changed;
}

/** What was changed after the backup, and was not removed for that; also where no snapshot would take it in. */
export async function findRemaining(
  root: string,
  { removals }: RestorePlan,
  kept: readonly PathBytes[],
): Promise<PathBytes[]> {
  const found: PathBytes[] = [];
  for (const path of removals) {
    const { kind } = await readDiskFileKind(root, path);
    if (kind !== 'missing' && kind !== 'folder' && !kept.includes(path)) found.push(path);
  }
  return found;
}

/** Reading more than this would take longer than the moment that it is to cover. */
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
