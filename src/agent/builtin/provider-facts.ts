/** A model provider, and the variables with its key and address. */
export interface ProviderFacts {
  /** Variables that may hold the key; the first that is set is used. */
  readonly keyNames: readonly string[];
  /** Whether no key is needed, as for local servers. */
  readonly isKeyOptional: boolean;
  /** Variables that may override the address. */
  readonly addressNames: readonly string[];
  /** The default address; undefined where the user must give one. */
  readonly address: string | undefined;
  /** The path that is added to an address without one. */
  readonly path: string;
}

/** The providers by their names in the settings. */
export const providerFacts = {
  anthropic: {
    keyNames: ['ANTHROPIC_API_KEY'],
    isKeyOptional: false,
    addressNames: ['ANTHROPIC_BASE_URL'],
    address: 'https://api.anthropic.com/v1',
    path: '/v1',
  },
  openai: {
    keyNames: ['OPENAI_API_KEY'],
    isKeyOptional: false,
    addressNames: ['OPENAI_BASE_URL'],
    address: 'https://api.openai.com/v1',
    path: '/v1',
  },
  google: {
    keyNames: ['GEMINI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY', 'GOOGLE_API_KEY'],
    isKeyOptional: false,
    addressNames: ['GOOGLE_GEMINI_BASE_URL'],
    address: 'https://generativelanguage.googleapis.com/v1beta',
    path: '/v1beta',
  },
  'github-models': {
    keyNames: ['GITHUB_MODELS_TOKEN', 'GITHUB_TOKEN'],
    isKeyOptional: false,
    addressNames: ['GITHUB_MODELS_BASE_URL'],
    address: 'https://models.github.ai/inference',
    path: '',
  },
  'openai-compatible': {
    keyNames: ['OPENAI_COMPATIBLE_API_KEY'],
    isKeyOptional: true,
    addressNames: ['OPENAI_COMPATIBLE_BASE_URL'],
    address: undefined,
    path: '/v1',
  },
} as const satisfies Readonly<Record<string, ProviderFacts>>;

export type ProviderName = keyof typeof providerFacts;

export const PROVIDER_NAMES = Object.keys(providerFacts).filter(isProviderName);

function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(providerFacts, name);
}

/** A model with its provider, key and address. */
export interface ModelSettings {
  readonly provider: ProviderName;
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string;
  /** The tokens of a request that the model takes; that of the table when absent. */
  readonly contextWindow?: number | undefined;
}
