import { readBlob, readSize } from '../git/cat-file.ts';
import type { Git } from '../git/git.ts';
import { findTreeEntry } from '../git/ls-tree.ts';
import { type CommitSource, openCommit } from './open-commit.ts';

const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** A file as a commit has it, whatever is on disk. Undefined when the commit has no such file. */
export async function readFileAt(
  git: Git,
  { path, ...place }: CommitSource & { readonly path: string },
): Promise<Uint8Array | undefined> {
  const source = await openCommit(git, place);
  const entry = await findTreeEntry(source, place.commit, path);
  const isFile = entry?.type === 'blob' && entry.mode !== '120000';
  if (!isFile || (await readSize(source, entry.id)) > MAX_FILE_BYTES) return undefined;
  return readBlob(source, entry.id);
}
