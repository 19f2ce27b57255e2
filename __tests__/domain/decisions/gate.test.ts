import { describe, expect, test } from '@jest/globals';
import {
  decideAccess,
  type GateFacts,
  type GateFindings,
  type HeadOrigin,
  type Standing,
  type TextState,
} from '../../../src/domain/decisions/gate.ts';

const ROLES: Readonly<Record<string, boolean>> = {
  none: false,
  read: false,
  triage: false,
  write: true,
  maintain: true,
  admin: true,
};
const VIAS = ['dispatch', 'labelled', 'command'] as const;
const OWN = 'github-actions[bot]';

interface Case {
  readonly via?: GateFacts['via'];
  readonly sender?: GateFacts['sender'];
  readonly by?: string | undefined;
  readonly bots?: readonly string[];
  readonly standings?: Readonly<Record<string, Standing>>;
  readonly head?: HeadOrigin;
  readonly text?: TextState;
}

const role = (name: string): Standing => ({ kind: 'role', role: name, mayWrite: ROLES[name] === true });
const person = (login: string) => ({ login, isBot: false });
const bot = (login: string) => ({ login, isBot: true });
const wendy: Case = { sender: person('wendy'), standings: { wendy: role('write') } };

function ask({ via = 'command', sender, by, bots = [], standings = {}, head = 'none', text = 'none' }: Case) {
  const facts: GateFacts = { via, sender, triggeringActor: by, ourLogin: OWN, allowedBots: bots };
  const findings: GateFindings = { standings: new Map(Object.entries(standings)), head, text };
  return decideAccess(facts, findings);
}

describe('the gate', () => {
  const matrix = VIAS.flatMap((via) =>
    Object.entries(ROLES).flatMap(([name, mayWrite]) =>
      (['none', 'same_repository', 'fork', 'unknown'] as const).flatMap((head) =>
        (['none', 'same', 'changed', 'gone', 'unknown'] as const).map(
          (text) => [via, name, head, text, mayWrite] as const,
        ),
      ),
    ),
  );

  test('lets nobody pass but writers, from this repository, with the text that was sent', () => {
    expect(matrix).toHaveLength(360);
    for (const [via, name, head, text, mayWrite] of matrix) {
      const isFine =
        mayWrite && (head === 'none' || head === 'same_repository') && (text === 'none' || text === 'same');
      const { kind } = ask({ via, sender: person('pat'), standings: { pat: role(name) }, head, text });
      expect([via, name, head, text, kind]).toEqual([via, name, head, text, isFine ? 'allowed' : 'refused']);
    }
  });

  test.each(VIAS)('refuses when GitHub does not say what somebody may do, or was not asked: %s', (via) => {
    const standings = { wendy: { kind: 'unknown', reason: '500 oops' } } as const;
    expect(ask({ via, sender: person('wendy'), standings })).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/500 oops/),
    });
    expect(ask({ via, sender: person('wendy') })).toMatchObject({ kind: 'refused' });
  });

  test.each(VIAS)('refuses bots but those that are named in full, whatever their letters: %s', (via) => {
    const sender = bot('renovate[bot]');
    expect(ask({ via, sender })).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/renovate\[bot\]/) });
    expect(ask({ via, sender, bots: ['renovate', '*', 'renovate*', 'renovate[bot]x'] }).kind).toBe('refused');
    expect(ask({ via, sender, bots: ['Renovate[bot]'] }).kind).toBe('allowed');
  });

  test('says for certain who may not, and never when it was not to be known or something else is wrong', () => {
    const turnedAway = (asked: Case) => {
      const access = ask(asked);
      return access.kind === 'refused' && access.isActorRefused;
    };
    const pat = { sender: person('pat'), standings: { pat: role('read') } };
    expect([turnedAway(pat), turnedAway({ ...pat, head: 'fork' })]).toEqual([true, true]);
    expect([turnedAway({ sender: bot('sly[bot]') }), turnedAway({ ...wendy, by: 'sly[bot]' })]).toEqual([true, true]);
    expect(turnedAway({ ...pat, standings: { pat: { kind: 'unknown', reason: '500' } } })).toBe(false);
    expect(turnedAway({ ...pat, standings: {} })).toBe(false);
    for (const what of [{ head: 'fork' }, { head: 'unknown' }, { text: 'changed' }, { text: 'gone' }] as const)
      expect([what, turnedAway({ ...wendy, ...what })]).toEqual([what, false]);
  });

  test.each<[Pick<Case, 'head' | 'text'>, string]>([
    [{ head: 'fork' }, 'The pull request comes from another repository'],
    [{ head: 'unknown' }, 'GitHub did not say where the pull request comes from'],
    [{ text: 'changed' }, 'The text was changed after this event'],
    [{ text: 'gone' }, 'The text was deleted'],
    [{ text: 'unknown' }, 'GitHub did not say whether the text is still the same'],
    [{ head: 'fork', text: 'gone' }, 'The pull request comes from another repository'],
  ])('says what is wrong with the event: %j', (facts, reason) => {
    expect(ask({ ...wendy, ...facts })).toMatchObject({ reason: expect.stringContaining(reason) });
  });

  test('takes an account for a bot by its name, too', () => {
    const standings = { 'sly[bot]': role('admin') };
    expect(ask({ sender: person('sly[bot]'), standings }).kind).toBe('refused');
  });

  test('passes over what we did ourselves, and lets our own dispatch go on', () => {
    expect(ask({ via: 'labelled', sender: bot(OWN), bots: [OWN] }).kind).toBe('ignored');
    expect(ask({ via: 'command', sender: bot(OWN.toUpperCase()) }).kind).toBe('ignored');
    expect(ask({ via: 'dispatch', sender: bot(OWN), by: OWN }).kind).toBe('allowed');
  });

  test.each(Object.entries(ROLES))('asks for whoever starts a job again: %s may be %p', (name, mayWrite) => {
    for (const via of VIAS) {
      const standings = { wendy: role('write'), rerun: role(name) };
      const { kind } = ask({ ...wendy, via, by: 'rerun', standings });
      expect([via, kind]).toEqual([via, mayWrite ? 'allowed' : 'refused']);
    }
  });

  test('lets no bot start a job again in the name of a person', () => {
    expect(ask({ ...wendy, by: 'sly[bot]' }).kind).toBe('refused');
    expect(ask({ ...wendy, via: 'dispatch', by: OWN }).kind).toBe('refused');
  });

  test('asks once for one person who is named twice', () => {
    expect(ask({ ...wendy, by: 'Wendy' }).kind).toBe('allowed');
  });

  test('refuses an event without a sender, and lets a timer pass', () => {
    expect(ask({ via: 'dispatch', sender: undefined }).kind).toBe('refused');
    expect(ask({ via: 'sweep', sender: undefined }).kind).toBe('allowed');
    expect(ask({ via: 'sweep', sender: undefined, by: 'tilly', standings: { tilly: role('triage') } }).kind).toBe(
      'refused',
    );
  });
});
