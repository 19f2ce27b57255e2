import type { Git } from '../git/git.ts';
import { listTreeFiles } from '../git/ls-tree.ts';
import { toReadablePath } from '../git/path-bytes.ts';
import { type CommitSource, openCommit } from './open-commit.ts';

/** The paths of all plain files of a commit, whatever is on disk. */
export async function listFilesAt(git: Git, place: CommitSource): Promise<string[]> {
  const files = await listTreeFiles(await openCommit(git, place), place.commit);
  return files.filter(({ type, mode }) => type === 'blob' && mode !== '120000').map(({ path }) => toReadablePath(path));
}
