/** A way to reach models: whose it is, and where its key and its address are found. */
export interface ProviderFacts {
  /** Variables that may hold the key, the first that is set counts. */
  readonly keyNames: readonly string[];
  /** Whether it can be reached without a key, as servers on one's own machine are. */
  readonly isKeyOptional: boolean;
  /** Variables that may hold another address. */
  readonly addressNames: readonly string[];
  /** Where it is; undefined where only the user knows. */
  readonly address: string | undefined;
  /** Added to an address that has no path. */
  readonly path: string;
}

/** The providers by the names that users give. */
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

/** A model and how to reach it. */
export interface ModelSettings {
  readonly provider: ProviderName;
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string;
}
