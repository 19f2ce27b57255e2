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
  type UsageRecord,
  WARNING_SHARE,
} from '../../domain/decisions/run-budget.ts';
import type { BudgetReading } from '../../domain/record/budget-reading.ts';
import type { Notifier } from '../../domain/record/notifier.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';

/** Compares the usage of a run with its limits from outside of its agent, and stops it. */
export interface RunMeter {
  readonly limits: RunLimits;
  /** Aborted when the run is cancelled or its deadline has come: all that runs must end. */
  readonly signal: AbortSignal;
  /** Aborted also when a budget is spent: then agents must end, but work without cost may be finished. */
  readonly agentSignal: AbortSignal;
  /** Stops the agents of the run, which pauses; returns the cause, which is an earlier one where there is one. */
  readonly stop: (cause: StopCause) => StopCause;
  /** The cause for which the run stops; undefined while it continues. */
  readonly cause: () => StopCause | undefined;
  /** The ms until the deadline, never below 0; undefined when there is none. */
  readonly remainingMs: () => number | undefined;
  readonly hasUsefulTime: () => boolean;
  /** Takes the usage of all attempts so far; `live` is that of the one under way. */
  watch(record: UsageRecord, live: Usage | undefined): void;
  /** The warnings that are due and not in the record yet. */
  readonly findWarnings: (record: GroundhogRun) => readonly BudgetReading[];
  /** Ends its timers. */
  close(): void;
}

export interface MeterOptions {
  readonly limits: RunLimits;
  readonly clock: Clock;
  readonly notifier: Notifier;
  readonly cancelled: AbortSignal;
}

/** Starts to measure, with timers for the deadline. */
export function openRunMeter({ limits, clock, notifier, cancelled }: MeterOptions): RunMeter {
  const all = new AbortController();
  const agents = new AbortController();
  const warned: BudgetReading[] = [];
  let cause: StopCause | undefined;
  // The clock counts from the start of this process: the time before the run is part of its deadline.
  const elapsedMs = () => clock.monotonicMs();
  const stop = (why: StopCause) => {
    cause ??= why;
    agents.abort();
    if (why.kind !== 'budget' && why.kind !== 'unjudged') all.abort();
    return cause;
  };
  const check = (spent: Spent, moment: Parameters<typeof findSpent>[2]) => {
    for (const reading of findWarnings(limits, spent, warned)) {
      warned.push(reading);
      notifier.progress({ kind: 'warning', text: describeWarning(reading) });
    }
    const over = findSpent(limits, spent, moment);
    if (over !== undefined) stop(over);
  };
  const checkTime = () => check({ tokens: 0, costUsd: 0, elapsedMs: elapsedMs() }, 'under way');
  const timers = startTimers(limits, { elapsedMs, checkTime });
  const onCancel = () => stop({ kind: 'cancelled' });
  if (cancelled.aborted) onCancel();
  cancelled.addEventListener('abort', onCancel, { once: true });
  return {
    limits,
    signal: all.signal,
    agentSignal: agents.signal,
    stop,
    cause: () => cause,
    remainingMs: () => (limits.deadlineMs === undefined ? undefined : Math.max(0, limits.deadlineMs - elapsedMs())),
    hasUsefulTime: () => hasUsefulTime(limits, elapsedMs()),
    watch: (record, live) =>
      check(
        { ...sumSpent(record, live), elapsedMs: elapsedMs() },
        live === undefined ? 'between attempts' : 'under way',
      ),
    findWarnings: (record) =>
      findWarnings(limits, { ...sumSpent(record, undefined), elapsedMs: elapsedMs() }, record.budget_warnings),
    close() {
      cancelled.removeEventListener('abort', onCancel);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function startTimers(
  { deadlineMs }: RunLimits,
  { elapsedMs, checkTime }: { elapsedMs: () => number; checkTime: () => void },
): readonly NodeJS.Timeout[] {
  if (deadlineMs === undefined) return [];
  // A timer may be early by a part of a millisecond, and would then find nothing spent.
  return [deadlineMs * WARNING_SHARE, deadlineMs].map((at) =>
    setTimeout(checkTime, Math.max(0, Math.ceil(at - elapsedMs()) + 2)),
  );
}
