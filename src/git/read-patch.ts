import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';
import { withoutAttributes } from './line-changes.ts';

const MAX_PATCH_BYTES = 64 * 1024 * 1024;

/**
 * Reads the differences of two commits or trees as a patch that `undoPatch` takes, one character for each byte, see
 * git-diff-tree(1): binary files whole, no renames. Throws `git_answer_too_long` above 64 MiB.
 */
export async function readPatch(git: Git, from: ObjectId, to: ObjectId): Promise<string> {
  const format = ['-r', '--patch', '--binary', '--full-index', '--unified=3', '--inter-hunk-context=0', '--no-renames'];
  const plain = ['--no-ext-diff', '--no-textconv', '--no-color', '--src-prefix=a/', '--dst-prefix=b/'];
  const call = { maxBytes: MAX_PATCH_BYTES, env: withoutAttributes(git) };
  const { stdout } = await git.bytes(['diff-tree', ...format, ...plain, from, to], call);
  return Buffer.from(stdout).toString('latin1');
}
