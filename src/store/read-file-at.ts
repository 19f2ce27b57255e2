import type { ObjectId } from '../domain/ids.ts';
import { readBlob, readSize } from '../git/cat-file.ts';
import { fetchRefs } from '../git/fetch.ts';
import { findGitDir } from '../git/find-git-dir.ts';
import type { Git } from '../git/git.ts';
import { initBare } from '../git/init.ts';
import { findTreeEntry } from '../git/ls-tree.ts';
import type { Remote } from '../git/remote.ts';
import { findCommit } from '../git/rev-parse.ts';

const MAX_FILE_BYTES = 8 * 1024 * 1024;

export interface FileAt {
  readonly remote: Remote;
  readonly commit: ObjectId;
  readonly path: string;
  /** A checkout that may have the commit, so that nothing has to be fetched. */
  readonly checkout: string | undefined;
  /** Where a small repository may be made for the fetch; one that an earlier call has made there is used again. */
  readonly folder: string;
}

/** A file as a commit has it, whatever is on disk. Undefined when the commit has no such file. */
export async function readFileAt(
  git: Git,
  { remote, commit, path, checkout, folder }: FileAt,
): Promise<Uint8Array | undefined> {
  const source =
    (await findHolder(git, [checkout, folder], commit)) ??
    (await fetchCommit(git.at({ gitDir: folder }), remote, commit));
  const entry = await findTreeEntry(source, commit, path);
  const isFile = entry?.type === 'blob' && entry.mode !== '120000';
  if (!isFile || (await readSize(source, entry.id)) > MAX_FILE_BYTES) return undefined;
  return readBlob(source, entry.id);
}

/** The first of some folders that has the commit. */
async function findHolder(
  git: Git,
  folders: readonly (string | undefined)[],
  commit: ObjectId,
): Promise<Git | undefined> {
  for (const folder of folders) {
    const found = folder === undefined ? undefined : await findGitDir(git, folder);
    const local = found === undefined ? undefined : git.at({ gitDir: found.gitDir });
    if (local !== undefined && (await findCommit(local, commit)) !== undefined) return local;
  }
  return undefined;
}

async function fetchCommit(git: Git, remote: Remote, commit: ObjectId): Promise<Git> {
  await initBare(git, { objectFormat: commit.length === 64 ? 'sha256' : 'sha1', borrowFrom: [] });
  await fetchRefs(git, remote, { refspecs: [`+${commit}:refs/groundhog-origin/${commit}`], depth: 1 });
  return git;
}
