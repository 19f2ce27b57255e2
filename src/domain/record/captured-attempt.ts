import type { AttemptRecord } from '../attempt/attempt.ts';
import type { StepTimeline } from '../attempt/step.ts';
import type { GroundhogRun } from './run-record.ts';

/** An attempt whose work is captured and published, and not verified yet. */
export interface CapturedAttempt extends AttemptRecord {
  readonly scratch_commit: string;
  readonly tree: string;
  readonly summary: string;
  readonly timeline: StepTimeline;
}

/** Returns whether an attempt can be verified without its agent. */
export function isCaptured(attempt: AttemptRecord): attempt is CapturedAttempt {
  const { outcome, scratch_commit, tree, summary, timeline } = attempt;
  const isNull = [scratch_commit, tree, summary, timeline].includes(null);
  return outcome === 'running' && !isNull;
}

/** Returns the attempt of a task that waits to be verified; there is at most one. */
export function findCapturedAttempt(record: GroundhogRun): CapturedAttempt | undefined {
  return record.checkpoints.flatMap(({ attempts }) => attempts).find(isCaptured);
}
