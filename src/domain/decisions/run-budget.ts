import { assertNever } from '../assert-never.ts';
import { totalUsage, type Usage } from '../attempt/attempt.ts';
import { type BudgetReading, describeReading, renderReading, toSettingName } from '../record/budget-reading.ts';
import type { GroundhogRun } from '../record/run-record.ts';

/** The share of a limit at which a warning is shown. */
export const WARNING_SHARE = 0.8;
// An attempt with less time than this makes no progress.
const USEFUL_MS = 60_000;
const USEFUL_SHARE = 0.1;

/** The limits of one run, earlier runs of the task not counted; undefined means no limit. */
export interface RunLimits {
  readonly maxTokens: number | undefined;
  readonly maxCostUsd: number | undefined;
  readonly deadlineMs: number | undefined;
}

/** The usage of the present run: tokens and cost as its agents reported them, and time. */
export interface Spent {
  readonly tokens: number;
  readonly costUsd: number;
  readonly elapsedMs: number;
}

/** The cause of a stop with work left, without a failure. */
export type StopCause =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'deadline'; readonly minutes: number }
  | { readonly kind: 'budget'; readonly reading: BudgetReading }
  | { readonly kind: 'unjudged'; readonly checkpointId: string };

// Why: docs/decisions/0033-budget-of-one-run.md
/** The parts of a record that say what a run has used. */
export type UsageRecord = Pick<GroundhogRun, 'checkpoints' | 'last_day_before_run'>;

/** Sums the usage of the ended attempts of the present run, and of the running one. */
export function sumSpent(record: UsageRecord, live: Usage | undefined): Omit<Spent, 'elapsedMs'> {
  const ended = record.checkpoints
    .flatMap(({ attempts }) => attempts)
    .filter(({ day, outcome }) => day > record.last_day_before_run && outcome !== 'running');
  const all = [...ended.map(totalUsage), ...(live === undefined ? [] : [live])];
  return {
    tokens: all.reduce((sum, { input_tokens, output_tokens }) => sum + (input_tokens ?? 0) + (output_tokens ?? 0), 0),
    costUsd: all.reduce((sum, { cost_usd }) => sum + (cost_usd ?? 0), 0),
  };
}

/** Returns the limits of which at least the share is used. */
function findReached(limits: RunLimits, spent: Spent, share: number): readonly BudgetReading[] {
  const { maxTokens, maxCostUsd, deadlineMs } = limits;
  const readings: BudgetReading[] = [];
  if (maxTokens !== undefined) readings.push({ limit: 'max_tokens', used: spent.tokens, max: maxTokens });
  if (maxCostUsd !== undefined) readings.push({ limit: 'max_cost_usd', used: spent.costUsd, max: maxCostUsd });
  if (deadlineMs !== undefined)
    readings.push({ limit: 'deadline_minutes', used: toMinutes(spent.elapsedMs), max: toMinutes(deadlineMs) });
  // Sums of decimals may be a billionth short of a limit.
  return readings.filter(({ used, max }) => used >= max * share - 1e-9);
}

/**
 * Returns the limit that stops a run, or undefined. With all of a budget used no attempt may start, but one that is
 * `under way` may still pass: it is stopped only when it uses more.
 */
export function findSpent(
  limits: RunLimits,
  spent: Spent,
  moment: 'between attempts' | 'under way',
): StopCause | undefined {
  const [reading] = findReached(limits, spent, 1).filter(
    ({ limit, used, max }) => moment === 'between attempts' || limit === 'deadline_minutes' || used > max,
  );
  if (reading === undefined) return undefined;
  return reading.limit === 'deadline_minutes'
    ? { kind: 'deadline', minutes: reading.max }
    : { kind: 'budget', reading };
}

/** Returns the limits that need a warning and had none in this run. */
export function findWarnings(limits: RunLimits, spent: Spent, warned: readonly BudgetReading[]): BudgetReading[] {
  return findReached(limits, spent, WARNING_SHARE).filter(
    ({ limit, used, max }) => used < max && !warned.some((other) => other.limit === limit),
  );
}

/** Returns whether an attempt that starts now has enough time before the deadline to be useful. */
export function hasUsefulTime({ deadlineMs }: Pick<RunLimits, 'deadlineMs'>, elapsedMs: number): boolean {
  if (deadlineMs === undefined) return true;
  return deadlineMs - elapsedMs >= Math.min(USEFUL_MS, deadlineMs * USEFUL_SHARE);
}

/** Renders the cause of a stop, as the reason in the record. */
export function describeCause(cause: StopCause): string {
  switch (cause.kind) {
    case 'cancelled':
      return 'The run was cancelled.';
    case 'deadline':
      return `Deadline: this run had ${describeMinutes(cause.minutes)}.`;
    case 'budget':
      return `Budget: this run has used ${describeReading(cause.reading)} (${toSettingName(cause.reading)}).`;
    case 'unjudged':
      return `The judge has given no verdict on a statement of "${cause.checkpointId}". Its work is kept, and the next run has it judged (on-unjudged: pause).`;
    default:
      return assertNever(cause);
  }
}

/** Renders the reason of a stop with too little time for another attempt. */
export function describeTooLate({ deadlineMs = 0 }: RunLimits): string {
  return `Deadline: this run had ${describeMinutes(toMinutes(deadlineMs))}, and too little is left for another attempt.`;
}

/** Renders the warning that a limit is nearly reached. */
export function describeWarning(reading: BudgetReading): string {
  return `This run has used ${renderReading(reading)} (${toSettingName(reading)}); at the limit it pauses.`;
}

function describeMinutes(minutes: number): string {
  return `${Number(minutes.toFixed(2))} minutes`;
}

function toMinutes(ms: number): number {
  return ms / 60_000;
}
