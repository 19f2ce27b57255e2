import { toDurationMs, totalUsage } from '../attempt/attempt.ts';
import type { Plan } from '../plan/plan.ts';
import type { GroundhogRun } from '../record/run-record.ts';

/** The expected use of a plan, by what earlier checkpoints of the repository have used. */
export interface PlanEstimate {
  /** The landed checkpoints that it is made from. */
  readonly landings: number;
  readonly attempts: number;
  /** In US dollars; null where no attempt reported its cost. */
  readonly costUsd: number | null;
  readonly minutes: number | null;
}

/** Estimates what a plan will use from the records of a repository; undefined where nothing has landed yet. */
export function estimateCost(plan: Plan, records: readonly GroundhogRun[]): PlanEstimate | undefined {
  const landed = records
    .flatMap(({ checkpoints }) => checkpoints)
    .filter(({ outcome, attempts }) => outcome === 'success' && attempts.length > 0);
  if (landed.length === 0) return undefined;
  const attempts = landed.flatMap((checkpoint) => checkpoint.attempts);
  const costs = attempts.map((attempt) => totalUsage(attempt).cost_usd).filter((cost) => cost !== null);
  const minutes = attempts.flatMap((attempt) => toDurationMs(attempt) ?? []).map((ms) => ms / 60_000);
  const expected = (attempts.length / landed.length) * plan.checkpoints.length;
  return {
    landings: landed.length,
    attempts: round(expected, 1),
    costUsd: costs.length === 0 ? null : round(mean(costs) * expected, 4),
    minutes: minutes.length === 0 ? null : round(mean(minutes) * expected, 1),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
