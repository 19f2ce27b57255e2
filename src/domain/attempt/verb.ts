import { z } from 'zod';
import { assertNever } from '../assert-never.ts';
import { sideEffectSchema } from './side-effect.ts';

const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => value.trim() !== '', 'must not be blank');

/** The longest summary of an attempt. */
export const MAX_SUMMARY_CHARACTERS = 4000;

// A week.
const MAX_RETRY_AFTER_SECONDS = 604_800;
// A year.
const MAX_TTL_SECONDS = 31_536_000;
const TTL_RANGE = `must be a whole number from 1 to ${MAX_TTL_SECONDS}`;

const snapshotName = z.string().describe('The name: letters, digits, "_", "." and "-"; no "." or "-" in front.');

/** The schema of the payload of each verb. */
export const verbPayloads = {
  'groundhog.checkpoint_success': z.strictObject({
    summary: text(MAX_SUMMARY_CHARACTERS).describe(
      'What was done, at most 4000 characters. It becomes the commit message: a first line of at most 72 characters in the imperative, then why.',
    ),
    side_effects: z
      .array(sideEffectSchema)
      .max(100)
      .default([])
      .describe('What you changed outside of the working folder and have not reported yet. Leave it out if none.'),
  }),
  'groundhog.checkpoint_failure': z.strictObject({
    what_tried: text(8000).describe('What you tried, step by step.'),
    what_happened: text(8000).describe('What came of it: the exact error, the criterion that does not hold, and why.'),
    next_attempt_plan: text(8000).describe('What the next attempt should do differently, concretely.'),
    retry_pointless: z
      .boolean()
      .default(false)
      .describe('True only if no attempt can succeed, because the checkpoint itself is wrong: it is then blocked.'),
  }),
  'groundhog.side_effect': sideEffectSchema,
  'groundhog.usage': z
    .strictObject({
      turns: z.int().min(0).optional(),
      input_tokens: z.int().min(0).optional(),
      output_tokens: z.int().min(0).optional(),
      cached_input_tokens: z.int().min(0).optional(),
      cost_usd: z.number().min(0).optional(),
    })
    .refine((usage) => Object.values(usage).some((value) => value !== undefined), 'must have at least one number'),
  'groundhog.retry_after': z.strictObject({ seconds: z.number().min(0).max(MAX_RETRY_AFTER_SECONDS) }),
  'groundhog.chronicle': z.strictObject({
    plan: z.boolean().default(false).describe('Show the whole plan as well.'),
  }),
  'groundhog.step': z.strictObject({
    tool: text(200).optional(),
    phase: z.enum(['start', 'end']).default('end'),
  }),
  snapshot_create: z.strictObject({
    name: snapshotName,
    description: z.string().max(4000).optional().describe('What the list shows, such as "before the refactoring".'),
    replace: z.boolean().default(false).describe('Replace a snapshot that has this name.'),
    ttl_seconds: z
      .int(TTL_RANGE)
      .min(1, TTL_RANGE)
      .max(MAX_TTL_SECONDS, TTL_RANGE)
      .optional()
      .describe('Let it expire after so many seconds.'),
  }),
  snapshot_list: z.strictObject({}),
  snapshot_restore: z.strictObject({
    name: snapshotName,
    preview: z.boolean().default(false).describe('Only list what would change.'),
  }),
  snapshot_diff: z.strictObject({ name: snapshotName }),
  snapshot_delete: z.strictObject({ name: snapshotName }),
} as const;

export type VerbName = keyof typeof verbPayloads;
export type SnapshotVerbName = Extract<VerbName, `snapshot_${string}`>;

/** A call of a snapshot verb, with its payload. */
export type SnapshotCall = {
  readonly [Name in SnapshotVerbName]: { readonly name: Name; readonly payload: z.infer<(typeof verbPayloads)[Name]> };
}[SnapshotVerbName];

export type SuccessClaim = z.infer<(typeof verbPayloads)['groundhog.checkpoint_success']>;
export type StepReport = z.infer<(typeof verbPayloads)['groundhog.step']>;
export type FailureClaim = z.infer<(typeof verbPayloads)['groundhog.checkpoint_failure']>;

/** The verb that closed an attempt. */
export type TerminalVerb =
  | { readonly kind: 'success'; readonly claim: SuccessClaim }
  | { readonly kind: 'failure'; readonly claim: FailureClaim };

/** The reply to a verb: the text for the agent, and whether the verb was accepted. */
export type VerbReply =
  | { readonly ok: true; readonly text: string; readonly data?: unknown }
  | { readonly ok: false; readonly text: string };

const TERMINAL_VERBS = ['groundhog.checkpoint_success', 'groundhog.checkpoint_failure'] as const;
export type TerminalVerbName = (typeof TERMINAL_VERBS)[number];

/** Returns whether a verb of this name ends the attempt. */
export function isTerminalVerb(name: string): name is TerminalVerbName {
  return TERMINAL_VERBS.some((terminal) => terminal === name);
}

export function isVerbName(name: string): name is VerbName {
  return Object.hasOwn(verbPayloads, name);
}

export function isSnapshotVerb(name: VerbName): name is SnapshotVerbName {
  return name.startsWith('snapshot_');
}

/** Parses the payload of a snapshot verb. */
export function parseSnapshotCall(
  name: SnapshotVerbName,
  payload: unknown,
): { readonly call: SnapshotCall } | { readonly problem: z.ZodError } {
  switch (name) {
    case 'snapshot_create':
      return toCall(verbPayloads[name].safeParse(payload), (parsed) => ({ name, payload: parsed }));
    case 'snapshot_list':
      return toCall(verbPayloads[name].safeParse(payload), (parsed) => ({ name, payload: parsed }));
    case 'snapshot_restore':
      return toCall(verbPayloads[name].safeParse(payload), (parsed) => ({ name, payload: parsed }));
    case 'snapshot_diff':
    case 'snapshot_delete':
      return toCall(verbPayloads[name].safeParse(payload), (parsed) => ({ name, payload: parsed }));
    default:
      return assertNever(name);
  }
}

function toCall<T>(parsed: z.ZodSafeParseResult<T>, build: (payload: T) => SnapshotCall) {
  return parsed.success ? { call: build(parsed.data) } : { problem: parsed.error };
}
