import { CONFIG_PATH, type RunConfig } from '../../domain/config/run-config.ts';
import { toShortLine } from '../../report/text/safe-text.ts';
import { findAgentProvider } from './cli-agent-settings.ts';
import type { GivenSettings } from './run-settings.ts';

/** The settings in force, and those of them that the configuration file has set. */
export interface MergedSettings {
  readonly given: GivenSettings;
  /** The keys of the configuration file that are in force, with their values as texts. */
  readonly fromConfig: readonly (readonly [key: string, value: string])[];
}

const MAX_SHOWN = 60;

type SettingName = Exclude<keyof GivenSettings, 'force' | 'fresh'>;

/** The setting that each key of the configuration file sets. */
const KEYS = {
  agent: 'agent',
  agents: 'agents',
  agent_command: 'agentCommand',
  provider: 'provider',
  model: 'model',
  price: 'price',
  instruction: 'instruction',
  tools: 'tools',
  on_denial: 'onDenial',
  effort: 'effort',
  temperature: 'temperature',
  max_output_tokens: 'maxOutputTokens',
  context_window: 'contextWindow',
  headers: 'headers',
  provider_options: 'providerOptions',
  claim: 'claim',
  session: 'session',
  rescue_steps: 'rescueSteps',
  max_iterations: 'maxIterations',
  wall_clock_timeout_seconds: 'wallClockTimeoutSeconds',
  attempt_budget_default: 'attemptBudgetDefault',
  max_cost_usd: 'maxCostUsd',
  max_tokens: 'maxTokens',
  deadline_minutes: 'deadlineMinutes',
  audit_minutes: 'auditMinutes',
  rebase: 'rebase',
  materialize: 'materialize',
  sign: 'sign',
  sign_as: 'signAs',
  sign_off: 'signOff',
  workspace: 'workspace',
  isolation: 'isolation',
  network_setup: 'networkSetup',
  network_agent: 'networkAgent',
  network_criteria: 'networkCriteria',
  visible_paths: 'visiblePaths',
  verify_in: 'verifyIn',
  caches: 'caches',
  judge_model: 'judgeModel',
  judge_provider: 'judgeProvider',
  judge_price: 'judgePrice',
  judge_fallback_model: 'judgeFallbackModel',
  judge_votes: 'judgeVotes',
  on_unjudged: 'onUnjudged',
} as const satisfies Partial<Record<keyof RunConfig, SettingName>>;

type Key = keyof typeof KEYS;

const DEFAULTS: Partial<Record<Key, string>> = { agent: 'command' };

/** The keys that are ignored when another value is given for a key: they were meant for the configured one. */
const OF_MODEL: readonly Key[] = ['price', 'effort', 'temperature', 'max_output_tokens', 'context_window'];
const OF_PROVIDER: readonly Key[] = ['model', ...OF_MODEL, 'headers', 'provider_options'];
const OF_AGENT: readonly Key[] = ['agents', 'provider', ...OF_PROVIDER, 'tools', 'on_denial'];
const OVERRIDES: Partial<Record<Key, readonly Key[]>> = {
  agent: ['agent_command', ...OF_AGENT],
  agent_command: ['agent', ...OF_AGENT],
  provider: ['agents', ...OF_PROVIDER],
  model: ['agents', ...OF_MODEL],
  judge_provider: ['judge_model', 'judge_fallback_model', 'judge_price'],
  judge_model: ['judge_price'],
};

// Why: docs/decisions/0069-a-configured-judge-keeps-its-provider.md
/**
 * Merges inputs or flags with the configuration, which counts where they are empty. Protected branches and masked
 * variables of both count: a given list is no permission to land where the repository forbids it.
 */
export function mergeSettings(given: GivenSettings, config: RunConfig | undefined): MergedSettings {
  if (config === undefined) return { given, fromConfig: [] };
  const texts = toTexts(config);
  const isOverridden = (key: Key) =>
    isSet(given[KEYS[key]]) && given[KEYS[key]]?.trim() !== (texts.get(key) ?? DEFAULTS[key]);
  const ignored = listKeys().flatMap((key) => (isOverridden(key) ? (OVERRIDES[key] ?? []) : []));
  const inForce = [...texts.keys()].filter((key) => !isSet(given[KEYS[key]]) && !ignored.includes(key));
  const added = Object.fromEntries(inForce.map((key) => [KEYS[key], texts.get(key)]));
  const branches = config.protected_branches ?? [];
  const names = config.mask ?? [];
  const merged = {
    ...given,
    ...added,
    protectedBranches: [...(given.protectedBranches ?? []), ...branches],
    mask: [...(given.mask ?? []), ...names],
  };
  return {
    given: inForce.includes('judge_model') ? keepJudge(merged, texts) : merged,
    fromConfig: [
      ...inForce.map((key) => [key, texts.get(key) ?? ''] as const),
      ...(branches.length > 0 ? [['protected_branches', branches.join(' ')] as const] : []),
      ...(names.length > 0 ? [['mask', names.join(' ')] as const] : []),
    ],
  };
}

/** Keeps a configured judge with the configured provider when another provider is given for the agent. */
function keepJudge(merged: GivenSettings, texts: ReadonlyMap<Key, string>): GivenSettings {
  const configured = findAgentProvider({ agent: texts.get('agent'), provider: texts.get('provider') });
  const isKept = configured === undefined || isSet(merged.judgeProvider) || configured === findAgentProvider(merged);
  return isKept ? merged : { ...merged, judgeProvider: configured };
}

/** Translates the configuration to the texts that inputs or flags would have. */
function toTexts(config: RunConfig): ReadonlyMap<Key, string> {
  const texts = new Map<Key, string>();
  for (const key of listKeys()) {
    const value = config[key];
    if (value !== undefined) texts.set(key, toText(value));
  }
  return texts;
}

function toText(value: NonNullable<RunConfig[Key]>): string {
  if (typeof value === 'object' && !Array.isArray(value)) return JSON.stringify(value);
  if (!Array.isArray(value)) return String(value);
  return value.every((entry) => typeof entry === 'string') ? value.join(' ') : JSON.stringify(value);
}

function listKeys(): readonly Key[] {
  return Object.keys(KEYS).filter((key): key is Key => Object.hasOwn(KEYS, key));
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value.trim() !== '';
}

/** Renders the settings that the configuration has set as one line of the log; undefined when it has set none. */
export function renderConfigLine({ fromConfig }: MergedSettings): string | undefined {
  if (fromConfig.length === 0) return undefined;
  const settings = fromConfig.map(([key, value]) => `${key}: ${toShortLine(value, MAX_SHOWN)}`);
  return `Set by ${CONFIG_PATH}: ${settings.join('; ')}`;
}
