import type { TaskId } from '../domain/ids.ts';
import type { TaskView } from '../domain/record/notifier.ts';
import { toRefName } from '../domain/refs/ref-name.ts';
import { listRefs } from '../git/for-each-ref.ts';
import type { Git } from '../git/git.ts';
import { readState, requirePlan, type StoredTask } from './state-commit.ts';
import { findStates, RECORD_REFS } from './state-refs.ts';

/** Lists the tasks that a repository has a record of, by name, from its refs only. */
export async function listTasks(git: Git): Promise<TaskId[]> {
  return [...findStates(await listRefs(git, [RECORD_REFS])).keys()];
}

/** Reads the record of one task; undefined when the repository has none. */
export async function findTask(git: Git, taskId: TaskId): Promise<(StoredTask & { view: TaskView }) | undefined> {
  const ref = toRefName({ kind: 'state', taskId });
  const commit = (await listRefs(git, [ref])).get(ref);
  if (commit === undefined) return undefined;
  const stored = await readState(git, commit, ref);
  return { ...stored, view: { plan: requirePlan(stored), record: stored.state.record, memory: stored.state.memory } };
}
