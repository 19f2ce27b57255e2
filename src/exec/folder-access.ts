import { closeSync, constants, existsSync, openSync, realpathSync } from 'node:fs';
import { access, lstat, mkdir, mkdtemp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { GroundhogError } from '../domain/errors/errors.ts';

// A few programs at once, with three pipes each, and the files of this process. The library that starts git would end this
// process where there is none left for a pipe.
const FILES_OF_A_RUN = 24;

/**
 * Creates a folder with those above it, and throws the error of the system: with `recursive` Node reports a folder that
 * a read-only or a full file system refuses as one that is missing (ENOENT).
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path), mode);
    await mkdir(path, { mode });
  }
}

/**
 * Creates a folder with a name of its own in the one for temporary files, and returns its path. Throws GroundhogError
 * `folder_gone` where that is missing, is a file, or takes no folder, as `/proc`.
 */
export function makeTemporaryFolder(parent: string, name: string): Promise<string> {
  return mkdtemp(join(parent, `groundhog-${name}-`)).catch((error: NodeJS.ErrnoException) => {
    const { code } = error;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
    const reason = existsSync(parent) ? `takes no new folder (${code})` : undefined;
    throw new GroundhogError('folder_gone', { path: parent, reason }, { cause: error });
  });
}

/** Throws the error of access(2), such as EROFS or EACCES, unless files can be created in each of these folders. */
export async function requireWritable(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/**
 * Returns the first of the files and folders that is not there; undefined when all are. A link in the place of one leads
 * to files of others.
 */
export async function findMissingPath(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const isThere = await lstat(path).then(
      (found) => !found.isSymbolicLink(),
      () => false,
    );
    if (!isThere) return path;
  }
  return undefined;
}

/** Throws `folder_gone` where the folder above a path, once a real one, is a link or lies behind one now. */
export function requireRealParent(path: string): void {
  const parent = dirname(path);
  if (existsSync(parent) && realpathSync(parent) !== parent)
    throw new GroundhogError('folder_gone', { path: parent, reason: 'was replaced by a link' });
}

/** Throws the error of open(2), such as EMFILE, unless as many files as a run needs can be open at once; opens a folder. */
export function requireOpenFiles(folder: string): void {
  const opened: number[] = [];
  try {
    while (opened.length < FILES_OF_A_RUN) opened.push(openSync(folder, 'r'));
  } finally {
    for (const file of opened) closeSync(file);
  }
}
