import { chmodSync, lstatSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';

// PATH_MAX in limits.h, less the longest name (NAME_MAX), two separators and the NUL.
const LONGEST_FOLDER = (process.platform === 'linux' ? 4096 : 1024) - 258;

const FAR_BYTES = 1000;

/** Returns true for a folder whose path has so many bytes that files in it may be out of reach (ENAMETOOLONG). */
export function isTooDeep(pathBytes: number): boolean {
  return pathBytes > LONGEST_FOLDER;
}

/**
 * Removes a folder with its content, also folders that their owner may not enter, names that are not UTF-8, and folders
 * that are nested deeper than a path can be long. Removes links and does not follow them. Returns false when something
 * is still there.
 */
export function removeFolder(folder: string): boolean {
  const path = Buffer.from(folder);
  attempt(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  if (isThere(path)) for (const remove of listRemovals(path, path)) attempt(remove);
  return !isThere(path);
}

/** Ignores errors, as for a mount: the caller checks what is left. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // The caller checks what is left.
  }
}

function isThere(path: Buffer): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/**
 * Lists what to do, one by one, to remove a folder with its content. Each step may throw, and is to be done before the
 * next one is asked for. Folders far below `shelter`, one on the same disk, are first renamed into it: no path gets too
 * long, nor slow for its number of names.
 */
export function* listRemovals(path: Buffer, shelter: Buffer): Generator<() => void> {
  const open = [{ path, isListed: false }];
  for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
    const folder = at.path;
    if (folder.length > shelter.length + FAR_BYTES) {
      const target = findFreeName(shelter);
      open.pop();
      // Below the first folder, which is removed last: it may be the shelter.
      open.splice(1, 0, { path: target, isListed: false });
      yield () => renameSync(folder, target);
    } else if (at.isListed) {
      open.pop();
      if (isThere(folder)) yield () => rmdirSync(folder);
    } else {
      at.isListed = true;
      yield () => chmodSync(folder, 0o700);
      for (const name of readNames(folder)) {
        const entry = Buffer.concat([folder, Buffer.from('/'), name]);
        if (isFolder(entry)) open.push({ path: entry, isListed: false });
        else yield () => unlinkSync(entry);
      }
    }
  }
}

function readNames(folder: Buffer): Buffer[] {
  try {
    return readdirSync(folder, { encoding: 'buffer' });
  } catch {
    // Removing the folder fails then, and gives the reason.
    return [];
  }
}

function isFolder(path: Buffer): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function findFreeName(shelter: Buffer): Buffer {
  for (let number = 1; ; number += 1) {
    const path = Buffer.concat([shelter, Buffer.from(`/groundhog-removed-${number}`)]);
    if (!isThere(path)) return path;
  }
}
