import { stringify } from 'yaml';
import { type Criterion, criterionSchema } from './criterion.ts';
import { type Plan, planSchema } from './plan.ts';

/** A line is not folded, so that a command is shown as it is run. The schemas copy, so that nothing becomes an alias. */
const LAYOUT = { version: '1.2', schema: 'core', lineWidth: 0, indent: 2 } as const;

/** The plan as YAML with its keys in the order of the schema; `parsePlan` reads the same plan back. */
export function renderPlan(plan: Plan): string {
  return stringify(planSchema.parse(plan), LAYOUT);
}

/** The criteria of one checkpoint as a YAML list, with the defaults written out. */
export function renderCriteria(criteria: readonly Criterion[]): string {
  return stringify(criteria.map(toOrdered), LAYOUT);
}

function toOrdered(criterion: Criterion): Criterion {
  return criterionSchema.parse(criterion);
}
