import { z } from 'zod';
import type { AgentIdentity } from '../agent-ladder.ts';
import type { AttemptRecord } from '../attempt/attempt.ts';
import { type ObjectId, objectIdSchema } from '../ids.ts';

/** A commit of the task branch: the landing of a checkpoint of the plan, or any other, such as one of a person. */
const branchCommitSchema = z.object({ commit: objectIdSchema, checkpoint_id: z.string().nullable() });
export type BranchCommit = z.infer<typeof branchCommitSchema>;

/** A rebase that has begun: the task branch does not move before it is complete. */
export const rebaseSchema = z.object({
  /** The head of the task branch, where it stays until then. */
  from: objectIdSchema,
  /** The tip of the base that the commits are put on. */
  onto: objectIdSchema,
  /** The last commit of the new line, which is in no branch yet. */
  head: objectIdSchema,
  /** The commit that the task began from, where the base no longer has it: what it brought is not put there. Missing otherwise. */
  left_base: objectIdSchema.optional(),
  /** The commits of the task branch that are not on the new line yet, oldest first. */
  left: z.array(branchCommitSchema),
  /** The checkpoints that had landed, each with its commit on the task branch, and its `budget_from` before the rebase. */
  landed: z.array(
    z.object({
      checkpoint_id: z.string(),
      commit: objectIdSchema,
      budget_from: z.int().min(0),
      /** The plan has defined it anew since the rebase began; missing otherwise. */
      is_reopened: z.literal(true).optional(),
    }),
  ),
  /** The commit of the new line before the first one that was carried there on top of a landing; missing for none. */
  carried_from: objectIdSchema.optional(),
  /** The last attempt before the rebase. */
  since_day: z.int().min(0),
  /** `last_landed` of the record before the rebase. */
  last_landed: objectIdSchema.nullable(),
});
export type Rebase = z.infer<typeof rebaseSchema>;

/** A rebase that is complete. */
export const completedRebaseSchema = z.object({
  at: z.iso.datetime(),
  onto: objectIdSchema,
  from: objectIdSchema,
  to: objectIdSchema,
  /** The ref that keeps `from`. */
  kept_ref: z.string(),
  left_base: objectIdSchema.optional(),
  /** The checkpoints whose criteria held again on the new base. */
  verified: z.array(z.string()),
});

/** A rebase that commits of people do not allow: not tried again while branch and base stay where they are. */
export const impossibleRebaseSchema = z.object({
  ...{ from: objectIdSchema, onto: objectIdSchema, reason: z.string() },
  /** The commit that the task began from, where the base was rewritten and has it no more. */
  left_base: objectIdSchema.optional(),
});

/** The events of a rebase. */
export const rebaseEventSchemas = [
  z.object({
    kind: z.literal('rebase_started'),
    from: objectIdSchema,
    onto: objectIdSchema,
    left_base: objectIdSchema.optional(),
    commits: z.array(branchCommitSchema),
  }),
  /** Commits of the task branch that are no landings of the plan are on the new line, the last one as `to`. */
  z.object({ kind: z.literal('commits_carried'), commits: z.array(objectIdSchema).min(1), to: objectIdSchema }),
  /** The task branch has moved; `kept_ref` keeps the commit where it was. */
  z.object({
    kind: z.literal('rebase_completed'),
    from: objectIdSchema,
    onto: objectIdSchema,
    to: objectIdSchema,
    kept_ref: z.string(),
  }),
  /** The task branch stays as it is, and so does what had landed on it. */
  z.object({
    kind: z.literal('rebase_stopped'),
    reason: z.string(),
    /** The commit of a person that conflicts, so that the same rebase is not tried again; missing for other reasons. */
    conflict_of: objectIdSchema.optional(),
  }),
] as const;

/** The maker of an attempt that puts a landed commit on another base. No agent has this name. */
export const REBASE_AGENT: AgentIdentity = { name: 'rebase', provider: null, model: null, entry: null };

/** Returns whether an attempt was no work of an agent, but a landed commit that was put on another base. */
export function isReplay({ agent }: { readonly agent?: AgentIdentity | undefined }): boolean {
  return agent?.name === REBASE_AGENT.name;
}

/** Returns whether the commit of a checkpoint was put on the new line of a rebase, and its criteria have run there. */
export function isTriedOnLine(
  { attempts }: { readonly attempts: readonly AttemptRecord[] },
  { since_day }: Rebase,
): boolean {
  return attempts.some((each) => each.day > since_day && each.outcome !== 'interrupted' && isReplay(each));
}

/** Finds the commit on the task branch by which a checkpoint had landed before the rebase. */
export function findReplayed(rebase: Rebase | null, checkpointId: string): ObjectId | undefined {
  return rebase?.landed.find(({ checkpoint_id }) => checkpoint_id === checkpointId)?.commit;
}
