import type { EffortChoice } from '../../domain/setting-limits.ts';

/** Anthropic Messages, OpenAI Responses, Gemini, or OpenAI chat completions. */
export type ProviderProtocol = 'messages' | 'responses' | 'gemini' | 'chat';

/** A protocol, and the address at which a provider has it. */
export interface ProviderEndpoint {
  readonly protocol: ProviderProtocol;
  /**
   * The default address, in which `{NAME}` is the value of that variable; undefined where the user must give the whole
   * address.
   */
  readonly address: string | undefined;
  /** The path that is added to an address without one. */
  readonly path: string;
}

/** A model provider, and the variables with its key and address. */
export interface ProviderFacts extends ProviderEndpoint {
  /** Variables that may hold the key; the first that is set is used. */
  readonly keyNames: readonly string[];
  /** Variables of keys that are sent as a bearer token, where the protocol has another header for keys. */
  readonly bearerNames?: readonly string[];
  /** Whether no key is needed, as for local servers. */
  readonly isKeyOptional: boolean;
  /** Variables that may override the address. */
  readonly addressNames: readonly string[];
  /** Whether only the CLI of the provider may use it. */
  readonly isForCli?: boolean;
  /** The expression of a workflow for the key, where a job has a token of its own for the models; else a secret is needed. */
  readonly jobKey?: string;
  /** Says that the service of the provider is gone, and what to do; undefined for one that is there. */
  readonly retired?: string;
  /** The endpoint of Claude, where the provider has another one for its models. */
  readonly claude?: ProviderEndpoint;
}

/** Facts that most providers share. */
const KEYED = { isKeyOptional: false };

// Why: docs/decisions/0116-providers-by-four-protocols.md
/** The providers by their names in the settings. */
export const providerFacts = {
  anthropic: {
    ...KEYED,
    protocol: 'messages',
    keyNames: ['ANTHROPIC_API_KEY'],
    addressNames: ['ANTHROPIC_BASE_URL'],
    address: 'https://api.anthropic.com/v1',
    path: '/v1',
  },
  openai: {
    ...KEYED,
    protocol: 'responses',
    keyNames: ['OPENAI_API_KEY'],
    addressNames: ['OPENAI_BASE_URL'],
    address: 'https://api.openai.com/v1',
    path: '/v1',
  },
  google: {
    ...KEYED,
    protocol: 'gemini',
    keyNames: ['GEMINI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY', 'GOOGLE_API_KEY'],
    addressNames: ['GOOGLE_GEMINI_BASE_URL'],
    address: 'https://generativelanguage.googleapis.com/v1beta',
    path: '/v1beta',
  },
  'github-copilot': {
    ...KEYED,
    protocol: 'chat',
    keyNames: ['COPILOT_GITHUB_TOKEN'],
    addressNames: ['GITHUB_COPILOT_BASE_URL'],
    address: 'https://api.githubcopilot.com',
    path: '',
    isForCli: true,
    jobKey: 'github.token',
  },
  'github-models': {
    ...KEYED,
    protocol: 'chat',
    keyNames: ['GITHUB_MODELS_TOKEN', 'GITHUB_TOKEN'],
    addressNames: ['GITHUB_MODELS_BASE_URL'],
    jobKey: 'github.token',
    address: undefined,
    // https://github.blog/changelog/2026-07-01-github-models-is-being-fully-retired-on-july-30-2026/
    retired: 'GitHub retired GitHub Models on 2026-07-30. Choose another provider, or the address of such a server',
    path: '',
  },
  'openai-compatible': {
    protocol: 'chat',
    keyNames: ['OPENAI_COMPATIBLE_API_KEY'],
    isKeyOptional: true,
    addressNames: ['OPENAI_COMPATIBLE_BASE_URL'],
    address: undefined,
    path: '/v1',
  },
  azure: {
    ...KEYED,
    protocol: 'responses',
    keyNames: ['AZURE_OPENAI_API_KEY', 'AZURE_API_KEY'],
    addressNames: ['AZURE_OPENAI_BASE_URL', 'AZURE_OPENAI_ENDPOINT'],
    address: 'https://{AZURE_RESOURCE_NAME}.openai.azure.com/openai/v1',
    path: '/openai/v1',
  },
  bedrock: {
    ...KEYED,
    protocol: 'chat',
    keyNames: ['AWS_BEARER_TOKEN_BEDROCK'],
    bearerNames: ['AWS_BEARER_TOKEN_BEDROCK'],
    addressNames: ['BEDROCK_BASE_URL'],
    address: 'https://bedrock-runtime.{AWS_REGION}.amazonaws.com/openai/v1',
    path: '/openai/v1',
    claude: {
      protocol: 'messages',
      address: 'https://bedrock-mantle.{AWS_REGION}.api.aws/anthropic/v1',
      path: '/anthropic/v1',
    },
  },
  vertex: {
    ...KEYED,
    protocol: 'gemini',
    keyNames: ['GOOGLE_VERTEX_API_KEY', 'GOOGLE_VERTEX_ACCESS_TOKEN'],
    bearerNames: ['GOOGLE_VERTEX_ACCESS_TOKEN'],
    addressNames: ['GOOGLE_VERTEX_BASE_URL'],
    address: 'https://aiplatform.googleapis.com/v1/publishers/google',
    path: '/v1/publishers/google',
  },
  openrouter: {
    ...KEYED,
    protocol: 'chat',
    keyNames: ['OPENROUTER_API_KEY'],
    addressNames: ['OPENROUTER_BASE_URL'],
    address: 'https://openrouter.ai/api/v1',
    path: '/api/v1',
  },
  mistral: {
    ...KEYED,
    protocol: 'chat',
    keyNames: ['MISTRAL_API_KEY'],
    addressNames: ['MISTRAL_BASE_URL'],
    address: 'https://api.mistral.ai/v1',
    path: '/v1',
  },
  xai: {
    ...KEYED,
    protocol: 'chat',
    keyNames: ['XAI_API_KEY'],
    addressNames: ['XAI_BASE_URL'],
    address: 'https://api.x.ai/v1',
    path: '/v1',
  },
  ollama: {
    protocol: 'chat',
    keyNames: ['OLLAMA_API_KEY'],
    isKeyOptional: true,
    addressNames: ['OLLAMA_BASE_URL'],
    address: 'http://127.0.0.1:11434/v1',
    path: '/v1',
  },
} as const satisfies Readonly<Record<string, ProviderFacts>>;

export type ProviderName = keyof typeof providerFacts;

export const PROVIDER_NAMES = Object.keys(providerFacts).filter(isProviderName);

function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(providerFacts, name);
}

/** Returns the protocol and the usual address for a model of a provider. */
export function findEndpoint(provider: ProviderName, model: string): ProviderEndpoint {
  const facts: ProviderFacts = providerFacts[provider];
  return facts.claude !== undefined && /(?:^|\.)anthropic\./.test(model) ? facts.claude : facts;
}

/** A value of JSON. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

/** The settings of requests to a model that are not needed. */
export interface ModelTuning {
  /** The model's own when absent. */
  readonly effort?: EffortChoice | undefined;
  /** The provider's own when absent. */
  readonly temperature?: number | undefined;
  /** The longest answer in tokens. */
  readonly maxOutputTokens?: number | undefined;
  /** The tokens of a request that the model takes; that of the table when absent. */
  readonly contextWindow?: number | undefined;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Options of the AI SDK for this provider. */
  readonly providerOptions?: { readonly [key: string]: JsonValue } | undefined;
}

/** A model with its provider, key and address. */
export interface ModelSettings extends ModelTuning {
  readonly provider: ProviderName;
  readonly model: string;
  readonly apiKey: string | undefined;
  /** Whether the key is sent as a bearer token, whatever the protocol has for keys. */
  readonly isBearer?: boolean | undefined;
  readonly baseUrl: string;
}
