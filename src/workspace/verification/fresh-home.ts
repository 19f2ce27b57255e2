import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type PathBytes, toPathBytes } from '../../git/path-bytes.ts';
import { openFolders, removeEmptyParents, removeFromDisk } from '../files/disk-file.ts';
import { readMode } from './file-stamp.ts';
import {
  findLostFolders,
  findLostKept,
  type HeldFiles,
  type KeptFiles,
  keepFiles,
  writeKept,
  writeKeptFolders,
} from './kept-files.ts';
import { listFolder } from './list-files.ts';

/** The variables that name a folder of the user, with its path below our own; XDG Base Directory Specification. */
const HOME_FOLDERS = {
  HOME: 'home',
  TMPDIR: 'tmp',
  XDG_RUNTIME_DIR: 'run',
  XDG_CONFIG_HOME: 'home/.config',
  XDG_CACHE_HOME: 'home/.cache',
  XDG_DATA_HOME: 'home/.local/share',
  XDG_STATE_HOME: 'home/.local/state',
} as const;

/** A HOME of ours, with the caches that it begins with. */
export interface CommandHome {
  /** Holds HOME and the folders for temporary files. */
  readonly parent: string;
  /** The caches that are in it now; undefined before its first use. */
  held: HeldFiles | undefined;
}

/** Returns the variables of a HOME. */
export function toHomeVariables(parent: string): Record<string, string> {
  return Object.fromEntries(Object.entries(HOME_FOLDERS).map(([name, folder]) => [name, join(parent, folder)]));
}

/** Makes a HOME hold the caches and nothing else, and empties its folders for temporary files. Returns its variables. */
export async function renewHome(home: CommandHome, caches: KeptFiles | undefined): Promise<Record<string, string>> {
  const { parent } = home;
  const root = join(parent, 'home');
  for (const name of ['tmp', 'run']) await removeFromDisk(parent, name);
  if (caches === undefined || home.held?.kept !== caches || readMode(parent, 'home') === undefined) {
    await removeFromDisk(parent, 'home');
    home.held = caches && { kept: caches, stamps: new Map() };
  }
  for (const name of ['home', 'tmp', 'run']) mkdirSync(join(parent, name), { recursive: true, mode: 0o700 });
  if (home.held !== undefined) await restoreCaches(root, home.held);
  return toHomeVariables(parent);
}

async function restoreCaches(root: string, held: HeldFiles): Promise<void> {
  const { kept } = held;
  await openFolders(root);
  const list = listFolder(root);
  const added = [...list.files.filter((path) => !kept.files.has(path)), ...list.specials];
  for (const path of [...added, ...list.emptyFolders.filter((folder) => !kept.folders.has(folder))]) {
    await removeFromDisk(root, path);
    await removeEmptyParents(root, path);
  }
  await writeKept(root, held, findLostKept(root, held));
  writeKeptFolders(
    root,
    kept,
    findLostFolders(kept, (folder) => readMode(root, folder)),
  );
}

/**
 * Copies the caches that a HOME has, by their paths in it; undefined when it has none. Another program that uses them
 * meanwhile may leave a file half-written in the copy.
 */
export async function keepCaches(
  home: string,
  caches: readonly string[],
  pristine: string,
): Promise<KeptFiles | undefined> {
  const files: PathBytes[] = [];
  for (const cache of caches) {
    const root = join(home, cache);
    if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) continue;
    files.push(...listFolder(root).files.map((path) => `${toPathBytes(cache)}/${path}`));
  }
  return files.length === 0 ? undefined : keepFiles(home, { files, emptyFolders: [], specials: [] }, pristine);
}
