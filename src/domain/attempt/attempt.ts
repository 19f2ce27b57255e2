import { z } from 'zod';
import { agentIdentitySchema } from '../agent-ladder.ts';
import { objectIdSchema } from '../ids.ts';
import { changedPathSchema } from '../paths/changed-path.ts';
import { verifyInChoices } from '../setting-limits.ts';
import { attributionSchema } from './attribution.ts';
import { failureReportSchema } from './failure-report.ts';
import { interruptionSchema } from './interruption-cause.ts';
import type { JudgeUse } from './judge.ts';
import { landingAuditSchema } from './landing-audit.ts';
import { sideEffectSchema } from './side-effect.ts';
import { stepTimelineSchema } from './step.ts';
import { type CriterionRun, criterionRunSchema } from './verdict.ts';

/** Summary of one tool call of the agent. */
export const toolCallRecordSchema = z.object({
  seq: z.int().min(1),
  tool_name: z.string(),
  started_at: z.iso.datetime(),
  duration_ms: z.int().min(0),
  result_bytes: z.int().min(0),
  is_error: z.boolean(),
});
export type ToolCallRecord = z.infer<typeof toolCallRecordSchema>;

/** Usage of an attempt. A number that the agent does not report is null, never zero. */
export const usageSchema = z.object({
  turns: z.int().min(0).nullable(),
  input_tokens: z.int().min(0).nullable(),
  output_tokens: z.int().min(0).nullable(),
  /** The input tokens that the provider read from its cache; missing when not reported. */
  cached_input_tokens: z.int().min(0).nullable().optional(),
  cost_usd: z.number().min(0).nullable(),
  /** Whether some of the numbers are estimates of ours, since the provider did not count; missing when none is. */
  estimated: z.boolean().optional(),
});
export type Usage = z.infer<typeof usageSchema>;

export const NO_USAGE: Usage = { turns: null, input_tokens: null, output_tokens: null, cost_usd: null };

/** `running` has not ended; `interrupted` was not the agent's failure and does not consume budget. */
export const attemptOutcomeSchema = z.enum(['running', 'passed', 'failed', 'interrupted']);
export type AttemptOutcome = z.infer<typeof attemptOutcomeSchema>;

/**
 * The source of the claim that had an attempt verified: the success verb, the agent's own clean end, or none, for work
 * that was verified as the attempt had left it.
 */
export const claimSourceSchema = z.enum(['verb', 'end', 'none']);
export type ClaimSource = z.infer<typeof claimSourceSchema>;

/** A recorded step of a failed attempt that is verified in place of what the attempt left. */
export const rescueSchema = z.object({
  /** The number of the step in the task. */
  step: z.int().min(1),
  commit: objectIdSchema,
  tree: objectIdSchema,
  /** Whether the agent said that another attempt is pointless. */
  retry_pointless: z.boolean(),
});
export type Rescue = z.infer<typeof rescueSchema>;

/** The audit record of one attempt. `day` is its number in the whole task, from 1. */
export const attemptRecordSchema = z.object({
  day: z.int().min(1),
  started_at: z.iso.datetime(),
  /** Null while it is running, and where its run is gone, so that nobody knows. */
  ended_at: z.iso.datetime().nullable(),
  /** Missing before the work is captured, and in records of versions that did not keep it. */
  captured_at: z.iso.datetime().optional(),
  /** The time after the capture in which no run was at work, as far as it is known; missing for none. */
  waited_ms: z.int().min(0).optional(),
  outcome: attemptOutcomeSchema,
  /** Missing in records of versions that had one agent for a run. */
  agent: agentIdentitySchema.optional(),
  snapshot_ref: objectIdSchema,
  scratch_branch: z.string(),
  scratch_commit: objectIdSchema.nullable(),
  tree: objectIdSchema.nullable(),
  summary: z.string().nullable(),
  failure_report: failureReportSchema.nullable(),
  workspace_reverted: z.boolean(),
  verifier_runs: z.array(criterionRunSchema),
  /** Missing where nothing was verified, and in records of versions that took the verb alone. */
  claimed_by: claimSourceSchema.optional(),
  /** The step that is verified now; missing when there is none, and once the attempt has ended. */
  rescue: rescueSchema.optional(),
  /** The number of the step that passed in place of what the attempt left; missing when there is none. */
  rescued_from_step: z.int().min(1).optional(),
  /** The folder that commands of criteria ran in; missing where none ran. */
  verified_in: z.enum(verifyInChoices).optional(),
  tool_calls: z.array(toolCallRecordSchema),
  side_effects: z.array(sideEffectSchema),
  usage: usageSchema,
  /** At most 200 are listed; `changed_paths_total` counts all. */
  changed_paths: z.array(changedPathSchema),
  changed_paths_total: z.int().min(0),
  /** Notes that are not failures, such as files that were restored or left out. */
  notes: z.array(z.string()),
  committed_ref: objectIdSchema.nullable(),
  /** The commit that GitHub has made and signed for the landing; missing when there is none. */
  signed_commit: objectIdSchema.optional(),
  /** Null when nothing landed, and when it could not be counted. */
  attribution: attributionSchema.nullable(),
  /** Missing when what landed was not audited. */
  audit: landingAuditSchema.optional(),
  /** Null until a step is published or the attempt is captured. */
  timeline: stepTimelineSchema.nullable(),
  /** The cause of an interruption; null for every other outcome. */
  interruption: interruptionSchema.nullable(),
});
export type AttemptRecord = z.infer<typeof attemptRecordSchema>;

/** Returns the milliseconds in which a run was at work on an attempt; undefined where nobody knows when it ended. */
export function toDurationMs({
  started_at: start,
  ended_at: end,
  waited_ms: waited = 0,
}: Pick<AttemptRecord, 'started_at' | 'ended_at' | 'waited_ms'>): number | undefined {
  return end === null ? undefined : Math.max(0, Date.parse(end) - Date.parse(start) - waited);
}

/** Returns the usage of an attempt's agent and judge together. A number that neither reports is null. */
export function totalUsage({ usage, verifier_runs }: Pick<AttemptRecord, 'usage' | 'verifier_runs'>): Usage {
  return listUses(verifier_runs).reduce(addJudgeUse, usage);
}

/** Returns the usage plus that of one more answer of a judge, which does not count as a turn of the agent. */
export function addJudgeUse(usage: Usage, { input_tokens, output_tokens, cost_usd, estimated }: JudgeUse): Usage {
  return {
    ...usage,
    input_tokens: add(usage.input_tokens, input_tokens),
    output_tokens: add(usage.output_tokens, output_tokens),
    cost_usd: add(usage.cost_usd, cost_usd),
    ...(estimated === true ? { estimated } : {}),
  };
}

/** Adds two usages. A number that neither reports is null. */
export function addUsage(a: Usage, b: Usage): Usage {
  return {
    turns: add(a.turns, b.turns),
    input_tokens: add(a.input_tokens, b.input_tokens),
    output_tokens: add(a.output_tokens, b.output_tokens),
    cached_input_tokens: add(a.cached_input_tokens ?? null, b.cached_input_tokens ?? null),
    cost_usd: add(a.cost_usd, b.cost_usd),
    ...(a.estimated === true || b.estimated === true ? { estimated: true } : {}),
  };
}

function listUses(runs: readonly CriterionRun[]): readonly JudgeUse[] {
  return runs.flatMap(({ judge }) => (judge === undefined ? [] : [judge]));
}

function add(a: number | null, b: number | null): number | null {
  return a === null && b === null ? null : (a ?? 0) + (b ?? 0);
}
