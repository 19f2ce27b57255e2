import type { ObjectId } from '../domain/ids.ts';
import { type DeferredCommand, prepareCommand } from './deferred-stdin.ts';
import type { Git } from './git.ts';

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

/** Parses records of "id type size", a line end, the bytes, and a line end, see BATCH OUTPUT in git-cat-file(1). */
function parseBatch(output: Uint8Array): Map<ObjectId, Uint8Array> {
  const blobs = new Map<ObjectId, Uint8Array>();
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(0x0a, at);
    const [id = '', , size] = Buffer.from(output.subarray(at, end)).toString('latin1').split(' ');
    const from = end + 1;
    if (size === undefined) {
      // "id missing", and nothing after it.
      at = from;
      continue;
    }
    at = from + Number(size) + 1;
    blobs.set(id, output.subarray(from, at - 1));
  }
  return blobs;
}
