import { type StepMatch, stepMatchSchema } from '../../domain/attempt/step.ts';
import type { RunLimits } from '../../domain/decisions/run-budget.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { type TaskId, taskIdSchema } from '../../domain/ids.ts';
import { findGlobProblem } from '../../domain/paths/glob.ts';
import {
  type MaterializeMode,
  materializeModes,
  type VerifyIn,
  verifyInChoices,
  type WorkspaceChoice,
  workspaceChoices,
} from '../../domain/setting-choices.ts';
import { MAX_INSTRUCTION_CHARACTERS, type SettingRange, settingRanges } from '../../domain/setting-limits.ts';

interface Limits extends SettingRange {
  readonly name: string;
}

const ATTEMPT_BUDGET: Limits = { name: 'attempt-budget-default', ...settingRanges.attemptBudget };
const WALL_CLOCK_SECONDS: Limits = { name: 'wall-clock-timeout-seconds', ...settingRanges.wallClockSeconds };
const DEFAULT_WALL_CLOCK_SECONDS = 1800;
const MAX_ITERATIONS: Limits = { name: 'max-iterations', ...settingRanges.maxIterations };
const DEFAULT_MAX_ITERATIONS = 25;
const MAX_TOKENS: Limits = { name: 'max-tokens', ...settingRanges.maxTokens };
const MAX_COST_USD: Limits = { name: 'max-cost-usd', ...settingRanges.maxCostUsd };
const DEADLINE_MINUTES: Limits = { name: 'deadline-minutes', ...settingRanges.deadlineMinutes };

/** Makes the error for a setting with an invalid value. */
export function toSettingError(name: string, value: string, reason: string): ConfigurationError {
  return new ConfigurationError('setting_invalid', { name, value, reason });
}

/** Parses a whole number within its limits; undefined for no text. Throws ConfigurationError otherwise. */
export function parseWholeNumber(text: string | undefined, { name, min, max }: Limits): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw toSettingError(name, text, `is not a whole number from ${min} to ${max}`);
}

/** Parses one of the names that a setting may have. Throws ConfigurationError otherwise. */
export function parseChoice<Name extends string>(text: string, name: string, choices: readonly Name[]): Name {
  const found = choices.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw toChoiceError(text, name, choices);
}

/** Makes the error for a name that is none of the choices. */
export function toChoiceError(text: string, name: string, choices: readonly string[]): ConfigurationError {
  return toSettingError(name, text, `is none of: ${choices.join(', ')}`);
}

/** Parses the id of a task. Throws ConfigurationError with the rule for ids. */
export function parseTaskId(text: string): TaskId {
  const parsed = taskIdSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError('task_id_invalid', { id: text, reason: parsed.error.issues[0]?.message });
}

/** Parses how lines of an agent's steps are matched; `exact` for no text. Throws ConfigurationError otherwise. */
export function parseStepMatch(text: string | undefined): StepMatch {
  return parseChoice(text || 'exact', 'step-match', stepMatchSchema.options);
}

/** Parses a decimal number within its limits; undefined for no text. Throws ConfigurationError otherwise. */
function parseNumber(text: string | undefined, { name, min, max }: Limits): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const number = /^\d{1,9}(\.\d{1,6})?$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw toSettingError(name, text, `is not a number from ${min} to ${max}`);
}

/** The settings that limit a run, as texts. */
export interface LimitTexts {
  readonly maxTokens?: string | undefined;
  readonly maxCostUsd?: string | undefined;
  readonly deadlineMinutes?: string | undefined;
}

/** Parses the limits of a run. Throws ConfigurationError. */
export function parseLimits({ maxTokens, maxCostUsd, deadlineMinutes }: LimitTexts): RunLimits {
  const minutes = parseNumber(deadlineMinutes, DEADLINE_MINUTES);
  return {
    maxTokens: parseWholeNumber(maxTokens, MAX_TOKENS),
    maxCostUsd: parseNumber(maxCostUsd, MAX_COST_USD),
    deadlineMs: minutes === undefined ? undefined : minutes * 60_000,
  };
}

/** Parses the number of attempts for checkpoints without one. Throws ConfigurationError. */
export function parseAttemptBudget(text: string | undefined): number | undefined {
  return parseWholeNumber(text, ATTEMPT_BUDGET);
}

/** Parses the time limit of one attempt, from seconds to milliseconds. Throws ConfigurationError. */
export function parseWallClockMs(text: string | undefined): number {
  return (parseWholeNumber(text, WALL_CLOCK_SECONDS) ?? DEFAULT_WALL_CLOCK_SECONDS) * 1000;
}

/** Parses the turn limit of one attempt. Throws ConfigurationError. */
export function parseMaxTurns(text: string | undefined): number {
  return parseWholeNumber(text, MAX_ITERATIONS) ?? DEFAULT_MAX_ITERATIONS;
}

/** Checks the instruction for every brief. Throws ConfigurationError when it is longer than a plan's may be. */
export function parseInstruction(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= MAX_INSTRUCTION_CHARACTERS) return text;
  const reason = `has ${text.length} characters; at most ${MAX_INSTRUCTION_CHARACTERS} are allowed`;
  // None of the text is quoted: a part of a secret would not be recognized as one.
  throw toSettingError('instruction', '…', reason);
}

/** Returns the mode. Throws ConfigurationError where results would be in the user's checkout before their approval. */
export function requireRoomToWait(mode: MaterializeMode, workspace: WorkspaceChoice): MaterializeMode {
  if (mode === 'direct' || workspace !== 'in_place') return mode;
  const reason =
    'keeps results out of sight until they are approved, and with "workspace: in_place" they land where you are';
  throw toSettingError('materialize', mode, reason);
}

/** Returns the first setting. Throws ConfigurationError where it would discard the user's checkout. */
export function requireDiscardable(isFresh: boolean, workspace: WorkspaceChoice): boolean {
  if (!isFresh || workspace !== 'in_place') return isFresh;
  const reason = 'discards the workspace, and with "workspace: in_place" that is your own checkout';
  throw toSettingError('fresh', 'true', reason);
}

const UNITS_MS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** Parses a length of time such as `30d` (units `m`, `h`, `d`, `w`) to milliseconds. Throws ConfigurationError. */
export function parseAge(text: string, name: string): number {
  const match = /^(\d{1,5})([mhdw])$/.exec(text.trim());
  const unit = Object.entries(UNITS_MS).find(([letter]) => letter === match?.[2]);
  if (match !== null && unit !== undefined) return Number(match[1]) * unit[1];
  throw toSettingError(name, text, 'is not a length of time such as 30d: a whole number, then m, h, d or w');
}

/** Parses the workspace of a run; `worktree` for no text. Throws ConfigurationError otherwise. */
export function parseWorkspace(text: string | undefined): WorkspaceChoice {
  return parseChoice(text || 'worktree', 'workspace', workspaceChoices);
}

/** Parses the folder that criteria run in; `checkout` for no text. Throws ConfigurationError otherwise. */
export function parseVerifyIn(text: string | undefined): VerifyIn {
  return parseChoice(text || 'checkout', 'verify-in', verifyInChoices);
}

/** Parses folders such as `~/.m2` to paths relative to HOME. Throws ConfigurationError for one that is not below it. */
export function parseCaches(text: string | undefined): readonly string[] {
  const names = (text ?? '').split(/[\s,]+/).filter((name) => name !== '');
  return names.map((name) => {
    const path = name.replace(/^~\//, '').replace(/\/$/, '');
    const isPlain = path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
    if (name.startsWith('~/') && isPlain) return path;
    throw toSettingError('caches', name, 'is not a folder below the home folder, written as in ~/.cargo/registry');
  });
}

/** Parses a boolean of the YAML 1.2 core schema; no text is false. Throws ConfigurationError otherwise. */
export function parseBoolean(text: string, name: string): boolean {
  if (/^(true|True|TRUE)$/.test(text)) return true;
  if (/^(false|False|FALSE|)$/.test(text)) return false;
  throw toSettingError(name, text, 'is neither "true" nor "false"');
}

/** Parses globs for branch names. Throws ConfigurationError for one that cannot match, since it would protect nothing. */
export function parseBranchGlobs(globs: readonly string[], name: string): readonly string[] {
  for (const glob of globs) {
    const problem = glob.trim() === '' ? 'must not be empty' : findGlobProblem(glob);
    if (problem !== undefined) throw toSettingError(name, glob, problem);
  }
  return globs.map((glob) => glob.replace(/^refs\/heads\//, ''));
}

/** Parses how results are published; `direct` for no text. Throws ConfigurationError otherwise. */
export function parseMaterialize(text: string | undefined): MaterializeMode {
  return parseChoice(text || 'direct', 'materialize', materializeModes);
}
