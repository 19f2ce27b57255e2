import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { wrapLanguageModel } from 'ai';
import { assertNever } from '../../domain/assert-never.ts';
import type { ModelSettings } from './provider-facts.ts';

/** A model that can be asked, and be wrapped. */
export type OpenModel = Parameters<typeof wrapLanguageModel>[0]['model'];

/** Opens a model. Nothing is looked up in the environment: key and address are those of the settings. */
export function openModel({ provider, model, apiKey, baseUrl }: ModelSettings): OpenModel {
  const reach = { baseURL: baseUrl, apiKey: apiKey ?? '' };
  switch (provider) {
    case 'anthropic':
      return createAnthropic(reach)(model);
    case 'openai':
      return createOpenAI(reach).responses(model);
    case 'google':
      return createGoogle(reach)(model);
    case 'github-models':
    case 'openai-compatible':
      return createOpenAICompatible({
        name: provider,
        baseURL: baseUrl,
        includeUsage: true,
        ...(apiKey === undefined ? {} : { apiKey }),
      })(model);
    default:
      return assertNever(provider);
  }
}
