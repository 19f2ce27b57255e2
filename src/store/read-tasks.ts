import { GroundhogError } from '../domain/errors.ts';
import type { TaskId } from '../domain/ids.ts';
import type { TaskView } from '../domain/notifier.ts';
import { parsePlan } from '../domain/parse-plan.ts';
import { parseTaskRef, toRefName } from '../domain/ref-name.ts';
import { listRefs } from '../git/for-each-ref.ts';
import type { Git } from '../git/git.ts';
import { readState, type StoredTask } from './state-commit.ts';

/** The tasks that a repository has a record of, by name. Reads refs only. */
export async function listTasks(git: Git): Promise<TaskId[]> {
  const refs = [...(await listRefs(git, ['refs/groundhog/'])).keys()].map(parseTaskRef);
  return refs
    .filter((ref) => ref?.kind === 'state')
    .map((ref) => ref.taskId)
    .sort();
}

/** One task as its record tells it. Undefined when the repository has none of it. */
export async function findTask(git: Git, taskId: TaskId): Promise<(StoredTask & { view: TaskView }) | undefined> {
  const ref = toRefName({ kind: 'state', taskId });
  const commit = (await listRefs(git, [ref])).get(ref);
  if (commit === undefined) return undefined;
  const stored = await readState(git, commit);
  const parsed = parsePlan(stored.planText, { fileName: 'plan.yml' });
  if (parsed.kind === 'invalid')
    throw new GroundhogError('state_unreadable', { ref, reason: 'its plan cannot be read' });
  return { ...stored, view: { plan: parsed.plan, run: stored.state.run, memory: stored.state.memory } };
}
