import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type PathBytes, toPathBytes } from '../../git/path-bytes.ts';
import { openFolders, removeEmptyParents, removeFromDisk } from '../files/disk-file.ts';
import { type FileStamp, isSameStamp, readFolderStamp, readMode } from './file-stamp.ts';
import {
  findLostFolders,
  findLostKept,
  type HeldFiles,
  holdFiles,
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

/** All that belongs beside a HOME: what a command may write to there would be found by the next one. */
const NAMES_BESIDE: ReadonlySet<string> = new Set(['home', 'tmp', 'run', 'path', 'workspace']);

/** A HOME of ours, with the caches that it begins with. */
export interface CommandHome {
  /** Holds HOME and the folders for temporary files, beside a checkout and the programs of its PATH. */
  readonly parent: string;
  /** The caches that are in it now; undefined before its first use. */
  held: HeldFiles | undefined;
  /** The stamps of the folders in it that were made empty. */
  readonly empty: Map<string, FileStamp>;
}

/** Creates a HOME below a folder; its first use makes it. */
export function createCommandHome(parent: string): CommandHome {
  return { parent, held: undefined, empty: new Map() };
}

/** Returns the variables of a HOME. Java takes the home of the user from the list of users, and does not read HOME. */
export function toHomeVariables(parent: string): Record<string, string> {
  const folders = Object.entries(HOME_FOLDERS).map(([name, folder]) => [name, join(parent, folder)]);
  const home = join(parent, HOME_FOLDERS.HOME);
  // The scripts of Maven take these options apart at each space.
  const ofMaven = /\s/.test(home) ? {} : { MAVEN_OPTS: `-Duser.home=${home}` };
  return { ...Object.fromEntries(folders), ...ofMaven, GRADLE_USER_HOME: join(home, '.gradle') };
}

/**
 * Makes a HOME hold the caches and nothing else, and empties its folders for temporary files. Returns false when all was
 * so already, and nothing was written. Whatever else a command has left beside the HOME is removed.
 */
export async function renewHome(home: CommandHome, caches: KeptFiles | undefined): Promise<boolean> {
  const { parent } = home;
  const made = [await renewFolder(home, 'tmp'), await renewFolder(home, 'run'), await removeOthers(parent)];
  if (caches === undefined) return [await renewFolder(home, 'home'), ...made].includes(true);
  if (home.held?.kept !== caches || readMode(parent, 'home') === undefined) {
    await renewFolder(home, 'home');
    home.held = holdFiles(caches, join(parent, 'home'));
  }
  await restoreCaches(home.held);
  return true;
}

async function removeOthers(parent: string): Promise<boolean> {
  const others = readdirSync(parent, { encoding: 'latin1' }).filter((name) => !NAMES_BESIDE.has(name));
  for (const name of others) await removeFromDisk(parent, name);
  return others.length > 0;
}

/** Recreates a folder, unless it is as we have made it: to remove one takes longer than all else here. */
async function renewFolder({ parent, empty }: CommandHome, name: string): Promise<boolean> {
  const path = join(parent, name);
  if (isSameStamp(readFolderStamp(parent, name), empty.get(name)) && readdirSync(path).length === 0) return false;
  await removeFromDisk(parent, name);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  empty.set(name, readFolderStamp(parent, name));
  return true;
}

async function restoreCaches(held: HeldFiles): Promise<void> {
  const { kept, root } = held;
  await openFolders(root);
  const list = listFolder(root);
  const added = [...list.files.filter((path) => !kept.files.has(path)), ...list.specials];
  for (const path of [...added, ...list.emptyFolders.filter((folder) => !kept.folders.has(folder))]) {
    await removeFromDisk(root, path);
    await removeEmptyParents(root, path);
  }
  await writeKept(held, findLostKept(held));
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
