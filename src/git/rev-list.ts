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

/** Returns whether a branch was at a commit before, by its reflog; false where it has none, or the entry has expired. */
export async function wasTip(git: Pick<Git, 'text'>, branch: string, commit: ObjectId): Promise<boolean> {
  const args = ['rev-list', '--walk-reflogs', branch, '--'];
  const { stdout, exitCode } = await git.text(args, { okExitCodes: [0, 128] });
  return exitCode === 0 && stdout.split('\n').includes(commit);
}

/** Counts the commits of a branch that a commit does not have. Rejects where one of them is not there. */
export async function countLater(git: Pick<Git, 'text'>, commit: ObjectId, branch: string): Promise<number> {
  const { stdout } = await git.text(['rev-list', '--count', branch, `^${commit}`, '--']);
  return Number(stdout);
}
