import { describe, expect, test } from '@jest/globals';
import { providerFacts } from '../../../src/agent/builtin/provider-facts.ts';
import { renderError } from '../../../src/domain/errors/error-catalog.ts';
import { GroundhogError } from '../../../src/domain/errors/errors.ts';
import { findSecretsInEnv } from '../../../src/entry/settings/find-secrets-in-env.ts';
import { readModelSettings } from '../../../src/entry/settings/model-settings.ts';
import { describeUnknownWindow, findHeaderSecrets, readTuning } from '../../../src/entry/settings/model-tuning.ts';

const KEY = 'canary-of-a-key-4711-0815-x';
const BEDROCK = { AWS_BEARER_TOKEN_BEDROCK: KEY, AWS_REGION: 'eu-central-1' };

describe('the settings of requests', () => {
  test('are read from texts', () => {
    const texts = {
      ...{ effort: 'high', temperature: '0.5', maxOutputTokens: '64000', contextWindow: '1000000' },
      headers: '{"x-team": "docs", "x-gateway": "$GATEWAY"}',
      providerOptions: '{"serviceTier": "flex", "nested": {"list": [1, null]}}',
    };
    expect(readTuning(texts, { GATEWAY: KEY })).toEqual({
      ...{ effort: 'high', temperature: 0.5, maxOutputTokens: 64_000, contextWindow: 1_000_000 },
      headers: { 'x-team': 'docs', 'x-gateway': KEY },
      providerOptions: { serviceTier: 'flex', nested: { list: [1, null] } },
    });
    expect(findHeaderSecrets(texts.headers, { GATEWAY: KEY })).toEqual([KEY]);
  });

  test.each([
    [{ effort: 'huge' }, /"effort".*none of: none, minimal/],
    [{ temperature: '3' }, /"temperature".*from 0 to 2/],
    [{ maxOutputTokens: '0' }, /"max-output-tokens"/],
    [{ contextWindow: 'big' }, /"context-window"/],
    [{ headers: '[]' }, /"headers".*no JSON object/],
    [{ headers: '{"a": 1}' }, /"headers".*no JSON object/],
    [{ headers: '{"Authorization": "Bearer x"}' }, /"headers".*by the variable of its provider/],
    [{ headers: '{"a b": "x"}' }, /"headers".*no name of a header/],
    [{ headers: '{"a": "$MISSING"}' }, /"headers".*not set/],
    [{ headers: '{"a": "x\\r\\nhost: y"}' }, /"headers".*not ASCII/],
    [{ providerOptions: 'serviceTier: flex' }, /"provider-options".*no JSON object/],
  ])('that are wrong are refused: %j', (texts, expected) => {
    expect(explain(() => readTuning(texts, {}))).toMatch(expected);
  });

  test('that hold what may be a secret are not quoted when they are refused', () => {
    expect(explain(() => readTuning({ headers: `{"a": "${KEY}"` }, {}))).not.toContain(KEY);
    expect(explain(() => readTuning({ headers: `{"a": "ä${KEY}"}` }, {}))).not.toContain(KEY);
  });
});

describe('a provider', () => {
  test.each([
    ['azure', { AZURE_API_KEY: KEY, AZURE_RESOURCE_NAME: 'mine' }, 'https://mine.openai.azure.com/openai/v1'],
    ['azure', { AZURE_OPENAI_API_KEY: KEY, AZURE_OPENAI_ENDPOINT: 'https://a.b/' }, 'https://a.b/openai/v1'],
    ['bedrock', BEDROCK, 'https://bedrock-runtime.eu-central-1.amazonaws.com/openai/v1'],
    ['vertex', { GOOGLE_VERTEX_API_KEY: KEY }, 'https://aiplatform.googleapis.com/v1/publishers/google'],
    ['openrouter', { OPENROUTER_API_KEY: KEY }, 'https://openrouter.ai/api/v1'],
    ['mistral', { MISTRAL_API_KEY: KEY }, 'https://api.mistral.ai/v1'],
    ['xai', { XAI_API_KEY: KEY }, 'https://api.x.ai/v1'],
    ['ollama', { OLLAMA_API_KEY: KEY }, 'http://127.0.0.1:11434/v1'],
  ] as const)('%s is reached at its own address, with its own key', (provider, env, baseUrl) => {
    expect(readModelSettings({ provider, model: 'm' }, env)).toMatchObject({ provider, apiKey: KEY, baseUrl });
  });

  test('may have another address for Claude', () => {
    const settings = readModelSettings({ provider: 'bedrock', model: 'anthropic.claude-sonnet-5' }, BEDROCK);
    expect(settings.baseUrl).toBe('https://bedrock-mantle.eu-central-1.api.aws/anthropic/v1');
  });

  test('without its address or key is refused by the names of its variables', () => {
    const bedrock = { provider: 'bedrock', model: 'm' };
    expect(explain(() => readModelSettings(bedrock, { AWS_REGION: 'x' }))).toContain('AWS_BEARER_TOKEN_BEDROCK');
    const env = { AWS_BEARER_TOKEN_BEDROCK: KEY };
    expect(explain(() => readModelSettings(bedrock, env))).toMatch(/"base-url".*BEDROCK_BASE_URL or AWS_REGION/);
    expect(explain(() => readModelSettings(bedrock, { ...env, AWS_REGION: 'evil.example/?' }))).toMatch(/"base-url"/);
  });

  test('of each name has a key that is masked wherever it appears', () => {
    const names = Object.values(providerFacts).flatMap(({ keyNames }) => [...keyNames]);
    for (const name of names) expect([name, findSecretsInEnv({ [name]: KEY })]).toEqual([name, [KEY]]);
  });

  test('that drops what is too long without a word is warned of', () => {
    const ollama = { agent: 'builtin', provider: 'ollama' };
    expect(describeUnknownWindow(ollama)).toContain('4096');
    expect(describeUnknownWindow({ ...ollama, contextWindow: '64000' })).toBeUndefined();
    expect(describeUnknownWindow({ ...ollama, provider: 'openai' })).toBeUndefined();
  });
});

function explain(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof GroundhogError) return renderError(error).replaceAll('\n', ' ');
  }
  throw new Error('it was not refused');
}
