import type { TaskId } from '../ids.ts';

/** Jobs that one matrix of a workflow may have. */
const MAX_JOBS = 256;

/** One job of a matrix: a task, and the plan of one that has no record yet. */
export interface MatrixEntry {
  readonly task: TaskId;
  /** Empty for a task that goes on by its record. */
  readonly plan: string;
}

/** A matrix for `strategy.matrix`, and how many tasks did not fit into it. */
export interface TaskMatrix {
  readonly include: readonly MatrixEntry[];
  readonly leftOut: number;
}

/** The jobs that can work side by side: each task once, in order, as many as a matrix may have. */
export function toMatrix(entries: readonly MatrixEntry[]): TaskMatrix {
  const byTask = new Map<TaskId, MatrixEntry>();
  for (const entry of entries) if (!byTask.has(entry.task)) byTask.set(entry.task, entry);
  const all = [...byTask.values()];
  return { include: all.slice(0, MAX_JOBS), leftOut: Math.max(0, all.length - MAX_JOBS) };
}
