import { chmodSync, rmdirSync, unlinkSync } from 'node:fs';
import { isErrno } from '../../exec/files/errno.ts';
import { useFolder } from '../../exec/files/held-folder.ts';
import type { PathBytes } from '../../git/path-bytes.ts';
import { toFolderAndName } from './folder-and-name.ts';

/** Removes a file or a link that may be gone already; a folder at its path stays, and so does what is behind a link. */
export function removeDiskFile(root: string, path: PathBytes): void {
  const { name, ...folder } = toFolderAndName(root, path);
  try {
    useFolder(folder, (at) => {
      const file = Buffer.concat([at, name]);
      try {
        unlinkSync(file);
      } catch (error) {
        if (!isErrno(error, 'EACCES', 'EPERM')) throw error;
        chmodSync(at, 0o700);
        unlinkSync(file);
      }
    });
  } catch (error) {
    if (!isErrno(error, 'ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR')) throw error;
  }
}

/** Removes an empty folder. Throws where it is none, or is behind a link. */
export function removeDiskFolder(root: string, path: PathBytes): void {
  const { name, ...folder } = toFolderAndName(root, path);
  useFolder(folder, (at) => rmdirSync(Buffer.concat([at, name])));
}
