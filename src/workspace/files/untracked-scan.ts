import { lstatSync, type Stats } from 'node:fs';
import { isTooDeep } from '../../exec/remove-folder.ts';
import { listIndex } from '../../git/ls-files.ts';
import { type PathBytes, toDiskPath } from '../../git/path-bytes.ts';
import type { Workspace } from '../workspace.ts';
import type { FolderRecord, TrackedPaths } from '../workspace-cache.ts';
import { parentsOf, readDiskFileKind, readFolder } from './disk-file.ts';
import { readFileClock } from './file-clock.ts';

/** The untracked names in the folders of a workspace, outside of folders that are ignored as a whole. */
export interface FolderScan {
  /** Files and links that are not tracked. */
  readonly others: readonly PathBytes[];
  readonly strays: ReadonlySet<PathBytes>;
  /** Folders below the root with a `.git` in them. */
  readonly repositories: readonly PathBytes[];
  readonly ignoredFolders: number;
  /** Folders that cannot be read. */
  readonly closed: readonly PathBytes[];
  /** Folders of new files alone that lead to where no path reaches. */
  readonly deep: readonly PathBytes[];
}

/** Reads the paths in the index; git is asked only when another process has written the index. */
export async function readTracked(workspace: Workspace): Promise<TrackedPaths> {
  const { cache } = workspace;
  const stamp = readIndexStamp(workspace);
  if (cache.index?.stamp === stamp) return cache.index.tracked;
  const tracked: TrackedPaths = { files: new Set(), submodules: new Set() };
  for (const { path, mode } of await listIndex(workspace.git))
    (mode === '160000' ? tracked.submodules : tracked.files).add(path);
  cache.folders.clear();
  cache.index = { stamp, tracked };
  return tracked;
}

export function toIndexFile({ git }: Workspace): string {
  return git.location.indexFile ?? `${git.location.gitDir}/index`;
}

/**
 * Reads a stamp that is another one whenever the index was written: git replaces the file each time. The ctime is left
 * out, since a second name of the file changes it.
 */
export function readIndexStamp(workspace: Workspace): string {
  const stat = lstatSync(toIndexFile(workspace), { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? 'none' : `${stat.ino} ${stat.mtimeNs} ${stat.size}`;
}

/** Has the next scan read the folders of a path again, because we have changed something there. */
export function invalidatePath(workspace: Workspace, path: PathBytes): void {
  const { folders } = workspace.cache;
  for (const folder of ['', ...parentsOf(path), path.endsWith('/') ? path.slice(0, -1) : path]) {
    const record = folders.get(folder);
    if (record !== undefined) record.scannedIn = 0;
  }
}

/** Has the next scan check all folders, because more may have changed than was noted. */
export function invalidateScan(workspace: Workspace): void {
  workspace.cache.scan += 1;
}

/**
 * Scans the folders without following links; only those that changed since the last scan are read. With `quiet` the
 * caller promises that only we have run in the workspace since then, and only the folders that we changed are checked.
 */
export async function scanFolders(
  workspace: Workspace,
  ignored: ReadonlySet<PathBytes>,
  trust: 'quiet' | 'nothing' = 'nothing',
): Promise<FolderScan> {
  const tracked = await readTracked(workspace);
  if (trust === 'nothing') invalidateScan(workspace);
  const strays = new Set<PathBytes>();
  for (const path of tracked.submodules) {
    const { kind } = await readDiskFileKind(workspace.path, path);
    if (kind !== 'folder' && kind !== 'missing') strays.add(path);
  }
  const now = Number(readFileClock(workspace.control.location.gitDir) / 1_000_000n);
  const others: PathBytes[] = [];
  const repositories: PathBytes[] = [];
  const closed: PathBytes[] = [];
  const deep = new Set<PathBytes>();
  const rootBytes = Buffer.byteLength(workspace.path, 'utf8') + 1;
  let ignoredFolders = 0;
  const visit = (folder: PathBytes): void => {
    const cut = isTooDeep(rootBytes + folder.length) ? findCut(folder, [tracked.files, ignored]) : undefined;
    if (cut !== undefined) {
      deep.add(cut);
      return;
    }
    const record = readRecord(workspace, folder, { now, tracked: tracked.files });
    if (record === undefined) {
      closed.push(folder);
      return;
    }
    if (record.isEmpty && folder !== '') strays.add(`${folder}/`);
    if (record.git !== undefined && folder !== '') repositories.push(folder);
    if (tracked.submodules.has(folder)) {
      for (const path of [...record.folders, ...record.others, ...record.specials]) strays.add(path);
      if (record.git !== undefined) strays.add(record.git);
      return;
    }
    if (record.git !== undefined && folder !== '') strays.add(record.git);
    for (const path of record.specials) strays.add(path);
    for (const path of record.others) others.push(path);
    for (const path of record.folders) {
      if (ignored.has(`${path}/`)) ignoredFolders += 1;
      else visit(path);
    }
  };
  visit('');
  return { others, strays, repositories, ignoredFolders, closed, deep: [...deep] };
}

// Deeper than any project, and far less than it takes until paths get slow: each name costs a look-up in each path.
const LEVELS_KEPT = 100;

/** Returns the topmost folder above a deep one that may go with it; undefined when known files are in all of them. */
function findCut(folder: PathBytes, known: readonly ReadonlySet<PathBytes>[]): PathBytes | undefined {
  const top = folder.split('/').slice(0, LEVELS_KEPT).join('/');
  const isNew = (path: PathBytes) => !known.some((paths) => [...paths].some((each) => each.startsWith(`${path}/`)));
  return [top, folder].find(isNew);
}

/** Returns the permissions of a folder in the last scan; undefined when it was not there, or was left out. */
export function findScannedMode({ cache }: Workspace, folder: PathBytes): number | undefined {
  const record = cache.folders.get(folder);
  return record?.scannedIn === cache.scan ? record.mode & 0o7777 : undefined;
}

/** Finds the folders whose permissions were not these in the last scan; the root is left out. */
export function findOtherModes({ cache }: Workspace, mode: number): PathBytes[] {
  const records = [...cache.folders].filter(([path, { scannedIn }]) => path !== '' && scannedIn === cache.scan);
  return records.filter(([, record]) => (record.mode & 0o7777) !== mode).map(([path]) => path);
}

function readRecord(
  workspace: Workspace,
  folder: PathBytes,
  { now, tracked }: { readonly now: number; readonly tracked: ReadonlySet<PathBytes> },
): FolderRecord | undefined {
  const { cache } = workspace;
  const known = cache.folders.get(folder);
  if (known?.scannedIn === cache.scan) return known;
  try {
    const diskPath = known?.diskPath ?? toDiskPath(workspace.path, folder);
    const stat = lstatSync(diskPath);
    if (known?.isSettled === true && isSame(known, stat)) {
      known.scannedIn = cache.scan;
      return known;
    }
    const { dev, ino, ctimeMs, mtimeMs, mode } = stat;
    // By the ctime: a program can set the mtime of a file, but not its ctime.
    const isOld = cache.settlingMs !== undefined && ctimeMs < now - cache.settlingMs;
    // Larger inode numbers are rounded, and two folders may share one.
    const isSettled = isOld && Number.isSafeInteger(ino);
    const entries = sortEntries(workspace.path, folder, tracked);
    const record = { diskPath, scannedIn: cache.scan, dev, ino, ctimeMs, mtimeMs, mode, isSettled, ...entries };
    cache.folders.set(folder, record);
    return record;
  } catch {
    cache.folders.delete(folder);
    return undefined;
  }
}

/** True when the folder is the recorded one, unchanged: one that is moved to its path keeps its own times. */
function isSame(known: FolderRecord, { dev, ino, ctimeMs, mtimeMs }: Stats): boolean {
  return known.ctimeMs === ctimeMs && known.mtimeMs === mtimeMs && known.ino === ino && known.dev === dev;
}

function sortEntries(root: string, folder: PathBytes, tracked: ReadonlySet<PathBytes>) {
  const folders: PathBytes[] = [];
  const others: PathBytes[] = [];
  const specials: PathBytes[] = [];
  const gitPath = folder === '' ? '.git' : `${folder}/.git`;
  let git: PathBytes | undefined;
  const entries = readFolder(root, folder);
  for (const { path, kind } of entries) {
    if (path === gitPath) git = path;
    else if (kind === 'folder') folders.push(path);
    else if (kind === 'special') specials.push(path);
    else if (!tracked.has(path)) others.push(path);
  }
  return { isEmpty: entries.length === 0, folders, others, specials, git };
}
