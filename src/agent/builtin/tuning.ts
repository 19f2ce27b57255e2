import type { streamText } from 'ai';
import { findEndpoint, type JsonValue, type ModelSettings, type ProviderProtocol } from './provider-facts.ts';

/** The parts of a request that the settings of a model decide. */
export type RequestTuning = Pick<
  Parameters<typeof streamText>[0],
  'maxOutputTokens' | 'temperature' | 'reasoning' | 'providerOptions'
>;

/**
 * The longest answer where no setting gives one and the protocol needs a number: models that can do less get their own
 * limit from the library. Its default for a model that it does not know, 4096, cuts long files.
 */
const USUAL_OUTPUT_TOKENS = 32_000;

type Options = { readonly [key: string]: JsonValue };

/** Returns the parts of every request to a model. Given options come before ours. */
export function toTuning(settings: ModelSettings, cacheKey: string): RequestTuning {
  const { provider, model, effort, temperature, maxOutputTokens, providerOptions = {} } = settings;
  const { protocol } = findEndpoint(provider, model);
  const longest = maxOutputTokens ?? (protocol === 'messages' ? USUAL_OUTPUT_TOKENS : undefined);
  const [name, ours] = toOptions(protocol, { provider, cacheKey });
  return {
    ...(longest === undefined ? {} : { maxOutputTokens: longest }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(effort === undefined ? {} : { reasoning: effort }),
    providerOptions: { [name]: { ...ours, ...providerOptions } },
  };
}

function toOptions(
  protocol: ProviderProtocol,
  { provider, cacheKey }: { readonly provider: string; readonly cacheKey: string },
): readonly [name: string, options: Options] {
  switch (protocol) {
    case 'messages':
      return ['anthropic', { cacheControl: { type: 'ephemeral' } }];
    case 'responses':
      return ['openai', { promptCacheKey: cacheKey, store: false }];
    case 'gemini':
      return ['google', {}];
    case 'chat':
      // The library takes the name of a provider, too, but warns of it.
      return [provider.replaceAll(/-(.)/g, (_match, letter: string) => letter.toUpperCase()), {}];
  }
}
