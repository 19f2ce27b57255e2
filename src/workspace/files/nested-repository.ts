import { lstatSync, readdirSync } from 'node:fs';
import { type PathBytes, toDiskPath } from '../../git/path-bytes.ts';
import type { Workspace } from '../workspace.ts';
import type { TrackedPaths } from '../workspace-cache.ts';
import { startDuringStatus } from './overlap-status.ts';
import { readTracked, scanFolders } from './untracked-scan.ts';
import { readWorktreeStatus, type WorktreeStatus } from './worktree-status.ts';

/**
 * Finds a `.git` below the root in any folder with tracked files, and submodules with anything in them: git would take
 * such a folder for another repository, read that repository's configuration, and lose the work in it. Only names are
 * looked at; nothing is opened.
 */
export async function findPlantedRepositories(workspace: Workspace): Promise<PathBytes[]> {
  const tracked = await readTracked(workspace);
  const populated = findPopulated(workspace, tracked);
  const { hidden } = workspace.cache;
  const folders = hidden === undefined ? findIn(workspace, tracked.files) : await findByScan(workspace, hidden.ignored);
  return [...new Set([...populated, ...folders].map((path) => `${path}/`))].sort();
}

/** What is found by going through the folders while git goes through the files. */
export interface GuardedStatus {
  readonly planted: readonly PathBytes[];
  /** Undefined where a repository is planted: nothing that git said is used. */
  readonly status: WorktreeStatus | undefined;
}

/**
 * Looks for planted repositories and at the work tree, both at once. A submodule with anything in it is found before:
 * git would go there even for a look, and passes by any other `.git` in a folder of tracked files. `meanwhile` is called
 * while git is at it, as late as it may be; not at all where git was faster than that.
 */
export async function readStatusUnlessPlanted(workspace: Workspace, meanwhile?: () => void): Promise<GuardedStatus> {
  if (findPopulated(workspace, await readTracked(workspace)).length > 0)
    return { planted: await findPlantedRepositories(workspace), status: undefined };
  const looking = readWorktreeStatus(workspace);
  const lookEnded = startDuringStatus(workspace, meanwhile);
  const [status, found] = await Promise.allSettled([looking, findPlantedRepositories(workspace)]);
  lookEnded();
  if (found.status === 'rejected') throw found.reason;
  if (found.value.length > 0) return { planted: found.value, status: undefined };
  if (status.status === 'rejected') throw status.reason;
  return { planted: [], status: status.value };
}

/** The same for what git's answer to a look names besides: nested repositories, and folders of new files. */
export function findNestedRepositories(workspace: Workspace, untracked: readonly PathBytes[]): PathBytes[] {
  const named = untracked.filter((path) => path.endsWith('/'));
  const files = untracked.filter((path) => !path.endsWith('/'));
  return [...new Set([...named, ...findIn(workspace, files).map((path) => `${path}/`)])].sort();
}

function findPopulated({ path: root }: Workspace, { submodules }: TrackedPaths): PathBytes[] {
  return [...submodules].filter((path) => isPopulated(toDiskPath(root, path)));
}

async function findByScan(workspace: Workspace, ignored: ReadonlySet<PathBytes>): Promise<PathBytes[]> {
  const { repositories } = await scanFolders(workspace, ignored);
  if (repositories.length === 0) return [];
  const folders = new Set<PathBytes>();
  for (const path of (await readTracked(workspace)).files) addFolders(folders, path);
  return repositories.filter((folder) => folders.has(folder));
}

/** The folders of these files that hold a `.git`. */
function findIn(workspace: Workspace, files: Iterable<PathBytes>): PathBytes[] {
  const folders = new Set<PathBytes>();
  for (const path of files) addFolders(folders, path);
  const found: PathBytes[] = [];
  // Parents first: behind a link in the place of a folder is another folder, which is none of ours.
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

/** True when there is anything but an empty folder, which is what a submodule that nobody asked for looks like. */
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
    // A parent that is a file or a link to nowhere holds no repository.
    return false;
  }
}
