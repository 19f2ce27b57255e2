import { describe, expect, test } from '@jest/globals';
import type { Standing } from '../../../src/domain/decisions/gate.ts';
import { decideAuthors, listAuthorLogins, type PlanAuthors } from '../../../src/domain/decisions/plan-authors.ts';

const person = (login: string) => ({ login, isBot: false });
const bot = { login: 'sly[bot]', isBot: true };
const wendy = person('wendy');
const rita = person('rita');
const standings = new Map<string, Standing>([
  ['wendy', { kind: 'role', role: 'maintain', mayWrite: true }],
  ['rita', { kind: 'role', role: 'read', mayWrite: false }],
  ['lost', { kind: 'unknown', reason: '502' }],
]);
const decide = (authors: PlanAuthors, allowedBots: readonly string[] = []) =>
  decideAuthors(authors, { standings, allowedBots });
const by = (author: PlanAuthors['author'], ...editors: readonly PlanAuthors['editor'][]): PlanAuthors => ({
  author,
  isEdited: editors.length > 0,
  editor: editors[0],
});

describe('a plan in an issue', () => {
  test.each([
    ['a writer', by(wendy)],
    ['a writer who edited it', by(wendy, wendy)],
    ['a named bot', by(bot)],
  ])('runs when it is by %s', (_, authors) => {
    expect(decide(authors, ['Sly[bot]'])).toEqual({ kind: 'trusted' });
  });

  test.each([
    ['a reader', by(rita), /by "rita", who has the role "read"/],
    ['a reader, edited by a writer', by(rita, wendy), /The issue is by "rita"/],
    ['a writer, edited by a reader', by(wendy, rita), /last edited by "rita"/],
    ['nobody any more', by(undefined), /by an account that is gone/],
    ['a writer, edited by nobody any more', by(wendy, undefined), /last edited by an account that is gone/],
    ['a bot', by(bot), /the bot "sly\[bot\]", which the input "allowed-bots" does not name/],
    ['a person with the name of a named bot', by({ login: 'sly', isBot: true }), /the bot "sly"/],
  ])('waits for approval when it is by %s', (_, authors, reason) => {
    expect(decide(authors, authors.author === bot ? [] : ['sly[bot]'])).toEqual({
      kind: 'unapproved',
      reason: expect.stringMatching(reason),
    });
  });

  test.each([
    ['the author', by(person('lost'))],
    ['the editor', by(rita, person('lost'))],
    ['the editor of a writer', by(wendy, person('lost'))],
    ['somebody who was not asked', by(person('new'))],
  ])('is refused when the rights of %s are not known', (_, authors) => {
    expect(decide(authors)).toEqual({ kind: 'unknown', reason: expect.stringContaining('GitHub did not say') });
  });

  test('asks for the rights of each person once', () => {
    expect([by(wendy, wendy), by(wendy, rita), by(bot, undefined)].map(listAuthorLogins)).toEqual([
      ['wendy'],
      ['wendy', 'rita'],
      [],
    ]);
  });
});
