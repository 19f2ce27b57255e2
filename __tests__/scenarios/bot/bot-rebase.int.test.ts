import { join } from 'node:path';
import { afterEach, expect } from '@jest/globals';
import { expectPayload, fillExample, findExample } from '../../helpers/http/webhook-payload.ts';
import { isJsonObject, objectsOf, textAt } from '../../helpers/json.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import { type Hub, withHub } from '../job.ts';
import { agentCommand, listEventKinds, listRefs, listSubjects, planOfTwo, TASK_BRANCH } from '../laptop.ts';
import { botJob } from './bot-job.ts';
import { say } from './bot-people.ts';

afterEach(cleanUp);

const PLAN = planOfTwo({ budget: 1 });
const KEPT = 'refs/groundhog/hello/before-rebase-1';
const does = agentCommand('does-all-steps.sh');

/** Commits files on a branch of the remote, or on a new one that starts at another, and returns the commit. */
async function commitOn(
  { bare }: Hub,
  branch: string,
  { files, from = branch, message = 'A commit' }: { files: Record<string, string>; from?: string; message?: string },
): Promise<string> {
  const dir = join(await createTempDir('groundhog-clone'), 'clone');
  await git(bare, 'clone', '-q', '--branch', from, bare, dir);
  await writeFiles(dir, files);
  await git(dir, 'add', '.');
  await git(dir, 'commit', '-q', '-m', message);
  await git(dir, 'push', '-q', 'origin', `HEAD:refs/heads/${branch}`);
  return git(dir, 'rev-parse', 'HEAD');
}

async function land(hub: Hub): Promise<string> {
  expect(await hub.run({ agent: does })).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
  return git(hub.bare, 'rev-parse', TASK_BRANCH);
}

slowTest(
  'a comment, and no sweep, rebases a task whose base has moved: GitHub signs the commits again, and the status says what was verified',
  () =>
    withHub({ plan: PLAN, roles: { wendy: 'write' } }, async (hub) => {
      const old = await land(hub);
      const onto = await commitOn(hub, 'main', { files: { 'base.txt': 'new\n' } });
      const swept = await hub.run({ inputs: { plan: '', mode: 'sweep', rebase: 'true' } });
      expect(swept).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do' } });
      expect(await git(hub.bare, 'rev-parse', TASK_BRANCH)).toBe(old);
      expect(await botJob(hub, await say(hub, { issue: 1, body: '/groundhog rebase' }))).toMatchObject({
        exitCode: 0,
        outputs: { ending: 'passed' },
      });
      expect(await git(hub.bare, 'rev-parse', KEPT)).toBe(old);
      expect(await listSubjects(hub.bare, `${onto}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
      expect(await git(hub.bare, 'cat-file', 'commit', TASK_BRANCH)).toMatch(/^gpgsig /m);
      const comments = (await hub.github.comments(1)).map(({ body }) => body);
      const status = comments.find((body) => body.includes(':status:')) ?? '';
      expect(status).toMatch(/Rebased onto main at .*verified again there: all 2 checkpoints\. Before: /);
      const before = comments.length;
      await botJob(hub, await say(hub, { issue: 1, body: '/groundhog rebase' }));
      const answers = (await hub.github.comments(1)).slice(before + 1).map(({ body }) => body);
      expect(answers).toEqual([expect.stringContaining('has not moved past the task branch')]);
    }),
);

interface GroupOptions {
  readonly pull?: number;
  /** The branch that its tree starts from. */
  readonly from?: string;
  /** The branch that it is built on: the base, or another group. */
  readonly on?: string;
}

/** A group as GitHub makes it for a pull request, that of the task unless given, with the job that it starts. */
async function startGroup(
  hub: Hub,
  files: Record<string, string>,
  { pull = 1, from = TASK_BRANCH.replace('refs/heads/', ''), on = 'main' }: GroupOptions = {},
) {
  const base = await git(hub.bare, 'rev-parse', `refs/heads/${on}`);
  const ref = `gh-readonly-queue/main/pr-${pull}-${base}`;
  const message = `Merge pull request #${pull}`;
  const head = await commitOn(hub, ref, { from, files, message });
  const merge_group = { head_sha: head, head_ref: `refs/heads/${ref}`, base_sha: base, base_ref: 'refs/heads/main' };
  const { organization: _o, installation: _i, ...example } = findExample('merge_group', 'checks_requested');
  const pattern = findExample('issues', 'labeled').repository;
  const repository = fillExample(isJsonObject(pattern) ? pattern : {}, await hub.github.read({ path: '' }));
  const payload = { ...fillExample(example, { merge_group }), repository };
  expectPayload('merge_group$checks_requested', payload);
  const refs = await listRefs(hub.bare);
  const job = await hub.run({
    event: 'merge_group',
    eventPayload: payload,
    inputs: { plan: '' },
    agent: 'echo "no agent was to start" >&2; exit 1',
    actor: 'github-merge-queue[bot]',
    env: { GITHUB_SHA: head, GITHUB_REF: `refs/heads/${ref}` },
  });
  expect(await listRefs(hub.bare)).toBe(refs);
  const checks = objectsOf(await hub.github.checkRuns(head));
  return { ref, job, checks: checks.map((check) => [textAt(check, 'name'), textAt(check, 'conclusion')]) };
}

quickTest(
  'a merge group is green where all that has landed holds on it, red where it does not, and nothing else is written',
  () =>
    withHub({ plan: PLAN }, async (hub) => {
      await land(hub);
      // Settings that come with the group do not count yet: these are not even valid.
      const good = await startGroup(hub, {
        'other.txt': 'of another pull request\n',
        '.groundhog/config.yml': 'no: such\n',
      });
      expect(good.job).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
      expect(good.checks).toEqual([['Groundhog', 'success']]);
      await git(hub.bare, 'update-ref', '-d', await findGroupRef(hub));
      const bad = await startGroup(hub, { 'greeting.txt': 'good day\n' });
      expect(bad.job).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
      expect(bad.job.summary).toMatch(/1 of 2 landed checkpoints do not hold[\s\S]*greeting\.txt/);
      expect(bad.checks).toEqual([['Groundhog', 'failure']]);
    }),
);

const OTHER_PLAN = `task: other
checkpoints:
  - id: note
    spec: Write note.txt.
    success_criteria: [{ kind: command, command: 'test -e note.txt && test ! -e forbidden.txt' }]
`;

slowTest('of two pull requests in one group each is verified for its own task, on a tree with the one before it', () =>
  withHub({ plan: PLAN, files: { 'other.yml': OTHER_PLAN } }, async (hub) => {
    await land(hub);
    const other = await hub.run({ agent: 'echo hi > note.txt', inputs: { plan: 'other.yml' } });
    expect(other).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    const alone = { from: 'groundhog/other/task', pull: 2 };
    expect((await startGroup(hub, { 'own.txt': 'own\n' }, alone)).checks).toEqual([['Groundhog', 'success']]);
    // The first one holds by itself, and is in the way of the second one.
    const first = await startGroup(hub, { 'forbidden.txt': 'no\n' });
    expect(first.checks).toEqual([['Groundhog', 'success']]);
    const both = { pull: 2, from: first.ref, on: first.ref };
    const second = await startGroup(hub, { 'note.txt': 'hi\n' }, both);
    expect(second.job).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
    expect(second.checks).toEqual([['Groundhog', 'failure']]);
    expect(second.job.summary).toMatch(/1 of 1 landed checkpoint do not hold: "note"\.\n\n- ❌ \*\*note\*\* of other/);
    expect(second.job.summary).not.toContain('greet');
  }),
);

async function findGroupRef({ bare }: Hub): Promise<string> {
  return git(bare, 'for-each-ref', '--format=%(refname)', 'refs/heads/gh-readonly-queue');
}

slowTest('a merge group of a pull request without a task is green and says so', () =>
  withHub({ plan: PLAN }, async (hub) => {
    await land(hub);
    await git(hub.bare, 'update-ref', '-d', 'refs/groundhog/hello/state');
    const { job, checks } = await startGroup(hub, { 'greeting.txt': 'good day\n' });
    expect(job).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do' } });
    expect(job.stdout).toContain('is of no task: nothing was verified');
    expect(checks).toEqual([]);
  }),
);

slowTest('a merge group is verified by what had landed while a rebase is unfinished', () =>
  withHub({ plan: PLAN }, async (hub) => {
    await land(hub);
    await commitOn(hub, 'main', { files: { 'greeting.txt': 'good day\n' } });
    const rebased = await hub.run({ agent: 'exit 1', inputs: { rebase: 'true' } });
    expect(rebased).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
    const group = await startGroup(hub, { 'greeting.txt': 'broken\n', 'bye.txt': 'broken\n' });
    expect(group.job).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
    expect(group.checks).toEqual([['Groundhog', 'failure']]);
  }),
);

slowTest('a rebase ends when its pull request is merged meanwhile, and opens no other one', () =>
  withHub({ plan: PLAN, roles: { wendy: 'write' } }, async (hub) => {
    await land(hub);
    await commitOn(hub, 'main', { files: { 'base.txt': 'new\n' } });
    const fault = { kind: 'answer', status: 403, hasActed: false } as const;
    hub.github.failGit({ method: 'POST', path: /receive-pack$/, body: /before-rebase/, times: 1, fault });
    await botJob(hub, await say(hub, { issue: 1, body: '/groundhog rebase' }), { agent: 'exit 1' });
    expect(await git(hub.bare, 'for-each-ref', '--format=%(refname)')).not.toContain('before-rebase');
    await hub.github.endPull(1, { merge: 'squash', deletesBranch: false });
    const run = await botJob(hub, await say(hub, { issue: 1, body: '/groundhog run' }), { agent: 'exit 1' });
    expect(run.exitCode).toBe(0);
    expect(await hub.github.pulls()).toHaveLength(1);
  }),
);

slowTest(
  'a rule against force pushes ends a rebase with what to do, nothing is lost, and the next run finishes it',
  () =>
    withHub({ plan: PLAN, roles: { wendy: 'write' } }, async (hub) => {
      const { bare, github } = hub;
      const old = await land(hub);
      const onto = await commitOn(hub, 'main', { files: { 'base.txt': 'new\n' } });
      await git(bare, 'config', 'receive.denyNonFastForwards', 'true');
      const comment = async (body: string) => botJob(hub, await say(hub, { issue: 1, body }), { agent: 'exit 1' });
      expect(await comment('/groundhog rebase')).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
      expect(await git(bare, 'rev-parse', TASK_BRANCH)).toBe(old);
      expect(await listRefs(bare)).not.toContain('before-rebase');
      const status = (await github.comments(1)).find(({ body }) => body.includes(':status:'))?.body ?? '';
      expect(status).toMatch(
        /refused what was to be pushed\.[\s\S]*: non-fast-forward {2}\n[\s\S]*which is a force push\. .* the next run moves it, without an agent/,
      );
      expect(status).toMatch(
        /2 of 2 landed checkpoints verified again there\.[\s\S]*- `\/groundhog run` .*\n- `\/groundhog rebase stop` /,
      );
      const made = await listAttempts(bare);
      await git(bare, 'config', '--unset', 'receive.denyNonFastForwards');
      expect(await comment('/groundhog run')).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
      expect(await listAttempts(bare)).toEqual(made);
      expect(await git(bare, 'rev-parse', KEPT)).toBe(old);
      expect(await listSubjects(bare, `${onto}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
    }),
);

async function listAttempts(bare: string): Promise<readonly string[]> {
  return (await listEventKinds(bare)).filter((kind) => kind.startsWith('attempt_'));
}
