import type { TaskId } from '../ids.ts';

/** GitHub's limit on the jobs of one matrix. */
const MAX_JOBS = 256;

/** One job of a matrix: a task, and the plan of one that has no record yet. */
export interface MatrixEntry {
  readonly task: TaskId;
  /** Empty for a task that is resumed by its record. */
  readonly plan: string;
}

/** A matrix for `strategy.matrix`, and the number of tasks that did not fit. */
export interface TaskMatrix {
  readonly include: readonly MatrixEntry[];
  readonly leftOut: number;
}

/** Returns the matrix of jobs: each task once, in order, as many as a matrix may have. */
export function toMatrix(entries: readonly MatrixEntry[]): TaskMatrix {
  const byTask = new Map<TaskId, MatrixEntry>();
  for (const entry of entries) if (!byTask.has(entry.task)) byTask.set(entry.task, entry);
  const all = [...byTask.values()];
  return { include: all.slice(0, MAX_JOBS), leftOut: Math.max(0, all.length - MAX_JOBS) };
}
