import type { ObjectId } from '../../domain/ids.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import type { Workspace } from '../workspace.ts';

/** Returns the tree of the commit that an attempt started from; git is asked once. */
export async function readBaseTree({ cache, control }: Workspace, commit: ObjectId): Promise<ObjectId> {
  if (cache.baseTree?.commit === commit) return cache.baseTree.tree;
  const tree = await readTreeOf(control, commit);
  cache.baseTree = { commit, tree };
  return tree;
}
