import { afterEach, describe, expect, test } from '@jest/globals';
import { at, numberAt, parseJson, textAt } from '../json.ts';
import { type ModelEndpoint, type ModelScript, startModelEndpoint } from './model-endpoint.ts';
import { call, type ModelProtocol, say } from './model-turn.ts';
import { recordedAnswers } from './recorded-answers.ts';

let endpoint: ModelEndpoint | undefined;

afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
});

const requests = [
  ['v1/messages', { messages: [] }, ['content', '0', 'text'], ['usage', 'cache_read_input_tokens']],
  [
    'v1/responses',
    { input: [] },
    ['output', '0', 'content', '0', 'text'],
    ['usage', 'input_tokens_details', 'cached_tokens'],
  ],
  [
    'v1/chat/completions',
    { messages: [] },
    ['choices', '0', 'message', 'content'],
    ['usage', 'prompt_tokens_details', 'cached_tokens'],
  ],
  [
    'v1beta/models/m:generateContent',
    { contents: [] },
    ['candidates', '0', 'content', 'parts', '0', 'text'],
    ['usageMetadata', 'cachedContentTokenCount'],
  ],
] as const;

async function ask(path: string, body: object, script: ModelScript): Promise<Response> {
  endpoint = await startModelEndpoint(script);
  return fetch(`${endpoint.url}/${path}`, { method: 'POST', body: JSON.stringify({ model: 'm', ...body }) });
}

/** As `at`, through lists as well. */
function dig(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inner, key) => (Array.isArray(inner) ? inner[Number(key)] : at(inner, key)), value);
}

describe.each(requests)('a scripted model at %s', (...[path, body, textPath, cachedPath]) => {
  test('answers whole, with its usage', async () => {
    const answer: unknown = await (await ask(path, body, () => say('hello'))).json();
    expect(dig(answer, textPath)).toBe('hello');
    expect(dig(answer, cachedPath)).toBe(600);
    expect(endpoint?.requests).toMatchObject([{ model: 'm', isStreaming: false, number: 1 }]);
  });

  test('fails as it is told', async () => {
    const turn = { kind: 'status', status: 429, message: 'slow down', headers: { 'retry-after': '9' } } as const;
    const response = await ask(path, body, () => turn);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '9']);
    expect(textAt(await response.json(), 'error', 'message')).toBe('slow down');
  });

  test('breaks off in the middle', async () => {
    const response = await ask(path, body, () => ({ kind: 'break' }));
    await expect(response.text()).rejects.toThrow();
  });
});

test('it streams when it is asked to, and tells what it could not make anything of', async () => {
  const body = { stream: true, messages: [], tools: [{ name: 'note', input_schema: {} }] };
  const response = await ask('v1/messages', body, ({ tools }) => call(tools[0]?.name ?? '', { text: 'hi' }));
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events = (await response.text()).split('\n\n').map((event) => parseJson(event.replace(/^[^{]*/, '')));
  expect(events.some((event) => textAt(event, 'content_block', 'name') === 'note')).toBe(true);
  expect(events.some((event) => numberAt(event, 'usage', 'output_tokens') === 50)).toBe(true);
  expect((await fetch(`${endpoint?.url}/v1/nothing`)).status).toBe(404);
  expect(endpoint?.unknown).toEqual(['GET /v1/nothing']);
});

const streamed: readonly (readonly [ModelProtocol, string, object])[] = [
  ['anthropic', 'v1/messages', { stream: true }],
  ['openai-responses', 'v1/responses', { stream: true }],
  ['openai-chat', 'v1/chat/completions', { stream: true, stream_options: { include_usage: true } }],
  ['gemini', 'v1beta/models/gemini-2.5-flash:streamGenerateContent?alt=sse', {}],
];

/** Leaves out what a provider makes up for each answer. */
const withoutIds = (body: string) => body.replace(/"(id|item_id|responseId)":"[^"]*"/g, '"$1":"x"');

test.each(streamed)(
  'a scripted model streams %s byte for byte as its reference shows',
  async (protocol, path, body) => {
    const { body: recorded, usage } = recordedAnswers[protocol];
    const { model, ...counts } = usage;
    const answer = await ask(path, { model, ...body }, () => ({ kind: 'turn', text: 'Hello!', usage: counts }));
    expect(withoutIds(await answer.text())).toBe(withoutIds(recorded));
  },
);

test('a scripted model of chat completions counts only for those who ask it to', async () => {
  const answer = await ask('v1/chat/completions', { stream: true }, () => say('Hello!'));
  expect(await answer.text()).not.toContain('usage');
});
