import type { ObjectId } from '../domain/ids.ts';
import { readBlob, readSize } from '../git/cat-file.ts';
import type { Git } from '../git/git.ts';
import { findTreeEntry, listTreeFiles } from '../git/ls-tree.ts';
import { toReadablePath } from '../git/path-bytes.ts';
import { type CommitSource, openCommit } from './control-repository.ts';

const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** An entry of a commit: the bytes of a plain file, or what is there in place of one. */
export type CommittedEntry =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'link' | 'folder' | 'submodule' | 'large_file' };

/** Reads what a commit has at a path, whatever is on disk; undefined for nothing. A file above 8 MiB is not read. */
export async function readEntryAt(
  git: Git,
  { path, ...source }: CommitSource & { readonly path: string },
): Promise<CommittedEntry | undefined> {
  return readEntryOf(await openCommit(git, source), source.commit, path);
}

/** Reads a file of a commit, whatever is on disk; undefined when it has no such file, or one above 8 MiB. */
export async function readFileAt(
  git: Git,
  { path, ...source }: CommitSource & { readonly path: string },
): Promise<Uint8Array | undefined> {
  return readFileOf(await openCommit(git, source), source.commit, path);
}

/** Reads a file of a commit as `readFileAt` does, from a repository that has it. */
export async function readFileOf(repository: Git, commit: ObjectId, path: string): Promise<Uint8Array | undefined> {
  const entry = await readEntryOf(repository, commit, path);
  return entry?.kind === 'file' ? entry.bytes : undefined;
}

/** Reads what a commit has at a path as `readEntryAt` does, from a repository that has it. */
export async function readEntryOf(
  repository: Git,
  commit: ObjectId,
  path: string,
): Promise<CommittedEntry | undefined> {
  const entry = await findTreeEntry(repository, commit, path);
  if (entry === undefined) return undefined;
  if (entry.type !== 'blob') return { kind: entry.type === 'tree' ? 'folder' : 'submodule' };
  if (entry.mode === '120000') return { kind: 'link' };
  if ((await readSize(repository, entry.id)) > MAX_FILE_BYTES) return { kind: 'large_file' };
  return { kind: 'file', bytes: await readBlob(repository, entry.id) };
}

/** Lists the paths of all plain files of a commit, whatever is on disk. */
export async function listFilesAt(git: Git, source: CommitSource): Promise<string[]> {
  const files = await listTreeFiles(await openCommit(git, source), source.commit);
  return files.filter(({ type, mode }) => type === 'blob' && mode !== '120000').map(({ path }) => toReadablePath(path));
}
