import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

const MAX_PATHS = 1000;

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
  const paths = stdout.split('\0').filter((path) => path !== '');
  // A name that is no UTF-8 would match nothing.
  if (paths.length === 0 || paths.length > MAX_PATHS || paths.some((path) => path.includes('\ufffd'))) return false;
  // Every command takes paths literally.
  const others = await git.text(['diff-tree', '-r', '--name-only', branch, to, '--', ...paths]);
  return others.stdout === '';
}
