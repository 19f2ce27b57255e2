import type { JudgedFiles } from '../domain/attempt/judge.ts';
import type { ObjectId } from '../domain/ids.ts';
import { readBlob, readSize } from '../git/cat-file.ts';
import type { Git } from '../git/git.ts';
import { listTreeFiles } from '../git/ls-tree.ts';
import { toReadablePath } from '../git/path-bytes.ts';

const MAX_BYTES = 1024 * 1024;

/** Opens the plain files that two commits have in common, for reading. The trees are read when they are needed. */
export function openUnchangedFiles(
  repository: Git,
  { from, to }: { readonly from: ObjectId; readonly to: ObjectId },
): JudgedFiles {
  let loading: Promise<ReadonlyMap<string, ObjectId | undefined>> | undefined;
  const load = () => {
    loading ??= loadFiles(repository, { from, to });
    return loading;
  };
  return {
    async list() {
      return [...(await load())].flatMap(([path, id]) => (id === undefined ? [] : [path]));
    },
    async read(path) {
      const files = await load();
      if (!files.has(path)) return { kind: 'missing' };
      const id = files.get(path);
      if (id === undefined) return { kind: 'changed' };
      if ((await readSize(repository, id)) > MAX_BYTES) return { kind: 'too_large' };
      return { kind: 'bytes', bytes: await readBlob(repository, id) };
    },
  };
}

/** Maps the path of each file of the second commit to its content; to undefined where the first has another one. */
async function loadFiles(
  repository: Git,
  { from, to }: { readonly from: ObjectId; readonly to: ObjectId },
): Promise<ReadonlyMap<string, ObjectId | undefined>> {
  const [before, after] = await Promise.all([listTreeFiles(repository, from), listTreeFiles(repository, to)]);
  const earlier = new Map(before.map(({ path, id }) => [path, id]));
  const plain = after.filter(({ type, mode }) => type === 'blob' && mode !== '120000');
  return new Map(plain.map(({ path, id }) => [toReadablePath(path), earlier.get(path) === id ? id : undefined]));
}
