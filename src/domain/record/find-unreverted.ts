import type { AttemptRecord } from '../attempt/attempt.ts';
import type { GroundhogRun } from './run-record.ts';

export interface UnrevertedAttempt {
  readonly attempt: AttemptRecord;
  /** Whether the present run started the attempt, rather than verified one that an earlier run captured. */
  readonly isOfRun: boolean;
}

/** Returns the last attempt when its workspace was neither rewound nor recreated, or undefined. */
export function findUnreverted(record: GroundhogRun): UnrevertedAttempt | undefined {
  const attempts = record.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  const attempt = attempts.find(({ day }) => day === record.last_day);
  if (attempt === undefined || attempt.workspace_reverted) return undefined;
  if (attempt.outcome !== 'failed' && attempt.outcome !== 'interrupted') return undefined;
  return { attempt, isOfRun: attempt.day > record.last_day_before_run };
}
