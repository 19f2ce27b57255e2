import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { renderBox } from '../../../src/domain/operations/command-box.ts';
import { checkAccess } from '../../../src/github/events/check-access.ts';
import type { ActiveTrigger } from '../../../src/github/events/trigger.ts';
import { AUTHOR, OWNER, REPO, type ScriptedGitHub, startScriptedGitHub } from '../scripted-github.ts';

const ROLE = `GET /repos/${OWNER}/${REPO}/collaborators/pat/permission`;
const COMMENT = `GET /repos/${OWNER}/${REPO}/issues/comments/5`;
const BOX = `- ${renderBox('pause')}`;
const TICKED = BOX.replace('[ ]', '[x]');

let github: ScriptedGitHub;
beforeEach(async () => {
  github = await startScriptedGitHub();
});
afterEach(() => github.stop());

/** Checks a tick by Pat in a comment of `author`, which reads `now` when it is asked for. */
async function check({ author = AUTHOR, sender = 'pat', permission = 'write', now = TICKED as string | null }) {
  const trigger: ActiveTrigger = {
    kind: 'command',
    sender: { login: sender, isBot: sender.endsWith('[bot]') },
    issue: { number: 7, body: '' },
    isPullRequest: false,
    comment: { id: 5, body: TICKED, updatedAt: '2026-01-02T03:04:05Z', part: 'box', editedAt: '2026-01-02T03:04:05Z' },
    parsing: { kind: 'command', command: { kind: 'run' }, task: undefined },
    box: { command: 'pause', author, lineage: 'n0nce' },
  };
  github.faults.push({ request: ROLE, answer: { status: 200, body: { permission, role_name: permission } } });
  const answer =
    now === null ? { status: 404 } : { status: 200, body: { id: 5, body: now, updated_at: '2027-01-01T00:00:00Z' } };
  github.faults.push({ request: COMMENT, answer });
  const target = { client: github.client, repository: { owner: OWNER, repo: REPO } };
  return (await checkAccess(trigger, target, { triggeringActor: undefined, ourLogin: AUTHOR, allowedBots: [] })).access;
}

test('a box that is still ticked counts, although the comment was edited since', async () => {
  expect(await check({})).toEqual({ kind: 'allowed' });
  expect(await check({ now: `A later text\n${TICKED}`, author: AUTHOR.toUpperCase() })).toEqual({ kind: 'allowed' });
});

test.each([
  ['the comment is not ours', { author: 'mallory' }, /another account/],
  ['we have written it', { sender: AUTHOR }, /that Groundhog itself uses/],
  ['the page was written again', { now: BOX }, /written again since/],
  ['the comment is gone', { now: null }, /written again since/],
])('a tick is ignored where %s', async (_, given, reason) => {
  expect(await check(given)).toEqual({ kind: 'ignored', reason: expect.stringMatching(reason) });
});

test.each([
  ['may not write', { permission: 'read' }, /has the role "read"/],
  ['is a bot', { sender: 'sly[bot]' }, /is a bot/],
])('a tick is refused where its sender %s', async (_, given, reason) => {
  const refused = { kind: 'refused', isActorRefused: true, reason: expect.stringMatching(reason) };
  expect(await check(given)).toEqual(refused);
});

test('nobody is asked about for a comment that is not ours', async () => {
  await check({ author: 'mallory' });
  expect(github.requests).toEqual([]);
});
