import type { AttemptRecord } from '../attempt/attempt.ts';
import { isCaptured } from '../record/captured-attempt.ts';
import type { GroundhogRun } from '../record/run-record.ts';

/** Whether another job is started where this one stops; `no` says why not, where that is worth saying. */
export type Continuation = { readonly kind: 'continue' } | { readonly kind: 'no'; readonly why: string | undefined };

/**
 * Only a deadline is gone on from, and only by a run that has got somewhere, if only to work that waits to be checked: one
 * whose single attempt is longer than its time would start jobs for ever.
 */
export function decideContinuation(record: GroundhogRun): Continuation {
  if (record.ending !== 'paused' || record.pause_cause !== 'deadline') return { kind: 'no', why: undefined };
  const isDone = (attempt: AttemptRecord) =>
    attempt.outcome === 'passed' || attempt.outcome === 'failed' || isCaptured(attempt);
  const hasGotOn = record.checkpoints.some(({ attempts }) =>
    attempts.some((attempt) => attempt.day > record.last_day_before_run && isDone(attempt)),
  );
  if (hasGotOn) return { kind: 'continue' };
  return {
    kind: 'no',
    why: 'No attempt came to its end in the time that this run had, so another one would not either. Give it more minutes, or its attempts fewer seconds.',
  };
}
