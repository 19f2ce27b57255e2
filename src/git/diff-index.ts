import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';
import { type PathBytes, splitNul } from './path-bytes.ts';

/** Numbers of added and deleted lines of a file; null for one that is not text. */
export interface LineCounts {
  readonly path: PathBytes;
  readonly added: number | null;
  readonly deleted: number | null;
}

/** Counts the lines in which tracked files of the work tree differ from a commit, see git-diff-index(1). */
export async function readLineCounts(git: Git, from: ObjectId): Promise<LineCounts[]> {
  const args = ['diff-index', '--numstat', '-z', '--no-renames', '--no-ext-diff', '--no-textconv'];
  const { stdout } = await git.bytes([...args, '--ignore-submodules=all', from, '--']);
  return splitNul(stdout).map((record) => {
    const [added = '', deleted = ''] = record.split('\t', 2);
    const path = record.slice(added.length + deleted.length + 2);
    return { path, added: toNumber(added), deleted: toNumber(deleted) };
  });
}

/** Lists the paths whose content in the index differs from a commit. */
export async function listStaged(git: Git, from: ObjectId): Promise<PathBytes[]> {
  const args = ['diff-index', '--cached', '--name-only', '-z', '--no-renames', '--ignore-submodules=all'];
  return splitNul((await git.bytes([...args, from, '--'])).stdout);
}

function toNumber(text: string): number | null {
  return text === '-' ? null : Number(text);
}
