import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** The bytes of a blob. */
export async function readBlob(git: Git, id: ObjectId): Promise<Uint8Array> {
  return (await git.bytes(['cat-file', 'blob', id])).stdout;
}

/** The size of an object in bytes. */
export async function readSize(git: Git, id: ObjectId): Promise<number> {
  return Number((await git.text(['cat-file', '-s', id])).stdout.trim());
}
