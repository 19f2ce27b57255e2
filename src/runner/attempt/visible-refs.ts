import type { ObjectId } from '../../domain/ids.ts';
import { toRefName } from '../../domain/refs/ref-name.ts';
import type { AttemptContext } from '../context/run-context.ts';

/** Lists the refs of the scratch commits of earlier attempts, and of the branch that is being rebased, for the agent to read. */
export function toVisibleRefs({ record, request, task }: AttemptContext): ReadonlyMap<string, ObjectId> {
  const refs = new Map<string, ObjectId>();
  for (const { day, scratch_commit } of record.attempts) {
    if (scratch_commit !== null) refs.set(toRefName({ kind: 'scratch', taskId: request.taskId, day }), scratch_commit);
  }
  const { rebase, rebases } = task.journal.state().record;
  // The branch as it was: the agent may look at the commit that does not hold any more.
  if (rebase !== null)
    refs.set(toRefName({ kind: 'before_rebase', taskId: request.taskId, number: rebases.length + 1 }), rebase.from);
  return refs;
}
