import type { ObjectId } from '../../domain/ids.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import type { Workspace } from '../workspace.ts';

// By identity, as what is remembered of a workspace. A commit has one tree: nothing here can be out of date.
const known = new WeakMap<Workspace, { readonly commit: ObjectId; readonly tree: ObjectId }>();

/** The tree of the commit that an attempt started from, which is asked for once. */
export async function findBaseTree(workspace: Workspace, commit: ObjectId): Promise<ObjectId> {
  const last = known.get(workspace);
  if (last?.commit === commit) return last.tree;
  const tree = await readTreeOf(workspace.control, commit);
  known.set(workspace, { commit, tree });
  return tree;
}
