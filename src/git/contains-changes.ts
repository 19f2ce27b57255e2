import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** A range of commits, by its ends. */
interface Range {
  readonly from: ObjectId;
  readonly to: ObjectId;
}

/**
 * Returns whether a branch has what a range has changed, file by file, as a squashed merge leaves it; false where the branch
 * has changed one of the files since. Writes nothing. Rejects where a commit is not there.
 */
export async function containsChanges(git: Pick<Git, 'text'>, { from, to }: Range, branch: string): Promise<boolean> {
  const changed = await listChanged(git, from, to);
  // Paths are compared here: as arguments git would take them from the reader's folder.
  const others = new Set(changed.length === 0 ? [] : await listChanged(git, branch, to));
  return changed.length > 0 && !changed.some((path) => others.has(path));
}

/** Lists the paths that two trees differ in, from the root of the repository. */
async function listChanged(git: Pick<Git, 'text'>, from: string, to: string): Promise<readonly string[]> {
  const { stdout } = await git.text([
    'diff-tree',
    '-r',
    '-z',
    '--no-renames',
    '--no-relative',
    '--name-only',
    from,
    to,
  ]);
  return stdout.split('\0').filter((path) => path !== '');
}
