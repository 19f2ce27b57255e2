import { lstatSync, readdirSync } from 'node:fs';
import { listIndex } from '../git/ls-files.ts';
import { type PathBytes, toDiskPath } from '../git/path-bytes.ts';
import type { Workspace } from './workspace.ts';

/**
 * Finds a `.git` below the root in any folder that git may enter, and submodules with anything in them: git would take
 * such a folder for another repository, read that repository's configuration, and lose the work in it. Only names are
 * looked at; nothing is opened.
 */
export async function findNestedRepositories(
  workspace: Workspace,
  untracked: readonly PathBytes[],
): Promise<PathBytes[]> {
  const folders = new Set<PathBytes>();
  const nested = new Set<PathBytes>();
  for (const { path, mode } of await listIndex(workspace.git)) {
    addFolders(folders, path);
    if (mode === '160000' && isPopulated(toDiskPath(workspace.path, path))) nested.add(`${path}/`);
  }
  for (const path of untracked) {
    if (path.endsWith('/')) nested.add(path);
    else addFolders(folders, path);
  }
  // Parents first: behind a link in the place of a folder is another folder, which is none of ours.
  const plain = new Set<PathBytes>();
  for (const folder of [...folders].sort((a, b) => a.length - b.length)) {
    const slash = folder.lastIndexOf('/');
    const isReached = slash < 0 || plain.has(folder.slice(0, slash));
    if (!isReached || !isFolder(toDiskPath(workspace.path, folder))) continue;
    plain.add(folder);
    if (isThere(toDiskPath(workspace.path, `${folder}/.git`))) nested.add(`${folder}/`);
  }
  return [...nested].sort();
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
