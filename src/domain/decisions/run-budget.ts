import { assertNever } from '../assert-never.ts';
import type { Usage } from '../attempt/attempt.ts';
import { totalUsage } from '../attempt/attempt-usage.ts';
import { type BudgetReading, describeReading, toSettingName } from '../record/budget-reading.ts';
import type { GroundhogRun } from '../record/run-record.ts';

/** The share of a limit at which it is told that it will be hit. */
export const WARNING_SHARE = 0.8;
// An attempt that is given less than this gets nowhere.
const USEFUL_MS = 60_000;
const USEFUL_SHARE = 0.1;

/** What one run may use, earlier runs of the task not counted; undefined is no limit. */
export interface RunLimits {
  readonly maxTokens: number | undefined;
  readonly maxCostUsd: number | undefined;
  readonly deadlineMs: number | undefined;
}

/** What the present run has used: tokens and money as its agents told them, and time. */
export interface Spent {
  readonly tokens: number;
  readonly costUsd: number;
  readonly elapsedMs: number;
}

/** Why a run stops with work left, though nothing has failed. */
export type StopCause =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'deadline'; readonly minutes: number }
  | { readonly kind: 'budget'; readonly reading: BudgetReading };

/** What the attempts of the present run have used that are over, and with them the one that is under way. */
export function sumSpent(record: GroundhogRun, live: Usage | undefined): Omit<Spent, 'elapsedMs'> {
  const ended = record.checkpoints
    .flatMap(({ attempts }) => attempts)
    .filter(({ day, outcome }) => day > record.last_day_before_run && outcome !== 'running');
  const all = [...ended.map(totalUsage), ...(live === undefined ? [] : [live])];
  return {
    tokens: all.reduce((sum, { input_tokens, output_tokens }) => sum + (input_tokens ?? 0) + (output_tokens ?? 0), 0),
    costUsd: all.reduce((sum, { cost_usd }) => sum + (cost_usd ?? 0), 0),
  };
}

/** The limits of which at least a share is used. */
function findReached(limits: RunLimits, spent: Spent, share: number): readonly BudgetReading[] {
  const { maxTokens, maxCostUsd, deadlineMs } = limits;
  const readings: BudgetReading[] = [];
  if (maxTokens !== undefined) readings.push({ limit: 'max_tokens', used: spent.tokens, max: maxTokens });
  if (maxCostUsd !== undefined) readings.push({ limit: 'max_cost_usd', used: spent.costUsd, max: maxCostUsd });
  if (deadlineMs !== undefined)
    readings.push({ limit: 'deadline_minutes', used: toMinutes(spent.elapsedMs), max: toMinutes(deadlineMs) });
  // What is a billionth short of a limit has reached it: sums of decimals are.
  return readings.filter(({ used, max }) => used >= max * share - 1e-9);
}

/**
 * The limit that keeps a run from going on; undefined while there is none. With all of a budget used no attempt may
 * start, and the one that is `under way` may still end well: it is stopped only when it uses more.
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

/** The limits that are worth a warning and have had none in this run. */
export function findWarnings(limits: RunLimits, spent: Spent, told: readonly BudgetReading[]): BudgetReading[] {
  return findReached(limits, spent, WARNING_SHARE).filter(
    ({ limit, used, max }) => used < max && !told.some((other) => other.limit === limit),
  );
}

/** Whether an attempt that starts now has enough time before the deadline to be worth its cost. */
export function hasUsefulTime({ deadlineMs }: Pick<RunLimits, 'deadlineMs'>, elapsedMs: number): boolean {
  if (deadlineMs === undefined) return true;
  return deadlineMs - elapsedMs >= Math.min(USEFUL_MS, deadlineMs * USEFUL_SHARE);
}

/** Why the run stops, as its reason in the record. */
export function describeCause(cause: StopCause): string {
  switch (cause.kind) {
    case 'cancelled':
      return 'The run was cancelled.';
    case 'deadline':
      return `Deadline: this run had ${describeMinutes(cause.minutes)}.`;
    case 'budget':
      return `Budget: this run has used ${describeReading(cause.reading)} (${toSettingName(cause.reading)}).`;
    default:
      return assertNever(cause);
  }
}

/** The same when there is some time left, but too little. */
export function describeTooLate({ deadlineMs = 0 }: RunLimits): string {
  return `Deadline: this run had ${describeMinutes(toMinutes(deadlineMs))}, and too little is left for another attempt.`;
}

/**
 * The limits that the present or last run of a task has come near, one line each: how far they are used while it goes on,
 * and how far they were when it has ended. Tokens and money are those of all that has ended since the warning.
 */
export function listBudgetWarnings(record: GroundhogRun): readonly string[] {
  const { tokens, costUsd } = sumSpent(record, undefined);
  const latest = { max_tokens: tokens, max_cost_usd: costUsd, deadline_minutes: 0 };
  const readings = record.budget_warnings.map((told) => ({ ...told, used: Math.max(told.used, latest[told.limit]) }));
  if (record.ending === null) return readings.map(describeWarning);
  return readings.map((reading) => `The last run has used ${describeReading(reading)} (${toSettingName(reading)}).`);
}

/** What is shown when a limit comes near. */
export function describeWarning(reading: BudgetReading): string {
  return `This run has used ${describeReading(reading)} (${toSettingName(reading)}); at the limit it pauses.`;
}

function describeMinutes(minutes: number): string {
  return `${Number(minutes.toFixed(2))} minutes`;
}

function toMinutes(ms: number): number {
  return ms / 60_000;
}
