import type { Agent } from '../../agent/agent.ts';
import { createBuiltinAgent } from '../../agent/builtin/builtin-agent.ts';
import type { ModelSettings } from '../../agent/builtin/provider-facts.ts';
import type { CliAdapter } from '../../agent/cli/cli-adapter.ts';
import { cliAdapters } from '../../agent/cli/cli-adapters.ts';
import { createCliAgent } from '../../agent/cli/cli-agent.ts';
import { createCommandAgent } from '../../agent/command.ts';
import { createModelJudge } from '../../agent/judge/model-judge.ts';
import type { Judge } from '../../domain/attempt/judge.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { judgeVoteChoices } from '../../domain/setting-limits.ts';
import { childEnv } from '../../exec/child-env.ts';
import type { Redactor } from '../../exec/redaction/redact.ts';
import { createModelProxy } from '../../sandbox/network/model-proxy.ts';
import { readUpstreamProxy } from '../../sandbox/network/upstream-proxy.ts';
import { AGENT_NAMES, type AgentChoice, BASIC_AGENT_NAMES, type JudgeTexts } from '../settings/agent-choice.ts';
import { findAgentProvider, readCliSettings } from '../settings/cli-agent-settings.ts';
import {
  type ModelUse,
  parsePolicy,
  parsePrice,
  parseProvider,
  readModelSettings,
} from '../settings/model-settings.ts';
import { findHeaderSecrets } from '../settings/model-tuning.ts';
import { findFirstFile, straightenPaths } from '../settings/named-files.ts';
import { readModelPaceMs } from '../settings/paces.ts';
import { type Env, parseChoice, toChoiceError, toSettingError } from '../settings/settings.ts';
import { systemClock } from './system-clock.ts';

export interface AgentContext {
  readonly env: Env;
  readonly redactor: Redactor;
  /** Whether the run has a cost limit, for which the price of the model must be known. */
  readonly hasCostLimit: boolean;
}

/** Creates the chosen agent. Throws ConfigurationError for an unknown one, or when one of its settings is missing. */
export function createAgent(choice: AgentChoice, host: AgentContext): Agent {
  const { env, redactor, hasCostLimit } = host;
  const { agent = 'command', agentCommand } = choice;
  const adapter = cliAdapters.find(({ name }) => name === agent);
  if (adapter !== undefined) return createCli(adapter, choice, host);
  switch (BASIC_AGENT_NAMES.find((known) => known === agent)) {
    case 'command':
      if (agentCommand === undefined || agentCommand.trim() === '')
        throw new ConfigurationError('agent_command_missing');
      return createCommandAgent(straightenPaths(agentCommand), redactor, {
        path: env.PATH,
        file: findFirstFile(agentCommand, env.HOME),
      });
    case 'builtin': {
      const settings = readModelSettings(choice, env);
      redactor.add(findHeaderSecrets(choice.headers, env));
      const findPrice = parsePrice(choice, { model: settings.model, isNeeded: hasCostLimit });
      const firstWaitMs = readModelPaceMs(env);
      const policy = parsePolicy(choice);
      return createBuiltinAgent({ settings, policy, findPrice, clock: systemClock, redactor, firstWaitMs });
    }
    default:
      throw toChoiceError(agent, 'agent', AGENT_NAMES);
  }
}

function createCli(adapter: CliAdapter, choice: AgentChoice, { env, redactor, hasCostLimit }: AgentContext): Agent {
  const settings = readCliSettings(adapter, choice, env);
  return createCliAgent({
    adapter,
    program: straightenPaths(choice.agentCommand?.trim() ?? '') || adapter.program,
    settings,
    findPrice: parsePrice(choice, { model: settings.model ?? '', isNeeded: hasCostLimit }),
    clock: systemClock,
    redactor,
    env: childEnv(env),
    createModelAccess: (model) => createModelProxy({ ...model, findProxy: readUpstreamProxy(env) }),
  });
}

/** The judge of statements, whichever agent works. */
export const JUDGE: ModelUse = { who: 'the judge', providerSetting: 'judge-provider', modelSetting: 'judge-model' };

/** Creates the chosen judge; undefined without `judge-model`. Throws ConfigurationError when one of its settings is missing. */
export function createJudge(choice: AgentChoice & JudgeTexts, host: AgentContext): Judge | undefined {
  const model = choice.judgeModel?.trim() ?? '';
  if (model === '') {
    refuseUnusedSettings(choice);
    return undefined;
  }
  const agentProvider = findAgentProvider(choice);
  const provider = parseProvider(choice.judgeProvider?.trim() || agentProvider, JUDGE);
  // Base URL and headers are those of the agent's provider.
  const isSame = agentProvider === undefined || agentProvider === provider;
  const { baseUrl, headers } = isSame ? choice : {};
  const settings = readModelSettings({ provider, model, baseUrl, headers }, host.env, JUDGE);
  const isOfAgent = provider === agentProvider && model === choice.model?.trim();
  const findPrice = parsePrice(
    { price: choice.judgePrice ?? (isOfAgent ? choice.price : undefined) },
    { model, isNeeded: host.hasCostLimit, setting: 'judge-price' },
  );
  const { redactor } = host;
  const fallback = readFallback(choice, settings, host);
  const votes = parseChoice(choice.judgeVotes?.trim() || '1', 'judge-votes', judgeVoteChoices) === '3' ? 3 : 1;
  const firstWaitMs = readModelPaceMs(host.env);
  return createModelJudge({ settings, findPrice, clock: systemClock, redactor, fallback, votes, firstWaitMs });
}

/** Reads the judge's second model, which has the provider, key and address of the first. */
function readFallback(
  { judgeFallbackModel, judgePrice }: JudgeTexts,
  settings: ModelSettings,
  { hasCostLimit }: AgentContext,
) {
  const model = judgeFallbackModel?.trim() ?? '';
  if (model === '') return undefined;
  const priced = { model, isNeeded: hasCostLimit, setting: 'judge-price' };
  return { settings: { ...settings, model }, findPrice: parsePrice({ price: judgePrice }, priced) };
}

/** Throws ConfigurationError for settings of a judge without a judge: a mistake that would go unnoticed. */
function refuseUnusedSettings(texts: JudgeTexts): void {
  const { judgeProvider, judgePrice, judgeFallbackModel, judgeVotes, onUnjudged } = texts;
  const given = { judgeProvider, judgePrice, judgeFallbackModel, judgeVotes, onUnjudged };
  if (Object.values(given).some((text) => text?.trim()))
    throw toSettingError('judge-model', '', 'is missing; all settings of a judge need one');
}
