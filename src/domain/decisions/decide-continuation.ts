import type { AttemptRecord } from '../attempt/attempt.ts';
import { type GroundhogRun, isCaptured } from '../record/run-record.ts';
import { chooseNextAction } from './next-action.ts';

/** Whether another job continues this one; `no` has the reason, if the user should see it. */
export type Continuation = { readonly kind: 'continue' } | { readonly kind: 'no'; readonly why: string | undefined };

/**
 * Decides whether another job continues a run: only after a deadline, only where it could work without a person, and only
 * when an attempt ended or was captured. Otherwise a run whose attempt takes longer than its time would start jobs for ever.
 */
export function decideContinuation(record: GroundhogRun): Continuation {
  if (record.pause_cause !== 'deadline') return { kind: 'no', why: undefined };
  const next = chooseNextAction(record);
  if (next.kind === 'done' || next.kind === 'await_approval') return { kind: 'no', why: undefined };
  if (next.kind === 'blocked') return { kind: 'no', why: next.reason };
  if (next.kind === 'abandon')
    return { kind: 'no', why: `Checkpoint "${next.checkpointId}" needs a retry or a skip: ${next.reason}.` };
  const isDone = (attempt: AttemptRecord) =>
    attempt.outcome === 'passed' || attempt.outcome === 'failed' || isCaptured(attempt);
  const hasProgress = record.checkpoints.some(({ attempts }) =>
    attempts.some((attempt) => attempt.day > record.last_day_before_run && isDone(attempt)),
  );
  if (hasProgress) return { kind: 'continue' };
  return {
    kind: 'no',
    why: 'No attempt ended within the time of this run, so another run would get no further. Give a run more minutes, or an attempt fewer seconds.',
  };
}
