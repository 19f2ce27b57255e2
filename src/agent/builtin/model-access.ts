import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type LanguageModel, wrapLanguageModel } from 'ai';
import { assertNever } from '../../domain/assert-never.ts';
import type { OpenExchange } from '../../exec/exchange.ts';
import { watchFetch } from '../usage/watched-fetch.ts';
import { askAgain, type RetryRequest, type RetryTerms } from './ask-again.ts';
import { type ModelTurn, type TurnOptions, takeTurn } from './model-turn.ts';
import type { ModelSettings } from './provider-facts.ts';

const SILENCE_MS = 10 * 60_000;

/** A model, its address and key, and the limits of a request to it. */
export interface ModelAccess extends RetryTerms {
  readonly settings: ModelSettings;
  /** The longest pause in an answer. */
  readonly silenceMs?: number | undefined;
}

/** The settings that all turns of a conversation share. */
export interface TurnSettings extends Pick<TurnOptions, 'instructions' | 'tools' | 'cacheKey'> {
  /** Whether the provider must answer with a tool call. */
  readonly mustCall: boolean;
}

/** The parts of a request that differ from turn to turn. */
export type TurnRequest = Pick<TurnOptions, 'messages' | 'signal' | 'onText'> & Pick<RetryRequest, 'onRetry'>;

type Middleware = Exclude<Parameters<typeof wrapLanguageModel>[0]['middleware'], readonly unknown[]>;

/** Opens a model for turns, each request of which is followed. A turn rejects as `takeTurn` does, after its retries. */
export function openModelTurns(
  access: ModelAccess,
  settings: TurnSettings,
  openExchange: OpenExchange,
): (request: TurnRequest) => Promise<ModelTurn> {
  const { mustCall, ...shared } = settings;
  const opened = openModel(access.settings, openExchange);
  const model = mustCall ? requireToolCall(opened) : opened;
  const { silenceMs = SILENCE_MS, maxRetries, firstWaitMs, clock } = access;
  return ({ onRetry, ...request }) =>
    askAgain(() => takeTurn({ model, silenceMs, ...shared, ...request }), {
      ...{ maxRetries, firstWaitMs, clock, onRetry },
      signal: request.signal,
    });
}

/** Sets `toolChoice` below the library, which would otherwise discard an answer without a call, and its usage. */
function requireToolCall(model: OpenModel): LanguageModel {
  const transformParams: Middleware['transformParams'] = ({ params }) =>
    Promise.resolve({ ...params, toolChoice: { type: 'required' } });
  return wrapLanguageModel({ model, middleware: { transformParams } });
}

/** A language model of the AI SDK that can be wrapped. */
type OpenModel = Parameters<typeof wrapLanguageModel>[0]['model'];

/** Opens a model. Key and address come from the settings alone, never from the environment. */
function openModel({ provider, model, apiKey, baseUrl }: ModelSettings, openExchange: OpenExchange): OpenModel {
  const access = { baseURL: baseUrl, apiKey: apiKey ?? '', fetch: watchFetch(openExchange) };
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
        fetch: access.fetch,
        includeUsage: true,
        ...(apiKey === undefined ? {} : { apiKey }),
      })(model);
    default:
      return assertNever(provider);
  }
}
