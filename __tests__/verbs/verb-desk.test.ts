import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openVerbDesk } from '../../src/verbs/verb-desk.ts';

const SUCCESS = { summary: 'Done.', side_effects: [] };
const FAILURE = { what_tried: 'T', what_happened: 'H', next_attempt_plan: 'N' };
const EFFECT = { kind: 'db_mutation', target: 'users', reversible: false };

function open() {
  let ended = 0;
  const desk = openVerbDesk({
    clock: { now: () => new Date(0), monotonicMs: () => 5 },
    chronicle: { text: 'so far', data: { days: 1 } },
    redact: (text) => text.replaceAll('hunter2', '***'),
    onTerminal: () => {
      ended += 1;
    },
  });
  return { desk, ended: () => ended };
}

describe('a desk', () => {
  test('takes success with its summary and side effects, and ends the attempt once', () => {
    const { desk, ended } = open();
    expect(desk.terminal()).toBeUndefined();
    expect(desk.handle('groundhog.checkpoint_success', { summary: 'Done.', side_effects: [EFFECT] })).toMatchObject({
      ok: true,
    });
    expect(desk.terminal()).toEqual({ kind: 'success', claim: { summary: 'Done.', side_effects: [EFFECT] } });
    expect(desk.sideEffects()).toEqual([EFFECT]);
    expect(ended()).toBe(1);
  });

  test('takes failure, with or without the word that another try is pointless', () => {
    const first = open().desk;
    first.handle('groundhog.checkpoint_failure', FAILURE);
    expect(first.terminal()).toEqual({ kind: 'failure', claim: { ...FAILURE, retry_pointless: false } });
    const second = open().desk;
    second.handle('groundhog.checkpoint_failure', { ...FAILURE, retry_pointless: true });
    expect(second.terminal()).toMatchObject({ claim: { retry_pointless: true } });
  });

  test('takes any number of side effects, each once, and keeps them after a failure', () => {
    const { desk, ended } = open();
    for (let count = 0; count < 3; count += 1)
      expect(desk.handle('groundhog.side_effect', EFFECT)).toEqual({ ok: true, text: 'Recorded.' });
    desk.handle('groundhog.side_effect', { ...EFFECT, target: 'orders' });
    desk.handle('groundhog.checkpoint_failure', FAILURE);
    expect(desk.sideEffects().map(({ target }) => target)).toEqual(['users', 'orders']);
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
  ])('says what is wrong with a payload of %s: %j', (name, payload, said) => {
    const { desk, ended } = open();
    const reply = desk.handle(name, payload);
    expect(reply).toEqual({ ok: false, text: expect.stringContaining(said) });
    expect(reply.text).toContain('call it again');
    expect([desk.terminal(), desk.sideEffects(), ended()]).toEqual([undefined, [], 0]);
    expect(desk.handle('groundhog.checkpoint_success', SUCCESS).ok).toBe(true);
  });

  test.each(['groundhog.deviate', 'checkpoint_success', '', 'toString', '__proto__', 'constructor'])(
    'knows no verb %j',
    (name) => {
      const { desk } = open();
      expect(desk.handle(name, SUCCESS)).toMatchObject({ ok: false, text: expect.stringContaining('no verb') });
      expect(desk.terminal()).toBeUndefined();
    },
  );

  test('lets the first terminal verb stand, whatever comes after it', () => {
    const { desk, ended } = open();
    desk.handle('groundhog.checkpoint_failure', FAILURE);
    for (const [name, payload] of [
      ['groundhog.checkpoint_success', SUCCESS],
      ['groundhog.checkpoint_failure', { ...FAILURE, what_tried: 'other' }],
      ['groundhog.side_effect', EFFECT],
    ] as const) {
      expect(desk.handle(name, payload)).toMatchObject({
        ok: false,
        text: expect.stringContaining('the first one stands'),
      });
    }
    expect(desk.terminal()).toMatchObject({ kind: 'failure', claim: { what_tried: 'T' } });
    expect([desk.sideEffects(), ended()]).toEqual([[], 1]);
  });

  test('shows the chronicle as long as the attempt is under way, even after its terminal verb', () => {
    const { desk } = open();
    expect(desk.handle('groundhog.chronicle', {})).toEqual({ ok: true, text: 'so far', data: { days: 1 } });
    desk.handle('groundhog.checkpoint_success', SUCCESS);
    expect(desk.handle('groundhog.chronicle', {}).ok).toBe(true);
    desk.close();
    expect(desk.handle('groundhog.chronicle', {}).ok).toBe(false);
  });

  test('takes nothing once it is closed', () => {
    const { desk, ended } = open();
    desk.handle('groundhog.side_effect', EFFECT);
    desk.close();
    expect(desk.handle('groundhog.checkpoint_success', SUCCESS)).toMatchObject({
      ok: false,
      text: expect.stringContaining('ended'),
    });
    expect([desk.terminal(), desk.sideEffects(), ended()]).toEqual([undefined, [EFFECT], 0]);
  });

  test('masks secrets before it keeps or repeats anything', () => {
    const { desk } = open();
    desk.handle('groundhog.side_effect', { ...EFFECT, target: 'hunter2' });
    const refused = desk.handle('groundhog.side_effect', { ...EFFECT, kind: 'hunter2' });
    desk.handle('groundhog.checkpoint_success', { summary: 'Used hunter2.', side_effects: [] });
    expect(JSON.stringify([desk.terminal(), desk.sideEffects(), refused, desk.toolCalls()])).not.toContain('hunter2');
    expect(desk.terminal()).toMatchObject({ claim: { summary: 'Used ***.' } });
  });

  test('masks secrets in the name of a verb as well', () => {
    const { desk } = open();
    const reply = desk.handle('hunter2', {});
    expect(JSON.stringify([reply, desk.toolCalls()])).not.toContain('hunter2');
  });

  test('records every call in order, with what it cost', () => {
    const { desk } = open();
    desk.handle('groundhog.side_effect', EFFECT);
    desk.handle('x'.repeat(500), {});
    expect(desk.toolCalls()).toEqual([
      {
        seq: 1,
        tool_name: 'groundhog.side_effect',
        started_at: '1970-01-01T00:00:00.000Z',
        duration_ms: 0,
        result_bytes: 9,
        is_error: false,
      },
      expect.objectContaining({ seq: 2, tool_name: 'x'.repeat(100), is_error: true }),
    ]);
  });

  test('never throws, has at most one terminal verb, and never changes it', () => {
    const names = fc.constantFrom(
      'groundhog.checkpoint_success',
      'groundhog.checkpoint_failure',
      'groundhog.side_effect',
      'groundhog.chronicle',
      'x',
    );
    const payloads = fc.oneof(fc.constantFrom<unknown>(SUCCESS, FAILURE, EFFECT), fc.jsonValue());
    fc.assert(
      fc.property(fc.array(fc.tuple(names, payloads)), (calls) => {
        const { desk, ended } = open();
        let first: unknown;
        for (const [name, payload] of calls) {
          desk.handle(name, payload);
          first ??= desk.terminal();
          expect(desk.terminal()).toBe(first);
        }
        expect(ended()).toBe(first === undefined ? 0 : 1);
        expect(desk.toolCalls()).toHaveLength(calls.length);
      }),
    );
  });
});
