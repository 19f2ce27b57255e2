import { closeSync, constants, fstatSync, openSync, readFileSync, readlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { isOpenAt, useFolder } from '../../exec/files/held-folder.ts';
import { type PathBytes, toDiskPath } from '../../git/path-bytes.ts';
import { toFolderAndName } from './folder-and-name.ts';

/**
 * Reads the bytes of a file or the target of a link; no link is followed, and none in the place of a folder above it.
 * Throws when its kind has changed.
 */
export async function readDiskFile(
  root: string,
  path: PathBytes,
  kind: 'file' | 'executable' | 'symlink',
): Promise<Uint8Array> {
  if (kind === 'symlink') {
    const { name, ...folder } = toFolderAndName(root, path);
    return useFolder(folder, (at) => readlinkSync(Buffer.concat([at, name]), { encoding: 'buffer' }));
  }
  const target = toDiskPath(root, path);
  return readSmallFile(root, target) ?? readLargeFile(root, target);
}

const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const SMALL_BYTES = 1024 * 1024;

/** Reads a file without waiting; undefined for one that would block the event loop for too long. */
function readSmallFile(root: string, target: Buffer): Uint8Array | undefined {
  const file = openSync(target, FLAGS);
  try {
    requireSame(file, root, target);
    const stat = fstatSync(file);
    return stat.isFile() && stat.size <= SMALL_BYTES ? readFileSync(file) : undefined;
  } finally {
    closeSync(file);
  }
}

async function readLargeFile(root: string, target: Buffer): Promise<Uint8Array> {
  const file = await open(target, FLAGS);
  try {
    requireSame(file.fd, root, target);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function requireSame(file: number, root: string, target: Buffer): void {
  if (!isOpenAt(file, root, target)) throw new Error(`a folder above ${target} was replaced meanwhile`);
}
