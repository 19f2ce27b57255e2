import { z } from 'zod';
import { attemptRecordSchema } from './attempt.ts';
import { budgetReadingSchema } from './budget-reading.ts';
import { endingSchema } from './ending.ts';
import { objectIdSchema, taskIdSchema } from './ids.ts';
import { criterionRunSchema } from './verdict.ts';

export const checkpointOutcomeSchema = z.enum(['pending', 'success', 'skipped', 'abandoned', 'blocked']);
export type CheckpointOutcome = z.infer<typeof checkpointOutcomeSchema>;

/** All that is known of one checkpoint of the plan. */
export const checkpointRunSchema = z.object({
  checkpoint_id: z.string(),
  /** Identity of the checkpoint's definition; a change of it re-opens the checkpoint. */
  definition_hash: z.string(),
  outcome: checkpointOutcomeSchema,
  /** Why, in one sentence, when the outcome needs a reason. */
  reason: z.string().nullable(),
  attempt_budget: z.int().min(1),
  /** The criteria on the clean tree before the first attempt; null until they were run. */
  baseline: z.array(criterionRunSchema).nullable(),
  attempts: z.array(attemptRecordSchema),
  /** Attempts before this index belong to an earlier budget and count no more. */
  budget_from: z.int().min(0),
  started_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
});
export type CheckpointRun = z.infer<typeof checkpointRunSchema>;

/** The audit of a task; never put into a prompt by itself. */
export const runRecordSchema = z.object({
  schema_version: z.literal(1),
  /** Random, made once per task; comments of ours carry it. */
  lineage: z.string(),
  task_id: taskIdSchema,
  plan_id: z.string(),
  plan_hash: z.string(),
  base_ref: z.string(),
  base_sha: objectIdSchema,
  task_branch: z.string(),
  /** Head of the task branch as last seen or made by us; equal to `base_sha` while nothing has landed. */
  head: objectIdSchema,
  /** The last commit that we landed; null before the first. People's lines are counted from there. */
  last_landed: objectIdSchema.nullable().default(null),
  isolation: z.enum(['none', 'sandbox']),
  /** The highest day that any attempt of the task has used; 0 before the first. */
  last_day: z.int().min(0),
  /** `last_day` when the present run started: later attempts are of this run. */
  last_day_before_run: z.int().min(0),
  /** The highest number of a workspace context; 0 before the first. */
  last_context: z.int().min(0).default(0),
  checkpoints: z.array(checkpointRunSchema),
  /** What the present run was warned of: each limit once. */
  budget_warnings: z.array(budgetReadingSchema).default([]),
  /** Null while a run is going on. */
  ending: endingSchema.nullable(),
  ending_reason: z.string().nullable(),
  started_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
});
export type GroundhogRun = z.infer<typeof runRecordSchema>;
