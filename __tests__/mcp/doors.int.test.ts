import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type Door,
  openBuiltinDoor,
  openMcpDoor,
  openShellDoor,
  type ServedVerbHandler,
  serveVerbHandler,
} from '../helpers/agents/verb-doors.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';

const SUCCESS = { summary: 'Done.' };
const FAILURE = { what_tried: 'T', what_happened: 'H', next_attempt_plan: 'N' };
const EFFECT = { kind: 'db_mutation', target: 'users', reversible: false };

/** The doors that there are without an attempt as well: programs of their own. */
const programs = [
  ['MCP', openMcpDoor],
  ['groundhog verb', openShellDoor],
] as const;

const doors: readonly (readonly [string, (served: ServedVerbHandler) => Promise<Door>])[] = [
  ...programs.map(([name, open]) => [name, ({ socket }: ServedVerbHandler) => open(socket)] as const),
  ['the tools of the built-in agent', ({ handler }) => openBuiltinDoor(handler)],
];

describe.each(doors)('through %s', (_name, openDoor) => {
  let served: ServedVerbHandler;
  let door: Door;

  beforeEach(async () => {
    served = await serveVerbHandler();
    door = await openDoor(served);
  });

  afterEach(async () => {
    await door.close();
    await served.close();
    await cleanUp();
  });

  test('a success ends the attempt once; a second terminal verb and a side effect after it change nothing', async () => {
    expect(await door.call('side_effect', EFFECT)).toMatchObject({ ok: true });
    const first = await door.call('checkpoint_success', SUCCESS);
    expect(first).toMatchObject({ ok: true, text: expect.stringContaining('The attempt ends now') });
    for (const [tool, payload] of [
      ['checkpoint_success', { summary: 'Again.' }],
      ['checkpoint_failure', FAILURE],
      ['side_effect', { ...EFFECT, target: 'late' }],
    ] as const) {
      const late = await door.call(tool, payload);
      expect(late).toMatchObject({ ok: false, text: expect.stringContaining('is closed already') });
    }
    expect(await door.call('chronicle', {})).toMatchObject({ ok: true, text: expect.stringContaining('memory') });
    expect(served.handler.terminal()).toEqual({ kind: 'success', claim: { summary: 'Done.', side_effects: [] } });
    expect(served.handler.sideEffects()).toEqual([EFFECT]);
    expect(served.ended()).toBe(1);
  });

  test('a failure ends the attempt, and its word that another try is pointless arrives', async () => {
    expect(await door.call('checkpoint_failure', { ...FAILURE, retry_pointless: true })).toMatchObject({ ok: true });
    expect(served.handler.terminal()).toEqual({ kind: 'failure', claim: { ...FAILURE, retry_pointless: true } });
    expect(await door.call('checkpoint_success', SUCCESS)).toMatchObject({ ok: false });
    expect(served.handler.terminal()?.kind).toBe('failure');
  });

  const bad = [
    ['a blank summary', 'checkpoint_success', { summary: ' \n' }, /must not be blank[\s\S]*summary/],
    ['no summary', 'checkpoint_success', {}, /summary/],
    ['a summary that is too long', 'checkpoint_success', { summary: 'x'.repeat(4001) }, /4000[\s\S]*summary/],
    ['a key that there is none of', 'checkpoint_success', { ...SUCCESS, mood: 'good' }, /mood/],
    ['a failure with a text missing', 'checkpoint_failure', { what_tried: 'T' }, /what_happened[\s\S]*next_attempt/],
    ['a kind of side effect that there is none of', 'side_effect', { ...EFFECT, kind: 'magic' }, /kind/],
    ['a word in the place of yes or no', 'side_effect', { ...EFFECT, reversible: 'no' }, /reversible/],
  ] as const;
  test.each(bad.map(([what, tool, payload, reason]) => [what, { tool, payload, reason }] as const))(
    '%s is refused with what is wrong, and may be mended',
    async (_what, { tool, payload, reason }) => {
      const refused = await door.call(tool, payload);
      expect(refused).toMatchObject({ ok: false, text: expect.stringMatching(reason) });
      expect(refused.text).toContain('Fix the payload and call it again');
      expect(served.handler.terminal()).toBeUndefined();
      expect(served.handler.sideEffects()).toEqual([]);
      expect(await door.call('checkpoint_success', SUCCESS)).toMatchObject({ ok: true });
      expect(served.handler.toolCalls().map(({ is_error }) => is_error)).toEqual([true, false]);
    },
  );

  test('a verb after the end of its attempt is an error that says so', async () => {
    await served.handler.close();
    expect(await door.call('side_effect', EFFECT)).toMatchObject({
      ok: false,
      text: expect.stringContaining('No attempt is active: this one has ended'),
    });
    expect(served.handler.sideEffects()).toEqual([]);
  });
});

describe.each(programs)('without an attempt, through %s', (_name, openDoor) => {
  test('a verb is an error that says so, with no socket and with one that is gone', async () => {
    const places = [undefined, `${await createTempDir('stale')}/gone`];
    for (const { call, close } of await Promise.all(places.map(openDoor))) {
      const answer = await call('checkpoint_success', SUCCESS);
      expect(answer).toMatchObject({ ok: false, text: expect.stringContaining('only during an attempt') });
      await close();
    }
    await cleanUp();
  });
});
