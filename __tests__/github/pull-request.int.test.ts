import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isMergedAt } from '../../src/github/find-pull-request.ts';
import {
  ensurePullRequest,
  markReady,
  type PullCreation,
  updatePullRequestBody,
} from '../../src/github/pull-request.ts';
import { OWNER, REPO, type ScriptedGitHub, startScriptedGitHub } from './scripted-github.ts';

const PULLS = `/repos/${OWNER}/${REPO}/pulls`;
const HEAD = 'd'.repeat(40);
const proposal = {
  ...{ head: 'groundhog/demo/task', base: 'main', body: 'plan', draft: true },
  renderTitle: async () => 'Groundhog: demo',
  ...{ headSha: HEAD, creation: 'next' as PullCreation },
};

let github: ScriptedGitHub;
beforeEach(async () => {
  github = await startScriptedGitHub();
});
afterEach(() => github.stop());

const target = () => ({
  client: github.client,
  repository: { owner: OWNER, repo: REPO },
  repositoryUrl: 'https://github.test/acme/widgets',
});

describe('ensurePullRequest', () => {
  test('opens a draft, and finds it again instead of opening a second', async () => {
    const first = await ensurePullRequest(target(), proposal);
    expect(first).toMatchObject({ kind: 'open', isNew: true, pullRequest: { number: 7, isDraft: true, body: 'plan' } });
    expect(await ensurePullRequest(target(), proposal)).toMatchObject({ kind: 'open', isNew: false });
    expect(github.pulls).toHaveLength(1);
    expect(github.requests[0]).toBe(
      `GET ${PULLS}?state=all&head=acme%3Agroundhog%2Fdemo%2Ftask&sort=created&direction=desc&per_page=100`,
    );
  });

  test.each([
    ['answers 502 after acting', { status: 502 }],
    ['drops the connection after acting', undefined],
  ])('opens exactly one when GitHub %s', async (_, answer) => {
    github.faults.push({ request: `POST ${PULLS}`, acts: true, ...(answer === undefined ? {} : { answer }) });
    expect(await ensurePullRequest(target(), proposal)).toMatchObject({ kind: 'open', isNew: true });
    expect(github.pulls).toHaveLength(1);
    expect(github.count('POST')).toBe(1);
  });

  test('hands over a link that compares with the default branch when the base was renamed', async () => {
    const errors = [{ resource: 'PullRequest', field: 'base', code: 'invalid' }];
    github.faults.push({
      request: `POST ${PULLS}`,
      answer: { status: 422, body: { message: 'Validation Failed', errors } },
    });
    expect(await ensurePullRequest(target(), proposal)).toEqual({
      kind: 'refused',
      reason: 'The base "main" is gone.',
      compareUrl: 'https://github.test/acme/widgets/compare/groundhog/demo/task?expand=1',
    });
  });

  test('hands over a compare link when the repository does not let jobs open pull requests', async () => {
    const message = 'GitHub Actions is not permitted to create or approve pull requests.';
    github.faults.push({ request: `POST ${PULLS}`, answer: { status: 403, body: { message } } });
    expect(await ensurePullRequest(target(), proposal)).toEqual({
      kind: 'refused',
      reason: message,
      compareUrl: 'https://github.test/acme/widgets/compare/main...groundhog/demo/task?expand=1',
    });
  });

  test('has nothing to show without commits', async () => {
    const body = {
      message: 'Validation Failed',
      errors: [{ message: 'No commits between main and groundhog/demo/task' }],
    };
    github.faults.push({ request: `POST ${PULLS}`, answer: { status: 422, body } });
    expect(await ensurePullRequest(target(), proposal)).toEqual({ kind: 'nothing_to_show' });
  });

  test('falls back to the last one when its branch is gone', async () => {
    const body = {
      message: 'Validation Failed',
      errors: [{ resource: 'PullRequest', field: 'head', code: 'invalid' }],
    };
    github.faults.push({ request: `POST ${PULLS}`, answer: { status: 422, body } });
    expect(await ensurePullRequest(target(), proposal)).toEqual({
      kind: 'branch_gone',
      branch: proposal.head,
      headSha: proposal.headSha,
    });
    await ensurePullRequest(target(), proposal);
    Object.assign(github.pulls[0] ?? {}, { state: 'closed' });
    github.faults.push({ request: `POST ${PULLS}`, answer: { status: 422, body } });
    const next = { ...proposal, creation: 'next', headSha: 'e'.repeat(40) } as const;
    expect(await ensurePullRequest(target(), next)).toMatchObject({ kind: 'final', pullRequest: { state: 'closed' } });
  });

  test('opens a plain pull request where drafts are not supported', async () => {
    const body = { message: 'Draft pull requests are not supported in this repository.' };
    github.faults.push({ request: `POST ${PULLS}`, answer: { status: 422, body } });
    expect(await ensurePullRequest(target(), proposal)).toMatchObject({
      kind: 'open',
      pullRequest: { isDraft: false },
    });
  });

  test('takes the one that somebody else opened in between', async () => {
    const body = { message: 'Validation Failed', errors: [{ message: 'A pull request already exists for acme:x.' }] };
    github.faults.push({ request: `POST ${PULLS}`, acts: true, answer: { status: 422, body } });
    expect(await ensurePullRequest(target(), proposal)).toMatchObject({ kind: 'open', isNew: false });
  });

  test.each([
    ['merged', 'next', HEAD, 'final'],
    ['merged', 'next', 'e'.repeat(40), 'open'],
    ['merged', 'first', 'e'.repeat(40), 'final'],
    ['closed', 'next', HEAD, 'final'],
    ['closed', 'next', 'e'.repeat(40), 'open'],
    ['closed', 'first', 'e'.repeat(40), 'final'],
    ['closed', 'never', 'e'.repeat(40), 'final'],
    [undefined, 'never', HEAD, 'open'],
    ['gone', 'never', HEAD, 'absent'],
    ['gone', 'first', HEAD, 'open'],
  ] as const)(
    'where the last one is %s, with creation "%s" and its head at %s, one is %s',
    async (...[state, creation, headSha, kind]) => {
      const { renderTitle: _, ...pull } = { ...proposal, number: 7, title: 't' };
      if (state !== 'gone') github.pulls.push({ ...pull, headSha, ...(state === undefined ? {} : { state }) });
      const ensured = await ensurePullRequest(target(), { ...proposal, creation });
      expect(ensured).toMatchObject({ kind });
      expect(github.count('POST')).toBe(kind === 'open' && state !== undefined ? 1 : 0);
      expect(await isMergedAt(target(), proposal.head, headSha)).toBe(state === 'merged' && kind === 'final');
    },
  );

  test('throws what it cannot explain, with status and request id', async () => {
    github.faults.push({
      request: `POST ${PULLS}`,
      answer: { status: 422, body: { message: 'Invalid base' }, headers: { 'x-github-request-id': 'ABC:1' } },
    });
    await expect(ensurePullRequest(target(), proposal)).rejects.toMatchObject({
      code: 'github_request_failed',
      data: { status: 422, request_id: 'ABC:1', message: 'Invalid base', operation: 'open a pull request' },
    });
  });
});

test('a body is replaced, and a pull request that is gone is told', async () => {
  await ensurePullRequest(target(), proposal);
  expect(await updatePullRequestBody(target(), 7, 'new plan')).toBe(true);
  expect(github.pulls[0]?.body).toBe('new plan');
  expect(await updatePullRequestBody(target(), 8, 'new plan')).toBe(false);
});

describe('markReady', () => {
  test('ends the draft', async () => {
    await ensurePullRequest(target(), proposal);
    expect(await markReady(target(), 'PR_7', 'ready')).toEqual({ kind: 'marked' });
    expect(github.pulls[0]?.draft).toBe(false);
  });

  test('makes it a draft again', async () => {
    await ensurePullRequest(target(), { ...proposal, draft: false });
    expect(await markReady(target(), 'PR_7', 'draft')).toEqual({ kind: 'marked' });
    expect(github.pulls[0]?.draft).toBe(true);
  });

  test.each([
    ['was not carried out', false],
    ['was carried out', true],
  ])('asks once more where the answer is lost of what %s', async (_, acts) => {
    await ensurePullRequest(target(), proposal);
    github.faults.push({ request: 'POST /graphql', acts, answer: { status: 502 } });
    expect(await markReady(target(), 'PR_7', 'ready')).toEqual({ kind: 'marked' });
    expect(github.pulls[0]?.draft).toBe(false);
    expect(github.count('POST /graphql')).toBe(2);
  });

  test('does not ask for ever', async () => {
    for (let times = 0; times < 3; times += 1)
      github.faults.push({ request: 'POST /graphql', answer: { status: 502 } });
    expect(await markReady(target(), 'PR_7', 'ready')).toMatchObject({ kind: 'failed' });
    expect(github.count('POST /graphql')).toBe(2);
  });

  test.each([
    [{ status: 403, body: { message: 'Resource not accessible by integration' } }, /not accessible/],
    [{ status: 200, body: { errors: [{ message: 'Resource not accessible by integration' }] } }, /not accessible/],
  ])('says why it failed instead of throwing (%j)', async (answer, reason) => {
    github.faults.push({ request: 'POST /graphql', answer });
    expect(await markReady(target(), 'PR_7', 'ready')).toEqual({
      kind: 'failed',
      reason: expect.stringMatching(reason),
    });
    expect(github.count('POST /graphql')).toBe(1);
  });
});
