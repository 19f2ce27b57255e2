import { lstatSync, readdirSync } from 'node:fs';
import { type PathBytes, toDiskPath } from '../../git/path-bytes.ts';
import { readWorktreeStatus, type Workspace, type WorktreeStatus } from '../workspace.ts';
import type { TrackedPaths } from '../workspace-cache.ts';
import { startDuringStatus } from './overlap-status.ts';
import { readTracked, scanFolders } from './untracked-scan.ts';

/**
 * Finds every `.git` below the root in a folder with tracked files, and every submodule that is not empty: git would
 * take such a folder for another repository, read that repository's configuration, and lose the work in it. Only names
 * are read; no file is opened.
 */
export async function findPlantedRepositories(workspace: Workspace): Promise<PathBytes[]> {
  return (await findObstacles(workspace)).planted;
}

interface Obstacles {
  readonly planted: PathBytes[];
  /** See FolderScan. */
  readonly deep: readonly PathBytes[];
}

async function findObstacles(workspace: Workspace): Promise<Obstacles> {
  const tracked = await readTracked(workspace);
  const populated = findPopulated(workspace, tracked);
  const { hidden } = workspace.cache;
  const { folders, deep } =
    hidden === undefined
      ? { folders: findIn(workspace, tracked.files), deep: [] }
      : await findByScan(workspace, hidden.ignored);
  return { planted: [...new Set([...populated, ...folders].map((path) => `${path}/`))].sort(), deep };
}

/** A status with what keeps git from reading all, found by a scan of the folders while git reads the files. */
export interface GuardedStatus extends Obstacles {
  /** Undefined where there is such an obstacle: then nothing that git answers is used. */
  readonly status: WorktreeStatus | undefined;
}

/**
 * Reads the status and finds planted repositories, both at once. Populated submodules are found before: git-status(1)
 * would enter them, but no other `.git` in a folder of tracked files. `meanwhile` is called while git runs, as late as
 * it may be; not at all where git was faster than that.
 */
export async function readStatusUnlessPlanted(workspace: Workspace, meanwhile?: () => void): Promise<GuardedStatus> {
  if (findPopulated(workspace, await readTracked(workspace)).length > 0)
    return { ...(await findObstacles(workspace)), status: undefined };
  const reading = readWorktreeStatus(workspace);
  const endStatus = startDuringStatus(workspace, meanwhile);
  const [status, found] = await Promise.allSettled([reading, findObstacles(workspace)]);
  endStatus();
  if (found.status === 'rejected') throw found.reason;
  if (found.value.planted.length + found.value.deep.length > 0) return { ...found.value, status: undefined };
  if (status.status === 'rejected') throw status.reason;
  return { ...found.value, status: status.value };
}

/** Finds the repositories among untracked paths: those that git has named, and those in folders of new files. */
export function findNestedRepositories(workspace: Workspace, untracked: readonly PathBytes[]): PathBytes[] {
  const named = untracked.filter((path) => path.endsWith('/'));
  const files = untracked.filter((path) => !path.endsWith('/'));
  return [...new Set([...named, ...findIn(workspace, files).map((path) => `${path}/`)])].sort();
}

function findPopulated({ path: root }: Workspace, { submodules }: TrackedPaths): PathBytes[] {
  return [...submodules].filter((path) => isPopulated(toDiskPath(root, path)));
}

async function findByScan(
  workspace: Workspace,
  ignored: ReadonlySet<PathBytes>,
): Promise<{ readonly folders: PathBytes[]; readonly deep: readonly PathBytes[] }> {
  const { repositories, deep } = await scanFolders(workspace, ignored);
  if (repositories.length === 0) return { folders: [], deep };
  const folders = new Set<PathBytes>();
  for (const path of (await readTracked(workspace)).files) addFolders(folders, path);
  return { folders: repositories.filter((folder) => folders.has(folder)), deep };
}

/** Finds the folders of these files that hold a `.git`. */
function findIn(workspace: Workspace, files: Iterable<PathBytes>): PathBytes[] {
  const folders = new Set<PathBytes>();
  for (const path of files) addFolders(folders, path);
  const found: PathBytes[] = [];
  // Parents first: a link in the place of a folder leads to one outside the workspace.
  const plain = new Set<PathBytes>();
  for (const folder of [...folders].sort((a, b) => a.length - b.length)) {
    const slash = folder.lastIndexOf('/');
    const isReached = slash < 0 || plain.has(folder.slice(0, slash));
    if (!isReached || !isFolder(toDiskPath(workspace.path, folder))) continue;
    plain.add(folder);
    if (isThere(toDiskPath(workspace.path, `${folder}/.git`))) found.push(folder);
  }
  return found;
}

function addFolders(folders: Set<PathBytes>, path: PathBytes): void {
  for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
    const folder = path.slice(0, slash);
    if (folders.has(folder)) return;
    folders.add(folder);
  }
}

/** True unless there is an empty folder, as for a submodule that is not checked out, or nothing. */
function isPopulated(path: Buffer): boolean {
  try {
    return readdirSync(path).length > 0;
  } catch {
    return isThere(path);
  }
}

function isFolder(path: Buffer): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function isThere(path: Buffer): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // A parent that is a file or a dangling link holds no repository.
    return false;
  }
}
