import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Usage } from '../../src/domain/attempt/attempt.ts';
import { openVerbHandler } from '../../src/verbs/verb-handler.ts';

const SUCCESS = { summary: 'Done.', side_effects: [] };
const FAILURE = { what_tried: 'T', what_happened: 'H', next_attempt_plan: 'N' };
const EFFECT = { kind: 'db_mutation', target: 'users', reversible: false };

function open() {
  let ended = 0;
  const told: Usage[] = [];
  const handler = openVerbHandler({
    clock: { now: () => new Date(0), monotonicMs: () => 5 },
    chronicle: (isWithPlan) =>
      isWithPlan ? { text: 'all', data: { plan: {} } } : { text: 'so far', data: { days: 1 } },
    snapshots: async ({ name }) => ({ ok: true, text: name }),
    step: async ({ tool = 'none', phase }) => ({ ok: true, text: `${phase} ${tool}` }),
    redact: (text) => text.replaceAll('hunter2', '***'),
    onUsage: (usage) => told.push(usage),
    onTerminal: () => {
      ended += 1;
    },
  });
  return { handler, ended: () => ended, told };
}

describe('a handler', () => {
  test('takes success with its summary and side effects, and ends the attempt once', async () => {
    const { handler, ended } = open();
    expect(handler.terminal()).toBeUndefined();
    expect(
      await handler.handle('groundhog.checkpoint_success', { summary: 'Done.', side_effects: [EFFECT] }),
    ).toMatchObject({
      ok: true,
    });
    expect(handler.terminal()).toEqual({ kind: 'success', claim: { summary: 'Done.', side_effects: [EFFECT] } });
    expect(handler.sideEffects()).toEqual([EFFECT]);
    expect(ended()).toBe(1);
  });

  test('takes failure, with or without the word that another try is pointless', async () => {
    const first = open().handler;
    await first.handle('groundhog.checkpoint_failure', FAILURE);
    expect(first.terminal()).toEqual({ kind: 'failure', claim: { ...FAILURE, retry_pointless: false } });
    const second = open().handler;
    await second.handle('groundhog.checkpoint_failure', { ...FAILURE, retry_pointless: true });
    expect(second.terminal()).toMatchObject({ claim: { retry_pointless: true } });
  });

  test('takes any number of side effects, each once, and keeps them after a failure', async () => {
    const { handler, ended } = open();
    for (let count = 0; count < 3; count += 1)
      expect(await handler.handle('groundhog.side_effect', EFFECT)).toEqual({
        ok: true,
        text: 'Recorded by Groundhog.',
      });
    await handler.handle('groundhog.side_effect', { ...EFFECT, target: 'orders' });
    await handler.handle('groundhog.checkpoint_failure', FAILURE);
    expect(handler.sideEffects().map(({ target }) => target)).toEqual(['users', 'orders']);
    expect(ended()).toBe(1);
  });

  test.each([
    ['groundhog.checkpoint_success', {}, 'summary'],
    ['groundhog.checkpoint_success', { summary: ' \n' }, 'must not be blank'],
    ['groundhog.checkpoint_success', { summary: 'x'.repeat(4001) }, 'summary'],
    ['groundhog.checkpoint_success', { ...SUCCESS, extra: 1 }, 'extra'],
    [
      'groundhog.checkpoint_success',
      { summary: 'x', side_effects: [{ ...EFFECT, kind: 'magic' }] },
      'side_effects[0].kind',
    ],
    ['groundhog.checkpoint_success', 'text', 'expected object'],
    ['groundhog.checkpoint_success', undefined, 'expected object'],
    ['groundhog.checkpoint_failure', { ...FAILURE, what_happened: undefined }, 'what_happened'],
    ['groundhog.side_effect', { ...EFFECT, reversible: 'no' }, 'reversible'],
    ['groundhog.side_effect', { ...EFFECT, target: '' }, 'target'],
  ])('says what is wrong with a payload of %s: %j', async (name, payload, said) => {
    const { handler, ended } = open();
    const reply = await handler.handle(name, payload);
    expect(reply).toEqual({ ok: false, text: expect.stringContaining(said) });
    expect(reply.text).toContain('call it again');
    expect([handler.terminal(), handler.sideEffects(), ended()]).toEqual([undefined, [], 0]);
    expect((await handler.handle('groundhog.checkpoint_success', SUCCESS)).ok).toBe(true);
  });

  test.each(['groundhog.deviate', 'checkpoint_success', '', 'toString', '__proto__', 'constructor'])(
    'knows no verb %j',
    async (name) => {
      const { handler } = open();
      expect(await handler.handle(name, SUCCESS)).toMatchObject({
        ok: false,
        text: expect.stringContaining('no verb'),
      });
      expect(handler.terminal()).toBeUndefined();
    },
  );

  test('lets the first terminal verb stand, whatever comes after it', async () => {
    const { handler, ended } = open();
    await handler.handle('groundhog.checkpoint_failure', FAILURE);
    for (const [name, payload] of [
      ['groundhog.checkpoint_success', SUCCESS],
      ['groundhog.checkpoint_failure', { ...FAILURE, what_tried: 'other' }],
      ['groundhog.side_effect', EFFECT],
    ] as const) {
      expect(await handler.handle(name, payload)).toMatchObject({
        ok: false,
        text: expect.stringContaining('the first verb stands'),
      });
    }
    expect(handler.terminal()).toMatchObject({ kind: 'failure', claim: { what_tried: 'T' } });
    expect([handler.sideEffects(), ended()]).toEqual([[], 1]);
  });

  test('shows the chronicle as long as the attempt is under way, even after its terminal verb', async () => {
    const { handler } = open();
    expect(await handler.handle('groundhog.chronicle', {})).toEqual({ ok: true, text: 'so far', data: { days: 1 } });
    expect(await handler.handle('groundhog.chronicle', { plan: true })).toMatchObject({ ok: true, text: 'all' });
    expect(await handler.handle('groundhog.chronicle', { plan: 'all' })).toMatchObject({ ok: false });
    await handler.handle('groundhog.checkpoint_success', SUCCESS);
    expect((await handler.handle('groundhog.chronicle', {})).ok).toBe(true);
    await handler.close();
    expect((await handler.handle('groundhog.chronicle', {})).ok).toBe(false);
  });

  test('takes nothing once it is closed', async () => {
    const { handler, ended } = open();
    await handler.handle('groundhog.side_effect', EFFECT);
    await handler.close();
    expect(await handler.handle('groundhog.checkpoint_success', SUCCESS)).toMatchObject({
      ok: false,
      text: expect.stringContaining('ended'),
    });
    expect([handler.terminal(), handler.sideEffects(), ended()]).toEqual([undefined, [EFFECT], 0]);
  });

  test('masks secrets before it keeps or repeats anything', async () => {
    const { handler } = open();
    await handler.handle('groundhog.side_effect', { ...EFFECT, target: 'hunter2' });
    const refused = await handler.handle('groundhog.side_effect', { ...EFFECT, kind: 'hunter2' });
    await handler.handle('groundhog.checkpoint_success', { summary: 'Used hunter2.', side_effects: [] });
    expect(JSON.stringify([handler.terminal(), handler.sideEffects(), refused, handler.toolCalls()])).not.toContain(
      'hunter2',
    );
    expect(handler.terminal()).toMatchObject({ claim: { summary: 'Used ***.' } });
  });

  test('masks secrets in the name of a verb as well', async () => {
    const { handler } = open();
    const reply = await handler.handle('hunter2', {});
    expect(JSON.stringify([reply, handler.toolCalls()])).not.toContain('hunter2');
  });

  test('records every call in order, with what it cost', async () => {
    const { handler } = open();
    await handler.handle('groundhog.side_effect', EFFECT);
    await handler.handle('x'.repeat(500), {});
    expect(handler.toolCalls()).toEqual([
      {
        seq: 1,
        tool_name: 'groundhog.side_effect',
        started_at: '1970-01-01T00:00:00.000Z',
        duration_ms: 0,
        result_bytes: 22,
        is_error: false,
      },
      expect.objectContaining({ seq: 2, tool_name: 'x'.repeat(100), is_error: true }),
    ]);
  });

  test('has a limit for each verb, refused calls included, and none for those that end the attempt', async () => {
    const { handler, ended } = open();
    for (let count = 0; count < 1000; count += 1) await handler.handle('groundhog.chronicle', {});
    expect(await handler.handle('groundhog.chronicle', {})).toMatchObject({
      ok: false,
      text: expect.stringMatching(/1000/),
    });
    for (let count = 0; count < 1000; count += 1) await handler.handle(`none-${count}`, {});
    expect((await handler.handle('none', {})).text).toMatch(/1000 times/);
    expect(await handler.handle('groundhog.side_effect', EFFECT)).toMatchObject({ ok: true });
    for (let count = 0; count < 1500; count += 1) await handler.handle('groundhog.checkpoint_success', {});
    expect((await handler.handle('groundhog.checkpoint_success', {})).text).toMatch(/Fix the payload/);
    expect(ended()).toBe(0);
    // The record of the attempt stays bounded, and has the call that ended it.
    expect(handler.toolCalls()).toHaveLength(3001);
    expect(await handler.handle('groundhog.checkpoint_success', SUCCESS)).toMatchObject({ ok: true });
    expect(ended()).toBe(1);
    expect(handler.toolCalls()).toHaveLength(3002);
    expect(handler.toolCalls().at(-1)).toMatchObject({ tool_name: 'groundhog.checkpoint_success', is_error: false });
  });

  test('never throws, has at most one terminal verb, and never changes it', async () => {
    const names = fc.constantFrom(
      'groundhog.checkpoint_success',
      'groundhog.checkpoint_failure',
      'groundhog.side_effect',
      'groundhog.chronicle',
      'x',
    );
    const payloads = fc.oneof(fc.constantFrom<unknown>(SUCCESS, FAILURE, EFFECT), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, payloads)), async (calls) => {
        const { handler, ended } = open();
        let first: unknown;
        for (const [name, payload] of calls) {
          await handler.handle(name, payload);
          first ??= handler.terminal();
          expect(handler.terminal()).toBe(first);
        }
        expect(ended()).toBe(first === undefined ? 0 : 1);
        expect(handler.toolCalls()).toHaveLength(calls.length);
      }),
    );
  });
});
