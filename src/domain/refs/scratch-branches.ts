import type { ObjectId } from '../ids.ts';
import { parseTaskRef, scratchBranchName } from './ref-name.ts';

/** The scratch branches of attempts among refs, by their names without `refs/heads/`. */
export function findScratchBranches(refs: ReadonlyMap<string, ObjectId>): ReadonlyMap<string, ObjectId> {
  const found = new Map<string, ObjectId>();
  for (const [name, commit] of refs) {
    const ref = parseTaskRef(name);
    if (ref?.kind === 'scratch_branch') found.set(scratchBranchName(ref.taskId, ref.day), commit);
  }
  return found;
}
