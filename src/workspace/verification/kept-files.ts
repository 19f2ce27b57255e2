import { chmodSync, constants, lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { copyFile, readFile, utimes } from 'node:fs/promises';
import { GroundhogError } from '../../domain/errors/errors.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import { type PathBytes, toDiskPath, toReadablePath } from '../../git/path-bytes.ts';
import { clearPath, parentsOf } from '../files/disk-file.ts';
import {
  type FileStamp,
  hasStamp,
  hasStampAt,
  NO_FILE,
  readMode,
  readStamp,
  readStampAt,
  type StampPath,
  toStampPath,
} from './file-stamp.ts';
import type { FileList } from './list-files.ts';

/** Files that a folder must hold beside a tree, with a pristine copy of each. */
export interface KeptFiles {
  /** The folder of the copies; only we write in it. */
  readonly pristine: string;
  /** The stamp of each copy: a copy that somebody has changed is never used. */
  readonly files: ReadonlyMap<PathBytes, FileStamp>;
  /** The mode of each folder that holds one of the files, and of empty ones. */
  readonly folders: ReadonlyMap<PathBytes, number>;
}

/** Kept files in a folder. */
export interface HeldFiles {
  readonly kept: KeptFiles;
  readonly root: string;
  readonly files: ReadonlyMap<PathBytes, HeldFile>;
}

// Why: docs/decisions/0154-outputs-compared-in-one-thread.md
interface HeldFile {
  /** Kept, since to make the paths of thousands of files anew takes long. */
  readonly diskPath: StampPath;
  /** The stamp that it had when we wrote it; undefined for one that was not written yet. */
  stamp: FileStamp | undefined;
}

/** Copies the listed files to a new folder, which keeps them. Special files and those that cannot be read are left out. */
export async function keepFiles(root: string, list: FileList, pristine: string): Promise<KeptFiles> {
  const folders = new Map(listFolders(list).map((folder) => [folder, readMode(root, folder) ?? 0o755]));
  mkdirSync(pristine, { recursive: true, mode: 0o700 });
  const paths = [...new Set(list.files)];
  await copyAll({ from: root, to: pristine }, paths, folders);
  const stamps = paths.map((path) => [path, readStamp(pristine, path)] as const);
  return { pristine, folders, files: new Map(stamps.filter(([, { mode }]) => mode !== NO_FILE.mode)) };
}

/** Returns the folders of the listed files, each after those above it. */
function listFolders({ files, emptyFolders }: FileList): PathBytes[] {
  const folders = new Set<PathBytes>(emptyFolders);
  for (const path of [...files, ...emptyFolders]) for (const folder of parentsOf(path)) folders.add(folder);
  return [...folders].sort((a, b) => a.length - b.length);
}

/** Returns kept files that a folder is to hold; none was written yet. */
export function holdFiles(kept: KeptFiles, root: string): HeldFiles {
  const files = [...kept.files.keys()].map((path): [PathBytes, HeldFile] => [
    path,
    { diskPath: toStampPath(root, path), stamp: undefined },
  ]);
  return { kept, root, files: new Map(files) };
}

/** Takes over kept files as they are in the folder now. */
export function takeOverFiles({ files }: HeldFiles): void {
  for (const file of files.values()) file.stamp = readStampAt(file.diskPath);
}

/** Finds the kept files that are not as we wrote them. */
export function findLostKept({ files }: HeldFiles): PathBytes[] {
  const lost: PathBytes[] = [];
  for (const [path, { diskPath, stamp }] of files) if (!hasStampAt(diskPath, stamp)) lost.push(path);
  return lost;
}

/** Finds the folders of kept files that are gone, or have another mode. */
export function findLostFolders(
  { folders }: KeptFiles,
  readFolderMode: (folder: PathBytes) => number | undefined,
): PathBytes[] {
  return [...folders].filter(([path, mode]) => readFolderMode(path) !== mode).map(([path]) => path);
}

/** Writes kept files over whatever is in their place, and notes their stamps. */
export async function writeKept({ kept, root, files }: HeldFiles, paths: readonly PathBytes[]): Promise<void> {
  if (paths.length === 0) return;
  for (const path of paths) {
    if (hasStamp(kept.pristine, path, kept.files.get(path))) continue;
    const message = `the copy of ${toReadablePath(path)} in ${kept.pristine} was changed by another program`;
    throw new GroundhogError('internal', { message });
  }
  for (const path of paths) await clearPath(root, path);
  const parents = new Set(paths.flatMap(parentsOf));
  const folders = new Map([...kept.folders].filter(([path]) => parents.has(path)));
  await copyAll({ from: kept.pristine, to: root }, paths, folders);
  const written = new Set(paths);
  for (const [path, file] of files) if (written.has(path)) file.stamp = readStampAt(file.diskPath);
}

/** Creates folders of kept files that are missing, and gives each its mode. */
export function writeKeptFolders(root: string, { folders }: KeptFiles, paths: readonly PathBytes[]): void {
  for (const path of paths) {
    mkdirSync(toDiskPath(root, path), { recursive: true });
    chmodSync(toDiskPath(root, path), folders.get(path) ?? 0o755);
  }
}

/** Finds the paths at which changes put a file in the place of kept ones, above or below them too. */
export function findCollisions({ files, folders }: KeptFiles, changes: readonly TreeDifference[]): PathBytes[] {
  const written = changes.filter(({ status }) => status !== 'D').map(({ path }) => path);
  return written.filter(
    (path) => files.has(path) || folders.has(path) || parentsOf(path).some((folder) => files.has(folder)),
  );
}

const MAX_SEARCHED_BYTES = 16 * 1024 * 1024;

/** True when one of the kept files holds a text, or is a link to a path with it. Huge files are not searched. */
export async function mentions({ pristine, files }: KeptFiles, text: string): Promise<boolean> {
  for (const path of files.keys()) {
    const file = toDiskPath(pristine, path);
    const stat = lstatSync(file);
    if (stat.isSymbolicLink() && readlinkSync(file, { encoding: 'buffer' }).includes(text)) return true;
    if (stat.isFile() && stat.size <= MAX_SEARCHED_BYTES && (await readFile(file)).includes(text)) return true;
  }
  return false;
}

const COPIES_AT_ONCE = 8;

interface CopyWay {
  readonly from: string;
  readonly to: string;
}

async function copyAll(
  way: CopyWay,
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
async function copyOne({ from, to }: CopyWay, path: PathBytes): Promise<void> {
  const [source, target] = [toDiskPath(from, path), toDiskPath(to, path)];
  const stat = lstatSync(source, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (stat.isSymbolicLink()) return symlinkSync(readlinkSync(source, { encoding: 'buffer' }), target);
  if (!stat.isFile() || (stat.mode & 0o400) === 0) return;
  await copyFile(source, target, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  await utimes(target, stat.atime, stat.mtime);
}
