import { z } from 'zod';
import { type AttemptRecord, attemptRecordSchema } from '../attempt/attempt.ts';
import type { StepTimeline } from '../attempt/step.ts';
import { criterionRunSchema } from '../attempt/verdict.ts';
import { objectIdSchema, taskIdSchema } from '../ids.ts';
import { budgetReadingSchema } from './budget-reading.ts';
import { endingSchema, pauseCauseSchema } from './ending.ts';
import { completedRebaseSchema, impossibleRebaseSchema, rebaseSchema } from './rebase.ts';

const checkpointOutcomeSchema = z.enum(['pending', 'success', 'skipped', 'abandoned', 'blocked']);

/** The record of one checkpoint of the plan. */
export const checkpointRunSchema = z.object({
  checkpoint_id: z.string(),
  /** Hash of the checkpoint's definition; a change of it reopens the checkpoint. */
  definition_hash: z.string(),
  outcome: checkpointOutcomeSchema,
  /** The reason for the outcome in one sentence; null when it needs none. */
  reason: z.string().nullable(),
  attempt_budget: z.int().min(1),
  /** The criteria on the clean tree before the first attempt, or on the new base of a rebase; null until they have run. */
  baseline: z.array(criterionRunSchema).nullable(),
  /** The last attempt before they ran; 0 for none. */
  baseline_day: z.int().min(0).default(0),
  attempts: z.array(attemptRecordSchema),
  /** The last head that its criteria held at, where commits of people have blocked it; null otherwise. */
  held_at: objectIdSchema.nullable().default(null),
  /** Whether landings lie between those commits, so that no range has them alone; missing otherwise. */
  is_held_mixed: z.literal(true).optional(),
  /** The index of the first attempt of the present budget; earlier ones do not count. */
  budget_from: z.int().min(0),
  started_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
});
export type CheckpointRun = z.infer<typeof checkpointRunSchema>;

/** The reason of a checkpoint whose criteria held before any work. */
export const HELD_ALREADY = 'already satisfied';

/** Returns the word for an outcome in texts for people. */
export function nameOutcome(outcome: CheckpointRun['outcome']): string {
  return outcome === 'abandoned' ? 'given up' : outcome;
}

/** Returns whether an attempt of a task has landed, in this branch of the task or an earlier one. */
export function isAnyLanded({ checkpoints }: { readonly checkpoints: readonly CheckpointRun[] }): boolean {
  return checkpoints.some(({ attempts }) => attempts.some(({ committed_ref }) => committed_ref !== null));
}

/** Returns whether a checkpoint needs no more work. */
export function isCheckpointDone({ outcome }: Pick<CheckpointRun, 'outcome'>): boolean {
  return outcome === 'success' || outcome === 'skipped';
}

/** Returns a checkpoint that commits of people had broken as one that has landed: it is checked again with other commits. */
export function releaseHeld(checkpoint: CheckpointRun): CheckpointRun {
  return { ...checkpoint, outcome: 'success', reason: null, held_at: null };
}

/** A request of a user to a task. */
export const personRequestSchema = z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string().nullable() });
export type PersonRequest = z.infer<typeof personRequestSchema>;

/** An action of a user on a task from outside of its runs. */
export const steeringSchema = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  kind: z.enum(['retry', 'skip', 'hint', 'pause', 'abort', 'approve', 'materialize']),
  checkpoint_id: z.string().nullable(),
  /** The hint, the reason, the commit or the one statement; null when there is none. */
  text: z.string().nullable(),
});
export type Steering = z.infer<typeof steeringSchema>;

/** The audit record of a task; never put into a prompt as a whole. */
export const runRecordSchema = z.object({
  schema_version: z.literal(1),
  /** A random id of the task, which our comments carry. */
  lineage: z.string(),
  task_id: taskIdSchema,
  plan_id: z.string(),
  plan_hash: z.string(),
  base_ref: z.string(),
  base_sha: objectIdSchema,
  task_branch: z.string(),
  /** The last known head of the task branch; equal to `base_sha` while nothing has landed. */
  head: objectIdSchema,
  /** The last head that the criteria of what has landed held at, while commits of people on top are not checked; else null. */
  unchecked_since: objectIdSchema.nullable().default(null),
  /** The last landed commit; null before the first. People's lines are counted from there. */
  last_landed: objectIdSchema.nullable().default(null),
  /** The last commit that waits for approval; null when everything landed is on the task branch. */
  result: objectIdSchema.nullable().default(null),
  /** Set from the start of a rebase until the task branch has moved. */
  rebase: rebaseSchema.nullable().default(null),
  /** The rebases that are complete, oldest first. */
  rebases: z.array(completedRebaseSchema).default([]),
  /** The last rebase that commits of people did not allow; null for none. */
  impossible_rebase: impossibleRebaseSchema.nullable().default(null),
  /** Set until the next run starts. */
  pause: personRequestSchema.nullable().default(null),
  /** Set until a checkpoint is opened again. */
  aborted: personRequestSchema.nullable().default(null),
  /** The latest actions of users; the chronicle has all. */
  steering: z.array(steeringSchema).default([]),
  /** The issue that asked for the task; null when none did. */
  issue_number: z.int().min(1).nullable().default(null),
  /** The latest comments, reviews, comments on lines and ticks whose commands were executed. */
  handled_comments: z.array(z.int().min(1)).default([]),
  handled_reviews: z.array(z.int().min(1)).default([]),
  handled_line_comments: z.array(z.int().min(1)).default([]),
  handled_boxes: z.array(z.string()).default([]),
  isolation: z.enum(['none', 'sandbox']),
  /** The means of the isolation, and the network that each zone has; null without isolation. */
  isolation_detail: z.string().nullable().default(null),
  /** The number of the last attempt of the task; 0 before the first. */
  last_day: z.int().min(0),
  /** `last_day` when the present run started: later attempts are of this run. */
  last_day_before_run: z.int().min(0),
  /** `last_landed` when the present run started: another value is of this run. */
  last_landed_before_run: objectIdSchema.nullable().default(null),
  /** The highest number of a workspace context; 0 before the first. */
  last_context: z.int().min(0).default(0),
  checkpoints: z.array(checkpointRunSchema),
  /** The budget warnings of the present run, one for each limit. */
  budget_warnings: z.array(budgetReadingSchema).default([]),
  /** The page of the job that the last run ran in; null outside of one. */
  run_url: z.string().nullable().default(null),
  /** Null while a run is running. */
  ending: endingSchema.nullable(),
  ending_reason: z.string().nullable(),
  /** The cause of the last run's pause; null with every other ending. */
  pause_cause: pauseCauseSchema.nullable().default(null),
  started_at: z.iso.datetime(),
  /** The start of the last run. */
  run_started_at: z.iso.datetime(),
  /** The end of the last run; null while it is running. */
  ended_at: z.iso.datetime().nullable(),
});
export type GroundhogRun = z.infer<typeof runRecordSchema>;

/** Returns whether the present run has brought a commit to the task branch. */
export function hasLandedInThisRun({ last_landed, last_landed_before_run: before, ...waiting }: GroundhogRun): boolean {
  return waiting.result === null && waiting.rebase === null && last_landed !== before;
}

// Why: docs/decisions/0036-captured-before-checked.md
/** An attempt whose work is captured and published, and not verified yet. Its report is that of an end without a claim. */
export interface CapturedAttempt extends AttemptRecord {
  readonly scratch_commit: string;
  readonly tree: string;
  readonly summary: string;
  readonly timeline: StepTimeline;
}

/** Returns whether an attempt can be verified without its agent. */
export function isCaptured(attempt: AttemptRecord): attempt is CapturedAttempt {
  const { outcome, scratch_commit, tree, summary, timeline } = attempt;
  const isNull = [scratch_commit, tree, summary, timeline].includes(null);
  return outcome === 'running' && !isNull;
}

/** Returns the attempt of a task that waits to be verified; there is at most one. */
export function findCapturedAttempt(record: GroundhogRun): CapturedAttempt | undefined {
  return record.checkpoints.flatMap(({ attempts }) => attempts).find(isCaptured);
}

interface UnrevertedAttempt {
  readonly attempt: AttemptRecord;
  /** Whether the present run started the attempt, rather than verified one that an earlier run captured. */
  readonly isOfRun: boolean;
}

/** Returns the last attempt when its workspace was neither rewound nor recreated, or undefined. */
export function findUnreverted(record: GroundhogRun): UnrevertedAttempt | undefined {
  const attempts = record.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  const attempt = attempts.find(({ day }) => day === record.last_day);
  if (attempt === undefined || attempt.workspace_reverted) return undefined;
  if (attempt.outcome !== 'failed' && attempt.outcome !== 'interrupted') return undefined;
  return { attempt, isOfRun: attempt.day > record.last_day_before_run };
}

/** Returns the record with one checkpoint changed. Throws an Error when the plan of the task does not have it. */
export function updateCheckpoint(
  record: GroundhogRun,
  id: string,
  change: (checkpoint: CheckpointRun) => CheckpointRun,
): GroundhogRun {
  if (!record.checkpoints.some((checkpoint) => checkpoint.checkpoint_id === id)) {
    throw new Error(`the plan of this task has no checkpoint "${id}"`);
  }
  return {
    ...record,
    checkpoints: record.checkpoints.map((checkpoint) =>
      checkpoint.checkpoint_id === id ? change(checkpoint) : checkpoint,
    ),
  };
}
