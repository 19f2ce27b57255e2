import { type RunLimits, sumSpent } from '../../domain/decisions/run-budget.ts';
import type { ChronicleEvent } from '../../domain/record/chronicle-event.ts';
import type { RunProgress, TaskView } from '../../domain/record/notifier.ts';
import { type Activity, renderActivity, renderPhase } from '../../report/terminal/activity-line.ts';
import type { TerminalStyle } from '../../report/terminal/terminal-style.ts';
import { applyProgress, findPhase, type LiveAttempt, toLiveAttempt } from '../../report/words/live-attempt.ts';
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

/** The work of a run while no attempt is under way. */
interface RunningPhase {
  readonly phase: string;
  readonly startedMs: number;
}

/** The present work of a run: an attempt, or a phase between attempts. */
interface PresentWork {
  /** Takes an attempt that starts; undefined ends whatever was under way. */
  set(next: RunningAttempt | undefined): void;
  progress(progress: RunProgress): void;
  readonly kind: () => 'attempt' | 'phase' | 'none';
  readonly render: (view: TaskView | undefined, columns?: number) => string | undefined;
}

function openPresentWork({ limits, style }: ActivityOptions): PresentWork {
  const now = systemClock.monotonicMs;
  const hasUnicode = style?.hasUnicode;
  let attempt: RunningAttempt | undefined;
  let running: RunningPhase | undefined;
  return {
    set(next) {
      attempt = next;
      running = undefined;
    },
    progress(progress) {
      const phase = findPhase(progress);
      if (attempt !== undefined) attempt = { ...attempt, live: applyProgress(attempt.live, progress) };
      else if (phase !== undefined) running = { phase, startedMs: now() };
    },
    kind: () => (attempt !== undefined ? 'attempt' : running !== undefined ? 'phase' : 'none'),
    render(view, columns) {
      if (attempt === undefined) return running && renderPhase(running.phase, now() - running.startedMs, hasUnicode);
      return view && renderActivity(toActivity(attempt, view, limits), { columns, hasUnicode });
    },
  };
}

/** Creates a reporter that calls `writeLine` with a heartbeat where there is no live line. */
export function createActivityReporter(writeLine: (line: string) => void, options: ActivityOptions): ActivityReporter {
  const { showLive, style } = options;
  const now = systemClock.monotonicMs;
  const work = openPresentWork(options);
  let view: TaskView | undefined;
  let timer: NodeJS.Timeout | undefined;
  let writtenMs = now();
  const report = () => {
    if (showLive !== undefined) return showLive(work.render(view, style?.columns && style.columns - 1));
    const line = now() - writtenMs < HEARTBEAT_MS ? undefined : work.render(view);
    if (line === undefined) return;
    writtenMs = now();
    writeLine(line);
  };
  const start = () => {
    clearInterval(timer);
    timer = setInterval(report, LIVE_MS).unref();
  };
  const end = () => {
    work.set(undefined);
    clearInterval(timer);
    showLive?.(undefined);
  };
  return {
    recorded(events, present) {
      view = present;
      if (work.kind() === 'phase') end();
      for (const event of events) {
        if (event.kind === 'attempt_ended' || event.kind === 'run_ended') end();
        if (event.kind !== 'attempt_started') continue;
        work.set({ live: toLiveAttempt(event), startedMs: now() });
        start();
      }
      if (showLive !== undefined && work.kind() !== 'none') report();
    },
    progress(progress) {
      work.progress(progress);
      if (work.kind() === 'phase') start();
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
