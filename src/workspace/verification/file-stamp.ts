import { type BigIntStats, lstatSync } from 'node:fs';
import { type PathBytes, toDiskPath } from '../../git/path-bytes.ts';

/**
 * The identity and times of a file as lstat(2) gives them. A program can change a file without changing its size and
 * mtime, but not without changing its ctime.
 */
export type FileStamp = Pick<BigIntStats, 'mode' | 'ino' | 'size' | 'mtimeNs' | 'ctimeNs'>;

/** The stamp of a path at which no file is. */
export const NO_FILE: FileStamp = { mode: 0n, ino: 0n, size: 0n, mtimeNs: 0n, ctimeNs: 0n };

/** Reads the stamp of a file or a link. A folder is no file: what is in it has stamps of its own. */
export function readStamp(root: string, path: PathBytes): FileStamp {
  const { mode, ino, size, mtimeNs, ctimeNs } = findFile(root, path);
  return { mode, ino, size, mtimeNs, ctimeNs };
}

/** True when the file at a path has this stamp, or when none is there and none was. */
export function hasStamp(root: string, path: PathBytes, stamp: FileStamp | undefined): boolean {
  return isSameStamp(findFile(root, path), stamp);
}

/** True for the same file with the same times. Undefined is the stamp of nothing. */
export function isSameStamp(a: FileStamp, b: FileStamp | undefined): boolean {
  return (
    a.ctimeNs === b?.ctimeNs && a.mtimeNs === b.mtimeNs && a.ino === b.ino && a.size === b.size && a.mode === b.mode
  );
}

/** Reads the stamp of a folder: another one when its names or its rights have changed since. */
export function readFolderStamp(root: string, folder: PathBytes): FileStamp {
  const stat = findStat(root, folder);
  return stat?.isDirectory() === true ? stat : NO_FILE;
}

/** Reads the permissions of a folder; undefined when there is none. */
export function readMode(root: string, folder: PathBytes): number | undefined {
  const stat = findStat(root, folder);
  return stat?.isDirectory() === true ? Number(stat.mode & 0o7777n) : undefined;
}

function findFile(root: string, path: PathBytes): FileStamp {
  const stat = findStat(root, path);
  return stat === undefined || stat.isDirectory() ? NO_FILE : stat;
}

const OPTIONS = { bigint: true, throwIfNoEntry: false } as const;
const ASCII = /^[\0-\x7f]*$/;

function findStat(root: string, path: PathBytes): BigIntStats | undefined {
  try {
    // A text is passed on in half the time that it takes to make its bytes, and thousands of files are compared.
    return lstatSync(ASCII.test(path) ? `${root}/${path}` : toDiskPath(root, path), OPTIONS);
  } catch {
    // A file is in the place of a folder above it.
    return undefined;
  }
}
