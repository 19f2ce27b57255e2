import type { ChronicleEvent, EventBody } from './chronicle-event.ts';
import { closeOpenAttempts } from './close-open-attempts.ts';
import { applyEvent, type TaskState } from './fold-events.ts';
import type { GroundhogRun } from './run-record.ts';

const REASON = 'The job ended before its run did.';

/** Returns the events that end a dead run: its attempt is interrupted, unless it can still be verified. */
export function endDeadRun(record: GroundhogRun): EventBody[] {
  const closed = closeOpenAttempts(record, { note: REASON, exceptCaptured: true, isEndKnown: false });
  return [...closed, { kind: 'run_ended', ending: 'paused', reason: REASON, pause_cause: 'job_ended' }];
}

/** Returns the state to show for a task that no run works on: a run that died has ended. */
export function toEndedState(state: TaskState, events: readonly ChronicleEvent[]): TaskState {
  const last = events.at(-1);
  if (state.record.ending !== null || last === undefined) return state;
  // The time of the last event, so that a record is always shown in the same way.
  return endDeadRun(state.record).reduce<TaskState>(
    (settled, body, index) => applyEvent(settled, { ...body, seq: last.seq + 1 + index, at: last.at }),
    state,
  );
}
