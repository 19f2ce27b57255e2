import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

export interface TreeDiffOptions {
  readonly from: ObjectId;
  readonly to: ObjectId;
  /** Leaves out submodules. */
  readonly isOfFilesOnly?: boolean;
  /** Puts a table of at most 30 changed files before the diff, with an empty line between both. */
  readonly withStat?: boolean;
  /** An agent chooses what is compared, and some texts of a few megabytes keep git busy for minutes. */
  readonly signal?: AbortSignal;
}

/**
 * Renders the differences of two trees as a unified diff, see git-diff(1); empty when there are none. Runs no driver or
 * filter. Throws GitError when the signal ends it, and `git_answer_too_long` above 256 MiB.
 */
export async function renderTreeDiff(
  git: Git,
  { from, to, isOfFilesOnly, withStat, signal }: TreeDiffOptions,
): Promise<string> {
  const submodules = isOfFilesOnly === true ? ['--ignore-submodules=all'] : [];
  const stat = withStat === true ? ['--patch', '--stat=100', '--stat-count=30'] : [];
  const args = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', ...stat, ...submodules, from, to];
  const { stdout } = await git.bytes(args, signal === undefined ? {} : { signal });
  return Buffer.from(stdout).toString('utf8');
}
