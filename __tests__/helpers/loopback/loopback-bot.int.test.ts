import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Octokit } from '@octokit/rest';
import { at, textAt } from '../json.ts';
import { cleanUp, commitAll, createBareRemote, createRepo, writeFiles } from '../temp-repo.ts';
import {
  errorMessages,
  type LoopbackGitHub,
  type LoopbackGitHubOptions,
  startLoopbackGitHub,
} from './loopback-github.ts';

const here = { owner: 'octocat', repo: 'hello' } as const;
const tokens: LoopbackGitHubOptions['tokens'] = {
  writer: { kind: 'user', login: 'wendy', role: 'write' },
  workflow: { kind: 'github_actions' },
  narrow: { kind: 'github_actions', permissions: { contents: 'write', issues: 'read' } },
};
const workflowFile = 'on:\n  workflow_dispatch:\n    inputs: { task: { type: string } }\njobs: {}\n';

let github: LoopbackGitHub;
let head: string;
let issue_number: number;

async function start(options: Partial<LoopbackGitHubOptions> = {}): Promise<void> {
  await github?.close();
  const { dir } = await createRepo();
  const files = { '.github/workflows/bot.yml': workflowFile, '.github/workflows/ci.yml': 'on: push\njobs: {}\n' };
  await writeFiles(dir, files);
  head = await commitAll(dir, 'Add workflows');
  github = await startLoopbackGitHub({ ...here, bareRepoDir: await createBareRemote(dir), tokens, ...options });
  issue_number = await github.createIssue({ title: 'Do it', body: 'Plan', author: 'wendy' });
}

function client(auth: string): Octokit {
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
  return new Octokit({ baseUrl: github.apiUrl, log, auth });
}

async function refusalOf(request: Promise<unknown>) {
  const thrown: unknown = await request.then(
    () => ({ message: 'it was answered' }),
    (error: unknown) => error,
  );
  const data = at(thrown, 'response', 'data');
  const headers = at(thrown, 'response', 'headers');
  return { status: at(thrown, 'status'), message: textAt(data, 'message'), errors: errorMessages(data), headers };
}

beforeEach(() => start());

afterEach(async () => {
  expect(github.problems).toEqual([]);
  await github.close();
  await cleanUp();
});

describe('labels', () => {
  test('are made once, whatever their letters, and taken off only where they are', async () => {
    const { issues } = client('workflow');
    const label = { ...here, name: 'groundhog:running', color: '1d76db', description: 'At work' };
    expect((await issues.createLabel(label)).data.name).toBe('groundhog:running');
    expect(await refusalOf(issues.createLabel({ ...label, name: 'Groundhog:Running' }))).toMatchObject({
      status: 422,
      errors: ['name already_exists'],
    });
    expect(await refusalOf(issues.createLabel({ ...label, name: 'b', color: '#1d76db' }))).toMatchObject({
      errors: ['color invalid'],
    });
    await issues.addLabels({ ...here, issue_number, labels: ['groundhog:running', 'new'] });
    await issues.updateLabel({ ...here, name: 'new', description: 'Old' });
    const name = 'groundhog:running';
    expect((await issues.removeLabel({ ...here, issue_number, name })).data).toMatchObject([{ name: 'new' }]);
    expect(await refusalOf(issues.removeLabel({ ...here, issue_number, name }))).toMatchObject({
      status: 404,
      message: 'Label does not exist',
    });
    await issues.setLabels({ ...here, issue_number, labels: [name] });
    expect(await github.labels(issue_number)).toEqual([name]);
    expect(await github.knownLabels()).toEqual(['groundhog:running', 'new']);
    expect(await refusalOf(issues.getLabel({ ...here, name: 'none' }))).toMatchObject({ status: 404 });
  });

  test('and issues are not written with a token that may only read them', async () => {
    const { issues } = client('narrow');
    const message = 'Resource not accessible by integration';
    const refused = { status: 403, message };
    expect(await refusalOf(issues.addLabels({ ...here, issue_number, labels: ['a'] }))).toMatchObject(refused);
    expect(await refusalOf(issues.createLabel({ ...here, name: 'a' }))).toMatchObject(refused);
    expect(await refusalOf(issues.update({ ...here, issue_number, body: 'x' }))).toMatchObject(refused);
    expect(github.requests.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

test('an issue is edited and closed, and tells when it was changed', async () => {
  const { issues } = client('workflow');
  const before = (await issues.get({ ...here, issue_number })).data.updated_at;
  await github.editIssue(issue_number, { author: 'wendy', body: 'Another plan' });
  await issues.update({ ...here, issue_number, state: 'closed' });
  const { data } = await issues.get({ ...here, issue_number });
  expect(data).toMatchObject({ body: 'Another plan', state: 'closed' });
  expect(Date.parse(data.updated_at)).toBeGreaterThanOrEqual(Date.parse(before));
});

test('reactions are listed and withdrawn', async () => {
  const { reactions } = client('workflow');
  const comment_id = await github.createComment(issue_number, { author: 'wendy', body: '/groundhog run' });
  const { data } = await reactions.createForIssueComment({ ...here, comment_id, content: 'eyes' });
  await reactions.createForIssue({ ...here, issue_number, content: 'rocket' });
  const listed = await reactions.listForIssueComment({ ...here, comment_id });
  expect(listed.data).toMatchObject([{ content: 'eyes', user: { login: 'github-actions[bot]' } }]);
  await reactions.deleteForIssueComment({ ...here, comment_id, reaction_id: data.id });
  expect(github.reactions).toMatchObject([{ content: 'rocket', target: `/issues/${issue_number}` }]);
  expect((await reactions.listForIssue({ ...here, issue_number, content: '+1' })).data).toEqual([]);
});

describe('check runs', () => {
  const annotations = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      path: 'plan.yml',
      start_line: index + 1,
      end_line: index + 1,
      annotation_level: 'failure' as const,
      message: 'm',
    }));
  const output = (count: number) => ({ title: 't', summary: 's', annotations: annotations(count) });
  const create = (token: string, count: number) =>
    client(token).checks.create({
      ...here,
      name: 'groundhog',
      head_sha: head,
      external_id: 'a',
      output: output(count),
    });

  test('hold what several requests of at most 50 annotations brought', async () => {
    const { checks } = client('workflow');
    const check_run_id = (await create('workflow', 50)).data.id;
    const updated = await checks.update({ ...here, check_run_id, conclusion: 'failure', output: output(20) });
    expect(updated.data).toMatchObject({
      status: 'completed',
      conclusion: 'failure',
      output: { annotations_count: 70 },
    });
    const listed = await checks.listAnnotations({ ...here, check_run_id, per_page: 100 });
    expect(listed.data).toHaveLength(70);
    const app = expect.objectContaining({ slug: 'github-actions' });
    expect((await checks.get({ ...here, check_run_id })).data).toMatchObject({ external_id: 'a', app });
  });

  test('are refused with more annotations than that, and the check says so', async () => {
    expect(await refusalOf(create('workflow', 51))).toMatchObject({ status: 422 });
    expect(github.problems).toEqual([expect.stringMatching(/annotations must NOT have more than 50 items/)]);
    await start();
  });

  test('are found by their commit and name, the last of each', async () => {
    const { checks } = client('workflow');
    await create('workflow', 0);
    const last = (await create('workflow', 1)).data.id;
    await checks.create({ ...here, name: 'other', head_sha: head });
    const find = async (more: object) => (await checks.listForRef({ ...here, ref: 'main', ...more })).data;
    expect((await find({ check_name: 'groundhog' })).check_runs).toMatchObject([{ id: last }]);
    expect((await find({ check_name: 'groundhog', filter: 'all' })).total_count).toBe(2);
    expect((await find({})).total_count).toBe(2);
  });

  test('are for apps that were granted them', async () => {
    expect(await refusalOf(create('writer', 0))).toMatchObject({
      status: 403,
      message: expect.stringMatching(/GitHub App/),
    });
    expect(await refusalOf(create('narrow', 0))).toMatchObject({
      status: 403,
      message: expect.stringMatching(/not accessible by integration/),
    });
  });
});

describe('a workflow', () => {
  const dispatch = (token: string, more: object) =>
    client(token).actions.createWorkflowDispatch({ ...here, workflow_id: 'bot.yml', ref: 'main', ...more });

  test('is dispatched with the inputs that it declares', async () => {
    await dispatch('workflow', { inputs: { task: 'a' } });
    expect(github.dispatches).toMatchObject([{ kind: 'workflow', name: 'bot.yml', login: 'github-actions[bot]' }]);
    expect(await refusalOf(dispatch('workflow', { inputs: { tusk: 'a' } }))).toMatchObject({
      status: 422,
      message: 'Unexpected inputs provided: ["tusk"]',
    });
    expect(await refusalOf(dispatch('workflow', { workflow_id: 'ci.yml' }))).toMatchObject({ status: 422 });
    expect(await refusalOf(dispatch('workflow', { ref: 'gone' }))).toMatchObject({ message: 'No ref found for: gone' });
    expect(await refusalOf(dispatch('narrow', {}))).toMatchObject({
      status: 403,
      message: 'Resource not accessible by integration',
    });
    expect(github.dispatches).toHaveLength(1);
  });

  test('tells of a run who started it, and who its last attempt', async () => {
    github.setRun(7, 1, { status: 'completed', actor: 'wendy' });
    github.setRun(7, 2, { status: 'in_progress', actor: 'wendy', triggeringActor: 'octocat' });
    const { data } = await client('workflow').actions.getWorkflowRun({ ...here, run_id: 7 });
    expect(data).toMatchObject({ run_attempt: 2, actor: { login: 'wendy' }, triggering_actor: { login: 'octocat' } });
    expect(await refusalOf(client('workflow').actions.getWorkflowRun({ ...here, run_id: 8 }))).toMatchObject({
      status: 404,
    });
  });
});

describe('a limit', () => {
  const read = () => client('workflow').issues.get({ ...here, issue_number });

  test('is told as GitHub tells it, and is over by the clock of the server', async () => {
    await start({ clockAheadMs: -3_600_000 });
    github.limit({ kind: 'primary', status: 403, lastsMs: 60_000 });
    const { status, headers } = await refusalOf(read());
    expect([status, textAt(headers, 'x-ratelimit-remaining')]).toEqual([403, '0']);
    const date = Date.parse(textAt(headers, 'date'));
    expect(Number(textAt(headers, 'x-ratelimit-reset')) * 1000 - date).toBeLessThanOrEqual(61_000);
    expect(Date.now() - date).toBeGreaterThan(3_500_000);
    github.clock.pass(61_000);
    expect((await read()).status).toBe(200);
  });

  test('of the second kind says when it ends, or does not', async () => {
    github.limit({ kind: 'secondary', status: 429, lastsMs: 5000, method: 'GET' });
    expect(await refusalOf(read())).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
    github.clock.pass(5000);
    github.limit({ kind: 'secondary', status: 403, lastsMs: 5000, isSilent: true });
    const { headers, message } = await refusalOf(read());
    expect(message).toMatch(/secondary rate limit/);
    expect(headers).not.toHaveProperty('retry-after');
  });
});
