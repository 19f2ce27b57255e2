import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { validate } from '@octokit/graphql-schema';
import { AUTHORS_DOCUMENT, fetchIssueAuthors } from '../../../src/github/events/fetch-issue-authors.ts';
import { OWNER, REPO, type ScriptedGitHub, startScriptedGitHub } from '../scripted-github.ts';

let github: ScriptedGitHub;
beforeEach(async () => {
  github = await startScriptedGitHub();
});
afterEach(() => github.stop());

const EDITED = '2026-11-02T10:00:00Z';
const user = (login: string) => ({ __typename: 'User', login });
const issueOf = (changes: object) => ({
  data: { repository: { issue: { body: 'a', author: user('wendy'), editor: null, lastEditedAt: null, ...changes } } },
});

async function fetchAfter(...answers: readonly { readonly status: number; readonly body: unknown }[]) {
  for (const answer of answers) github.faults.push({ request: 'QUERY /graphql', answer });
  return fetchIssueAuthors({ client: github.client, repository: { owner: OWNER, repo: REPO } }, 7);
}

describe('the authors of an issue', () => {
  test('are asked for as the schema that GitHub publishes has it', () => {
    expect(validate(AUTHORS_DOCUMENT).map(({ message }) => message)).toEqual([]);
  });

  test.each([
    ['its author', {}, { author: { login: 'wendy', isBot: false }, isEdited: false, editor: undefined }],
    [
      'its last editor',
      { editor: user('rita'), lastEditedAt: EDITED },
      { isEdited: true, editor: { login: 'rita', isBot: false } },
    ],
    ['an editor who is gone', { lastEditedAt: EDITED }, { isEdited: true, editor: undefined }],
    ['an author who is gone', { author: null }, { author: undefined }],
    [
      'a bot, by its full login',
      { author: { __typename: 'Bot', login: 'sly' } },
      { author: { login: 'sly[bot]', isBot: true } },
    ],
  ])('are %s', async (_, changes, expected) => {
    const found = await fetchAfter({ status: 200, body: issueOf(changes) });
    expect(found).toMatchObject({ body: 'a', ...expected });
  });

  test('are asked for again when an answer is lost, since nothing is written', async () => {
    const found = await fetchAfter({ status: 502, body: {} }, { status: 200, body: issueOf({}) });
    expect([found.body, github.count('QUERY /graphql')]).toEqual(['a', 2]);
  });

  test.each([
    ['a refusal', 403, { message: 'Resource not accessible by integration' }],
    ['an error in the answer', 200, { data: null, errors: [{ type: 'NOT_FOUND', message: 'no issue' }] }],
    ['no issue', 200, { data: { repository: { issue: null } } }],
    ['no author', 200, issueOf({ author: undefined })],
    ['no editor', 200, issueOf({ editor: undefined })],
    ['no date of an edit', 200, issueOf({ lastEditedAt: undefined })],
  ])('refuse the plan when GitHub gives %s', async (_, status, body) => {
    await expect(fetchAfter({ status, body })).rejects.toMatchObject({
      code: 'access_refused',
      data: { reason: expect.stringContaining('GitHub did not report who wrote the text') },
    });
  });
});
