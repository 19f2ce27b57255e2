import { GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { Git } from '../../git/git.ts';
import { readTreeOf } from '../../git/rev-parse.ts';

/** Throws unless all commits of an attempt, the one that lands among them, have the tree that was verified. */
export async function requireVerifiedTree(
  control: Git,
  verified: ObjectId | undefined,
  commits: readonly ObjectId[],
): Promise<void> {
  for (const commit of commits) {
    const tree = await readTreeOf(control, commit);
    if (tree === verified) continue;
    const message = `the tree ${tree} of ${commit}, which is about to land, is not the verified tree ${verified ?? '(none)'}`;
    throw new GroundhogError('internal', { message });
  }
}
