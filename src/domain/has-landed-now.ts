import type { GroundhogRun } from './run-record.ts';

/** Whether the present run has brought a commit to the task branch. */
export function hasLandedNow({ checkpoints, last_day_before_run: before, result }: GroundhogRun): boolean {
  if (result !== null) return false;
  return checkpoints.some(({ attempts }) =>
    attempts.some(({ day, committed_ref }) => day > before && committed_ref !== null),
  );
}
