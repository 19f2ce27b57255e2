import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { toBatches } from '../../../src/agent/builtin/run-calls.ts';
import { describeTurnsLeft } from '../../../src/agent/builtin/turn-notes.ts';
import { playTurns } from '../../helpers/agents/model-endpoint.ts';
import { call, type ModelProtocol, type ModelTurn } from '../../helpers/agents/model-turn.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { runAgent } from './run-agent.ts';

afterEach(cleanUp);

const all: readonly ModelProtocol[] = ['anthropic', 'openai-responses', 'openai-chat', 'gemini'];
const success = call('checkpoint_success', { summary: 'Done' });
const retried = { maxRetries: 5, firstWaitMs: 1 };

describe('a turn that fails in passing', () => {
  const broken: ModelTurn = { kind: 'break' };

  test.each(all)('is requested again with the same conversation, up to five times, by %s', async (protocol) => {
    const script = playTurns(call('list_files'), broken, broken, broken, broken, broken, success);
    const { report, endpoint, verbs } = await runAgent({ script, protocol, options: retried });
    expect(verbs).toHaveLength(1);
    expect(new Set(endpoint.requests.slice(1).map(({ text }) => text)).size).toBe(1);
    expect(endpoint.requests).toHaveLength(7);
    expect(report.usage.turns).toBe(2);
    expect(report.transcript?.match(/"kind":"retried"/g)).toHaveLength(5);
  });

  test('ends the attempt when it has failed for the sixth time', async () => {
    const { report, endpoint } = await runAgent({ script: () => broken, options: retried });
    expect(report.stop.kind).toBe('unavailable');
    expect(endpoint.requests).toHaveLength(6);
  });

  test('waits for as long as the provider asks, and leaves long pauses to the run', async () => {
    const limited = (seconds: string): ModelTurn => ({
      ...{ kind: 'status', status: 429, message: 'slow down' },
      headers: { 'retry-after': seconds },
    });
    const short = await runAgent({ script: playTurns(limited('0'), success), options: retried });
    expect(short.report.stop).toEqual({ kind: 'stopped' });
    const long = await runAgent({ script: () => limited('61'), options: retried });
    expect(long.report.stop).toMatchObject({ kind: 'unavailable', retryAfterMs: 61_000 });
    expect(long.endpoint.requests).toHaveLength(1);
  });

  test('is not requested again when the key is wrong', async () => {
    const { endpoint } = await runAgent({
      script: () => ({ kind: 'status', status: 401, message: 'no' }),
      options: retried,
    });
    expect(endpoint.requests).toHaveLength(1);
  });
});

test.each(all)(
  'a conversation that its provider calls too long continues without its older messages, by %s',
  async (protocol) => {
    const tooLong: ModelTurn = {
      kind: 'status',
      status: 400,
      message: 'prompt is too long: 210000 tokens > 200000 maximum',
    };
    const reads = ['a', 'b', 'c'].map((path) => call('read_file', { path }));
    const { endpoint, verbs } = await runAgent({ script: playTurns(...reads, tooLong, success), protocol });
    expect(verbs).toHaveLength(1);
    const last = endpoint.requests.at(-1);
    expect(last?.answers).toHaveLength(1);
    expect(last?.text).toContain('- read_file a\\n- read_file b\\n- read_file c');
  },
);

describe('an answer that is cut at the output limit', () => {
  test.each(all)('is explained to the model, and no call of it is run, by %s', async (protocol) => {
    const cut: ModelTurn = {
      ...{ kind: 'turn', text: 'I write the file.', isCutOff: true },
      calls: [{ name: 'write_file', input: { path: 'half.txt', content: 'x' } }],
    };
    const { endpoint, moments, verbs } = await runAgent({ script: playTurns(cut, success), protocol });
    expect(moments).toEqual([]);
    expect(verbs).toHaveLength(1);
    expect(endpoint.requests[1]?.text).toContain('was cut because it reached the output limit');
    expect(endpoint.requests[1]?.text).toContain('Not run: the answer that holds this call was cut');
  });

  test('again and again is no progress', async () => {
    const { report } = await runAgent({ script: () => ({ kind: 'turn', text: 'Hm', isCutOff: true }) });
    expect(report.stop).toMatchObject({ kind: 'cut_short', sentence: expect.stringContaining('5 times') });
  });
});

describe('the turns that are left', () => {
  test('are named at four fifths, and the last one is for a verb', () => {
    const notes = Array.from({ length: 10 }, (_, index) => describeTurnsLeft(index + 1, 10));
    expect(notes.map((note) => note?.slice(0, 20))).toEqual([
      ...Array.from({ length: 8 }, () => undefined),
      'You have used 8 of 1',
      'This is your last tu',
    ]);
    expect(notes[8]).toContain('2 are left');
    expect(describeTurnsLeft(1, 1)).toBeUndefined();
  });

  test('end with one in which nothing but a verb is run', async () => {
    const script = playTurns(call('list_files'), {
      kind: 'turn',
      calls: [
        { name: 'write_file', input: { path: 'late.txt', content: 'x' } },
        { name: 'checkpoint_success', input: { summary: 'Done' } },
      ],
    });
    const { report, moments, verbs, endpoint } = await runAgent({ script, task: { maxTurns: 2 } });
    expect(endpoint.requests[1]?.text).toContain('This is your last turn.');
    expect([moments, verbs.length, report.stop]).toEqual([[], 1, { kind: 'stopped' }]);
  });
});

describe('several calls in one answer', () => {
  test('are grouped where neighbours only read', () => {
    const calls = ['read', 'read', 'write', 'read', 'verb', 'read', 'read'].map((name) => ({ name }));
    const groups = toBatches(calls, (name) => name === 'read').map((batch) => batch.map(({ name }) => name));
    expect(groups).toEqual([['read', 'read'], ['write'], ['read'], ['verb'], ['read', 'read']]);
    expect(toBatches(Array(9).fill({ name: 'read' }), () => true).map(({ length }) => length)).toEqual([8, 1]);
  });

  test.each(all)('are answered in their order, by %s', async (protocol) => {
    const names = ['a', 'b', 'c', 'd'];
    const reads: ModelTurn = { kind: 'turn', calls: names.map((path) => ({ name: 'read_file', input: { path } })) };
    const { endpoint, report } = await runAgent({
      ...{ script: playTurns(reads, success), protocol },
      async prepare(folder) {
        for (const name of names) await writeFile(join(folder, name), `text of ${name}\n`);
      },
    });
    expect(endpoint.requests[1]?.answers.map(({ text }) => /text of ./.exec(text)?.[0])).toEqual(
      names.map((name) => `text of ${name}`),
    );
    expect(report.toolCalls.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });
});
