import { lstatSync, type Stats } from 'node:fs';
import { type PathBytes, toDiskPath } from '../../git/path-bytes.ts';

// Why: docs/decisions/0164-stamps-to-the-microsecond.md
/**
 * The identity and times of a file as lstat(2) gives them, the times in milliseconds with a precision of a quarter of a
 * microsecond. A program can change a file without changing its size and mtime, but not without changing its ctime.
 */
export type FileStamp = Pick<Stats, 'mode' | 'ino' | 'size' | 'mtimeMs' | 'ctimeMs'>;

/** Two changes that are this far apart have different stamps wherever the clock of the files can tell them apart. */
export const STAMP_PRECISION_NS = 1000n;

/** The stamp of a path at which no file is. */
export const NO_FILE: FileStamp = { mode: 0, ino: 0, size: 0, mtimeMs: 0, ctimeMs: 0 };

/** A path for the calls of `node:fs`. */
export type StampPath = string | Buffer;

const ASCII = /^[\0-\x7f]*$/;

/** Returns a path as it is passed on fastest: a text in half the time that its bytes take. */
export function toStampPath(root: string, path: PathBytes): StampPath {
  return ASCII.test(path) ? `${root}/${path}` : toDiskPath(root, path);
}

/** Reads the stamp of a file or a link. A folder is no file: what is in it has stamps of its own. */
export function readStamp(root: string, path: PathBytes): FileStamp {
  return readStampAt(toStampPath(root, path));
}

/** Reads a stamp as `readStamp` does. */
export function readStampAt(file: StampPath): FileStamp {
  const stat = findStat(file);
  if (stat === undefined || stat.isDirectory()) return NO_FILE;
  const { mode, ino, size, mtimeMs, ctimeMs } = stat;
  return { mode, ino, size, mtimeMs, ctimeMs };
}

/** True when the file at a path has this stamp, or when none is there and none was. */
export function hasStamp(root: string, path: PathBytes, stamp: FileStamp | undefined): boolean {
  return hasStampAt(toStampPath(root, path), stamp);
}

/** Compares a stamp as `hasStamp` does. */
export function hasStampAt(file: StampPath, stamp: FileStamp | undefined): boolean {
  const stat = findStat(file);
  // No stamp is that of a folder, so that a file which has not changed needs no second look.
  return isSameStamp(stat ?? NO_FILE, stamp) || (stat?.isDirectory() === true && isSameStamp(NO_FILE, stamp));
}

/** True for the same file with the same times. Undefined is the stamp of nothing. */
export function isSameStamp(a: FileStamp, b: FileStamp | undefined): boolean {
  return (
    a.ctimeMs === b?.ctimeMs && a.mtimeMs === b.mtimeMs && a.ino === b.ino && a.size === b.size && a.mode === b.mode
  );
}

/** Reads the stamp of a folder: another one when its names or its rights have changed since. */
export function readFolderStamp(root: string, folder: PathBytes): FileStamp {
  const stat = findStat(toStampPath(root, folder));
  return stat?.isDirectory() === true ? stat : NO_FILE;
}

/** Reads the permissions of a folder; undefined when there is none. */
export function readMode(root: string, folder: PathBytes): number | undefined {
  const stat = findStat(toStampPath(root, folder));
  return stat?.isDirectory() === true ? stat.mode & 0o7777 : undefined;
}

function findStat(file: StampPath): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch {
    // A file is in the place of a folder above it.
    return undefined;
  }
}
