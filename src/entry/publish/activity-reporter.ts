import { type RunLimits, sumSpent } from '../../domain/decisions/run-budget.ts';
import type { ChronicleEvent } from '../../domain/record/chronicle-event.ts';
import type { RunProgress, TaskView } from '../../domain/record/notifier.ts';
import { type Activity, renderActivity } from '../../report/terminal/activity-line.ts';
import type { TerminalStyle } from '../../report/terminal/terminal-style.ts';
import { applyProgress, type LiveAttempt, toLiveAttempt } from '../../report/words/live-attempt.ts';
import { listCheckpoints } from '../../report/words/task-facts.ts';
import { systemClock } from '../compose/system-clock.ts';

const LIVE_MS = 1000;
/** The silence after which a log without a live line gets one. */
const HEARTBEAT_MS = 30_000;

export interface ActivityOptions {
  /** Shows the live line of a terminal; absent where there is none, which then gets a line after 30 s of silence. */
  readonly showLive?: ((line: string | undefined) => void) | undefined;
  readonly limits?: RunLimits | undefined;
  /** Its width limits the live line. */
  readonly style?: TerminalStyle | undefined;
}

/** Reports the running attempt between its events. */
export interface ActivityReporter {
  recorded(events: readonly ChronicleEvent[], view: TaskView): void;
  progress(progress: RunProgress): void;
  /** Notes that something else was written just now. */
  noteWritten(): void;
  close(): void;
}

interface RunningAttempt {
  readonly live: LiveAttempt;
  readonly startedMs: number;
}

/** Creates a reporter that calls `writeLine` with a heartbeat where there is no live line. */
export function createActivityReporter(
  writeLine: (line: string) => void,
  { showLive, limits, style }: ActivityOptions,
): ActivityReporter {
  const now = systemClock.monotonicMs;
  let attempt: RunningAttempt | undefined;
  let view: TaskView | undefined;
  let timer: NodeJS.Timeout | undefined;
  let writtenMs = now();
  const report = () => {
    if (attempt === undefined || view === undefined) return;
    const activity = toActivity(attempt, view, limits);
    const hasUnicode = style?.hasUnicode;
    if (showLive !== undefined)
      return showLive(renderActivity(activity, { columns: style?.columns && style.columns - 1, hasUnicode }));
    if (now() - writtenMs < HEARTBEAT_MS) return;
    writtenMs = now();
    writeLine(renderActivity(activity, { hasUnicode }));
  };
  const end = () => {
    attempt = undefined;
    clearInterval(timer);
    showLive?.(undefined);
  };
  return {
    recorded(events, present) {
      view = present;
      for (const event of events) {
        if (event.kind === 'attempt_ended' || event.kind === 'run_ended') end();
        if (event.kind !== 'attempt_started') continue;
        end();
        attempt = { live: toLiveAttempt(event), startedMs: now() };
        timer = setInterval(report, LIVE_MS).unref();
      }
      if (showLive !== undefined) report();
    },
    progress(progress) {
      if (attempt !== undefined) attempt = { ...attempt, live: applyProgress(attempt.live, progress) };
    },
    noteWritten() {
      writtenMs = now();
    },
    close: end,
  };
}

function toActivity({ live, startedMs }: RunningAttempt, view: TaskView, limits: RunLimits | undefined): Activity {
  const { started, usage, tool, phase } = live;
  const checkpoints = listCheckpoints(view);
  const { checkpoint_id: checkpointId, day, attempt, attempt_budget: attemptBudget } = started;
  const position = checkpoints.find(({ id }) => id === checkpointId)?.position ?? 1;
  const elapsedMs = systemClock.monotonicMs();
  return {
    ...{ position, total: checkpoints.length, checkpointId, day, attempt, attemptBudget, usage, tool, phase, limits },
    elapsedMs: elapsedMs - startedMs,
    spent: { ...sumSpent(view.record, usage), elapsedMs },
  };
}
