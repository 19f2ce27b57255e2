import { accessSync, constants, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { removeFolder } from './remove-folder.ts';

/** A folder of a PATH. */
export interface ProgramFolder {
  readonly path: string;
  /** The programs with their stamps, where this user may write; undefined elsewhere. */
  readonly programs: ReadonlyMap<string, string> | undefined;
}

/**
 * Resolves a PATH to absolute folders without links, each once. Left out are folders that are not there, which anybody
 * could create later, relative ones, and those in a folder of `apartFrom`.
 */
export async function resolveProgramPath(
  path: string,
  apartFrom: readonly string[],
): Promise<readonly ProgramFolder[]> {
  const folders = new Map<string, ProgramFolder>();
  for (const folder of path.split(':').filter(isAbsolute)) {
    const found = await realpath(folder).catch(() => undefined);
    if (found === undefined || apartFrom.some((other) => found === other || found.startsWith(`${other}/`))) continue;
    folders.set(found, { path: found, programs: isWritable(found) ? listPrograms(found) : undefined });
  }
  return [...folders.values()];
}

/** A PATH on which nothing has changed since it was resolved. */
export interface UnchangedPath {
  readonly path: string;
  /** The programs that were added, replaced or edited, and are not on it. */
  readonly leftOut: readonly string[];
}

/**
 * Returns the PATH without the programs that have changed. A folder with one of them is replaced by links to its other
 * programs, made below `parent`.
 */
export function toUnchangedPath(folders: readonly ProgramFolder[], parent: string): UnchangedPath {
  const leftOut: string[] = [];
  // Commands may write beside it: a link in its place leads to the folders of others.
  if (lstatSync(parent, { throwIfNoEntry: false })?.isDirectory() !== true) removeFolder(parent);
  const path = folders.map((folder, index) => {
    if (folder.programs === undefined) return folder.path;
    const now = listPrograms(folder.path);
    const { programs } = folder;
    const changed = [...now].filter(([name, stamp]) => programs.get(name) !== stamp).map(([name]) => name);
    if (changed.length === 0) return folder.path;
    leftOut.push(...changed.map((name) => join(folder.path, name)));
    return linkPrograms(
      folder.path,
      [...now.keys()].filter((name) => !changed.includes(name)),
      join(parent, String(index)),
    );
  });
  return { path: path.join(':'), leftOut };
}

function linkPrograms(folder: string, names: readonly string[], links: string): string {
  removeFolder(links);
  mkdirSync(links, { recursive: true, mode: 0o700 });
  for (const name of names) symlinkSync(join(folder, name), join(links, name));
  return links;
}

/** Lists what a folder holds, with identity and times of each file that a link leads to; a ctime cannot be set. */
function listPrograms(folder: string): Map<string, string> {
  const programs = new Map<string, string>();
  for (const name of readNames(folder)) {
    const stat = findStat(join(folder, name));
    if (stat?.isFile() === true)
      programs.set(name, `${stat.dev} ${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`);
  }
  return programs;
}

function readNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // It is gone, or not readable: then no program is found in it.
    return [];
  }
}

function findStat(path: string) {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    // A link that leads to itself.
    return undefined;
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
