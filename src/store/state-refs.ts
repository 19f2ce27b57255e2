import type { ObjectId, TaskId } from '../domain/ids.ts';
import { parseTaskRef } from '../domain/refs/ref-name.ts';

/** The refs that the records of all tasks are below. */
export const RECORD_REFS = 'refs/groundhog/';

/** The refs among them that name the state of a task, `refs/groundhog/<task_id>/state`. */
export const STATE_REFS = { below: 'refs/groundhog', name: 'state' };

/** Finds the state commits among refs, by the ids of their tasks, in the order of these. */
export function findStates(refs: ReadonlyMap<string, ObjectId>): Map<TaskId, ObjectId> {
  const states = [...refs].flatMap(([name, commit]) => {
    const ref = parseTaskRef(name);
    return ref?.kind === 'state' ? [[ref.taskId, commit] as const] : [];
  });
  return new Map(states.sort(([a], [b]) => (a < b ? -1 : 1)));
}
