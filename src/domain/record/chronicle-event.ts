import { z } from 'zod';
import { agentIdentitySchema } from '../agent-ladder.ts';
import { attemptRecordSchema, claimSourceSchema, rescueSchema } from '../attempt/attempt.ts';
import { attributionSchema } from '../attempt/attribution.ts';
import { failureReportSchema } from '../attempt/failure-report.ts';
import { landingAuditSchema } from '../attempt/landing-audit.ts';
import { sideEffectSchema } from '../attempt/side-effect.ts';
import { stepRecordSchema, stepTimelineSchema } from '../attempt/step.ts';
import { criterionRunSchema } from '../attempt/verdict.ts';
import { objectIdSchema, taskIdSchema } from '../ids.ts';
import { budgetReadingSchema } from './budget-reading.ts';
import { endingSchema, pauseCauseSchema } from './ending.ts';
import { peopleCommitSchemas, personEventSchemas } from './person-events.ts';
import { rebaseEventSchemas } from './rebase.ts';
import { workspaceContextSchema, workspaceSnapshotSchema } from './workspace-context.ts';

const checkpointDefinition = z.object({
  checkpoint_id: z.string(),
  definition_hash: z.string(),
  attempt_budget: z.int().min(1),
});

const attemptEnd = attemptRecordSchema.omit({
  started_at: true,
  ended_at: true,
  captured_at: true,
  waited_ms: true,
  snapshot_ref: true,
  scratch_branch: true,
  committed_ref: true,
  attribution: true,
  agent: true,
  rescue: true,
  audit: true,
  signed_commit: true,
});

/** A workspace that is discarded after an attempt, and recreated. */
const rollback = z.object({
  run_id: z.string(),
  /** The number of the attempt in the workspace. */
  day: z.int().min(1),
  /** The commit of the attempt's captured work. */
  from: objectIdSchema,
  /** The head of the task branch. */
  to: objectIdSchema,
  /** The ref that keeps `from` reachable on the origin; null when it had to be withheld. */
  pinned_ref: z.string().nullable(),
});

const attemptCapture = attemptRecordSchema
  .pick({
    day: true,
    tool_calls: true,
    side_effects: true,
    usage: true,
    changed_paths: true,
    changed_paths_total: true,
    notes: true,
  })
  .extend({
    scratch_commit: objectIdSchema,
    tree: objectIdSchema,
    summary: z.string(),
    /** Missing in records of versions that took the verb alone. */
    claimed_by: claimSourceSchema.optional(),
    /** The report on the end of an attempt that claimed nothing; missing for a claim. */
    failure_report: failureReportSchema.nullable().optional(),
    timeline: stepTimelineSchema,
  });

/** The facts of an event, without its number and time. */
export const eventBodySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('task_created'),
    schema_version: z.literal(1),
    lineage: z.string(),
    task_id: taskIdSchema,
    plan_id: z.string(),
    base_ref: z.string(),
    base_sha: objectIdSchema,
    task_branch: z.string(),
    head: objectIdSchema,
    /** The task starts from what was on its branch, and not from its base; missing where it starts from its base. */
    is_from_branch: z.literal(true).optional(),
  }),
  z.object({
    kind: z.literal('run_started'),
    run_id: z.string(),
    /** The page of the job that it runs in; missing outside of one. */
    run_url: z.string().optional(),
    /** The path of its plan from the root of the repository, where that is another one than before. */
    plan_path: z.string().optional(),
    groundhog_version: z.string(),
    isolation: z.enum(['none', 'sandbox']),
    /** The means of the isolation, and the network that each zone has; absent without isolation. */
    isolation_detail: z.string().optional(),
    /** The number of the run's lease. */
    lease_generation: z.int().min(1),
    /** The run whose lease it took over, and why that was allowed. */
    took_over: z.object({ run_id: z.string(), reason: z.string() }).optional(),
  }),
  z.object({ kind: z.literal('plan_set'), plan_hash: z.string(), checkpoints: z.array(checkpointDefinition) }),
  /** The issue that asked for the task. */
  z.object({ kind: z.literal('issue_linked'), issue_number: z.int().min(1) }),
  /** A user approved the plan of an issue, whose authors may not write; `hash` covers the plan, its issue and its task. */
  z.object({ kind: z.literal('plan_approved'), hash: z.string(), by: z.string() }),
  /** The plan of an issue was committed as a file, on the task branch or on the result that waits for approval. */
  z.object({
    kind: z.literal('plan_committed'),
    path: z.string(),
    /** The head before the commit; null when the task branch did not exist yet. */
    from: objectIdSchema.nullable(),
    to: objectIdSchema,
    /** `result` when the commit waits for approval; missing when it is on the task branch. */
    landed_on: z.literal('result').optional(),
  }),
  ...peopleCommitSchemas,
  z.object({ kind: z.literal('workspace_prepared'), context: workspaceContextSchema }),
  z.object({
    kind: z.literal('rollback_started'),
    ...rollback.shape,
    worktree_path: z.string(),
    /** Null when the folder could not be read. */
    found: workspaceSnapshotSchema.nullable(),
  }),
  z.object({
    kind: z.literal('rollback_completed'),
    ...rollback.shape,
    context: workspaceContextSchema,
    notes: z.array(z.string()),
  }),
  z.object({ kind: z.literal('rollback_failed'), ...rollback.shape, reason: z.string() }),
  z.object({ kind: z.literal('leftovers_removed'), run_id: z.string(), paths: z.array(z.string()) }),
  z.object({
    kind: z.literal('baseline_checked'),
    checkpoint_id: z.string(),
    verifier_runs: z.array(criterionRunSchema),
  }),
  z.object({
    kind: z.literal('checkpoint_satisfied'),
    checkpoint_id: z.string(),
  }),
  z.object({
    kind: z.literal('attempt_started'),
    checkpoint_id: z.string(),
    day: z.int().min(1),
    attempt: z.int().min(1),
    attempt_budget: z.int().min(1),
    snapshot_ref: objectIdSchema,
    scratch_branch: z.string(),
    /** Missing in records of versions that had one agent for a run. */
    agent: agentIdentitySchema.optional(),
  }),
  /** Steps of a running attempt, published so that they survive the death of the run. */
  z.object({
    kind: z.literal('steps_recorded'),
    checkpoint_id: z.string(),
    day: z.int().min(1),
    base: objectIdSchema,
    /** The steps that are in no earlier event. */
    steps: z.array(stepRecordSchema),
    /** The missed moments of the whole attempt so far. */
    missed: z.int().min(0),
  }),
  /** The work of an attempt that claims success, published before it is checked. */
  z.object({ kind: z.literal('attempt_captured'), checkpoint_id: z.string(), ...attemptCapture.shape }),
  /** A recorded step of an attempt that failed is verified now; the attempt fails by this report if none holds. */
  z.object({
    kind: z.literal('rescue_started'),
    checkpoint_id: z.string(),
    day: z.int().min(1),
    ...rescueSchema.shape,
    failure_report: failureReportSchema,
    /** The criteria on what the attempt left; empty where they were not checked. */
    verifier_runs: z.array(criterionRunSchema),
  }),
  /** GitHub has made the commit of an attempt that passed, and no branch has it yet: it lands as it is. */
  z.object({
    kind: z.literal('commit_signed'),
    checkpoint_id: z.string(),
    day: z.int().min(1),
    commit: objectIdSchema,
  }),
  z.object({
    kind: z.literal('attempt_ended'),
    checkpoint_id: z.string(),
    /** The run of the attempt is gone, so that nobody knows when the attempt ended; missing where that is the time of the event. */
    is_end_unknown: z.literal(true).optional(),
    ...attemptEnd.shape,
  }),
  /** The workspace is back at the snapshot of an ended attempt; recorded together with the next event. */
  z.object({
    kind: z.literal('workspace_rewound'),
    checkpoint_id: z.string(),
    day: z.int().min(1),
    notes: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('checkpoint_landed'),
    checkpoint_id: z.string(),
    day: z.int().min(1),
    summary: z.string(),
    side_effects: z.array(sideEffectSchema),
    /** Null when the verified tree equals the tree it started from. */
    committed_ref: objectIdSchema.nullable(),
    /** Null when nothing landed, and when it could not be counted. */
    attribution: attributionSchema.nullable(),
    /** `result` when it waits for approval, `rebase` until a rebase is complete; missing when it is on the task branch. */
    landed_on: z.enum(['result', 'rebase']).optional(),
  }),
  ...rebaseEventSchemas,
  /** Each hunk of what landed was undone in turn; recorded together with the next event. */
  z.object({
    kind: z.literal('landing_audited'),
    checkpoint_id: z.string(),
    day: z.int().min(1),
    ...landingAuditSchema.shape,
  }),
  z.object({ kind: z.literal('checkpoint_abandoned'), checkpoint_id: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('checkpoint_blocked'), checkpoint_id: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('budget_warning'), ...budgetReadingSchema.shape }),
  z.object({ kind: z.literal('lease_released'), generation: z.int().min(1), by: z.string() }),
  z.object({
    kind: z.literal('run_ended'),
    ending: endingSchema,
    reason: z.string(),
    /** The cause of the ending `paused`; missing with every other ending. */
    pause_cause: pauseCauseSchema.optional(),
  }),
  ...personEventSchemas,
]);
export type EventBody = z.infer<typeof eventBodySchema>;
export type EventKind = EventBody['kind'];
export type EventOf<K extends EventKind> = Extract<EventBody, { kind: K }>;

/** One line of the chronicle. `seq` counts from 1 without gaps. */
export const chronicleEventSchema = z.intersection(
  z.object({ seq: z.int().min(1), at: z.iso.datetime() }),
  eventBodySchema,
);
export type ChronicleEvent = z.infer<typeof chronicleEventSchema>;

/** Reads an event from a value of JSON, without fields of a later version. Throws for any other value. */
export function readEvent(value: unknown): ChronicleEvent {
  return chronicleEventSchema.parse(value);
}
