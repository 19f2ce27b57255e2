import { lstat, open, rm, rmdir } from 'node:fs/promises';
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
  const created: string[] = [];
  const folders: string[] = [];
  for (const [path, text] of files) {
    folders.unshift(...(await listMissingFolders(path)));
    try {
      await makeFolder(dirname(path));
      const file = await open(path, 'wx');
      created.push(path);
      await file.writeFile(text).finally(() => file.close());
    } catch (error) {
      if (isErrno(error, 'EEXIST') && (await succeeds(lstat(path)))) continue;
      // A full disk leaves an empty file. What others have made stays.
      for (const file of created) await rm(file, { force: true }).catch(() => undefined);
      for (const folder of folders) await rmdir(folder).catch(() => undefined);
      throw toUnwritable(path, error);
    }
  }
  return created;
}

/** Lists the folders that a file needs and that are not there, the innermost first. */
async function listMissingFolders(path: string): Promise<readonly string[]> {
  const folder = dirname(path);
  if (folder === path || (await succeeds(lstat(folder)))) return [];
  return [folder, ...(await listMissingFolders(folder))];
}
