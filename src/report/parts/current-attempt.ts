import { describeNearLimit, isNearLimit } from '../../domain/decisions/attempt-limits.ts';
import { formatInstant } from '../text/format-duration.ts';
import { renderCodeSpan } from '../text/safe-text.ts';
import { type CheckpointFacts, countStarted, isDone } from '../words/task-facts.ts';

/** Lists a warning for the current checkpoint when few of its attempts are left. */
export function listNearBudget(checkpoints: readonly CheckpointFacts[]): readonly string[] {
  const next = checkpoints.find((checkpoint) => !isDone(checkpoint));
  const max = next?.run?.attempt_budget;
  if (next === undefined || max === undefined) return [];
  const reading = { limit: 'attempt_budget', used: countCurrent(next), max } as const;
  return isNearLimit(reading) ? [describeNearLimit(renderCodeSpan(next.id, 60), reading)] : [];
}

/** Returns the number of the current or next attempt under the present budget. */
function countCurrent(checkpoint: CheckpointFacts): number {
  return countStarted(checkpoint) + (checkpoint.attempts.at(-1)?.outcome === 'running' ? 0 : 1);
}

/** Renders which attempt is under way or comes next, by its number in the task and at its checkpoint. */
export function renderCurrentAttempt(checkpoints: readonly CheckpointFacts[]): readonly string[] {
  const next = checkpoints.find((checkpoint) => !isDone(checkpoint));
  if (next === undefined) return ['Every checkpoint is done; the run is about to end.'];
  const last = next.attempts.at(-1);
  const isRunning = last?.outcome === 'running';
  const count = countCurrent(next);
  const budget = `${count} of ${next.run?.attempt_budget ?? count} at this checkpoint`;
  return [
    isRunning
      ? `Attempt ${last.day} (${budget}), since ${formatInstant(last.started_at)}.`
      : `Next attempt: ${budget}.`,
  ];
}
