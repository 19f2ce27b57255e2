import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** The most that is passed as arguments: a system may allow a command no more than 128 KiB. */
const MAX_BYTES = 64 * 1024;

/** A range of commits, by its ends. */
interface Range {
  readonly from: ObjectId;
  readonly to: ObjectId;
}

/**
 * Returns whether a branch has what a range has changed, file by file, as a squashed merge leaves it; false where the branch
 * has changed one of the files since, or where there are too many. Writes nothing. Rejects where a commit is not there.
 */
export async function containsChanges(git: Pick<Git, 'text'>, { from, to }: Range, branch: string): Promise<boolean> {
  const { stdout } = await git.text(['diff-tree', '-r', '-z', '--no-renames', '--name-only', from, to]);
  // A name that is no UTF-8 would match nothing.
  if (stdout === '' || Buffer.byteLength(stdout) > MAX_BYTES || stdout.includes('\ufffd')) return false;
  const paths = stdout.split('\0').filter((path) => path !== '');
  const [there, here] = await Promise.all([branch, to].map((tree) => listEntries(git, tree, paths)));
  return there === here;
}

/** Lists the entries of a tree at paths from its root; git-diff-tree(1) takes paths from the reader's folder. */
async function listEntries(git: Pick<Git, 'text'>, tree: string, paths: readonly string[]): Promise<string> {
  const { stdout } = await git.text(['ls-tree', '-r', '-z', '--full-tree', tree, '--', ...paths]);
  return stdout;
}
