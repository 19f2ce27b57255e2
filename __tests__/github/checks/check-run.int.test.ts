import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { GitHubError } from '../../../src/domain/errors/errors.ts';
import { ensureCheckRun } from '../../../src/github/checks/check-run.ts';
import { AUTHOR, OWNER, REPO, type ScriptedGitHub, startScriptedGitHub } from '../scripted-github.ts';

const SHA = 'd'.repeat(40);
const POST = `POST /repos/${OWNER}/${REPO}/check-runs`;
const CHECK = {
  name: 'Groundhog: demo',
  externalId: 'groundhog:1:n0nce:one',
  headSha: SHA,
  conclusion: 'failure' as const,
  completedAt: '2026-01-02T04:00:00.000Z',
  title: 'Blocked, 1 of 2 checkpoints done',
  summary: 'summary',
  annotations: [{ path: 'plan.yml', line: 7, title: 'title', message: 'message' }],
};

let github: ScriptedGitHub;
beforeEach(async () => {
  github = await startScriptedGitHub();
});
afterEach(() => github.stop());

const ensure = (changes: Partial<typeof CHECK> = {}) => {
  const target = { client: github.client, repository: { owner: OWNER, repo: REPO }, author: AUTHOR };
  return ensureCheckRun(target, { ...CHECK, ...changes });
};

describe('ensureCheckRun', () => {
  test('creates once with annotations, leaves alone what is the same, and edits without annotations', async () => {
    const tellRun = (run: number) => ({
      summary: `[Workflow run](https://github.test/acme/widgets/actions/runs/${run})`,
    });
    expect(await ensure(tellRun(1))).toEqual({ kind: 'created', id: 501 });
    expect(await ensure(tellRun(2))).toEqual({ kind: 'unchanged', id: 501 });
    expect(await ensure({ summary: 'more' })).toEqual({ kind: 'edited', id: 501 });
    expect(github.checks).toMatchObject([{ summary: 'more', conclusion: 'failure', head_sha: SHA }]);
    expect(github.checks[0]?.annotations).toEqual([
      { path: 'plan.yml', start_line: 7, end_line: 7, annotation_level: 'failure', title: 'title', message: 'message' },
    ]);
    expect(github.count('POST')).toBe(1);
  });

  test('makes another one for another ending on the same commit', async () => {
    await ensure();
    expect((await ensure({ externalId: 'groundhog:1:n0nce:two' })).kind).toBe('created');
    expect(github.checks).toHaveLength(2);
  });

  test.each([
    { what: 'answers 502 after acting', fault: { acts: true, answer: { status: 502 } }, posts: 1 },
    { what: 'drops the connection after acting', fault: { acts: true }, posts: 1 },
    { what: 'answers 502 without acting', fault: { answer: { status: 502 } }, posts: 2 },
  ])('leaves exactly one check when GitHub $what', async ({ fault, posts }) => {
    github.faults.push({ request: POST, ...fault });
    expect((await ensure()).kind).toBe('created');
    expect(github.checks).toHaveLength(1);
    expect(github.checks[0]?.annotations).toHaveLength(1);
    expect(github.count('POST')).toBe(posts);
  });

  test('takes no check of another app for its own', async () => {
    const { title, summary, name, conclusion } = CHECK;
    const fake = { id: 1, app: 'mallory', external_id: CHECK.externalId, head_sha: SHA, annotations: [] };
    github.checks.push({ ...fake, title, summary, name, conclusion });
    expect((await ensure()).kind).toBe('created');
    expect(github.checks).toHaveLength(2);
  });

  test('says what GitHub said when the token may not write checks', async () => {
    const message = 'Resource not accessible by integration';
    github.faults.push({ request: POST, answer: { status: 403, body: { message } } });
    expect(await ensure()).toEqual({ kind: 'refused', reason: message });
  });

  test('names the permission in what it throws', async () => {
    github.faults.push({ request: POST, answer: { status: 404, body: { message: 'Not Found' } } });
    const failure = ensure();
    await expect(failure).rejects.toThrow(GitHubError);
    await expect(failure).rejects.toHaveProperty('data.permission', 'checks: write');
  });

  test('says so when the token is not valid any more', async () => {
    github.faults.push({ request: POST, answer: { status: 401, body: { message: 'Bad credentials' } } });
    const failure = ensure();
    await expect(failure).rejects.toThrow(GitHubError);
    await expect(failure).rejects.toHaveProperty('code', 'token_rejected');
  });
});
