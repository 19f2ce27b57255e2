import type { ObjectId } from '../../domain/ids.ts';
import { toRefName } from '../../domain/refs/ref-name.ts';
import type { AttemptContext } from '../context/run-context.ts';

/** Lists the refs of the scratch commits of earlier attempts, for the agent to read. */
export function toVisibleRefs({ record, request }: AttemptContext): ReadonlyMap<string, ObjectId> {
  const refs = new Map<string, ObjectId>();
  for (const { day, scratch_commit } of record.attempts) {
    if (scratch_commit !== null) refs.set(toRefName({ kind: 'scratch', taskId: request.taskId, day }), scratch_commit);
  }
  return refs;
}
