import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Octokit } from '@octokit/rest';
import { toTokenEnv } from '../http/git-http-server.ts';
import { at, textAt } from '../json.ts';
import { cleanUp, commitAll, createBareRemote, createRepo, git, gitWithEnv, writeFiles } from '../temp-repo.ts';
import {
  errorMessages,
  type LoopbackGitHub,
  type LoopbackGitHubOptions,
  startLoopbackGitHub,
} from './loopback-github.ts';

const here = { owner: 'octocat', repo: 'hello' } as const;
const tokens: LoopbackGitHubOptions['tokens'] = {
  owner: { kind: 'user', login: 'octocat', role: 'admin' },
  writer: { kind: 'user', login: 'wendy', role: 'write' },
  reader: { kind: 'user', login: 'rita', role: 'read' },
  stranger: { kind: 'user', login: 'mallory', role: 'none' },
  workflow: { kind: 'github_actions' },
  narrow: { kind: 'github_actions', permissions: { contents: 'read' } },
};

let github: LoopbackGitHub;
let dir: string;
let topic: string;

async function start(options: Partial<LoopbackGitHubOptions> = {}): Promise<void> {
  await github?.close();
  const repo = await createRepo();
  dir = repo.dir;
  const bareRepoDir = await createBareRemote(dir);
  await git(dir, 'checkout', '--quiet', '-b', 'groundhog/topic');
  await writeFiles(dir, { 'src/new.ts': 'export {};\n' });
  topic = await commitAll(dir, 'Add a file');
  await git(dir, 'push', '--quiet', bareRepoDir, 'groundhog/topic', 'main:empty');
  github = await startLoopbackGitHub({ ...here, bareRepoDir, tokens, ...options });
}

function client(auth?: string): Octokit {
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
  return new Octokit({ baseUrl: github.apiUrl, log, ...(auth === undefined ? {} : { auth }) });
}

async function refusalOf(
  request: Promise<unknown>,
): Promise<{ status: unknown; message: string; errors: readonly string[] }> {
  const thrown: unknown = await request.then(
    () => ({ message: 'it was answered' }),
    (error: unknown) => error,
  );
  const data = at(thrown, 'response', 'data');
  return {
    status: at(thrown, 'status'),
    message: textAt(data, 'message') || textAt(thrown, 'message'),
    errors: errorMessages(data),
  };
}

const pull = { ...here, title: 'Work', head: 'groundhog/topic', base: 'main', body: 'Plan', draft: true };

beforeEach(() => start());

afterEach(async () => {
  await github.close();
  await cleanUp();
});

describe('a pull request', () => {
  test('is created as a draft with the real commits, listed, edited and marked ready', async () => {
    const octokit = client('workflow');
    const created = (await octokit.pulls.create(pull)).data;
    expect(created).toMatchObject({ draft: true, commits: 1, changed_files: 1, additions: 1, head: { sha: topic } });
    expect(created.html_url).toBe(`${github.serverUrl}/octocat/hello/pull/${created.number}`);
    const listed = await octokit.pulls.list({ ...here, state: 'open', head: 'octocat:groundhog/topic', base: 'main' });
    expect(listed.data.map(({ number }) => number)).toEqual([created.number]);
    await octokit.pulls.update({ ...here, pull_number: created.number, body: 'Edited' });
    await octokit.graphql(
      'mutation($id: ID!) { markPullRequestReadyForReview(input: {pullRequestId: $id}) { clientMutationId } }',
      { id: created.node_id },
    );
    expect((await octokit.pulls.get({ ...here, pull_number: created.number })).data.draft).toBe(false);
    expect((await octokit.issues.get({ ...here, issue_number: created.number })).data.pull_request).toBeDefined();
    expect(await github.pulls()).toEqual([
      expect.objectContaining({ author: 'github-actions[bot]', body: 'Edited', headCommit: topic, isDraft: false }),
    ]);
    expect(github.problems).toEqual([]);
  });

  test('follows its branch', async () => {
    const number = (await client('writer').pulls.create(pull)).data.number;
    await writeFiles(dir, { 'src/second.ts': 'export {};\n' });
    const second = await commitAll(dir, 'Second');
    const remote = `${github.serverUrl}/octocat/hello`;
    await gitWithEnv(dir, toTokenEnv(github.serverUrl, 'writer'), ['push', '--quiet', remote, 'groundhog/topic']);
    expect((await client('writer').pulls.get({ ...here, pull_number: number })).data).toMatchObject({
      commits: 2,
      head: { sha: second },
    });
    expect(github.problems).toEqual([]);
  });

  test('is refused a second time, without commits, and from a branch that does not exist', async () => {
    const octokit = client('workflow');
    await octokit.pulls.create(pull);
    expect(await refusalOf(octokit.pulls.create(pull))).toMatchObject({
      status: 422,
      errors: ['A pull request already exists for octocat:groundhog/topic.'],
    });
    expect(await refusalOf(octokit.pulls.create({ ...pull, head: 'empty' }))).toMatchObject({
      status: 422,
      errors: ['No commits between main and empty'],
    });
    expect(await refusalOf(octokit.pulls.create({ ...pull, head: 'gone' }))).toMatchObject({
      status: 422,
      errors: ['head invalid'],
    });
    expect(github.problems).toEqual([]);
  });

  test('is created once when two ask for it at the same time', async () => {
    const ask = (): Promise<unknown> => client('workflow').pulls.create(pull);
    const outcomes = await Promise.allSettled([ask(), ask(), ask()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await github.pulls()).toHaveLength(1);
  });

  test('is refused to a workflow, or as a draft, where the repository is set up so', async () => {
    await start({ allowPullRequests: false });
    expect(await refusalOf(client('workflow').pulls.create(pull))).toMatchObject({
      status: 403,
      message: 'GitHub Actions is not permitted to create or approve pull requests.',
    });
    await start({ allowDrafts: false });
    expect(await refusalOf(client('workflow').pulls.create(pull))).toMatchObject({
      status: 422,
      message: expect.stringMatching(/Draft pull requests/),
    });
    expect((await client('workflow').pulls.create({ ...pull, draft: false })).status).toBe(201);
    expect(github.problems).toEqual([]);
  });
});

describe('comments', () => {
  test('are created, edited, deleted and read over several pages', async () => {
    const octokit = client('workflow');
    const issue_number = await github.createIssue({ title: 'Do it', labels: ['groundhog'], author: 'wendy' });
    for (let i = 0; i < 35; i += 1) await octokit.issues.createComment({ ...here, issue_number, body: `n${i}` });
    const all = await octokit.paginate(octokit.issues.listComments, { ...here, issue_number, per_page: 10 });
    expect(all.map(({ body }) => body)).toEqual(Array.from({ length: 35 }, (_, i) => `n${i}`));
    expect(all[0]?.user).toMatchObject({ login: 'github-actions[bot]', type: 'Bot', id: 41_898_282 });
    const comment_id = all[3]?.id ?? 0;
    expect((await octokit.issues.updateComment({ ...here, comment_id, body: 'edited' })).data.body).toBe('edited');
    await github.deleteComment(comment_id);
    expect(await refusalOf(octokit.issues.getComment({ ...here, comment_id }))).toMatchObject({ status: 404 });
    expect(await github.comments(issue_number)).toHaveLength(34);
    expect(await github.labels(issue_number)).toEqual(['groundhog']);
    expect(github.problems).toEqual([]);
  });

  test('are refused when they are longer than 65,536 characters', async () => {
    const issue_number = await github.createIssue({ title: 'Do it' });
    const octokit = client('writer');
    expect((await octokit.issues.createComment({ ...here, issue_number, body: 'x'.repeat(65_536) })).status).toBe(201);
    expect(
      await refusalOf(octokit.issues.createComment({ ...here, issue_number, body: 'x'.repeat(65_537) })),
    ).toMatchObject({ status: 422 });
    expect(await github.comments(issue_number)).toHaveLength(1);
    expect(github.problems).toEqual([]);
  });
});

describe('who may what', () => {
  test('nobody without a token that is known', async () => {
    expect(await refusalOf(client('unknown').repos.get(here))).toMatchObject({
      status: 401,
      message: 'Bad credentials',
    });
    expect(await refusalOf(client().repos.get(here))).toMatchObject({ status: 401 });
    expect(github.problems).toEqual([]);
  });

  test('a token that may only read writes nothing', async () => {
    const issue_number = await github.createIssue({ title: 'Do it' });
    expect(await refusalOf(client('narrow').issues.createComment({ ...here, issue_number, body: 'x' }))).toMatchObject({
      status: 403,
      message: 'Resource not accessible by integration',
    });
    expect(await refusalOf(client('reader').pulls.create(pull))).toMatchObject({ status: 403 });
    expect((await client('reader').issues.createComment({ ...here, issue_number, body: 'x' })).status).toBe(201);
    expect(await refusalOf(client('narrow').users.getAuthenticated())).toMatchObject({ status: 403 });
    expect((await client('writer').users.getAuthenticated()).data.login).toBe('wendy');
    expect(github.problems).toEqual([]);
  });

  test('an outsider does not see a private repository', async () => {
    await start({ isPrivate: true });
    expect(await refusalOf(client('stranger').repos.get(here))).toMatchObject({ status: 404 });
    expect((await client('reader').repos.get(here)).data).toMatchObject({ private: true, default_branch: 'main' });
    expect(github.problems).toEqual([]);
  });

  test('is told in both words of the permission answer', async () => {
    await start({ roles: { mona: 'maintain' } });
    const role = async (username: string): Promise<unknown> => {
      const { data } = await client('workflow').repos.getCollaboratorPermissionLevel({ ...here, username });
      return [data.permission, data.role_name];
    };
    expect(await Promise.all(['octocat', 'mona', 'rita', 'mallory'].map(role))).toEqual([
      ['admin', 'admin'],
      ['write', 'maintain'],
      ['read', 'read'],
      ['read', 'read'],
    ]);
    expect(await refusalOf(role('nobody'))).toMatchObject({ status: 404 });
    expect(github.problems).toEqual([]);
  });
});

describe('the rest of the API', () => {
  test('tells refs, branches and comparisons from the repository itself', async () => {
    await start({ protectedBranches: ['main'] });
    const octokit = client('workflow');
    expect((await octokit.git.getRef({ ...here, ref: 'heads/groundhog/topic' })).data.object.sha).toBe(topic);
    expect(await refusalOf(octokit.git.getRef({ ...here, ref: 'heads/groundhog' }))).toMatchObject({ status: 404 });
    expect((await octokit.git.listMatchingRefs({ ...here, ref: 'heads/groundhog' })).data).toHaveLength(1);
    expect((await octokit.repos.getBranch({ ...here, branch: 'main' })).data.protected).toBe(true);
    expect((await octokit.repos.getBranch({ ...here, branch: 'groundhog/topic' })).data).toMatchObject({
      protected: false,
      commit: { sha: topic },
    });
    expect(
      (await octokit.repos.compareCommitsWithBasehead({ ...here, basehead: 'main...groundhog/topic' })).data,
    ).toMatchObject({ status: 'ahead', ahead_by: 1, files: [{ filename: 'src/new.ts', status: 'added' }] });
    expect(github.problems).toEqual([]);
  });

  test('takes reactions, labels, check runs and dispatches', async () => {
    await start({ workflows: ['ci.yml'] });
    const octokit = client('workflow');
    const issue_number = await github.createIssue({ title: 'Do it', body: 'Plan' });
    const comment_id = await github.createComment(issue_number, { author: 'wendy', body: '/groundhog run' });
    expect((await octokit.reactions.createForIssueComment({ ...here, comment_id, content: 'eyes' })).status).toBe(201);
    expect((await octokit.reactions.createForIssueComment({ ...here, comment_id, content: 'eyes' })).status).toBe(200);
    expect((await octokit.reactions.createForIssue({ ...here, issue_number, content: 'eyes' })).status).toBe(201);
    expect(github.reactions).toHaveLength(2);
    await octokit.issues.addLabels({ ...here, issue_number, labels: ['stuck'] });
    await octokit.issues.removeLabel({ ...here, issue_number, name: 'stuck' });
    expect((await octokit.issues.get({ ...here, issue_number })).data.body).toBe('Plan');
    const output = {
      title: 'T',
      summary: 'S',
      annotations: [{ path: 'a', start_line: 1, end_line: 1, annotation_level: 'failure' as const, message: 'm' }],
    };
    const run = await octokit.checks.create({
      ...here,
      name: 'groundhog',
      head_sha: topic,
      status: 'completed',
      conclusion: 'failure',
      output,
    });
    await octokit.checks.update({ ...here, check_run_id: run.data.id, conclusion: 'success' });
    expect(await github.checkRuns(topic)).toHaveLength(1);
    expect(await refusalOf(octokit.checks.create({ ...here, name: 'n', head_sha: '0'.repeat(40) }))).toMatchObject({
      status: 422,
    });
    await octokit.repos.createDispatchEvent({ ...here, event_type: 'groundhog', client_payload: { task: 'a' } });
    await octokit.actions.createWorkflowDispatch({ ...here, workflow_id: 'ci.yml', ref: 'main' });
    expect(
      await refusalOf(octokit.actions.createWorkflowDispatch({ ...here, workflow_id: 'no.yml', ref: 'main' })),
    ).toMatchObject({ status: 404 });
    expect(github.dispatches.map(({ kind, name }) => [kind, name])).toEqual([
      ['repository', 'groundhog'],
      ['workflow', 'ci.yml'],
    ]);
    expect(github.problems).toEqual([]);
  });

  test('clones and pushes with the same tokens', async () => {
    const remote = `${github.serverUrl}/octocat/hello`;
    const push = ['push', '--quiet', remote, 'HEAD:refs/groundhog/a/state'];
    await expect(gitWithEnv(dir, toTokenEnv(github.serverUrl, 'narrow'), push)).rejects.toThrow(/403/);
    await gitWithEnv(dir, toTokenEnv(github.serverUrl, 'workflow'), push);
    expect(await git(dir, 'ls-remote', remote, 'refs/groundhog/*')).toContain(topic);
  });
});

describe('the check', () => {
  test('finds a request that GitHub would not take', async () => {
    const issue_number = await github.createIssue({ title: 'Do it' });
    const request = client('workflow').request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      ...here,
      issue_number,
      body: 'x',
      bdy: 'x',
    });
    await request;
    expect(github.problems).toEqual([expect.stringMatching(/unknown key bdy/)]);
    await refusalOf(client('workflow').request('GET /repos/octocat/hello/nothing'));
    expect(github.problems).toHaveLength(2);
  });
});

describe('a fault', () => {
  test('before acting leaves nothing, after acting leaves the comment, and is over after its times', async () => {
    const issue_number = await github.createIssue({ title: 'Do it' });
    const octokit = client('workflow');
    const comment = (body: string): Promise<unknown> => octokit.issues.createComment({ ...here, issue_number, body });
    const rule = { method: 'POST', path: /\/comments$/ };
    github.fail({ ...rule, fault: { kind: 'answer', hasActed: false, status: 429, headers: { 'retry-after': '7' } } });
    github.fail({ ...rule, fault: { kind: 'answer', hasActed: true, status: 502 } });
    github.fail({ ...rule, fault: { kind: 'drop', hasActed: true } });
    expect(await refusalOf(comment('a'))).toMatchObject({ status: 429 });
    expect(await refusalOf(comment('b'))).toMatchObject({ status: 502 });
    expect((await refusalOf(comment('c'))).status).toBe(500);
    await comment('d');
    expect((await github.comments(issue_number)).map(({ body }) => body)).toEqual(['b', 'c', 'd']);
    expect(github.requests.map(({ status }) => status)).toEqual([undefined, 201, 201, 201]);
  });
});
