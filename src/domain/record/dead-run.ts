import type { ChronicleEvent, EventBody } from './chronicle-event.ts';
import { closeOpenAttempts } from './close-open-attempts.ts';
import { applyEvent, type TaskState } from './fold-events.ts';
import type { GroundhogRun } from './run-record.ts';

const REASON = 'The job was ended before its run was.';

/** The events that end a run whose process is gone: its attempt was interrupted, and what can still be checked stays. */
export function endDeadRun(record: GroundhogRun): EventBody[] {
  const closed = closeOpenAttempts(record, { note: REASON, exceptCaptured: true });
  return [...closed, { kind: 'run_ended', ending: 'paused', reason: REASON, pause_cause: 'job_ended' }];
}

/** A task as people have to be shown it while nobody works on it: a run that died without a word has ended. */
export function toEndedState(state: TaskState, events: readonly ChronicleEvent[]): TaskState {
  const last = events.at(-1);
  if (state.run.ending !== null || last === undefined) return state;
  // The time of its last word, so that the same record is always shown in the same way.
  return endDeadRun(state.run).reduce<TaskState>(
    (settled, body, index) => applyEvent(settled, { ...body, seq: last.seq + 1 + index, at: last.at }),
    state,
  );
}
