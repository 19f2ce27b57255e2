import { z } from 'zod';
import { ladderSchema } from '../agent-ladder.ts';
import { taskIdSchema } from '../ids.ts';
import { MAX_INSTRUCTION_CHARACTERS, settingRanges } from '../setting-limits.ts';
import { type Criterion, criterionSchema, isMachineCheckable } from './criterion.ts';
import { testNamesSchema } from './tests-criterion.ts';

export const MAX_PLAN_BYTES = 256 * 1024;
const DEFAULT_ATTEMPT_BUDGET = 3;

const notBlank = z.string().refine((text) => text.trim() !== '', 'must not be blank');
const attemptBudget = z.int().min(settingRanges.attemptBudget.min).max(settingRanges.attemptBudget.max);
const globs = z.array(notBlank).max(100);

/** One unit of the plan: its criteria, and the number of attempts. */
export const checkpointSchema = z.strictObject({
  id: z
    .string()
    .max(100)
    .refine((id) => id === id.trim() && id !== '', 'must not be blank or have spaces around it')
    .refine((id) => !/[\p{Cc}\p{Cf}]/u.test(id), 'must not contain control or invisible characters'),
  spec: notBlank.max(32_768),
  attempt_budget: attemptBudget.optional(),
  protect: globs.optional(),
  success_criteria: z
    .array(criterionSchema)
    .min(1)
    .max(100)
    .refine(
      (criteria) => criteria.length === 0 || criteria.some(isMachineCheckable),
      'needs at least one criterion that a machine can check (not only "semantic")',
    ),
});
export type Checkpoint = z.infer<typeof checkpointSchema>;

/** The plan file, version 1. Unknown keys are an error at every level. */
export const planSchema = z.strictObject({
  version: z.literal(1).optional(),
  task: taskIdSchema.optional(),
  title: z
    .string()
    .max(120)
    .refine((title) => title === title.trim() && title !== '', 'must not be blank or have spaces around it')
    .refine((title) => !/[\p{Cc}\p{Cf}]/u.test(title), 'must be one line without control or invisible characters')
    .optional(),
  instruction: z.string().max(MAX_INSTRUCTION_CHARACTERS).optional(),
  setup: notBlank.optional(),
  setup_inputs: globs.optional(),
  protect: globs.optional(),
  attempt_budget_default: attemptBudget.optional(),
  agents: ladderSchema.optional(),
  may_remove: testNamesSchema.optional(),
  guards: z.array(criterionSchema).min(1).max(100).optional(),
  checkpoints: z.array(checkpointSchema).min(1).max(1000),
});
export type Plan = z.infer<typeof planSchema>;

/** Returns the attempts that a checkpoint may use: its own number, else the plan's, else the run's, else 3. */
export function attemptBudgetOf(checkpoint: Checkpoint, plan: Plan, runDefault: number | undefined): number {
  return checkpoint.attempt_budget ?? plan.attempt_budget_default ?? runDefault ?? DEFAULT_ATTEMPT_BUDGET;
}

/** Lists what a checkpoint must hold: its own criteria, then the guards of the plan. */
export function listCriteria(checkpoint: Checkpoint, plan: Plan): readonly Criterion[] {
  return [...checkpoint.success_criteria, ...(plan.guards ?? [])];
}

/** Lists the globs of the paths that criteria allow to change; none where they allow all. */
export function listLimits(criteria: readonly Criterion[]): readonly string[] {
  return criteria.flatMap((criterion) => (criterion.kind === 'changes_within' ? criterion.paths : []));
}

/** Renders "1 criterion" or "2 criteria". */
export function countCriteria(count: number): string {
  return `${count} ${count === 1 ? 'criterion' : 'criteria'}`;
}

// Why: docs/decisions/0155-one-name-for-one-thing.md
/** A plan as a run was given it: parsed, and where its text comes from. */
export interface PlanSource {
  readonly plan: Plan;
  /** The text that `plan` was parsed from, byte for byte. */
  readonly text: string;
  /** The path in the repository, which no attempt may change; undefined for a plan kept elsewhere. */
  readonly path: string | undefined;
  /** Whether the repository lacks the plan, so that the run commits it to the task branch at `path` first. */
  readonly isInline: boolean;
  /** The hash of the recorded plan that this one is; missing for a plan from elsewhere. */
  readonly recordedAs?: string | undefined;
}
