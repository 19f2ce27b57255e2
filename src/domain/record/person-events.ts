import { z } from 'zod';
import { criterionRunSchema } from '../attempt/verdict.ts';
import { objectIdSchema } from '../ids.ts';

/** The events of what people ask of a task from outside of its runs. */
export const personEventSchemas = [
  z.object({ kind: z.literal('checkpoint_reopened'), checkpoint_id: z.string(), by: z.string() }),
  z.object({ kind: z.literal('checkpoint_skipped'), checkpoint_id: z.string(), by: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('hint_given'), by: z.string(), text: z.string() }),
  z.object({ kind: z.literal('pause_requested'), by: z.string(), reason: z.string().nullable() }),
  z.object({ kind: z.literal('task_aborted'), by: z.string(), reason: z.string().nullable() }),
  /** A command in a comment was executed, and is not executed again. */
  z.object({
    kind: z.literal('comment_handled'),
    comment_id: z.int().min(1),
    /** Missing for a comment of a conversation. */
    part: z.enum(['review', 'line', 'box']).optional(),
    /** For a tick in a comment alone: GitHub's time of the edit. */
    edited_at: z.string().optional(),
    command: z.string(),
    by: z.string(),
  }),
  z.object({
    kind: z.literal('checkpoint_approved'),
    checkpoint_id: z.string(),
    /** The number of one statement among those of the checkpoint; missing for all that nobody has judged. */
    statement: z.int().min(1).optional(),
    by: z.string(),
  }),
  z.object({
    kind: z.literal('result_materialized'),
    by: z.string(),
    /** The head of the task branch before; null when it did not exist yet. */
    from: objectIdSchema.nullable(),
    to: objectIdSchema,
  }),
] as const;

const brokenCheckpoint = z.object({
  checkpoint_id: z.string(),
  reason: z.string(),
  verifier_runs: z.array(criterionRunSchema),
});

/** A checkpoint whose criteria held before commits of people and do not hold with them. */
export type BrokenCheckpoint = z.infer<typeof brokenCheckpoint>;

/** The events of commits that people have added to the task branch. */
export const peopleCommitSchemas = [
  z.object({
    kind: z.literal('branch_advanced'),
    from: objectIdSchema,
    to: objectIdSchema,
    /** True when the commits are on top of what has landed, whose criteria are run on them; missing otherwise. */
    is_unchecked: z.literal(true).optional(),
    /** True where `to` is the tip of the base, which the task has from now on: its work was merged there. Missing otherwise. */
    is_base: z.literal(true).optional(),
  }),
  /** Nothing had landed, and the task works from another commit of its base now. */
  z.object({ kind: z.literal('base_moved'), from: objectIdSchema, to: objectIdSchema }),
  /** The criteria of what has landed were run on the commits after `from`, the last head that they held at. */
  z.object({
    kind: z.literal('commits_checked'),
    from: objectIdSchema,
    to: objectIdSchema,
    /** True where landings lie between the commits, after a rebase; missing otherwise. */
    is_mixed: z.literal(true).optional(),
    broken: z.array(brokenCheckpoint),
  }),
] as const;
