import { CONFIG_PATH, type RunConfig } from '../../domain/config/run-config.ts';
import { toShortLine } from '../../report/text/safe-text.ts';
import { findAgentProvider } from './cli-agent-settings.ts';
import type { GivenSettings } from './run-settings.ts';

/** What a run goes by, and what of it the configuration has set. */
export interface MergedSettings {
  readonly given: GivenSettings;
  /** The keys of the configuration that are in force, as they are written there, with their values. */
  readonly fromConfig: readonly (readonly [key: string, value: string])[];
}

const MAX_SHOWN = 60;

type SettingName = Exclude<keyof GivenSettings, 'fresh'>;

/** Which setting each key of the configuration sets. */
const KEYS = {
  agent: 'agent',
  agent_command: 'agentCommand',
  provider: 'provider',
  model: 'model',
  price: 'price',
  instruction: 'instruction',
  tools: 'tools',
  on_denial: 'onDenial',
  max_iterations: 'maxIterations',
  wall_clock_timeout_seconds: 'wallClockTimeoutSeconds',
  attempt_budget_default: 'attemptBudgetDefault',
  max_cost_usd: 'maxCostUsd',
  max_tokens: 'maxTokens',
  deadline_minutes: 'deadlineMinutes',
  materialize: 'materialize',
  workspace: 'workspace',
  judge_model: 'judgeModel',
  judge_provider: 'judgeProvider',
  judge_price: 'judgePrice',
} as const satisfies Partial<Record<keyof RunConfig, SettingName>>;

type Key = keyof typeof KEYS;

const DEFAULTS: Partial<Record<Key, string>> = { agent: 'command' };

/** A setting that is given otherwise takes with it what the configuration says for the other value. */
const SETS_ASIDE: Partial<Record<Key, readonly Key[]>> = {
  agent: ['agent_command', 'provider', 'model', 'price', 'tools', 'on_denial'],
  agent_command: ['agent', 'provider', 'model', 'price', 'tools', 'on_denial'],
  provider: ['model', 'price'],
  model: ['price'],
  judge_provider: ['judge_model', 'judge_price'],
  judge_model: ['judge_price'],
};

/**
 * Inputs and flags, and the configuration where they say nothing. Protected branches of both count: a list that is given
 * is no permission to land where the repository forbids it.
 */
export function mergeSettings(given: GivenSettings, config: RunConfig | undefined): MergedSettings {
  if (config === undefined) return { given, fromConfig: [] };
  const texts = toTexts(config);
  const isOtherwise = (key: Key) =>
    isSet(given[KEYS[key]]) && given[KEYS[key]]?.trim() !== (texts.get(key) ?? DEFAULTS[key]);
  const setAside = listKeys().flatMap((key) => (isOtherwise(key) ? (SETS_ASIDE[key] ?? []) : []));
  const inForce = [...texts.keys()].filter((key) => !isSet(given[KEYS[key]]) && !setAside.includes(key));
  const added = Object.fromEntries(inForce.map((key) => [KEYS[key], texts.get(key)]));
  const branches = config.protected_branches ?? [];
  const merged = { ...given, ...added, protectedBranches: [...(given.protectedBranches ?? []), ...branches] };
  return {
    given: inForce.includes('judge_model') ? keepJudge(merged, texts) : merged,
    fromConfig: [
      ...inForce.map((key) => [key, texts.get(key) ?? ''] as const),
      ...(branches.length > 0 ? [['protected_branches', branches.join(' ')] as const] : []),
    ],
  };
}

/** A configured judge stays with the provider that the configuration meant when somebody gives the agent another one. */
function keepJudge(merged: GivenSettings, texts: ReadonlyMap<Key, string>): GivenSettings {
  const meant = findAgentProvider({ agent: texts.get('agent'), provider: texts.get('provider') });
  const isKept = meant === undefined || isSet(merged.judgeProvider) || meant === findAgentProvider(merged);
  return isKept ? merged : { ...merged, judgeProvider: meant };
}

/** As the texts that an input or a flag would have. */
function toTexts(config: RunConfig): ReadonlyMap<Key, string> {
  const texts = new Map<Key, string>();
  for (const key of listKeys()) {
    const value = config[key];
    if (value !== undefined) texts.set(key, Array.isArray(value) ? value.join(' ') : String(value));
  }
  return texts;
}

function listKeys(): readonly Key[] {
  return Object.keys(KEYS).filter((key): key is Key => Object.hasOwn(KEYS, key));
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value.trim() !== '';
}

/** The settings that the configuration has set, as a line for people who watch; undefined when it has set none. */
export function renderConfigLine({ fromConfig }: MergedSettings): string | undefined {
  if (fromConfig.length === 0) return undefined;
  const settings = fromConfig.map(([key, value]) => `${key}: ${toShortLine(value, MAX_SHOWN)}`);
  return `Set by ${CONFIG_PATH}: ${settings.join('; ')}`;
}
