import type { ObjectId } from '../../domain/ids.ts';
import { commitTree } from '../../git/commit-tree.ts';
import { listParents } from '../../git/first-parents.ts';
import type { Git } from '../../git/git.ts';
import { type MergedTree, mergeCommits } from '../../git/merge-tree.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import { toSignature } from '../../store/signature.ts';

/** Merges the change of a commit with another head, as git-cherry-pick(1) does. Moves no ref. */
export async function putOnLine(control: Git, commit: ObjectId, head: ObjectId): Promise<MergedTree> {
  const [parent] = await listParents(control, commit);
  if (parent === undefined) throw new Error(`${commit} has no parent to compare it with`);
  // With this parent, the merge base is the commit that the change was made on.
  const ours = await commitTree(control, {
    tree: await readTreeOf(control, head),
    parent,
    message: 'The head of a rebase.\n',
    signature: toSignature(new Date(0)),
  });
  return mergeCommits(control, ours, commit);
}
