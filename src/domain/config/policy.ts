import { z } from 'zod';
import { agentNames } from '../agent-ladder.ts';
import { criterionSchema } from '../plan/criterion.ts';
import { settingRanges } from '../setting-limits.ts';
import { isHostPattern } from '../text/host-name.ts';

export const MAX_POLICY_BYTES = 64 * 1024;
const MAX_ENTRIES = 100;

const text = z
  .string()
  .max(1000)
  .refine((value) => value.trim() !== '', 'must not be blank');
const { maxCostUsd, maxTokens } = settingRanges;

/** The rules of an organisation for all runs of its repositories. Unknown keys are errors: a misspelt rule protects nothing. */
export const policySchema = z
  .strictObject({
    agents: z.array(z.enum(agentNames)).min(1).optional(),
    /** Names of models, or beginnings of names and "*". */
    models: z.array(text).min(1).max(MAX_ENTRIES).optional(),
    /** Names of hosts, or "*." and a name; an empty list allows none. */
    hosts: z
      .array(text.refine(isHostPattern, 'must be the name of a host in lower case, or "*." and such a name'))
      .max(MAX_ENTRIES)
      .optional(),
    max_cost_usd: z.number('must be a number').min(maxCostUsd.min).max(maxCostUsd.max).optional(),
    max_tokens: z.int().min(maxTokens.min).max(maxTokens.max).optional(),
    guards: z.array(criterionSchema).max(MAX_ENTRIES).optional(),
    protect: z.array(text).max(MAX_ENTRIES).optional(),
  })
  .refine((policy) => Object.keys(policy).length > 0, 'needs a rule: without one it restricts nothing');
export type RunPolicy = z.infer<typeof policySchema>;
