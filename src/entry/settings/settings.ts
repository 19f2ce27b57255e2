import { isAbsolute, normalize } from 'node:path';
import { VARIABLE_NAME } from '../../domain/config/run-config.ts';
import type { RunLimits } from '../../domain/decisions/run-budget.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { type TaskId, taskIdSchema } from '../../domain/ids.ts';
import { findGlobProblem } from '../../domain/paths/glob-syntax.ts';
import {
  type ClaimRule,
  isolationChoices,
  MAX_INSTRUCTION_CHARACTERS,
  type MaterializeMode,
  type RebaseChoice,
  type SettingRange,
  settingRanges,
  type WorkspaceChoice,
} from '../../domain/setting-limits.ts';
import { isHostPattern } from '../../domain/text/host-name.ts';
import { findNearestName } from '../../domain/text/nearest-name.ts';
import type { NetworkAccess } from '../../sandbox/bubblewrap/sandbox-network.ts';

interface Limits extends SettingRange {
  readonly name: string;
}

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
  const nearest = findNearestName(text, choices);
  const meant = nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
  return toSettingError(name, text, `is none of: ${choices.join(', ')}${meant}`);
}

/** Parses the id of a task. Throws ConfigurationError with the rule for ids. */
export function parseTaskId(text: string): TaskId {
  const parsed = taskIdSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError('task_id_invalid', { id: text, reason: parsed.error.issues[0]?.message });
}

/** Parses a decimal number within its limits; undefined for no text. Throws ConfigurationError otherwise. */
export function parseNumber(text: string | undefined, { name, min, max }: Limits): number | undefined {
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

const IN_PLACE =
  'moves the task branch, and a run with "workspace: in_place" may have that checked out: give that run "worktree" in its place (--workspace worktree)';

/** Returns the choice. Throws ConfigurationError where a rebase would move what is not on the task branch alone. */
export function requireRebasable(
  choice: RebaseChoice,
  { materialize, workspace }: { readonly materialize: MaterializeMode; readonly workspace: WorkspaceChoice },
): RebaseChoice {
  if (choice !== 'start') return choice;
  if (workspace === 'in_place') throw toSettingError('rebase', 'true', IN_PLACE);
  if (materialize === 'approval')
    throw toSettingError('rebase', 'true', 'moves the task branch, which waits with "materialize: approval"');
  return choice;
}

/** Parses whether a rebase is made: `true`, `false`, or `stop` for one that has begun. Throws ConfigurationError otherwise. */
export function parseRebase(text: string): RebaseChoice {
  if (text === 'stop') return 'stop';
  if (/^(true|True|TRUE|false|False|FALSE|)$/.test(text)) return parseBoolean(text, 'rebase') ? 'start' : 'finish';
  throw toSettingError('rebase', text, 'is none of: true, false, stop');
}

/** Returns the first setting. Throws ConfigurationError where it would discard the user's checkout. */
export function requireDiscardable(isFresh: boolean, workspace: WorkspaceChoice): boolean {
  if (!isFresh || workspace !== 'in_place') return isFresh;
  const reason = 'discards the workspace, and with "workspace: in_place" that is your own checkout';
  throw toSettingError('fresh', 'true', reason);
}

/** Returns the first setting. Throws ConfigurationError where only claimed work may land. */
export function requireRescuable(steps: number, claimRule: ClaimRule): number {
  if (steps === 0 || claimRule !== 'verb') return steps;
  const reason = 'has work verified that no agent has claimed, and with "claim: verb" only what a verb claims may land';
  throw toSettingError('rescue-steps', String(steps), reason);
}

const UNITS_MS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** Parses a length of time such as `30d` (units `m`, `h`, `d`, `w`) to milliseconds. Throws ConfigurationError. */
export function parseAge(text: string, name: string): number {
  const match = /^(\d{1,5})([mhdw])$/.exec(text.trim());
  const unit = Object.entries(UNITS_MS).find(([letter]) => letter === match?.[2]);
  if (match !== null && unit !== undefined) return Number(match[1]) * unit[1];
  throw toSettingError(name, text, 'is not a length of time such as 30d: a whole number, then m, h, d or w');
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

/** Parses hosts, `open` or `none`; undefined for no text. Throws ConfigurationError for what is no host. */
export function parseNetwork(text: string | undefined, name: string): NetworkAccess | undefined {
  const words = (text ?? '').split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0) return undefined;
  if (words.length === 1 && words[0] === 'none') return [];
  if (words.length === 1 && words[0] === 'open') return 'open';
  for (const word of words) {
    if (word === 'none' || word === 'open')
      throw toSettingError(name, words.join(' '), `has "${word}", which stands alone`);
    if (!isHostPattern(word)) throw toSettingError(name, word, 'is neither none, open, nor the name of a host');
  }
  return words;
}

/** Parses absolute paths. Throws ConfigurationError for another one. */
export function parseVisiblePaths(text: string | undefined): readonly string[] {
  const paths = (text ?? '').split(/[\s,]+/).filter((path) => path !== '');
  for (const path of paths)
    if (!isAbsolute(path) || normalize(path) === '/')
      throw toSettingError('visible-paths', path, 'is not the absolute path of a file or folder');
  return paths.map((path) => normalize(path).replace(/\/$/, ''));
}

/** Parses a boolean of the YAML 1.2 core schema; no text is false. Throws ConfigurationError otherwise. */
export function parseBoolean(text: string, name: string): boolean {
  if (/^(true|True|TRUE)$/.test(text)) return true;
  if (/^(false|False|FALSE|)$/.test(text)) return false;
  throw toSettingError(name, text, 'is neither "true" nor "false"');
}

/** Parses globs for branch names. Throws ConfigurationError for one that cannot match, since it would protect nothing. */
export function parseBranchGlobs(globs: readonly string[], name: string): readonly string[] {
  return globs.map((glob) => {
    const plain = glob.replace(/^refs\/heads\//, '');
    const problem = glob.trim() === '' ? 'must not be empty' : (findGlobProblem(glob) ?? findPrefixProblem(plain));
    if (problem !== undefined) throw toSettingError(name, glob, problem);
    return plain;
  });
}

/** Parses names of environment variables. Throws ConfigurationError for one that none can have. */
export function parseVariableNames(names: readonly string[], setting: string): readonly string[] {
  const wrong = names.find((name) => !VARIABLE_NAME.test(name));
  if (wrong === undefined) return names;
  throw toSettingError(setting, wrong, 'is no name of an environment variable: letters, digits and "_"');
}

function findPrefixProblem(glob: string): string | undefined {
  return /^(?:refs|heads)\//.test(glob) ? 'matches no branch: give its plain name, without "heads/"' : undefined;
}

export type Env = Readonly<Record<string, string | undefined>>;

/** Returns the isolation that is given, else that of the environment. Throws ConfigurationError for a wrong variable. */
export function chooseIsolation(given: string | undefined, { GROUNDHOG_ISOLATION: text }: Env): string | undefined {
  if (given || !text) return given;
  return parseChoice(text, 'GROUNDHOG_ISOLATION', isolationChoices);
}

const DEFAULT_LEASE_SECONDS = 600;

/** Reads for how long a task stays leased to a run that no longer renews its lease. Throws ConfigurationError. */
export function readLeaseMs({ GROUNDHOG_LEASE_SECONDS: text }: Env): number {
  const limits = { name: 'GROUNDHOG_LEASE_SECONDS', min: 1, max: 86_400 };
  return (parseWholeNumber(text, limits) ?? DEFAULT_LEASE_SECONDS) * 1000;
}
