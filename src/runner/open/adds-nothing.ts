import type { ObjectId } from '../../domain/ids.ts';
import type { Git } from '../../git/git.ts';
import { mergeCommits } from '../../git/merge-tree.ts';
import { readTreeOf } from '../../git/rev-parse.ts';

/** Returns whether a base has all changes of a commit, as a squashed merge leaves it. */
export async function addsNothing(control: Git, commit: ObjectId, base: ObjectId): Promise<boolean> {
  const { tree, conflicts } = await mergeCommits(control, base, commit);
  return conflicts.length === 0 && tree === (await readTreeOf(control, base));
}
