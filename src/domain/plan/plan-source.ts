import type { Plan } from './plan.ts';

/** A plan as a run was given it: parsed, and where its text comes from. */
export interface PlanSource {
  readonly plan: Plan;
  /** The text that `plan` was parsed from, byte for byte. */
  readonly text: string;
  /** The path in the repository, which no attempt may change; undefined for a plan kept elsewhere. */
  readonly path: string | undefined;
  /** Whether the repository lacks the plan, so that the run commits it to the task branch at `path` first. */
  readonly isInline: boolean;
}
