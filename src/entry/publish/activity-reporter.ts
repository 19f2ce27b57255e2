import type { Usage } from '../../domain/attempt/attempt.ts';
import { type RunLimits, sumSpent } from '../../domain/decisions/run-budget.ts';
import type { ChronicleEvent, EventOf } from '../../domain/record/chronicle-event.ts';
import type { RunProgress, TaskView } from '../../domain/record/notifier.ts';
import { type Activity, renderActivity } from '../../report/terminal/activity-line.ts';
import type { TerminalStyle } from '../../report/terminal/terminal-style.ts';
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
  readonly started: EventOf<'attempt_started'>;
  readonly startedMs: number;
  usage?: Usage;
  tool?: string;
  phase?: string | undefined;
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
    if (showLive !== undefined)
      return showLive(
        renderActivity(toActivity(attempt, view, limits), (style?.columns ?? Number.POSITIVE_INFINITY) - 1),
      );
    if (now() - writtenMs < HEARTBEAT_MS) return;
    writtenMs = now();
    writeLine(renderActivity(toActivity(attempt, view, limits)));
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
        attempt = { started: event, startedMs: now() };
        timer = setInterval(report, LIVE_MS).unref();
      }
      if (showLive !== undefined) report();
    },
    progress(progress) {
      if (attempt !== undefined) noteProgress(attempt, progress);
    },
    noteWritten() {
      writtenMs = now();
    },
    close: end,
  };
}

function noteProgress(attempt: RunningAttempt, progress: RunProgress): void {
  if (progress.kind === 'agent_usage') attempt.usage = progress.usage;
  if (progress.kind === 'agent_tool') attempt.tool = progress.tool;
  if (progress.kind === 'setup_started') attempt.phase = 'setup';
  if (progress.kind === 'verifying') attempt.phase = 'checking';
  if (progress.kind === 'awaiting_checks') attempt.phase = 'waiting for GitHub';
  if (progress.kind === 'agent_tool' || progress.kind === 'agent_output') attempt.phase = undefined;
}

function toActivity(
  { started, startedMs, usage, tool, phase }: RunningAttempt,
  view: TaskView,
  limits: RunLimits | undefined,
): Activity {
  const checkpoints = listCheckpoints(view);
  const { checkpoint_id: checkpointId, attempt, attempt_budget: attemptBudget } = started;
  const position = checkpoints.find(({ id }) => id === checkpointId)?.position ?? 1;
  const elapsedMs = systemClock.monotonicMs();
  return {
    ...{ position, total: checkpoints.length, checkpointId, attempt, attemptBudget, usage, tool, phase, limits },
    elapsedMs: elapsedMs - startedMs,
    spent: { ...sumSpent(view.record, usage), elapsedMs },
  };
}
