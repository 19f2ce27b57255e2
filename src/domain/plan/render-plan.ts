import { stringify } from 'yaml';
import { type Criterion, criterionSchema } from './criterion.ts';
import { type Plan, planSchema } from './plan.ts';

/** Lines are not folded, so that a command is shown as it is run. The schemas copy, so that no alias appears. */
const LAYOUT = { version: '1.2', schema: 'core', lineWidth: 0, indent: 2 } as const;

/** Renders a plan as YAML with its keys in the order of the schema; `parsePlan` returns the same plan. */
export function renderPlan(plan: Plan): string {
  return stringify(planSchema.parse(plan), LAYOUT);
}

/** Renders the criteria of a checkpoint as a YAML list, with the defaults. */
export function renderCriteria(criteria: readonly Criterion[]): string {
  return stringify(criteria.map(toOrdered), LAYOUT);
}

function toOrdered(criterion: Criterion): Criterion {
  return criterionSchema.parse(criterion);
}
