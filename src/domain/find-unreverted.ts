import type { AttemptRecord } from './attempt.ts';
import type { GroundhogRun } from './run-record.ts';

/** The last attempt of the present run when its workspace was neither rewound nor made anew; undefined otherwise. */
export function findUnreverted(run: GroundhogRun): AttemptRecord | undefined {
  const attempts = run.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  const last = attempts.find(({ day }) => day === run.last_day && day > run.last_day_before_run);
  if (last === undefined || last.workspace_reverted) return undefined;
  return last.outcome === 'failed' || last.outcome === 'interrupted' ? last : undefined;
}
