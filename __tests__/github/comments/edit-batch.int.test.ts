import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { validate } from '@octokit/graphql-schema';
import { createCommentKeeper } from '../../../src/github/comments/comment-keeper.ts';
import { renderEditDocument, sendEditBatch, type TextEdit } from '../../../src/github/comments/edit-batch.ts';
import { PULL_REQUEST_QUERY, READY_DOCUMENTS } from '../../../src/github/pull-request.ts';
import { AUTHOR, OWNER, REPO, type ScriptedGitHub, startScriptedGitHub } from '../scripted-github.ts';

let github: ScriptedGitHub;
beforeEach(async () => {
  github = await startScriptedGitHub();
});
afterEach(() => github.stop());

const comment = (nodeId: string, body: string): TextEdit => ({ kind: 'comment', nodeId, body });
const pull = (nodeId: string, body: string): TextEdit => ({ kind: 'pull_request', nodeId, body });

describe('what is asked by GraphQL', () => {
  test.each([
    ['two edits', renderEditDocument([comment('a', 'x'), pull('b', 'y')])],
    ['ten edits', renderEditDocument(Array.from({ length: 10 }, (_, at) => comment(`${at}`, 'x')))],
    ['marking a draft ready', READY_DOCUMENTS.ready],
    ['making a draft', READY_DOCUMENTS.draft],
    ['reading a pull request', PULL_REQUEST_QUERY],
  ])('is in the schema that GitHub publishes: %s', (_, document) => {
    expect(validate(document).map(({ message }) => message)).toEqual([]);
  });

  test('holds no text and no id of its own', () => {
    expect(renderEditDocument([comment('secret-id', '"} evil')])).not.toMatch(/secret|evil/);
  });
});

describe('editTogether', () => {
  test('edits comments and a pull request by one request', async () => {
    github.comments.push({ id: 1, login: AUTHOR, body: 'old' }, { id: 2, login: AUTHOR, body: 'old' });
    github.pulls.push({ number: 7, head: 'h', base: 'main', title: 't', body: 'old', draft: true });
    const edits = [comment('IC_1', 'one "quoted"\n'), comment('IC_2', 'two'), pull('PR_7', 'three')];
    expect(await sendEditBatch(github.client, edits)).toBe(true);
    expect([...github.comments, ...github.pulls].map(({ body }) => body)).toEqual(['one "quoted"\n', 'two', 'three']);
    expect(github.requests).toEqual(['POST /graphql']);
  });

  test.each([
    ['one of them is gone', undefined],
    ['GraphQL is not allowed', { status: 403, body: { message: 'Resource not accessible by integration' } }],
    ['the answer says that nothing was done', { status: 200, body: { errors: [{ message: 'no' }] } }],
  ])('gives no verdict and sends nothing again where %s', async (_, answer) => {
    github.comments.push({ id: 1, login: AUTHOR, body: 'old' });
    if (answer !== undefined) github.faults.push({ request: 'POST /graphql', answer });
    expect(await sendEditBatch(github.client, [comment('IC_1', 'new'), comment('IC_9', 'new')])).toBe(false);
    expect(github.requests).toEqual(['POST /graphql']);
  });
});

test('a comment tells its edit once it is known, until it says so', async () => {
  const keeper = createCommentKeeper({
    client: github.client,
    repository: { owner: OWNER, repo: REPO },
    issueNumber: 7,
    author: AUTHOR,
  });
  expect(keeper.findEdit('<!-- m -->\none')).toBeUndefined();
  await keeper.upsert('<!-- m -->\none');
  expect(keeper.findEdit('<!-- m -->\none\n')).toBeUndefined();
  expect(keeper.findEdit('<!-- other -->\none')).toBeUndefined();
  const edit = keeper.findEdit('<!-- m -->\ntwo');
  expect(edit).toMatchObject({ kind: 'comment', nodeId: 'IC_1001', body: '<!-- m -->\ntwo' });
  edit?.confirm();
  expect(keeper.findEdit('<!-- m -->\ntwo')).toBeUndefined();
  expect((await keeper.upsert('<!-- m -->\ntwo')).kind).toBe('unchanged');
});
