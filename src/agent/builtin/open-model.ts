import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { wrapLanguageModel } from 'ai';
import { assertNever } from '../../domain/assert-never.ts';
import type { ModelSettings } from './provider-facts.ts';

/** A language model of the AI SDK that can be wrapped. */
export type OpenModel = Parameters<typeof wrapLanguageModel>[0]['model'];

/** Opens a model. Key and address come from the settings alone, never from the environment. */
export function openModel({ provider, model, apiKey, baseUrl }: ModelSettings): OpenModel {
  const access = { baseURL: baseUrl, apiKey: apiKey ?? '' };
  switch (provider) {
    case 'anthropic':
      return createAnthropic(access)(model);
    case 'openai':
      return createOpenAI(access).responses(model);
    case 'google':
      return createGoogle(access)(model);
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
