import { createModelJudge } from '../../agent/judge/model-judge.ts';
import type { Judge } from '../../domain/attempt/judge.ts';
import type { AgentChoice, JudgeTexts } from '../settings/agent-choice.ts';
import { findAgentProvider } from '../settings/cli-agent-settings.ts';
import { type ModelUse, parsePrice, parseProvider, readModelSettings } from '../settings/model-settings.ts';
import { toSettingError } from '../settings/settings.ts';
import type { AgentContext } from './create-agent.ts';
import { systemClock } from './system-clock.ts';

const JUDGE: ModelUse = { who: 'a judge', providerSetting: 'judge-provider', modelSetting: 'judge-model' };

/** Creates the chosen judge; undefined without `judge-model`. Throws ConfigurationError when one of its settings is missing. */
export function createJudge(choice: AgentChoice & JudgeTexts, host: AgentContext): Judge | undefined {
  const model = choice.judgeModel?.trim() ?? '';
  if (model === '') {
    refuseUnusedSettings(choice);
    return undefined;
  }
  const agentProvider = findAgentProvider(choice);
  const provider = parseProvider(choice.judgeProvider?.trim() || agentProvider, JUDGE);
  // The base URL is the one of the agent's provider.
  const baseUrl = agentProvider === undefined || agentProvider === provider ? choice.baseUrl : undefined;
  const settings = readModelSettings({ provider, model, baseUrl }, host.env, JUDGE);
  const isOfAgent = provider === agentProvider && model === choice.model?.trim();
  const price = parsePrice(
    { price: choice.judgePrice ?? (isOfAgent ? choice.price : undefined) },
    { model, isNeeded: host.hasCostLimit, setting: 'judge-price' },
  );
  return createModelJudge({ settings, price, clock: systemClock, redactor: host.redactor });
}

/** Throws ConfigurationError for settings of a judge without a judge: a mistake that would go unnoticed. */
function refuseUnusedSettings({ judgeProvider, judgePrice }: JudgeTexts): void {
  if (judgeProvider?.trim() || judgePrice?.trim())
    throw toSettingError('judge-model', '', 'is missing; "judge-provider" and "judge-price" need one');
}
