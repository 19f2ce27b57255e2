import { lstat, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { succeeds } from '../../domain/succeeds.ts';
import { isErrno } from '../../exec/files/errno.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import { toUnwritable } from '../task-report/write-report.ts';

/**
 * Writes those of files that are not there yet, with the folders that they need, and returns their paths: all or none.
 * Throws GroundhogError `permission_denied` or `disk_full`.
 */
export async function writeNewFiles(files: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const written: string[] = [];
  const folders: string[] = [];
  for (const [path, text] of files) {
    folders.unshift(...(await listMissingFolders(path)));
    try {
      await makeFolder(dirname(path));
      await writeFile(path, text, { flag: 'wx' });
      written.push(path);
    } catch (error) {
      if (isErrno(error, 'EEXIST') && (await succeeds(lstat(path)))) continue;
      // A full disk leaves an empty file.
      for (const file of [...written, path]) await rm(file, { force: true }).catch(() => undefined);
      for (const folder of folders) await rmdir(folder).catch(() => undefined);
      throw toUnwritable(path, error);
    }
  }
  return written;
}

/** Lists the folders that a file needs and that are not there, the innermost first. */
async function listMissingFolders(path: string): Promise<readonly string[]> {
  const folder = dirname(path);
  if (folder === path || (await succeeds(lstat(folder)))) return [];
  return [folder, ...(await listMissingFolders(folder))];
}
