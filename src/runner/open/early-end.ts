import { chooseNextAction } from '../../domain/decisions/next-action.ts';
import type { TaskId } from '../../domain/ids.ts';
import type { PlanSource } from '../../domain/plan/plan.ts';
import { conclusionOf } from '../../domain/record/ending.ts';
import { type Claim, describeHolder } from '../../domain/record/lease.ts';
import type { OpenedTask } from '../context/run-context.ts';
import { endLost, endRun, type RunEnd, toFinalEnd } from '../record/run-end.ts';

/** The facts of a task before the first record of a run. */
type TaskToStart = Pick<OpenedTask, 'claim' | 'existing' | 'opening' | 'missing' | 'diverged' | 'notRebased'>;

const PLAN_OUTDATED = 'The plan of the task has changed since it was read. Nothing was written.';

/** Finds the end of a run that has nothing to write: another run holds the task, or nothing has changed since its end. */
export function findEarlyEnd(task: TaskToStart, { recordedAs }: PlanSource): RunEnd | undefined {
  if (task.claim.kind === 'held') return toRefusal(task.claim, task.existing?.record.task_id);
  // A plan that was read from the record is not to take back what was added since, such as a fix.
  if (recordedAs !== undefined && task.existing?.record.plan_hash !== recordedAs)
    return { ...endLost(PLAN_OUTDATED), isPlanOutdated: true };
  // A run that died before it recorded its end leaves that to be recorded.
  const ended = task.existing?.record.ending === null ? undefined : task.existing?.record;
  const isUnchanged = task.opening.length === 0 && task.missing === undefined;
  const action = isUnchanged && ended !== undefined ? chooseNextAction(ended) : undefined;
  // A command of the user after the last run may have brought the task to its end: then that is yet to be recorded.
  const isRecordedDone = ended?.ending != null && conclusionOf(ended.ending) === 'success';
  if (action?.kind === 'done' && isRecordedDone && task.diverged === undefined)
    return endRun('nothing_to_do', ['The task has already passed.', task.notRebased ?? []].flat().join(' '));
  if (task.diverged !== undefined) return endRun('conflict', addUntouched(task.diverged));
  const isRecordedWaiting = action?.kind === 'await_approval' && ended?.ending === 'paused';
  return action?.kind === 'blocked' || isRecordedWaiting ? toFinalEnd(action, { isWorkDone: false }) : undefined;
}

/** Adds to the first line of a reason that nothing was done; a command may be in those after it. */
function addUntouched(reason: string): string {
  const [first = '', ...others] = reason.split('\n');
  return [`${first} Nothing of it was touched.`, ...others].join('\n');
}

function toRefusal({ lease, holder }: Claim & { kind: 'held' }, taskId: TaskId | undefined): RunEnd {
  const unlock = `groundhog unlock ${lease.generation}${taskId === undefined ? '' : ` --task ${taskId}`}`;
  const takeover = `after ${lease.expires_at}. If that run is dead, release the task with: ${unlock}`;
  const held = `Another run works on this task: ${describeHolder(holder)}. Nothing was written.`;
  return endLost(`${held} It may be taken over ${takeover}`);
}
