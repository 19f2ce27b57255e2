import { z } from 'zod';
import { sideEffectSchema } from './side-effect.ts';

const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => value.trim() !== '', 'must not be blank');

/** What the agent hands over with each verb. */
export const verbPayloads = {
  'groundhog.checkpoint_success': z.strictObject({
    summary: text(4000),
    side_effects: z.array(sideEffectSchema).max(100).default([]),
  }),
  'groundhog.checkpoint_failure': z.strictObject({
    what_tried: text(8000),
    what_happened: text(8000),
    next_attempt_plan: text(8000),
    retry_pointless: z.boolean().default(false),
  }),
  'groundhog.side_effect': sideEffectSchema,
  'groundhog.chronicle': z.strictObject({}),
} as const;

export type VerbName = keyof typeof verbPayloads;
export type SuccessClaim = z.infer<(typeof verbPayloads)['groundhog.checkpoint_success']>;
export type FailureClaim = z.infer<(typeof verbPayloads)['groundhog.checkpoint_failure']>;

/** The verb that closed an attempt. */
export type TerminalVerb =
  | { readonly kind: 'success'; readonly claim: SuccessClaim }
  | { readonly kind: 'failure'; readonly claim: FailureClaim };

/** The answer to a verb: what to show the agent, and whether it was accepted. */
export type VerbReply =
  | { readonly ok: true; readonly text: string; readonly data?: unknown }
  | { readonly ok: false; readonly text: string };

export function isVerbName(name: string): name is VerbName {
  return Object.hasOwn(verbPayloads, name);
}
