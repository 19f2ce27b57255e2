import { afterEach, describe, expect, test } from '@jest/globals';
import { playTurns } from '../../helpers/agents/model-endpoint.ts';
import { call, type ModelProtocol, type ModelTurn } from '../../helpers/agents/model-turn.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { runAgent } from './run-agent.ts';

afterEach(cleanUp);

const all: readonly ModelProtocol[] = ['anthropic', 'openai-responses', 'openai-chat', 'gemini'];
const status = (code: number, message: string, more: object = {}): ModelTurn => ({
  kind: 'status',
  status: code,
  message,
  ...more,
});

const failures: readonly (readonly [string, ModelTurn, object])[] = [
  [
    'a wrong key',
    status(401, 'invalid x-api-key'),
    { kind: 'provider_refused', reason: 'settings', detail: /^HTTP 401: .*invalid x-api-key/ },
  ],
  ['a key without the right', status(403, 'not allowed'), { kind: 'provider_refused', reason: 'settings' }],
  [
    'an unknown model',
    status(404, 'model: scripted-model'),
    { kind: 'provider_refused', reason: 'settings', detail: /^HTTP 404/ },
  ],
  ['no money', status(402, 'Payment Required'), { kind: 'provider_refused', reason: 'credit' }],
  [
    'a balance that is too low',
    status(400, 'Your credit balance is too low'),
    { kind: 'provider_refused', reason: 'credit' },
  ],
  [
    'a spent quota',
    status(429, 'You exceeded your current quota', { type: 'insufficient_quota' }),
    { kind: 'provider_refused', reason: 'credit' },
  ],
  [
    'too many requests',
    status(429, 'slow down', { headers: { 'retry-after': '7' } }),
    { kind: 'unavailable', retryAfterMs: 7000, detail: /^HTTP 429: .*slow down/ },
  ],
  ['an overload', status(529, 'Overloaded'), { kind: 'unavailable' }],
  ['a fault of the server', status(500, 'oops'), { kind: 'unavailable' }],
  ['a connection that breaks', { kind: 'break' }, { kind: 'unavailable' }],
  [
    'a fault in the stream',
    { kind: 'stream_error', message: 'Overloaded', type: 'overloaded_error' },
    { kind: 'unavailable', detail: /Overloaded/ },
  ],
  [
    'too long a conversation',
    status(400, 'prompt is too long: 210000 tokens > 200000 maximum'),
    { kind: 'cut_short', sentence: /longer than the model can take: HTTP 400: .*210000/ },
  ],
  [
    'a refusal',
    { kind: 'turn', text: 'I will not.', isRefusal: true },
    { kind: 'cut_short', sentence: /The model refused to continue: I will not\./ },
  ],
  [
    'a refusal without a word',
    { kind: 'turn', isRefusal: true },
    { kind: 'cut_short', sentence: /The model refused to continue: (?:refusal|content_filter|SAFETY)$/ },
  ],
  ['a request that is wrong', status(400, 'tools.0: bad'), { kind: 'provider_refused', reason: 'settings' }],
];

describe.each(failures)('%s', (_what, turn, expected) => {
  test.each(all)('is told in the words of the provider, by %s', async (protocol) => {
    const { report } = await runAgent({ script: playTurns(call('list_files'), turn), protocol });
    const wanted = Object.fromEntries(
      Object.entries(expected).map(([name, value]) => [
        name,
        value instanceof RegExp ? expect.stringMatching(value) : value,
      ]),
    );
    expect(report.stop).toMatchObject(wanted);
    // Two protocols count with the first event: an answer that has begun is paid for.
    const isCounted = turn.kind === 'turn' || (turn.kind === 'break' && ['anthropic', 'gemini'].includes(protocol));
    expect(report.usage).toMatchObject({ turns: isCounted ? 2 : 1 });
  });
});

test('a model that is silent is given up, and one that nobody answers for is unavailable', async () => {
  const silent = await runAgent({ script: () => ({ kind: 'hang' }), options: { silenceMs: 200 } });
  expect(silent.report.stop).toMatchObject({ kind: 'unavailable' });
  const nobody = { provider: 'anthropic', model: 'm', apiKey: 'k', baseUrl: 'http://127.0.0.1:9/v1' } as const;
  const gone = await runAgent({ script: () => ({ kind: 'hang' }), options: { settings: nobody } });
  expect(gone.report.stop).toMatchObject({ kind: 'unavailable' });
});

test('a silent model is stopped by the time of the attempt and by its end', async () => {
  const late = await runAgent({ script: () => ({ kind: 'hang' }), task: { timeoutMs: 300 } });
  expect(late.report.stop).toEqual({ kind: 'wall_clock', seconds: 0 });
  const ended = await runAgent({ script: () => ({ kind: 'hang' }), task: { signal: AbortSignal.timeout(200) } });
  expect(ended.report.stop).toEqual({ kind: 'stopped' });
});
