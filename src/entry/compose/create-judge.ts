import { createModelJudge } from '../../agent/judge/model-judge.ts';
import type { Judge } from '../../domain/attempt/judge.ts';
import type { AgentChoice, JudgeTexts } from '../settings/agent-choice.ts';
import { findAgentProvider } from '../settings/cli-agent-settings.ts';
import { invalid, type ModelUse, parsePrice, parseProvider, readModelSettings } from '../settings/model-settings.ts';
import type { AgentContext } from './create-agent.ts';
import { systemClock } from './system-clock.ts';

const JUDGE: ModelUse = { who: 'a judge', providerSetting: 'judge-provider', modelSetting: 'judge-model' };

/** The judge that a user asks for; undefined when none was. Throws ConfigurationError when something of it is missing. */
export function createJudge(choice: AgentChoice & JudgeTexts, host: AgentContext): Judge | undefined {
  const model = choice.judgeModel?.trim() ?? '';
  if (model === '') {
    requireNoRest(choice);
    return undefined;
  }
  const own = findAgentProvider(choice);
  const provider = parseProvider(choice.judgeProvider?.trim() || own, JUDGE);
  // Another provider is not where the agent's is.
  const baseUrl = own === undefined || own === provider ? choice.baseUrl : undefined;
  const settings = readModelSettings({ provider, model, baseUrl }, host.env, JUDGE);
  const isOfAgent = provider === own && model === choice.model?.trim();
  const price = parsePrice(
    { price: choice.judgePrice ?? (isOfAgent ? choice.price : undefined) },
    { model, isNeeded: host.hasCostLimit, setting: 'judge-price' },
  );
  return createModelJudge({ settings, price, clock: systemClock, redactor: host.redactor });
}

/** A setting of a judge without a judge is a mistake that would go unnoticed. */
function requireNoRest({ judgeProvider, judgePrice }: JudgeTexts): void {
  const rest = judgeProvider?.trim() || judgePrice?.trim();
  if (rest) throw invalid('judge-model', '', 'is missing; "judge-provider" and "judge-price" need one');
}
