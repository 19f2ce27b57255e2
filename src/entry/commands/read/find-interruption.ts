import { decideClaim } from '../../../domain/record/lease.ts';
import type { TaskView } from '../../../domain/record/notifier.ts';
import type { StoredTask } from '../../../store/state-commit.ts';
import { openLocalLease } from '../../compose/open-lease.ts';

/**
 * Marks a task as interrupted where its run is gone and has recorded no ending: its process has ended, or its lease was not
 * renewed, by the clock of this machine. For readers alone: a run that takes the task decides by the clock of its server.
 */
export async function withInterruption<T extends StoredTask & { readonly view: TaskView }>(task: T): Promise<T> {
  const { lease, view } = task;
  if (lease === undefined || view.record.ending !== null) return task;
  const { now, isGone } = await openLocalLease();
  const isHolderGone = lease.holder !== null && (await isGone(lease.holder));
  const isInterrupted = decideClaim(lease, { now: await now(), isHolderGone }).kind !== 'held';
  return { ...task, view: { ...view, isInterrupted } };
}
