import type { GroundhogRun } from './run-record.ts';

/** Whether the present run has brought a commit to the task branch. */
export function hasLandedInThisRun({ last_landed, last_landed_before_run: before, result }: GroundhogRun): boolean {
  return result === null && last_landed !== before;
}
