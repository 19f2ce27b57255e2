import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { removeLabel } from '../../src/github/issue-labels.ts';
import { OWNER, REPO, type ScriptedGitHub, startScriptedGitHub } from './scripted-github.ts';

const LABELS = `/repos/${OWNER}/${REPO}/issues/7/labels`;
const REMOVE = `DELETE ${LABELS}/groundhog`;

let github: ScriptedGitHub;
beforeEach(async () => {
  github = await startScriptedGitHub();
});
afterEach(() => github.stop());

/** What GitHub answers to each removal, 0 for nothing at all, and which labels are left after a doubtful one. */
async function take(answers: readonly number[], left: readonly (readonly string[])[]) {
  for (const status of answers)
    github.faults.push({ request: REMOVE, ...(status === 0 ? {} : { answer: { status, body: [] } }) });
  for (const names of left)
    github.faults.push({
      request: `GET ${LABELS}`,
      answer: { status: 200, body: names.map((name) => ({ name })) },
    });
  const place = { client: github.client, repository: { owner: OWNER, repo: REPO } };
  return removeLabel(place, 7, 'groundhog');
}

test.each([
  ['by_us', 'GitHub says so', [200], []],
  ['by_others', 'it is not there', [404], []],
  ['unclear', 'the answer is lost and it is gone', [502], [['bug']]],
  ['unclear', 'the connection is lost and it is gone', [0], [[]]],
  ['by_us', 'the answer is lost, it is there and goes', [502, 200], [['Groundhog']]],
  ['unclear', 'the answer is lost, it was there and is gone by then', [502, 404], [['groundhog']]],
] as const)('a label is taken off %s when %s', async (...[taken, , answers, left]) => {
  expect(await take(answers, left)).toBe(taken);
  expect([github.count('DELETE'), github.count('GET')]).toEqual([answers.length, left.length]);
});

test('a label that stays whatever is done is a failure', async () => {
  const stays = [['groundhog'], ['groundhog']];
  await expect(take([502, 502, 502], stays)).rejects.toMatchObject({ data: { operation: 'remove the label' } });
  expect(github.count('DELETE')).toBe(3);
});
