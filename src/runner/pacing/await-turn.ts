import { listInterruptions } from '../../domain/decisions/next-action.ts';
import { planPause } from '../../domain/decisions/retry-backoff.ts';
import { describeTooLate } from '../../domain/decisions/run-budget.ts';
import type { OpenedTask } from '../context/opened-task.ts';
import type { RunSurroundings } from '../context/run-context.ts';
import { type Recorded, recordEvents } from '../record/record-events.ts';
import { pause, type Stop } from '../record/run-end.ts';

interface Turn {
  readonly task: OpenedTask;
  readonly surroundings: RunSurroundings;
}

/**
 * Waits until an attempt at a checkpoint may start, or says why none should. All that was done is published by then, so
 * that a run which dies while it waits has lost nothing. What ends the run ends the wait, too.
 */
export async function awaitTurn(checkpointId: string, { task, surroundings }: Turn): Promise<Stop | undefined> {
  const { meter, notifier } = surroundings;
  const { run } = task.journal.state();
  const record = run.checkpoints.find(({ checkpoint_id }) => checkpoint_id === checkpointId);
  const interruptions = record === undefined ? [] : listInterruptions(record, run);
  const wait = planPause({
    interruptions: interruptions.length,
    last: interruptions.at(-1)?.interruption ?? null,
    backoffMs: surroundings.toBackoffMs(interruptions.length),
    jitter: surroundings.toJitter(),
    remainingMs: meter.remainingMs(),
  });
  if (wait.kind === 'stop') return pause(wait.cause, wait.reason);
  if (wait.ms >= 5000) {
    const text = `The next attempt at "${checkpointId}" starts in ${Math.round(wait.ms / 1000)} s.`;
    notifier.progress({ kind: 'warning', text });
  }
  if (wait.ms > 0) await surroundings.sleep(wait.ms, surroundings.signal);
  return meter.hasUsefulTime() ? undefined : pause('deadline', describeTooLate(meter.limits));
}

/** Records, once for each limit, that it comes near. */
export async function recordWarnings({ task, surroundings }: Turn): Promise<Recorded> {
  const readings = surroundings.meter.findWarnings(task.journal.state().run);
  if (readings.length === 0) return { kind: 'recorded' };
  const bodies = readings.map((reading) => ({ kind: 'budget_warning' as const, ...reading }));
  return recordEvents({ task, surroundings }, bodies);
}
