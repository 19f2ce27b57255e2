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

/** The bytes of many blobs with two processes in all; those above the limit are left out. */
export async function readSmallBlobs(
  git: Git,
  ids: readonly ObjectId[],
  maxBytesEach: number,
): Promise<Map<ObjectId, Uint8Array>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const sizes = await askEach(git, '--batch-check', wanted);
  const small = Buffer.from(sizes)
    .toString('latin1')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, type, size]) => type === 'blob' && Number(size) <= maxBytesEach)
    .map(([id = '']) => id);
  return small.length === 0 ? new Map() : parseBatch(await askEach(git, '--batch', small));
}

async function askEach(git: Git, flag: '--batch' | '--batch-check', ids: readonly ObjectId[]): Promise<Uint8Array> {
  return (await git.bytes(['cat-file', flag], { stdin: `${ids.join('\n')}\n` })).stdout;
}

/** Reads "id type size", a line end, the bytes, and a line end, over and over. */
function parseBatch(answer: Uint8Array): Map<ObjectId, Uint8Array> {
  const blobs = new Map<ObjectId, Uint8Array>();
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf(0x0a, at);
    const [id = '', , size = '0'] = Buffer.from(answer.subarray(at, end)).toString('latin1').split(' ');
    const from = end + 1;
    at = from + Number(size) + 1;
    blobs.set(id, answer.subarray(from, at - 1));
  }
  return blobs;
}
