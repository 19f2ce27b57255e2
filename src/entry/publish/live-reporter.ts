import type { Clock } from '../../domain/clock.ts';
import type { Notifier, TaskView } from '../../domain/record/notifier.ts';
import { applyProgress, type LiveAttempt, type LiveMoment, toLiveAttempt } from '../../report/words/live-attempt.ts';
import { findLiveEditMs, type LiveEdits, type LivePace } from './live-pace.ts';

/** Shows the progress of attempts while they work; `find` has it at any moment. */
export interface LiveReporter extends Notifier {
  /** The attempt at work, from its first edit to its end; undefined for any other moment. */
  find(): LiveMoment | undefined;
  close(): void;
}

export interface LiveReporterOptions {
  readonly clock: Clock;
  readonly pace: LivePace;
  /** Calls `act` after this time, unless the returned function is called before. */
  readonly schedule: (act: () => void, ms: number) => () => void;
  /** Edits what shows this task; must not throw. */
  readonly show: (view: TaskView) => void;
}

interface Running {
  readonly live: LiveAttempt;
  readonly startedMs: number;
  readonly isShown: boolean;
}

// Why: docs/decisions/0160-an-attempt-is-shown-while-it-works.md
/** Creates the reporter of one run, which holds nothing up. */
export function createLiveReporter({ clock, pace, schedule, show }: LiveReporterOptions): LiveReporter {
  let running: Running | undefined;
  let edits: LiveEdits = { count: 0, lastMs: undefined };
  let view: TaskView | undefined;
  let cancel = () => {};
  const end = () => {
    cancel();
    running = undefined;
  };
  const plan = () => {
    const dueMs = running === undefined ? undefined : findLiveEditMs(running.startedMs, edits, pace);
    if (dueMs !== undefined) cancel = schedule(edit, Math.max(0, dueMs - clock.monotonicMs()));
  };
  const edit = () => {
    if (running === undefined || view === undefined) return;
    running = { ...running, isShown: true };
    edits = { count: edits.count + 1, lastMs: clock.monotonicMs() };
    show(view);
    plan();
  };
  return {
    recorded(events, present) {
      view = present;
      for (const event of events) {
        if (event.kind === 'attempt_ended' || event.kind === 'run_ended') end();
        if (event.kind !== 'attempt_started') continue;
        end();
        running = { live: toLiveAttempt(event), startedMs: clock.monotonicMs(), isShown: false };
        plan();
      }
      return Promise.resolve();
    },
    progress(progress) {
      if (running !== undefined) running = { ...running, live: applyProgress(running.live, progress) };
    },
    find() {
      if (running === undefined || !running.isShown) return undefined;
      const elapsedMs = clock.monotonicMs() - running.startedMs;
      return { attempt: running.live, at: clock.now().toISOString(), elapsedMs };
    },
    close: end,
  };
}
