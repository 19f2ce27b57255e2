import { chmodSync, constants, lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { copyFile, utimes } from 'node:fs/promises';
import { GroundhogError } from '../../domain/errors/errors.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import { type PathBytes, toDiskPath, toReadablePath } from '../../git/path-bytes.ts';
import { clearPath, parentsOf } from '../files/disk-file.ts';
import type { FileList } from './list-files.ts';

/**
 * The identity and times of a file as lstat(2) gives them. A program can change a file without changing its size and
 * mtime, but not without changing its ctime.
 */
export type FileStamp = string;

/** The stamp of a path at which nothing is. */
export const NO_FILE: FileStamp = 'missing';

/** Files that a folder must hold beside a tree, with a pristine copy of each. */
export interface KeptFiles {
  /** The folder of the copies; only we write in it. */
  readonly pristine: string;
  /** The stamp of each copy: a copy that somebody has changed is never used. */
  readonly files: ReadonlyMap<PathBytes, FileStamp>;
  /** The mode of each folder that holds one of the files, and of empty ones. */
  readonly folders: ReadonlyMap<PathBytes, number>;
}

/** Reads the stamp of a file or a link; a folder has its mode alone, since its times follow what is in it. */
export function readStamp(root: string, path: PathBytes): FileStamp {
  const stat = findStat(root, path);
  if (stat === undefined) return NO_FILE;
  if (stat.isDirectory()) return `folder ${stat.mode & 0o7777n}`;
  return `${stat.mode} ${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
}

function findStat(root: string, path: PathBytes) {
  try {
    return lstatSync(toDiskPath(root, path), { bigint: true, throwIfNoEntry: false });
  } catch {
    // A file is in the place of a folder above it.
    return undefined;
  }
}

/** Copies the listed files of a folder to a new folder, which keeps them. Special files are left out. */
export async function keepFiles(root: string, list: FileList, pristine: string): Promise<KeptFiles> {
  const folders = new Map<PathBytes, number>();
  for (const folder of listFolders(list))
    folders.set(folder, Number((findStat(root, folder)?.mode ?? 0o755n) & 0o7777n));
  mkdirSync(pristine, { recursive: true, mode: 0o700 });
  await copyAll({ from: root, to: pristine }, list.files, folders);
  return { pristine, folders, files: new Map(list.files.map((path) => [path, readStamp(pristine, path)])) };
}

/** Returns the folders of the listed files, each after those above it. */
function listFolders({ files, emptyFolders }: FileList): PathBytes[] {
  const folders = new Set<PathBytes>(emptyFolders);
  for (const path of [...files, ...emptyFolders]) for (const folder of parentsOf(path)) folders.add(folder);
  return [...folders].sort((a, b) => a.length - b.length);
}

/** Copies kept files into a folder, over whatever is there; all of them when no paths are given. */
export async function writeKept(kept: KeptFiles, root: string, paths?: readonly PathBytes[]): Promise<void> {
  const wanted = paths ?? [...kept.files.keys()];
  for (const path of wanted) {
    if (readStamp(kept.pristine, path) === kept.files.get(path)) continue;
    const message = `the copy of ${toReadablePath(path)} in ${kept.pristine} was changed by another program`;
    throw new GroundhogError('internal', { message });
  }
  const folders = new Set(wanted.flatMap(parentsOf));
  const modes = paths === undefined ? kept.folders : new Map([...kept.folders].filter(([path]) => folders.has(path)));
  if (paths !== undefined) for (const path of wanted) await clearPath(root, path);
  await copyAll({ from: kept.pristine, to: root }, wanted, modes);
}

/** Leaves out the kept files in the place of which a change has put a file, above or below it too. */
export function withoutCollisions<Kept extends KeptFiles | undefined>(
  kept: Kept,
  changes: readonly TreeDifference[],
): Kept | KeptFiles {
  if (kept === undefined) return kept;
  const { files, folders } = kept;
  const written = changes.filter(({ status }) => status !== 'D').map(({ path }) => path);
  const collides = (path: PathBytes) =>
    files.has(path) || folders.has(path) || parentsOf(path).some((folder) => files.has(folder));
  if (!written.some(collides)) return kept;
  const taken = new Set(written);
  const takenFolders = new Set(written.flatMap(parentsOf));
  const hasRoom = (path: PathBytes) => !taken.has(path) && !parentsOf(path).some((folder) => taken.has(folder));
  return {
    ...kept,
    files: new Map([...files].filter(([path]) => hasRoom(path) && !takenFolders.has(path))),
    folders: new Map([...folders].filter(([path]) => hasRoom(path))),
  };
}

/** Creates the folders of kept files that are missing, and gives each its mode. */
export function writeKeptFolders({ folders }: KeptFiles, root: string, paths: readonly PathBytes[]): void {
  for (const path of paths) {
    mkdirSync(toDiskPath(root, path), { recursive: true });
    chmodSync(toDiskPath(root, path), folders.get(path) ?? 0o755);
  }
}

const COPIES_AT_ONCE = 8;

async function copyAll(
  way: { readonly from: string; readonly to: string },
  files: readonly PathBytes[],
  folders: ReadonlyMap<PathBytes, number>,
): Promise<void> {
  // Writable at first: some folders, such as those of a module cache, are read-only.
  for (const [folder, mode] of folders) {
    mkdirSync(toDiskPath(way.to, folder), { recursive: true });
    chmodSync(toDiskPath(way.to, folder), mode | 0o700);
  }
  const waiting = files.values();
  const copyNext = async () => {
    for (const path of waiting) await copyOne(way, path);
  };
  await Promise.all(Array.from({ length: COPIES_AT_ONCE }, copyNext));
  for (const [folder, mode] of [...folders].reverse()) chmodSync(toDiskPath(way.to, folder), mode);
}

/** Copies a file with its mode and mtime, sharing its blocks where the file system can; a link as it is. */
async function copyOne({ from, to }: { readonly from: string; readonly to: string }, path: PathBytes): Promise<void> {
  const [source, target] = [toDiskPath(from, path), toDiskPath(to, path)];
  const stat = lstatSync(source);
  if (stat.isSymbolicLink()) return symlinkSync(readlinkSync(source, { encoding: 'buffer' }), target);
  await copyFile(source, target, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  await utimes(target, stat.atime, stat.mtime);
}
