import { lstatSync, type Stats } from 'node:fs';
import { listIndex } from '../../git/ls-files.ts';
import { type PathBytes, toDiskPath } from '../../git/path-bytes.ts';
import type { HiddenFiles, Workspace } from '../workspace.ts';
import { parentsOf, readDiskFileKind, readFolder } from './disk-file.ts';
import { readFileClock } from './file-clock.ts';

/** What the folders of a workspace hold besides tracked files, outside of those that are ignored as a whole. */
export interface FolderScan {
  /** Files and links that are not tracked. */
  readonly others: readonly PathBytes[];
  readonly strays: ReadonlySet<PathBytes>;
  /** Folders below the root with a `.git` in them. */
  readonly repositories: readonly PathBytes[];
  readonly ignoredFolders: number;
  readonly closed: readonly PathBytes[];
}

interface FolderRecord {
  readonly at: Buffer;
  /** The last walk that has seen it; 0 once we have changed something in it. */
  seenIn: number;
  readonly dev: number;
  readonly ino: number;
  // To less than a microsecond: a settled folder that changes is given a time that is a fifth of a second later or more.
  readonly ctimeMs: number;
  readonly mtimeMs: number;
  readonly isSettled: boolean;
  readonly isEmpty: boolean;
  readonly folders: readonly PathBytes[];
  readonly others: readonly PathBytes[];
  readonly specials: readonly PathBytes[];
  readonly git: PathBytes | undefined;
}

export interface TrackedPaths {
  readonly files: Set<PathBytes>;
  readonly submodules: Set<PathBytes>;
}

/** What is known of a workspace from the last look; each part is checked against a time before it is used again. */
export interface WorkspaceCache {
  readonly records: Map<PathBytes, FolderRecord>;
  /** The number of the last walk, from 1; what it has seen need not be looked at again while nothing but us runs. */
  scan: number;
  /** A folder that changed less than this before it was read may change again without a new time; as `readSettlingTime`. */
  settlingMs: number | undefined;
  index: { stamp: string; tracked: TrackedPaths } | undefined;
  hidden: HiddenFiles | undefined;
  /** What a landing should have left hidden, where clearing the workspace was put off. */
  deferredClean: HiddenFiles | undefined;
}

// By identity, since a workspace is a plain value that others make too: one nobody knows is read in full.
const memories = new WeakMap<Workspace, WorkspaceCache>();

/** What is known of a workspace. */
export function cacheOf(workspace: Workspace): WorkspaceCache {
  const known = memories.get(workspace);
  if (known !== undefined) return known;
  const cache: WorkspaceCache = {
    records: new Map(),
    scan: 1,
    settlingMs: undefined,
    index: undefined,
    hidden: undefined,
    deferredClean: undefined,
  };
  memories.set(workspace, cache);
  return cache;
}

/** The paths in the index; git is asked only after the index was written by somebody else. */
export async function readTracked(workspace: Workspace): Promise<TrackedPaths> {
  const cache = cacheOf(workspace);
  const stamp = readIndexStamp(workspace);
  if (cache.index?.stamp === stamp) return cache.index.tracked;
  const tracked: TrackedPaths = { files: new Set(), submodules: new Set() };
  for (const { path, mode } of await listIndex(workspace.git))
    (mode === '160000' ? tracked.submodules : tracked.files).add(path);
  cache.records.clear();
  cache.index = { stamp, tracked };
  return tracked;
}

/** Where git keeps the index of a workspace. */
export function findIndexFile({ git }: Workspace): string {
  return git.location.indexFile ?? `${git.location.gitDir}/index`;
}

/**
 * Identifies one writing of the index: git replaces the file each time. The time of its last change says nothing, since
 * a second name of the file is one.
 */
export function readIndexStamp(workspace: Workspace): string {
  const stat = lstatSync(findIndexFile(workspace), { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? 'none' : `${stat.ino} ${stat.mtimeNs} ${stat.size}`;
}

/** Says that we have changed something at a path: its folders are not as the last walk has seen them. */
export function invalidatePath(workspace: Workspace, path: PathBytes): void {
  const { records } = cacheOf(workspace);
  for (const folder of ['', ...parentsOf(path), path.endsWith('/') ? path.slice(0, -1) : path]) {
    const record = records.get(folder);
    if (record !== undefined) record.seenIn = 0;
  }
}

/** Says that more may have changed than was noted: no folder is as the last walk has seen it. */
export function invalidateScan(workspace: Workspace): void {
  cacheOf(workspace).scan += 1;
}

/**
 * Goes through the folders, no link followed; only folders that changed since the last time are read. With `quiet` the
 * caller says that nothing but us has run in the workspace since the last walk: only what we changed is looked at.
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
  let ignoredFolders = 0;
  const visit = (folder: PathBytes): void => {
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
  return { others, strays, repositories, ignoredFolders, closed };
}

function readRecord(
  workspace: Workspace,
  folder: PathBytes,
  { now, tracked }: { readonly now: number; readonly tracked: ReadonlySet<PathBytes> },
): FolderRecord | undefined {
  const cache = cacheOf(workspace);
  const known = cache.records.get(folder);
  if (known?.seenIn === cache.scan) return known;
  try {
    const at = known?.at ?? toDiskPath(workspace.path, folder);
    const seen = lstatSync(at);
    if (known?.isSettled === true && isSame(known, seen)) {
      known.seenIn = cache.scan;
      return known;
    }
    const { dev, ino, ctimeMs, mtimeMs } = seen;
    // Its own clock: a program can set a file's time of modification, and not that of its last change.
    const isOld = cache.settlingMs !== undefined && ctimeMs < now - cache.settlingMs;
    // Larger ones are rounded: they do not tell one folder from another.
    const isSettled = isOld && Number.isSafeInteger(ino);
    const entries = sortEntries(workspace.path, folder, tracked);
    const record = { at, seenIn: cache.scan, dev, ino, ctimeMs, mtimeMs, isSettled, ...entries };
    cache.records.set(folder, record);
    return record;
  } catch {
    cache.records.delete(folder);
    return undefined;
  }
}

/** The same folder, as it was: another one that is moved to its place keeps its own times. */
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
