import { isSkip } from '../../domain/decisions/choose-ladder-entry.ts';
import { listInterruptions } from '../../domain/decisions/next-action.ts';
import { chooseRetryDelay } from '../../domain/decisions/retry-backoff.ts';
import { describeTooLate } from '../../domain/decisions/run-budget.ts';
import type { TaskContext } from '../context/run-context.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';
import { pauseRun, type RunEnd } from '../record/run-end.ts';

type AttemptTurn = Pick<TaskContext, 'task' | 'runContext'>;

/**
 * Waits until an attempt at a checkpoint may start; returns the end of the run when none should. All work is published by
 * then, so that a run which dies during the wait has lost nothing. The signal of the run ends the wait, too.
 */
export async function awaitTurn(checkpointId: string, { task, runContext }: AttemptTurn): Promise<RunEnd | undefined> {
  const { meter } = runContext.limits;
  const { notifier } = runContext.ports;
  const { record } = task.journal.state();
  const checkpoint = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === checkpointId);
  const last = checkpoint?.attempts.at(-1);
  // Another entry of the ladder makes the same attempt at once.
  const isInstead = last !== undefined && isSkip(last);
  const interruptions = checkpoint === undefined || isInstead ? [] : listInterruptions(checkpoint, record);
  const wait = chooseRetryDelay({
    interruptions: interruptions.length,
    last: interruptions.at(-1)?.interruption ?? null,
    backoffMs: runContext.ports.toBackoffMs(interruptions.length),
    jitter: runContext.ports.toJitter(),
    remainingMs: meter.remainingMs(),
  });
  if (wait.kind === 'stop') return pauseRun(wait.cause, wait.reason);
  if (wait.ms >= 5000) {
    const text = `The next attempt at "${checkpointId}" starts in ${Math.round(wait.ms / 1000)} s.`;
    notifier.progress({ kind: 'warning', text });
  }
  if (wait.ms > 0) await runContext.ports.sleep(wait.ms, runContext.limits.signal);
  return meter.hasUsefulTime() ? undefined : pauseRun('deadline', describeTooLate(meter.limits));
}

/** Records a warning, once for each limit that is nearly used up. */
export async function recordWarnings({ task, runContext }: AttemptTurn): Promise<RecordOutcome> {
  const readings = runContext.limits.meter.findWarnings(task.journal.state().record);
  if (readings.length === 0) return { kind: 'recorded' };
  const bodies = readings.map((reading) => ({ kind: 'budget_warning' as const, ...reading }));
  return recordEvents({ task, runContext }, bodies);
}
