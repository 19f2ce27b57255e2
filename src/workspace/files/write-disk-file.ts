import { lstatSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { useFolder } from '../../exec/files/held-folder.ts';
import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';
import { type DiskKind, parentsOf, readDiskFileKind } from './disk-file.ts';
import { toFolderAndName } from './folder-and-name.ts';

/** A file as a tree holds it. */
export interface FileContent {
  readonly mode: string;
  readonly bytes: Uint8Array;
}

/**
 * Writes a file or a link over the one that is there, and creates the folders above it. Throws when a folder is in its
 * place, or a file in that of a folder above it: another program has made it since.
 */
export async function writeDiskFile(root: string, path: PathBytes, { mode, bytes }: FileContent): Promise<void> {
  const requireKind = async (at: PathBytes, isFine: (kind: DiskKind) => boolean): Promise<void> => {
    const { kind } = await readDiskFileKind(root, at);
    if (!isFine(kind)) throw new Error(`in the way: ${toReadablePath(at)}`);
  };
  for (const folder of parentsOf(path)) await requireKind(folder, (kind) => kind === 'folder' || kind === 'missing');
  await requireKind(path, (kind) => kind !== 'folder');
  const { name, ...folder } = toFolderAndName(root, path);
  useFolder({ ...folder, isMade: true }, (at) => {
    const target = Buffer.concat([at, name]);
    if (lstatSync(target, { throwIfNoEntry: false }) !== undefined) unlinkSync(target);
    if (mode === '120000') return symlinkSync(Buffer.from(bytes), target);
    // The umask applies, as it does when git writes them.
    writeFileSync(target, bytes, { mode: mode === '100755' ? 0o777 : 0o666, flag: 'wx' });
  });
}
