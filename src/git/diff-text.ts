import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

export interface TreeDiffOptions {
  readonly from: ObjectId;
  readonly to: ObjectId;
  /** Says nothing of submodules. */
  readonly isOfFilesOnly?: boolean;
  /** An agent chooses what is compared, and some texts of a few megabytes keep git busy for minutes. */
  readonly signal?: AbortSignal;
}

/**
 * What differs from one tree to another as a unified diff; empty when nothing does. No driver or filter is run. Throws
 * GitError when the signal ends it, and `git_answer_too_long` when there is too much.
 */
export async function renderTreeDiff(git: Git, { from, to, isOfFilesOnly, signal }: TreeDiffOptions): Promise<string> {
  const submodules = isOfFilesOnly === true ? ['--ignore-submodules=all'] : [];
  const args = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', ...submodules, from, to];
  const { stdout } = await git.bytes(args, signal === undefined ? {} : { signal });
  return Buffer.from(stdout).toString('utf8');
}
