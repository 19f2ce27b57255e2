import { z } from 'zod';
import { settingRanges } from './setting-limits.ts';

/** Names that users give to the agents. */
export const agentNames = ['command', 'builtin', 'claude-code', 'codex', 'copilot', 'opencode', 'gemini'] as const;

/** Names that users give to the providers of models. */
export const providerNames = [
  'anthropic',
  'openai',
  'google',
  'github-copilot',
  'github-models',
  'openai-compatible',
  'azure',
  'bedrock',
  'vertex',
  'openrouter',
  'mistral',
  'xai',
  'ollama',
] as const;

const MAX_MODEL_CHARACTERS = 200;
const MAX_ENTRIES = 20;

const { maxIterations, wallClockSeconds } = settingRanges;

/** One entry of a ladder of agents; what it leaves out is as the settings say. */
export const ladderEntrySchema = z.strictObject({
  agent: z.enum(agentNames).optional(),
  provider: z.enum(providerNames).optional(),
  model: z
    .string()
    .max(MAX_MODEL_CHARACTERS)
    .refine((value) => value.trim() !== '', 'must not be blank')
    .optional(),
  max_iterations: z.int().min(maxIterations.min).max(maxIterations.max).optional(),
  wall_clock_timeout_seconds: z.int().min(wallClockSeconds.min).max(wallClockSeconds.max).optional(),
});
export type LadderEntry = z.infer<typeof ladderEntrySchema>;

/** The agents of the attempts at a checkpoint, first to last; the last makes all further attempts. */
export const ladderSchema = z.array(ladderEntrySchema).min(1).max(MAX_ENTRIES);

/** The descriptions of the keys of an entry. */
export const LADDER_KEYS: Readonly<Record<keyof typeof ladderEntrySchema.shape, string>> = {
  agent: 'Who makes the attempt.',
  provider: 'Whose model is used.',
  model: 'The model, as its provider calls it.',
  max_iterations: 'Turns of one attempt.',
  wall_clock_timeout_seconds: 'Time of one attempt.',
};

/** The agent of an attempt, for the record. */
export const agentIdentitySchema = z.object({
  name: z.string(),
  /** Null where the agent is a command, or chooses it itself. */
  provider: z.string().nullable(),
  model: z.string().nullable(),
  /** The number of its entry in the ladder, from 1; null without a ladder. */
  entry: z.int().min(1).nullable(),
});
export type AgentIdentity = z.infer<typeof agentIdentitySchema>;

/** Describes an agent in a few words. */
export function describeAgent({ name, provider, model }: Omit<AgentIdentity, 'entry'>): string {
  return [name, provider, model].filter((part) => part !== null).join(' ');
}
