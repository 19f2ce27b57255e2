import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type LanguageModel, wrapLanguageModel } from 'ai';
import { assertNever } from '../../domain/assert-never.ts';
import type { OpenExchange } from '../../exec/exchange.ts';
import { watchFetch } from '../usage/watched-fetch.ts';
import { type ModelTurn, type TurnOptions, takeTurn } from './model-turn.ts';
import { findEndpoint, type ModelSettings } from './provider-facts.ts';
import { type RetryOptions, type RetryTerms, retryRequest } from './retry-request.ts';
import { toTuning } from './tuning.ts';

const SILENCE_MS = 10 * 60_000;

/** A model, its address and key, and the limits of a request to it. */
export interface ModelAccess extends RetryTerms {
  readonly settings: ModelSettings;
  /** The longest pause in an answer. */
  readonly silenceMs?: number | undefined;
}

/** The settings that all turns of a conversation share. */
export interface TurnSettings extends Pick<TurnOptions, 'instructions' | 'tools'> {
  /** A name for conversations that begin alike, for providers whose caches use one. */
  readonly cacheKey: string;
  /** Whether the provider must answer with a tool call. */
  readonly mustCall: boolean;
}

/** The parts of a request that differ from turn to turn. */
export type TurnRequest = Pick<TurnOptions, 'messages' | 'signal' | 'onText'> & Pick<RetryOptions, 'onRetry'>;

type Middleware = Exclude<Parameters<typeof wrapLanguageModel>[0]['middleware'], readonly unknown[]>;

/** Opens a model for turns, each request of which is followed. A turn rejects as `takeTurn` does, after its retries. */
export function openModelTurns(
  access: ModelAccess,
  settings: TurnSettings,
  openExchange: OpenExchange,
): (request: TurnRequest) => Promise<ModelTurn> {
  // Its warnings are for who writes the requests, not for who runs a plan.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { mustCall, cacheKey, ...shared } = settings;
  const opened = openModel(access.settings, openExchange);
  const model = mustCall ? requireToolCall(opened) : opened;
  const tuning = toTuning(access.settings, cacheKey);
  const { silenceMs = SILENCE_MS, maxRetries, firstWaitMs, clock } = access;
  return ({ onRetry, ...request }) =>
    retryRequest(() => takeTurn({ model, silenceMs, tuning, ...shared, ...request }), {
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
function openModel(settings: ModelSettings, openExchange: OpenExchange): OpenModel {
  const { provider, model, apiKey = '', baseUrl: baseURL, isBearer = false } = settings;
  const headers = { ...settings.headers };
  const fetch = watchFetch(openExchange);
  const access = { baseURL, headers, fetch: isBearer ? sendAsBearer(fetch, apiKey) : fetch, apiKey };
  const { protocol } = findEndpoint(provider, model);
  switch (protocol) {
    case 'messages':
      return createAnthropic(access)(model);
    case 'responses':
      return createOpenAI(access).responses(model);
    case 'gemini':
      return createGoogle(access)(model);
    case 'chat':
      return createOpenAICompatible({
        name: provider,
        ...{ baseURL, headers, fetch },
        // Mistral counts without being asked, and refuses what it does not know.
        includeUsage: provider !== 'mistral',
        ...(apiKey === '' ? {} : { apiKey }),
      })(model);
    default:
      return assertNever(protocol);
  }
}

/** The headers that protocols have for keys. */
const KEY_HEADERS = ['x-api-key', 'x-goog-api-key'];

/** Returns `fetch` with the key as a bearer token in place of the header of its protocol. */
function sendAsBearer(fetch: typeof globalThis.fetch, apiKey: string): typeof globalThis.fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    for (const name of KEY_HEADERS) headers.delete(name);
    headers.set('authorization', `Bearer ${apiKey}`);
    return fetch(input, { ...init, headers });
  };
}
