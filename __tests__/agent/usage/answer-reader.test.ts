import { describe, expect, test } from '@jest/globals';
import { openAnswerReader } from '../../../src/agent/usage/answer-reader.ts';
import type { AnswerUsage } from '../../../src/agent/usage/answer-usage.ts';
import { recordedAnswers } from '../../helpers/agents/recorded-answers.ts';

interface Reading {
  readonly requestBytes?: number;
  /** The size of the parts that the body comes in. */
  readonly size?: number;
}

function read(body: string, { requestBytes = 4000, size = 7 }: Reading = {}): AnswerUsage[] {
  const found: AnswerUsage[] = [];
  const reader = openAnswerReader((usage) => found.push(usage));
  reader.sent(requestBytes);
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += size) reader.received(bytes.subarray(at, at + size));
  reader.end();
  reader.end();
  return found;
}

const json = (value: unknown) => JSON.stringify(value);
const stream = (...events: readonly unknown[]) => events.map((event) => `data: ${json(event)}\n\n`).join('');
const protocols = Object.entries(recordedAnswers);

/** The beginning of what comes after the text. */
const ENDS: Readonly<Record<string, string>> = {
  anthropic: 'event: message_delta',
  'openai-responses': 'event: response.output_text.done',
  'openai-chat': '"delta":{}',
  gemini: '"text":"lo!"',
};

describe.each(protocols)('an answer of %s', (protocol, { body, usage }) => {
  test.each([1, 7, 100_000])('is counted as its provider counts it, in parts of %s bytes', (size) => {
    expect(read(body, { size })).toMatchObject([{ ...usage, isEstimated: false }]);
  });

  test('that is cut off before its end is estimated, and never below what was counted', () => {
    const [begun = ''] = body.split(ENDS[protocol] ?? '');
    const counted: Partial<Record<string, number>> = { gemini: 7 };
    expect(read(begun)).toMatchObject([{ input: 1000, output: counted[protocol] ?? 2, isEstimated: true }]);
  });
});

test('usage is known with the last event, before the connection ends', () => {
  for (const protocol of ['anthropic', 'openai-responses', 'openai-chat'] as const) {
    const found: AnswerUsage[] = [];
    const reader = openAnswerReader((usage) => found.push(usage));
    reader.received(Buffer.from(recordedAnswers[protocol].body));
    expect(found).toHaveLength(1);
  }
});

test('all counts of a cache are found', () => {
  const usage = {
    input_tokens: 10,
    cache_read_input_tokens: 600,
    cache_creation_input_tokens: 50,
    cache_creation: { ephemeral_5m_input_tokens: 20, ephemeral_1h_input_tokens: 30 },
    output_tokens: 5,
  };
  expect(read(json({ type: 'message', model: 'm', content: [], usage }))).toMatchObject([
    { model: 'm', input: 660, cached: 600, cacheWritten: 50, cacheWrittenHour: 30, output: 5, isEstimated: false },
  ]);
  const input_tokens_details = { cached_tokens: 6, cache_write_tokens: 3 };
  const ofResponses = { input_tokens: 10, input_tokens_details, output_tokens: 5 };
  expect(read(json({ object: 'response', model: 'm', output: [], usage: ofResponses }))).toMatchObject([
    { input: 10, cached: 6, cacheWritten: 3, output: 5 },
  ]);
});

test('what a model thinks and what its tools give it is counted', () => {
  const usageMetadata = {
    promptTokenCount: 10,
    toolUsePromptTokenCount: 5,
    candidatesTokenCount: 3,
    thoughtsTokenCount: 90,
  };
  const candidates = [{ content: { parts: [{ text: 'x' }] }, finishReason: 'STOP' }];
  expect(read(stream({ candidates, usageMetadata, modelVersion: 'm' }))).toMatchObject([
    { model: 'm', input: 15, output: 93, isEstimated: false },
  ]);
});

describe('without counts', () => {
  const chunk = (delta: unknown) => ({ model: 'm', choices: [{ index: 0, delta }] });

  test('a token is four bytes of what was sent and written, thoughts and calls included', () => {
    const call = { index: 0, function: { name: 'edit', arguments: '{"a":1}x' } };
    const events = [chunk({ content: 'ééé' }), chunk({ reasoning_content: '123456' }), chunk({ tool_calls: [call] })];
    expect(read(stream(...events), { requestBytes: 401 })).toMatchObject([
      { model: 'm', input: 101, output: (6 + 6 + 4 + 8) / 4, isEstimated: true },
    ]);
  });

  test('a whole answer is estimated in the same way', () => {
    const message = { role: 'assistant', content: '12345678' };
    expect(read(json({ model: 'm', choices: [{ index: 0, message }] }))).toMatchObject([
      { input: 1000, output: 2, isEstimated: true },
    ]);
    const input = { path: 'a' };
    expect(read(json({ type: 'message', content: [{ type: 'tool_use', name: 'edit', input }] }))).toMatchObject([
      { output: Math.ceil((4 + json(input).length) / 4), isEstimated: true },
    ]);
  });

  test('what is no answer of a model counts nothing', () => {
    for (const body of [
      '',
      '{"input_tokens":10}',
      '{"object":"list","data":[{"id":"m"}]}',
      'no JSON',
      '[1]',
      '{"usage":3}',
    ])
      expect(read(body)).toEqual([]);
  });
});
