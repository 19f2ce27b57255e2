import { GroundhogError } from '../domain/errors/errors.ts';
import { parsePlan } from '../domain/plan/parse-plan.ts';
import type { Plan } from '../domain/plan/plan.ts';
import type { StoredTask } from './state-commit.ts';

/** Parses the plan of a record. Throws GroundhogError `state_unreadable` when this version cannot read it. */
export function requirePlan({ commit, planText }: Pick<StoredTask, 'commit' | 'planText'>): Plan {
  const parsed = parsePlan(planText, { fileName: 'plan.yml' });
  if (parsed.kind === 'ok') return parsed.plan;
  throw new GroundhogError('state_unreadable', { ref: commit, reason: 'its plan cannot be read' });
}
