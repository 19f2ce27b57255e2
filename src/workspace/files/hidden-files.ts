import { mkdir } from 'node:fs/promises';
import { GroundhogError } from '../../domain/errors/errors.ts';
import { listIgnored } from '../../git/ls-files.ts';
import { type PathBytes, toDiskPath } from '../../git/path-bytes.ts';
import type { Workspace, WorktreeStatus } from '../workspace.ts';
import type { HiddenFiles } from '../workspace-cache.ts';
import { parentsOf, readDiskFileKind, removeEmptyParents, removeFromDisk } from './disk-file.ts';
import { type FolderScan, scanFolders } from './untracked-scan.ts';

/**
 * Finds the files that git-status(1) does not list: a criterion could read them, and the next attempt would inherit
 * them. Git is asked what is ignored only when neither the status nor the last answer explains what is there. A scan
 * that was made together with the status is not repeated.
 */
export async function findHiddenFiles(
  workspace: Workspace,
  status: WorktreeStatus,
  { scanned, trust }: { readonly scanned?: FolderScan | undefined; readonly trust?: 'quiet' } = {},
): Promise<HiddenFiles> {
  const { cache } = workspace;
  const known = cache.hidden;
  if (known !== undefined) {
    const scan = scanned ?? (await scanFolders(workspace, known.ignored, trust));
    if (isAccountedFor(scan, { known, status })) return known;
  }
  const ignored = new Set(await listIgnored(workspace.git));
  const { strays, closed, deep } = await scanFolders(workspace, ignored);
  const unread = [...closed, ...deep];
  if (unread.length > 0)
    throw new GroundhogError('internal', { message: `folders cannot be read: ${unread.slice(0, 5).join(', ')}` });
  cache.hidden = { ignored, strays };
  return cache.hidden;
}

/** True when every untracked file on disk is in the status or was hidden the last time, and none of these is gone. */
function isAccountedFor(
  scan: FolderScan,
  { known, status }: { readonly known: HiddenFiles; readonly status: WorktreeStatus },
): boolean {
  const isSameStrays =
    scan.strays.size === known.strays.size && [...scan.strays].every((path) => known.strays.has(path));
  if (!isSameStrays || scan.closed.length + scan.deep.length > 0) return false;
  if (status.changed.some(isIgnoreRule) || status.untracked.some(isIgnoreRule)) return false;
  if (status.untracked.some((path) => isIgnoredBy(known.ignored, path))) return false;
  const untracked = new Set(status.untracked);
  const hidden = scan.others.filter((path) => !untracked.has(path));
  return hidden.length + scan.ignoredFolders === known.ignored.size && hidden.every((path) => known.ignored.has(path));
}

export function isIgnoreRule(path: PathBytes): boolean {
  return path === '.gitignore' || path.endsWith('/.gitignore');
}

/** True when a path, or a folder above it, is ignored. */
export function isIgnoredBy(ignored: ReadonlySet<PathBytes>, path: PathBytes): boolean {
  if (ignored.has(path)) return true;
  for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
    if (ignored.has(path.slice(0, slash + 1))) return true;
  }
  return false;
}

/** Removes the strays that were not there before, and recreates the empty folders that were. */
export async function removeStrays(
  { path: root }: Workspace,
  { now, before }: { readonly now: HiddenFiles; readonly before: HiddenFiles },
): Promise<void> {
  for (const path of now.strays) {
    if (before.strays.has(path)) continue;
    await removeFromDisk(root, path);
    await removeEmptyParents(root, path);
  }
  for (const path of before.strays) {
    if (path.endsWith('/')) await makeFolder(root, path);
  }
}

/** Creates a folder unless something that has landed is in its place, or in that of a folder above it. */
async function makeFolder(root: string, path: PathBytes): Promise<void> {
  const parents = await Promise.all(parentsOf(path).map((folder) => readDiskFileKind(root, folder)));
  const { kind } = await readDiskFileKind(root, path.slice(0, -1));
  if (kind === 'missing' && parents.every((parent) => parent.kind === 'folder' || parent.kind === 'missing'))
    await mkdir(toDiskPath(root, path), { recursive: true });
}
