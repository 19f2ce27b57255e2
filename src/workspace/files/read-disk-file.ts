import { closeSync, constants, fstatSync, openSync, readFileSync, readlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { type PathBytes, toDiskPath } from '../../git/path-bytes.ts';

/** Reads the bytes of a file or the target of a link; no link is followed. Throws when its kind has changed. */
export async function readDiskFile(
  root: string,
  path: PathBytes,
  kind: 'file' | 'executable' | 'symlink',
): Promise<Uint8Array> {
  const target = toDiskPath(root, path);
  if (kind === 'symlink') return readlinkSync(target, { encoding: 'buffer' });
  return readSmallFile(target) ?? readLargeFile(target);
}

const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const SMALL_BYTES = 1024 * 1024;

/** Reads a file without waiting; undefined for one that would block the event loop for too long. */
function readSmallFile(target: Buffer): Uint8Array | undefined {
  const file = openSync(target, FLAGS);
  try {
    const stat = fstatSync(file);
    return stat.isFile() && stat.size <= SMALL_BYTES ? readFileSync(file) : undefined;
  } finally {
    closeSync(file);
  }
}

async function readLargeFile(target: Buffer): Promise<Uint8Array> {
  const file = await open(target, FLAGS);
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}
