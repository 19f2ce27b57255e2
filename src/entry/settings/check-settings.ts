import { PROVIDER_NAMES } from '../../agent/builtin/provider-facts.ts';
import { judgeVoteChoices } from '../../domain/setting-limits.ts';
import { AGENT_NAMES, isProgram } from './agent-choice.ts';
import { parseAgents } from './ladder-settings.ts';
import { parsePolicy, parsePrice, readAddress } from './model-settings.ts';
import { readTuning } from './model-tuning.ts';
import { requireAll } from './require-all.ts';
import { type GivenSettings, readRunSettings } from './run-settings.ts';
import { type Env, parseChoice } from './settings.ts';

/** Parses one setting by itself, whether or not the chosen agent uses it. */
type Parse = (given: GivenSettings, env: Env) => unknown;

const parsers: readonly Parse[] = [
  ({ agent }) => agent?.trim() && parseChoice(agent.trim(), 'agent', AGENT_NAMES),
  ({ provider }) => provider?.trim() && parseChoice(provider.trim(), 'provider', PROVIDER_NAMES),
  ({ judgeProvider }) => judgeProvider?.trim() && parseChoice(judgeProvider.trim(), 'judge-provider', PROVIDER_NAMES),
  ({ judgeVotes }) => judgeVotes?.trim() && parseChoice(judgeVotes.trim(), 'judge-votes', judgeVoteChoices),
  ({ baseUrl }) => baseUrl?.trim() && readAddress({ provider: 'openai', model: '', given: baseUrl }, {}),
  ({ tools }) => parsePolicy({ tools }),
  ({ onDenial }) => parsePolicy({ onDenial }),
  ({ price }) => parsePrice({ price }, { model: '', isNeeded: false }),
  ({ judgePrice }) => parsePrice({ price: judgePrice }, { model: '', isNeeded: false, setting: 'judge-price' }),
  ({ agents }) => parseAgents(agents),
  ({ effort }, env) => readTuning({ effort }, env),
  ({ temperature }, env) => readTuning({ temperature }, env),
  ({ maxOutputTokens }, env) => readTuning({ maxOutputTokens }, env),
  ({ contextWindow }, env) => readTuning({ contextWindow }, env),
  ({ headers }, env) => readTuning({ headers }, env),
  ({ providerOptions }, env) => readTuning({ providerOptions }, env),
];

/**
 * Checks the values of all settings, also of those that the chosen agent does not use, and those that `others` parse.
 * Throws ConfigurationError, with every value that cannot be used.
 */
export function requireValidSettings(given: GivenSettings, env: Env, others: readonly (() => unknown)[] = []): void {
  const alone = Object.entries(given).map(
    ([name, value]) =>
      () =>
        readRunSettings({ [name]: value }),
  );
  requireAll([...alone, ...parsers.map((parse) => () => parse(given, env)), ...others]);
}

/** Describes the settings that a user has given and that change nothing, by the settings that count for the run. */
export function findIneffective(given: GivenSettings, merged: GivenSettings): readonly string[] {
  const agent = merged.agent?.trim() || 'command';
  const hasJudge = Boolean(merged.judgeModel?.trim());
  const isLadder = Boolean(merged.agents?.trim());
  const rules: readonly (readonly [boolean, readonly (keyof GivenSettings)[], string])[] = [
    [
      !isLadder && agent === 'command',
      ['model', 'tools', 'onDenial', 'effort', 'temperature', 'maxOutputTokens', 'contextWindow', 'providerOptions'],
      'the agent "command" has no model of ours',
    ],
    [
      !isLadder && agent === 'command' && !hasJudge,
      ['provider', 'baseUrl', 'price', 'headers'],
      'the agent "command" has no model of ours, and there is no judge',
    ],
    [!isLadder && agent === 'builtin', ['agentCommand'], 'the agent "builtin" has no program'],
    [isLadder, ['agent', 'agentCommand'], 'the agents are those of "agents"'],
    [
      merged.isolation === 'none',
      ['networkSetup', 'networkAgent', 'networkCriteria', 'visiblePaths'],
      'there is no sandbox with "isolation: none"',
    ],
    [merged.verifyIn === 'workspace', ['auditMinutes'], 'no audit is made with "verify-in: workspace"'],
    [!isLadder && !isProgram(agent), ['session'], 'only a CLI agent has a conversation to resume'],
  ];
  return rules.flatMap(([holds, names, why]) =>
    names
      .filter((name) => holds && given[name] !== undefined)
      .map((name) => `"${toFlag(name)}" has no effect: ${why}.`),
  );
}

function toFlag(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
