import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createGitHubClient } from '../../src/github/client/client.ts';
import { createCommit, fetchCommitAuthor, requiresSignatures } from '../../src/github/signed-commit.ts';
import { type LoopbackGitHub, startLoopbackGitHub } from '../helpers/loopback/loopback-github.ts';
import { cleanUp, createBareRemote, createRepo, git } from '../helpers/temp-repo.ts';

const repository = { owner: 'octo', repo: 'hello' };
const tokens = {
  job: { kind: 'github_actions' },
  app: { kind: 'app', slug: 'lander' },
  person: { kind: 'user', login: 'wendy', role: 'write' },
  reader: { kind: 'github_actions', permissions: { contents: 'read' } },
} as const;

let github: LoopbackGitHub;
let bare: string;
let draft: { readonly tree: string; readonly parent: string; readonly message: string; readonly branch: string };

beforeEach(async () => {
  const { dir, commit } = await createRepo();
  bare = await createBareRemote(dir);
  github = await startLoopbackGitHub({ ...repository, bareRepoDir: bare, tokens });
  const tree = await git(bare, 'rev-parse', `${commit}^{tree}`);
  draft = { tree, parent: commit, message: 'Write it\n\nGroundhog-Task: demo\n', branch: 'groundhog/demo/task' };
});

afterEach(async () => {
  expect(github.problems).toEqual([]);
  await github.close();
  await cleanUp();
});

const clientOf = (token: string) =>
  createGitHubClient({
    token,
    apiUrl: github.apiUrl,
    userAgent: 'test',
    onWarning: () => undefined,
    pace: { writeMs: 0, notifyMs: 0 },
  });
const targetOf = (token: string) => ({ client: clientOf(token), repository });

test.each(['job', 'app'])('the commit of the token of %s is signed and has what was asked for', async (token) => {
  const created = await createCommit(targetOf(token), draft);
  expect(created).toMatchObject({ kind: 'created', problem: undefined });
  const commit = created.kind === 'created' ? created.commit : '';
  expect(await git(bare, 'log', '-1', '--format=%T %P%n%B', commit)).toBe(
    `${draft.tree} ${draft.parent}\n${draft.message}`,
  );
  expect(await git(bare, 'cat-file', 'commit', commit)).toMatch(/^gpgsig -----BEGIN PGP SIGNATURE-----/m);
  expect(await git(bare, 'for-each-ref', '--points-at', commit)).toBe('');
});

test('the commit of the token of a person is not signed', async () => {
  expect(await createCommit(targetOf('person'), draft)).toMatchObject({ kind: 'created', problem: 'unsigned' });
});

test.each([
  { token: 'job', change: { tree: 'a'.repeat(40) }, reason: 'Tree SHA does not exist' },
  { token: 'job', change: { parent: 'a'.repeat(40) }, reason: 'Parent SHA does not exist' },
  { token: 'reader', change: {}, reason: 'Resource not accessible by integration' },
])('a refusal is in the words of GitHub: $reason', async ({ token, change, reason }) => {
  const answer = await createCommit(targetOf(token), { ...draft, ...change });
  expect(answer).toMatchObject({ kind: 'refused', reason: expect.stringContaining(reason) });
});

test('a lost answer is asked for once more, and a second one is an error', async () => {
  const fault = { kind: 'answer', hasActed: true, status: 502 } as const;
  const path = /\/git\/commits$/;
  github.fail({ path, fault });
  expect(await createCommit(targetOf('job'), draft)).toMatchObject({ kind: 'created' });
  github.fail({ path, times: 2, fault });
  await expect(createCommit(targetOf('job'), draft)).rejects.toMatchObject({ code: 'github_request_failed' });
  expect(github.requests.filter((request) => request.method === 'POST')).toHaveLength(4);
});

test('the rules of a branch say whether it takes signed commits alone', async () => {
  const source = { ruleset_source_type: 'Repository', ruleset_source: 'octo/hello', ruleset_id: 1 };
  const answerWith = (types: readonly string[]) =>
    github.fail({
      path: /\/rules\/branches\/groundhog%2Fdemo%2Ftask$/,
      fault: { kind: 'answer', hasActed: false, status: 200, body: types.map((type) => ({ type, ...source })) },
    });
  answerWith(['deletion', 'required_signatures']);
  expect(await requiresSignatures(targetOf('person'), draft.branch)).toBe(true);
  answerWith(['deletion']);
  expect(await requiresSignatures(targetOf('person'), draft.branch)).toBe(false);
});

test('the author is the account with its own address, which on github.com is known for jobs', async () => {
  const login = 'github-actions[bot]';
  const onGitHub = { name: login, email: '41898282+github-actions[bot]@users.noreply.github.com' };
  expect(await fetchCommitAuthor(clientOf('job'), login, 'github.com')).toEqual(onGitHub);
  expect(github.requests).toEqual([]);
  expect(await fetchCommitAuthor(clientOf('app'), 'lander[bot]', 'ghes.example')).toEqual({
    name: 'lander[bot]',
    email: expect.stringMatching(/^\d+\+lander\[bot\]@users\.noreply\.ghes\.example$/),
  });
});
