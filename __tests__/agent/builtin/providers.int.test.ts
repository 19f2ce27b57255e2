import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { ModelSettings, ProviderName } from '../../../src/agent/builtin/provider-facts.ts';
import { toTuning } from '../../../src/agent/builtin/tuning.ts';
import { playTurns } from '../../helpers/agents/model-endpoint.ts';
import { call, type ModelProtocol } from '../../helpers/agents/model-turn.ts';
import { at } from '../../helpers/json.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { runAgent } from './run-agent.ts';

afterEach(cleanUp);

const script = playTurns(call('list_files'), call('checkpoint_success', { summary: 'Done' }));

async function request(protocol: ModelProtocol, settings: Partial<ModelSettings>) {
  const { endpoint, report } = await runAgent({ script, protocol, settings });
  const [first] = endpoint.requests;
  return { first, unknown: endpoint.unknown, stop: report.stop, usage: report.usage };
}

const providers: readonly (readonly [ProviderName, ModelProtocol, Partial<ModelSettings>, Record<string, string>])[] = [
  ['azure', 'openai-responses', {}, { authorization: 'Bearer key' }],
  ['bedrock', 'openai-chat', { isBearer: true }, { authorization: 'Bearer key' }],
  ['bedrock', 'anthropic', { isBearer: true, model: 'anthropic.claude-sonnet-5' }, { authorization: 'Bearer key' }],
  ['vertex', 'gemini', {}, { 'x-goog-api-key': 'key' }],
  ['vertex', 'gemini', { isBearer: true }, { authorization: 'Bearer key' }],
  ['openrouter', 'openai-chat', {}, { authorization: 'Bearer key' }],
  ['mistral', 'openai-chat', {}, { authorization: 'Bearer key' }],
  ['xai', 'openai-chat', {}, { authorization: 'Bearer key' }],
  ['ollama', 'openai-chat', {}, { authorization: 'Bearer key' }],
];

describe('a provider', () => {
  test.each(providers)('%s has the protocol %s, and the key in its header alone', async (...row) => {
    const [provider, protocol, settings, headers] = row;
    const { first, stop, unknown, usage } = await request(protocol, { provider, ...settings });
    expect([stop, unknown]).toEqual([{ kind: 'stopped' }, []]);
    // The scripted model counts as OpenAI does, where it is asked; Mistral always does.
    expect(usage.input_tokens === 2000).toBe(provider !== 'mistral');
    expect(first?.headers).toMatchObject(headers);
    const keyHeaders = ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key'];
    expect(keyHeaders.filter((name) => first?.headers[name] !== undefined)).toEqual(Object.keys(headers));
    expect(first?.text).not.toContain('"key"');
    expect(at(first?.body, 'stream_options') === undefined).toBe(protocol !== 'openai-chat' || provider === 'mistral');
  });
});

describe('the settings of requests', () => {
  const tuning = { effort: 'high', temperature: 0.5, maxOutputTokens: 9000 } as const;
  const headers = { 'x-team': 'docs' };

  test.each([
    ['anthropic', ['max_tokens'], { model: 'claude-opus-4-6', providerOptions: { metadata: { userId: 'u' } } }],
    ['openai-responses', ['max_output_tokens'], { model: 'gpt-5', providerOptions: { serviceTier: 'flex' } }],
    ['openai-chat', ['max_tokens'], { providerOptions: { verbosity: 'low' } }],
    ['gemini', ['generationConfig', 'maxOutputTokens'], { model: 'gemini-2.5-pro' }],
  ] as const)('are part of each request, by %s', async (protocol, path, settings) => {
    const { first } = await request(protocol, { ...tuning, headers, ...settings });
    expect(first?.headers).toMatchObject(headers);
    expect(at(first?.body, ...path)).toBe(9000);
    expect(first?.text).toMatch(/"effort":"high"|"reasoning_effort":"high"|"thinkingBudget":\d+/);
    if (!('model' in settings)) expect(at(first?.body, 'temperature')).toBe(0.5);
    if ('providerOptions' in settings)
      expect(first?.text).toMatch(/"user_id":"u"|"service_tier":"flex"|"verbosity":"low"/);
  });

  test.each([
    ['github-models', 'githubModels'],
    ['openai-compatible', 'openaiCompatible'],
  ] as const)('reach %s by the name that the library wants, %s', async (provider, key) => {
    const providerOptions = { service_tier: 'flex' };
    const { first } = await request('openai-chat', { provider, providerOptions });
    expect(at(first?.body, 'service_tier')).toBe('flex');
    const tuning = toTuning({ provider, model: 'm', apiKey: 'key', baseUrl: '', providerOptions }, 'cache');
    expect(tuning.providerOptions).toEqual({ [key]: providerOptions });
  });

  test('make the library print no warning, where it drops one of them, either', async () => {
    const emitWarning = jest.spyOn(process, 'emitWarning');
    const { first } = await request('openai-responses', { ...tuning, model: 'gpt-5' });
    expect(at(first?.body, 'temperature')).toBeUndefined();
    expect(emitWarning).not.toHaveBeenCalled();
    emitWarning.mockRestore();
  });

  test('limit no answer to the 4096 tokens of a library', async () => {
    expect(at((await request('anthropic', {})).first?.body, 'max_tokens')).toBe(32_000);
    expect(at((await request('anthropic', { model: 'claude-opus-4-1' })).first?.body, 'max_tokens')).toBe(32_000);
    for (const protocol of ['openai-responses', 'openai-chat'] as const)
      expect((await request(protocol, {})).first?.text).not.toMatch(/"max_(?:output_)?tokens"/);
  });
});
