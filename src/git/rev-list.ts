import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/**
 * Lists those of some commits that a branch does not have, see git-rev-list(1). Rejects where the branch or one of the
 * commits is not there.
 */
export async function listUnmerged(
  git: Pick<Git, 'text'>,
  commits: readonly ObjectId[],
  branch: string,
): Promise<readonly ObjectId[]> {
  const { stdout } = await git.text(['rev-list', ...commits, `^${branch}`, '--']);
  const reached = new Set(stdout.split('\n'));
  return commits.filter((commit) => reached.has(commit));
}
