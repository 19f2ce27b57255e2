import type { ObjectId } from '../domain/ids.ts';
import { type DeferredCommand, prepareCommand } from './deferred-stdin.ts';
import type { Git } from './git.ts';
import type { GitReader } from './git-in-folder.ts';

/** Reads the bytes of a blob, see git-cat-file(1). */
export async function readBlob(git: Git, id: ObjectId): Promise<Uint8Array> {
  return (await git.bytes(['cat-file', 'blob', id])).stdout;
}

/** Reads the size of an object in bytes. */
export async function readSize(git: Git, id: ObjectId): Promise<number> {
  return Number((await git.text(['cat-file', '-s', id])).stdout.trim());
}

/** Reads the bytes of many blobs with two processes; leaves out those above the limit. */
export async function readSmallBlobs(
  git: Git,
  ids: readonly ObjectId[],
  maxBytesEach: number,
): Promise<Map<ObjectId, Uint8Array>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const sizes = await runBatch(git, '--batch-check', wanted);
  const small = Buffer.from(sizes)
    .toString('latin1')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, type, size]) => type === 'blob' && Number(size) <= maxBytesEach)
    .map(([id = '']) => id);
  return small.length === 0 ? new Map() : parseBatch(await runBatch(git, '--batch', small));
}

/** Finds the trees of commits with one process; leaves out commits that are not there. */
export async function findTreesOf(git: Git, commits: readonly ObjectId[]): Promise<ReadonlyMap<ObjectId, ObjectId>> {
  const wanted = [...new Set(commits)];
  if (wanted.length === 0) return new Map();
  const answers = await runBatch(
    git,
    '--batch-check',
    wanted.map((commit) => `${commit}^{tree}`),
  );
  const lines = Buffer.from(answers).toString('latin1').split('\n');
  const found = wanted.map((commit, index) => [commit, /^(\S+) tree /.exec(lines[index] ?? '')?.[1]] as const);
  return new Map(found.flatMap(([commit, tree]) => (tree === undefined ? [] : [[commit, tree] as const])));
}

/** A reader of blobs whose process may be started early. */
export interface DeferredBlobs extends Pick<DeferredCommand, 'start' | 'cancel'> {
  /** Reads the bytes of each; undefined when one is missing or all together are above the limit. */
  read(ids: readonly ObjectId[]): Promise<ReadonlyMap<ObjectId, Uint8Array> | undefined>;
}

/** Prepares to read blobs of at most `maxBytes` together. */
export function prepareBlobs(git: Git, maxBytes: number): DeferredBlobs {
  const { send, ...rest } = prepareCommand(git, ['cat-file', '--batch'], { maxBytes });
  return {
    ...rest,
    async read(ids) {
      const wanted = [...new Set(ids)];
      const result = await send(wanted.map((id) => `${id}\n`).join('')).catch(() => undefined);
      const blobs = parseBatch(result?.stdout ?? new Uint8Array());
      return wanted.every((id) => blobs.has(id)) ? blobs : undefined;
    },
  };
}

async function runBatch(git: Git, flag: '--batch' | '--batch-check', names: readonly string[]): Promise<Uint8Array> {
  return (await git.bytes(['cat-file', flag], { stdin: `${names.join('\n')}\n` })).stdout;
}

/** An object of any type. */
export interface ReadObject {
  readonly id: ObjectId;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A reader of objects by any name, whose process may be started early. */
export interface DeferredObjects extends Pick<DeferredCommand, 'start' | 'cancel'> {
  /** Reads the object of each name, in their order; undefined for one that is not there. Rejects above the limit. */
  read(names: readonly string[]): Promise<readonly (ReadObject | undefined)[]>;
}

/** Prepares to read objects of at most `maxBytes` together. */
export function prepareObjects(git: GitReader, maxBytes: number): DeferredObjects {
  const { send, ...rest } = prepareCommand(git, ['cat-file', '--batch'], { maxBytes });
  return {
    ...rest,
    async read(names) {
      const { stdout } = await send(names.map((name) => `${name}\n`).join(''));
      return [...readBatch(stdout)];
    },
  };
}

function parseBatch(output: Uint8Array): Map<ObjectId, Uint8Array> {
  return new Map([...readBatch(output)].flatMap((found) => (found === undefined ? [] : [[found.id, found.bytes]])));
}

/** Reads records of "id type size", a line end, the bytes, and a line end, see BATCH OUTPUT in git-cat-file(1). */
function* readBatch(output: Uint8Array): Generator<ReadObject | undefined> {
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(0x0a, at);
    const head = /^([0-9a-f]+) (\w+) (\d+)$/.exec(Buffer.from(output.subarray(at, end)).toString('latin1'));
    at = end + 1;
    if (head === null) {
      // "name missing", and nothing after it.
      yield undefined;
      continue;
    }
    const [, id = '', type = '', size] = head;
    const bytes = output.subarray(at, at + Number(size));
    at += Number(size) + 1;
    yield { id, type, bytes };
  }
}
