import { lstatSync, readdirSync } from 'node:fs';
import { type PathBytes, toDiskPath } from '../git/path-bytes.ts';
import { readTracked, recall, walkFolders } from './folder-walk.ts';
import type { Workspace } from './workspace.ts';

/**
 * Finds a `.git` below the root in any folder with tracked files, and submodules with anything in them: git would take
 * such a folder for another repository, read that repository's configuration, and lose the work in it. Only names are
 * looked at; nothing is opened.
 */
export async function findPlantedRepositories(workspace: Workspace): Promise<PathBytes[]> {
  const { files, submodules } = await readTracked(workspace);
  const populated = [...submodules].filter((path) => isPopulated(toDiskPath(workspace.path, path)));
  const { unseen } = recall(workspace);
  const folders = unseen === undefined ? findIn(workspace, files) : await findByWalk(workspace, unseen.ignored);
  return [...new Set([...populated, ...folders].map((path) => `${path}/`))].sort();
}

/** The same for what git's answer to a look names besides: nested repositories, and folders of new files. */
export function findNestedRepositories(workspace: Workspace, untracked: readonly PathBytes[]): PathBytes[] {
  const named = untracked.filter((path) => path.endsWith('/'));
  const files = untracked.filter((path) => !path.endsWith('/'));
  return [...new Set([...named, ...findIn(workspace, files).map((path) => `${path}/`)])].sort();
}

async function findByWalk(workspace: Workspace, ignored: ReadonlySet<PathBytes>): Promise<PathBytes[]> {
  const { repositories } = await walkFolders(workspace, ignored);
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
