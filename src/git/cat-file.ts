import type { ObjectId } from '../domain/ids.ts';
import { type DeferredCommand, prepareCommand } from './deferred-stdin.ts';
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

/** Blobs that are asked for by a process that may be started early. */
export interface DeferredBlobs extends Pick<DeferredCommand, 'start' | 'cancel'> {
  /** The bytes of each; undefined where one is missing or all together are above the limit. */
  read(ids: readonly ObjectId[]): Promise<ReadonlyMap<ObjectId, Uint8Array> | undefined>;
}

/** Prepares the reading of blobs. */
export function prepareBlobs(git: Git, maxBytes: number): DeferredBlobs {
  const { send, ...rest } = prepareCommand(git, ['cat-file', '--batch'], { maxBytes });
  return {
    ...rest,
    async read(ids) {
      const wanted = [...new Set(ids)];
      const answer = await send(wanted.map((id) => `${id}\n`).join('')).catch(() => undefined);
      const blobs = parseBatch(answer?.stdout ?? new Uint8Array());
      return wanted.every((id) => blobs.has(id)) ? blobs : undefined;
    },
  };
}

async function askEach(git: Git, flag: '--batch' | '--batch-check', ids: readonly ObjectId[]): Promise<Uint8Array> {
  return (await git.bytes(['cat-file', flag], { stdin: `${ids.join('\n')}\n` })).stdout;
}

/** Reads "id type size", a line end, the bytes, and a line end, over and over. */
function parseBatch(answer: Uint8Array): Map<ObjectId, Uint8Array> {
  const blobs = new Map<ObjectId, Uint8Array>();
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf(0x0a, at);
    const [id = '', , size] = Buffer.from(answer.subarray(at, end)).toString('latin1').split(' ');
    const from = end + 1;
    if (size === undefined) {
      // "id missing", and nothing after it.
      at = from;
      continue;
    }
    at = from + Number(size) + 1;
    blobs.set(id, answer.subarray(from, at - 1));
  }
  return blobs;
}
