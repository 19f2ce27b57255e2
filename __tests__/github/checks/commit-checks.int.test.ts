import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CommitChecks } from '../../../src/domain/attempt/commit-checks.ts';
import { GitHubError } from '../../../src/domain/errors/errors.ts';
import { createCommitChecks } from '../../../src/github/checks/commit-checks.ts';
import { createGitHubClient } from '../../../src/github/client/client.ts';
import {
  type LoopbackGitHub,
  type LoopbackGitHubOptions,
  startLoopbackGitHub,
} from '../../helpers/loopback/loopback-github.ts';
import { cleanUp, commitAll, createBareRemote, createRepo, git, writeFiles } from '../../helpers/temp-repo.ts';

const repository = { owner: 'octo', repo: 'hello' };
const SECRET = 's3cret-value-of-a-run';
const BRANCH = 'groundhog/hello/day-1';
const LIST = /^\/repos\/octo\/hello\/commits\/[0-9a-f]+\/check-runs$/;
const DISPATCH = /\/dispatches$/;
const files = {
  '.github/workflows/ci.yml': 'on: workflow_dispatch\njobs: {}\n',
  '.github/workflows/push-only.yml': 'on: push\njobs: {}\n',
};

let github: LoopbackGitHub;
let bare: string;
let commit: string;
let sleeps: number[];
let before: { readonly requests: number; readonly dispatches: number };

beforeAll(async () => {
  const { dir } = await createRepo();
  await writeFiles(dir, files);
  await commitAll(dir, 'Add workflows');
  bare = await createBareRemote(dir);
  const tokens: LoopbackGitHubOptions['tokens'] = {
    job: { kind: 'github_actions' },
    app: { kind: 'app', slug: 'ours' },
  };
  github = await startLoopbackGitHub({ ...repository, bareRepoDir: bare, tokens });
});

// A commit of its own for each test; what came before is counted off.
beforeEach(async () => {
  const name = expect.getState().currentTestName ?? '';
  commit = await git(bare, 'commit-tree', '-p', 'main', '-m', name, 'main^{tree}');
  await git(bare, 'update-ref', `refs/heads/${BRANCH}`, commit);
  before = { requests: github.requests.length, dispatches: github.dispatches.length };
  sleeps = [];
});

afterEach(() => {
  github.heal();
  expect(github.problems).toEqual([]);
});

afterAll(async () => {
  await github.close();
  await cleanUp();
});

const listRequests = () => github.requests.slice(before.requests);
const listDispatches = () => github.dispatches.slice(before.dispatches);

interface Opened {
  readonly token?: string;
  readonly ownLogin?: string;
  readonly workflows?: readonly string[];
}

function open({ token = 'job', ownLogin = 'github-actions[bot]', workflows = ['ci.yml'] }: Opened = {}): CommitChecks {
  const client = createGitHubClient({
    token,
    apiUrl: github.apiUrl,
    userAgent: 'groundhog-test',
    onWarning: () => undefined,
    pace: { writeMs: 0, notifyMs: 0 },
    sleep: async (ms) => void sleeps.push(ms),
  });
  return createCommitChecks({
    ...{ client, repository, workflows },
    ourLogin: () => Promise.resolve(ownLogin),
    pace: { firstMs: 1, longestMs: 1 },
    redact: (text) => text.replaceAll(SECRET, '***'),
  });
}

const AT_LINE = { start_line: 7, end_line: 7, annotation_level: 'failure' };
const failure = (status: number, message = 'no', headers = {}) =>
  ({ kind: 'answer', hasActed: false, status, headers, body: { message } }) as const;

describe('a look at the checks of a commit', () => {
  test('sees jobs and the checks of other apps, and tells what else is there', async () => {
    await github.createCheck({ commit, name: 'CI', conclusion: 'success', by: 'a job' });
    await github.createCheck({ commit, name: 'CI', conclusion: null, by: { app: 'circleci' } });
    await github.createCheck({ commit, name: 'lint', conclusion: 'failure', by: 'a job' });
    const { checks, others } = await open().fetch(commit, ['CI']);
    expect(checks).toHaveLength(2);
    expect(checks).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'CI', conclusion: 'success' }),
        expect.objectContaining({ name: 'CI', conclusion: null }),
      ]),
    );
    expect(others).toEqual(['"lint" (failure)']);
  });

  test('believes no check that was written with the token of a job, whatever it says', async () => {
    await github.createCheck({ commit, name: 'CI', conclusion: 'success', by: { app: 'github-actions' } });
    const { checks, others } = await open().fetch(commit, ['CI']);
    expect(checks).toEqual([]);
    expect(others).toEqual(['"CI", which does not count: it was written with the token of a job and is no job itself']);
  });

  test('believes no check of the app whose token is its own', async () => {
    await github.createCheck({ commit, name: 'CI', conclusion: 'success', by: { app: 'ours' } });
    const { checks, others } = await open({ token: 'app', ownLogin: 'Ours[bot]' }).fetch(commit, ['CI']);
    expect(checks).toEqual([]);
    expect(others).toEqual(['"CI", which does not count: it was written with this run\'s own token']);
  });

  test('takes the word of what failed, bounded, plain and without secrets', async () => {
    const annotations = [{ ...AT_LINE, path: 'src/a.ts', message: `expected 1\u202e, got ${SECRET}` }];
    const said = {
      title: 'Two tests failed',
      summary: `${'x'.repeat(1495)}${SECRET}${'x'.repeat(20_000)}`,
      annotations,
    };
    await github.createCheck({ commit, name: 'CI', conclusion: 'failure', by: 'a job', ...said });
    const [check] = (await open().fetch(commit, ['CI'])).checks;
    expect(check?.output).toMatch(/^Two tests failed\nx{1495}\*\*\*xx\n(.*\n)?src\/a\.ts:7: expected 1, got \*\*\*$/);
  });

  test('asks once about a job and once for its words, however often it looks', async () => {
    const annotations = [{ ...AT_LINE, path: 'a', message: 'm' }];
    await github.createCheck({ commit, name: 'CI', conclusion: 'failure', by: 'a job', annotations });
    const checks = open();
    for (let look = 1; look <= 3; look += 1) await checks.fetch(commit, ['CI']);
    const asked = listRequests().map(({ path }) => path.replace(/\/\d+/, '').split('/').slice(4).join('/'));
    expect(asked.filter((path) => path.startsWith('actions/jobs'))).toHaveLength(1);
    expect(asked.filter((path) => path.endsWith('annotations'))).toHaveLength(1);
    expect(asked).toHaveLength(5);
  });

  test('takes the latest status of that name where there is no check, unless a job or itself wrote it', async () => {
    const status = { commit, context: 'ci/build', creator: 'jenkins' } as const;
    github.createStatus({ ...status, state: 'success' });
    github.createStatus({ ...status, state: 'failure', description: `broken by ${SECRET}` });
    github.createStatus({ ...status, state: 'success', creator: 'github-actions[bot]', context: 'ci/token' });
    github.createStatus({ ...status, state: 'pending', context: 'ci/slow' });
    const { checks, others } = await open().fetch(commit, ['ci/build', 'ci/token', 'ci/slow']);
    expect(checks).toMatchObject([
      { name: 'ci/slow', conclusion: null },
      { name: 'ci/build', conclusion: 'failure', output: 'broken by ***\nhttps://ci.test/build/1' },
    ]);
    expect(others.join()).toMatch(/^"ci\/token", which does not count/);
    const own = await open({ ownLogin: 'jenkins' }).fetch(commit, ['ci/build']);
    expect(own.checks).toEqual([]);
  });

  test('does without statuses where the token may not read them, and says so', async () => {
    github.fail({ path: /\/statuses$/, fault: failure(403), times: 9 });
    const checks = open();
    for (let look = 1; look <= 2; look += 1) {
      const { others } = await checks.fetch(commit, ['CI']);
      expect(others).toEqual(['commit statuses, which the token may not read ("statuses: read" lets it)']);
    }
    expect(listRequests().filter(({ path }) => path.endsWith('/statuses'))).toHaveLength(1);
  });
});

describe('a look that GitHub does not answer', () => {
  test.each([
    ['a list that is forbidden', { path: LIST, status: 403, permission: 'checks: read' }],
    ['a list that is hidden', { path: LIST, status: 404, permission: 'checks: read' }],
    ['a job that may not be looked at', { path: /\/actions\/jobs\//, status: 403, permission: 'actions: read' }],
  ])('for %s names what is missing', async (_what, { path, status, permission }) => {
    await github.createCheck({ commit, name: 'CI', conclusion: 'success', by: 'a job' });
    github.fail({ path, fault: failure(status) });
    const thrown: unknown = await open()
      .fetch(commit, ['CI'])
      .catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(GitHubError);
    expect(thrown).toMatchObject({ code: 'github_forbidden', data: { permission } });
  });

  test('waits as long as GitHub says, and takes a limit that lasts for no missing permission', async () => {
    const limit = failure(429, 'slow down', { 'retry-after': '7' });
    github.fail({ path: LIST, fault: limit });
    await open().fetch(commit, ['CI']);
    expect(sleeps).toEqual([7000]);
    const secondary = failure(403, 'You have exceeded a secondary rate limit', { 'retry-after': '9' });
    github.fail({ path: LIST, fault: secondary, times: 4 });
    await expect(open().fetch(commit, ['CI'])).rejects.toHaveProperty('code', 'github_request_failed');
  });

  test('asks again when an answer is cut off, and sees nothing on a commit that GitHub does not know yet', async () => {
    await github.createCheck({ commit, name: 'CI', conclusion: 'success', by: 'a job' });
    github.fail({ path: LIST, fault: { kind: 'drop', hasActed: false } });
    expect((await open().fetch(commit, ['CI'])).checks).toHaveLength(1);
    github.fail({ path: LIST, fault: failure(422, `No commit found for SHA: ${commit}`) });
    expect((await open().fetch(commit, ['CI'])).checks).toEqual([]);
  });
});

interface Refused {
  readonly workflow: string;
  readonly status?: number;
  readonly message: string | RegExp;
  readonly permission?: string;
}

describe('the start of checks', () => {
  test('starts each workflow once for a commit, also when it is done again by another run', async () => {
    await open().start(BRANCH, commit);
    await open().start(BRANCH, commit);
    expect(listDispatches()).toMatchObject([{ name: 'ci.yml', body: { ref: BRANCH } }]);
  });

  test.each([
    ['cut off after it was taken', true],
    ['cut off before it was taken', false],
  ])('starts it once when the answer is %s', async (_when, hasActed) => {
    github.fail({ method: 'POST', path: DISPATCH, fault: { kind: 'drop', hasActed } });
    await open().start(BRANCH, commit);
    expect(listDispatches()).toHaveLength(1);
  });

  test.each<readonly [string, Refused]>([
    ['a workflow that is not there', { workflow: 'none.yml', message: 'Not Found' }],
    ['a workflow without the trigger', { workflow: 'push-only.yml', message: /'workflow_dispatch' trigger/ }],
    ['a token that may not', { workflow: 'ci.yml', status: 403, message: 'no', permission: 'actions: write' }],
  ])('is refused for %s, and says what to mend', async (_what, { workflow, status, message, permission }) => {
    if (status !== undefined) github.fail({ method: 'POST', path: DISPATCH, fault: failure(status) });
    const thrown: unknown = await open({ workflows: [workflow] })
      .start(BRANCH, commit)
      .catch((error: unknown) => error);
    expect(thrown).toMatchObject({ code: 'check_not_started', data: { workflow, branch: BRANCH, permission } });
    expect(thrown).toMatchObject({ data: { message: expect.stringMatching(message) } });
  });
});
