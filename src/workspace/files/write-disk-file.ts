import { mkdirSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { type PathBytes, toDiskPath, toReadablePath } from '../../git/path-bytes.ts';
import { type DiskKind, parentsOf, readDiskFileKind } from './disk-file.ts';

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
  const requireKind = async (at: PathBytes, isFine: (kind: DiskKind) => boolean): Promise<DiskKind> => {
    const { kind } = await readDiskFileKind(root, at);
    if (!isFine(kind)) throw new Error(`in the way: ${toReadablePath(at)}`);
    return kind;
  };
  for (const folder of parentsOf(path)) {
    const kind = await requireKind(folder, (found) => found === 'folder' || found === 'missing');
    if (kind === 'missing') mkdirSync(toDiskPath(root, folder));
  }
  const target = toDiskPath(root, path);
  if ((await requireKind(path, (found) => found !== 'folder')) !== 'missing') unlinkSync(target);
  if (mode === '120000') return symlinkSync(Buffer.from(bytes), target);
  // The umask applies, as it does when git writes them.
  writeFileSync(target, bytes, { mode: mode === '100755' ? 0o777 : 0o666, flag: 'wx' });
}
