import type { Usage } from '../../domain/attempt/attempt.ts';
import type { Clock } from '../../domain/clock.ts';
import {
  describeWarning,
  findSpent,
  findWarnings,
  hasUsefulTime,
  type RunLimits,
  type Spent,
  type StopCause,
  sumSpent,
  WARNING_SHARE,
} from '../../domain/decisions/run-budget.ts';
import type { BudgetReading } from '../../domain/record/budget-reading.ts';
import type { Notifier } from '../../domain/record/notifier.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';

/** Watches what a run may use from outside of its agent, and says when it must stop. */
export interface RunMeter {
  readonly limits: RunLimits;
  /** Aborted when the run is cancelled or its deadline has come: all that runs must end. */
  readonly signal: AbortSignal;
  /** Aborted as well when a budget is spent: then agents must end; what costs nothing may be finished. */
  readonly agentSignal: AbortSignal;
  /** Why the run stops; undefined while it goes on. */
  readonly cause: () => StopCause | undefined;
  /** Until the deadline, never below 0; undefined when there is none. */
  readonly remainingMs: () => number | undefined;
  readonly hasUsefulTime: () => boolean;
  /** Takes what attempts have used so far, `live` being that of the one under way. */
  watch(run: GroundhogRun, live: Usage | undefined): void;
  /** The warnings that are due and not in the record yet. */
  readonly findWarnings: (run: GroundhogRun) => readonly BudgetReading[];
  /** Ends its timers. */
  close(): void;
}

export interface MeterOptions {
  readonly limits: RunLimits;
  readonly clock: Clock;
  readonly notifier: Notifier;
  readonly cancelled: AbortSignal;
}

/** Starts watching. */
export function openRunMeter({ limits, clock, notifier, cancelled }: MeterOptions): RunMeter {
  const all = new AbortController();
  const agents = new AbortController();
  const told: BudgetReading[] = [];
  let cause: StopCause | undefined;
  // The clock counts from the start of this process: what came before the run is part of its time.
  const elapsedMs = () => clock.monotonicMs();
  const stop = (why: StopCause) => {
    cause ??= why;
    agents.abort();
    if (why.kind !== 'budget') all.abort();
  };
  const look = (spent: Spent, moment: Parameters<typeof findSpent>[2]) => {
    for (const reading of findWarnings(limits, spent, told)) {
      told.push(reading);
      notifier.progress({ kind: 'warning', text: describeWarning(reading) });
    }
    const over = findSpent(limits, spent, moment);
    if (over !== undefined) stop(over);
  };
  const lookAtTime = () => look({ tokens: 0, costUsd: 0, elapsedMs: elapsedMs() }, 'under way');
  const timers = startTimers(limits, { elapsedMs, lookAtTime });
  const onCancel = () => stop({ kind: 'cancelled' });
  if (cancelled.aborted) onCancel();
  cancelled.addEventListener('abort', onCancel, { once: true });
  return {
    limits,
    signal: all.signal,
    agentSignal: agents.signal,
    cause: () => cause,
    remainingMs: () => (limits.deadlineMs === undefined ? undefined : Math.max(0, limits.deadlineMs - elapsedMs())),
    hasUsefulTime: () => hasUsefulTime(limits, elapsedMs()),
    watch: (run, live) =>
      look({ ...sumSpent(run, live), elapsedMs: elapsedMs() }, live === undefined ? 'between attempts' : 'under way'),
    findWarnings: (run) =>
      findWarnings(limits, { ...sumSpent(run, undefined), elapsedMs: elapsedMs() }, run.budget_warnings),
    close() {
      cancelled.removeEventListener('abort', onCancel);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function startTimers(
  { deadlineMs }: RunLimits,
  { elapsedMs, lookAtTime }: { elapsedMs: () => number; lookAtTime: () => void },
): readonly NodeJS.Timeout[] {
  if (deadlineMs === undefined) return [];
  // A timer may be early by a part of a millisecond, and would then see nothing.
  return [deadlineMs * WARNING_SHARE, deadlineMs].map((at) =>
    setTimeout(lookAtTime, Math.max(0, Math.ceil(at - elapsedMs()) + 2)),
  );
}
