import { z } from 'zod';
import { agentNames, ladderSchema, providerNames } from '../agent-ladder.ts';
import { findGlobProblem } from '../paths/glob-syntax.ts';
import {
  claimRules,
  denialChoices,
  effortChoices,
  isolationChoices,
  MAX_INSTRUCTION_CHARACTERS,
  materializeModes,
  type SettingRange,
  sessionChoices,
  settingRanges,
  signChoices,
  unjudgedChoices,
  verifyInChoices,
  workspaceChoices,
} from '../setting-limits.ts';

/** The path of a repository's configuration, read at the commit that a run starts from. */
export const CONFIG_PATH = '.groundhog/config.yml';
export const MAX_CONFIG_BYTES = 64 * 1024;

/** The names of environment variables that a shell takes. */
export const VARIABLE_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

const MAX_TEXT = 4096;
const MAX_ENTRIES = 100;

const text = z
  .string()
  .max(MAX_TEXT)
  .refine((value) => value.trim() !== '', 'must not be blank');
const whole = ({ min, max }: SettingRange) => z.int().min(min).max(max);
const decimal = ({ min, max }: SettingRange) => z.number('must be a number').min(min).max(max);
const branchGlob = text.superRefine((glob, { addIssue }) => {
  const problem = findGlobProblem(glob);
  if (problem !== undefined) addIssue(problem);
});

const variableName = z.string().max(MAX_TEXT).regex(VARIABLE_NAME, 'must be the name of an environment variable');

/** The settings of all runs of a repository. Inputs and flags override them; unknown keys are errors. */
export const runConfigSchema = z.strictObject({
  agent: z.enum(agentNames).optional(),
  agents: ladderSchema.optional(),
  agent_command: text.optional(),
  provider: z.enum(providerNames).optional(),
  model: text.optional(),
  price: text.optional(),
  instruction: z.string().max(MAX_INSTRUCTION_CHARACTERS).optional(),
  tools: z.array(text).max(MAX_ENTRIES).optional(),
  on_denial: z.enum(denialChoices).optional(),
  effort: z.enum(effortChoices).optional(),
  temperature: decimal(settingRanges.temperature).optional(),
  max_output_tokens: whole(settingRanges.maxOutputTokens).optional(),
  context_window: whole(settingRanges.contextWindow).optional(),
  headers: z.record(z.string(), text).optional(),
  provider_options: z.record(z.string(), z.json()).optional(),
  claim: z.enum(claimRules).optional(),
  session: z.enum(sessionChoices).optional(),
  rescue_steps: whole(settingRanges.rescueSteps).optional(),
  max_iterations: whole(settingRanges.maxIterations).optional(),
  wall_clock_timeout_seconds: whole(settingRanges.wallClockSeconds).optional(),
  attempt_budget_default: whole(settingRanges.attemptBudget).optional(),
  max_cost_usd: decimal(settingRanges.maxCostUsd).optional(),
  max_tokens: whole(settingRanges.maxTokens).optional(),
  deadline_minutes: decimal(settingRanges.deadlineMinutes).optional(),
  audit_minutes: whole(settingRanges.auditMinutes).optional(),
  rebase: z.boolean().optional(),
  materialize: z.enum(materializeModes).optional(),
  sign: z.enum(signChoices).optional(),
  sign_as: text.optional(),
  sign_off: z.boolean().optional(),
  workspace: z.enum(workspaceChoices).optional(),
  isolation: z.enum(isolationChoices).optional(),
  network_setup: text.optional(),
  network_agent: text.optional(),
  network_criteria: text.optional(),
  visible_paths: z.array(text).max(MAX_ENTRIES).optional(),
  verify_in: z.enum(verifyInChoices).optional(),
  caches: z.array(text).max(MAX_ENTRIES).optional(),
  protected_branches: z.array(branchGlob).max(MAX_ENTRIES).optional(),
  mask: z.array(variableName).max(MAX_ENTRIES).optional(),
  judge_model: text.optional(),
  judge_provider: z.enum(providerNames).optional(),
  judge_price: text.optional(),
  judge_fallback_model: text.optional(),
  judge_votes: z.union([z.literal(1), z.literal(3)], 'must be 1 or 3').optional(),
  on_unjudged: z.enum(unjudgedChoices).optional(),
});
export type RunConfig = z.infer<typeof runConfigSchema>;
