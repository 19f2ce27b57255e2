import { type BigIntStats, lstatSync } from 'node:fs';
import { type PathBytes, toDiskPath } from '../../git/path-bytes.ts';

/**
 * The identity and times of a file as lstat(2) gives them. A program can change a file without changing its size and
 * mtime, but not without changing its ctime.
 */
export type FileStamp = string;

/** The stamp of a path at which no file is. */
export const NO_FILE: FileStamp = 'missing';

/** Reads the stamp of a file or a link. A folder is no file: what is in it has stamps of its own. */
export function readStamp(root: string, path: PathBytes): FileStamp {
  const stat = findStat(root, path);
  if (stat === undefined || stat.isDirectory()) return NO_FILE;
  return `${stat.mode} ${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
}

/** Reads the permissions of a folder; undefined when there is none. */
export function readMode(root: string, folder: PathBytes): number | undefined {
  const stat = findStat(root, folder);
  return stat?.isDirectory() === true ? Number(stat.mode & 0o7777n) : undefined;
}

function findStat(root: string, path: PathBytes): BigIntStats | undefined {
  try {
    return lstatSync(toDiskPath(root, path), { bigint: true, throwIfNoEntry: false });
  } catch {
    // A file is in the place of a folder above it.
    return undefined;
  }
}
