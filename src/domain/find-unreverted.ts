import type { AttemptRecord } from './attempt.ts';
import type { GroundhogRun } from './run-record.ts';

/**
 * The last attempt when its workspace was neither rewound nor made anew, and is the present run's: one that the run has
 * started, or, captured by an earlier run, has checked since its own workspace was made. Undefined otherwise.
 */
export function findUnreverted(run: GroundhogRun, madeAt: string): AttemptRecord | undefined {
  const attempts = run.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  const last = attempts.find(({ day }) => day === run.last_day);
  if (last === undefined || last.workspace_reverted) return undefined;
  const isOwn = last.day > run.last_day_before_run || Date.parse(last.ended_at ?? '') >= Date.parse(madeAt);
  if (!isOwn) return undefined;
  return last.outcome === 'failed' || last.outcome === 'interrupted' ? last : undefined;
}
