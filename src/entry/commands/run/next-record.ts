import type { Plan } from '../../../domain/plan/plan.ts';
import { planIdentity } from '../../../domain/plan/plan-identity.ts';
import { carryOverPlan } from '../../../domain/record/carry-over-plan.ts';
import type { GroundhogRun } from '../../../domain/record/run-record.ts';
import { sha256Hex } from '../../../exec/sha256.ts';
import { toPlanSet } from '../../../runner/open/opening-events.ts';

/** Returns the record of a task as its next run finds it under a plan; the number of attempts is the default where neither says one. */
export function toNextRecord(record: GroundhogRun, plan: Plan, attemptBudgetDefault?: number): GroundhogRun {
  const set = toPlanSet(plan, sha256Hex(planIdentity(plan)), attemptBudgetDefault);
  return { ...record, checkpoints: carryOverPlan(record, set), last_day_before_run: record.last_day };
}
