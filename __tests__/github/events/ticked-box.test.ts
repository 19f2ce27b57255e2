import { expect, test } from '@jest/globals';
import { renderBox } from '../../../src/domain/operations/command-box.ts';
import { parseTrigger } from '../../../src/github/events/trigger.ts';
import { renderMarker } from '../../../src/report/text/marker.ts';
import { expectPayload, fillExample, findExample } from '../../helpers/http/webhook-payload.ts';
import type { JsonObject } from '../../helpers/json.ts';

const MARKER = renderMarker({ lineage: 'n0nce', kind: 'status' });
const page = (command: string, mark = ' ') => `${MARKER}\nText\n- ${renderBox(command).replace('[ ]', `[${mark}]`)} do`;
const BEFORE = page('retry docs');
const AFTER = page('retry docs', 'x');

/** The event of an edit, as GitHub sends it. */
function edit(from: string, body: string, comment: JsonObject = {}): JsonObject {
  const example = findExample('issue_comment', 'edited');
  const filled = fillExample(example, { comment: { body, ...comment }, changes: { body: { from } } });
  expectPayload('issue_comment$edited', filled);
  return filled;
}

const read = (payload: unknown) => parseTrigger('issue_comment', payload, { triggerLabel: 'groundhog' });

test('a tick is the command of its box, by whoever ticked it', () => {
  const payload = edit(BEFORE, AFTER, { user: { login: 'github-actions[bot]', type: 'Bot' } });
  expect(read(payload)).toMatchObject({
    kind: 'command',
    sender: { login: 'Codertocat', isBot: false },
    comment: { part: 'box', body: AFTER, editedAt: expect.stringMatching(/^\d{4}-/) },
    parsing: { kind: 'command', command: { kind: 'operate', operation: { kind: 'retry', checkpoint: 'docs' } } },
    box: { command: 'retry docs', author: 'github-actions[bot]', lineage: 'n0nce' },
  });
});

test.each([
  ['a comment of other words', edit('/groundhog run', '/groundhog retry'), /"edited", and the comment is not one that/],
  [
    'a comment that is no page',
    edit(BEFORE.replace(MARKER, ''), AFTER.replace(MARKER, '')),
    /is not one that has boxes/,
  ],
  ['an edit without a tick', edit(BEFORE, `${BEFORE}!`), /has ticked no box/],
  ['a tick that is taken away', edit(AFTER, BEFORE), /has ticked no box/],
  ['a box that came ticked', edit(MARKER, AFTER), /has ticked no box/],
  [
    'two boxes at once',
    edit(`${BEFORE}\n- ${renderBox('abort')}`, `${AFTER}\n- ${renderBox('abort').replace('[ ]', '[x]')}`),
    /several boxes at once/,
  ],
  ['a box of no command', edit(page('dance'), page('dance', 'x')), /of no command: There is no command "dance"/],
  ['an edit that is not of the text', { ...edit(BEFORE, AFTER), changes: {} }, /has ticked no box/],
  ['an edit without a sender', { ...edit(BEFORE, AFTER), sender: undefined }, /sender/],
])('%s is ignored', (_, payload, reason) => {
  expect(read(payload)).toEqual({ kind: 'ignored', reason: expect.stringMatching(reason) });
});
