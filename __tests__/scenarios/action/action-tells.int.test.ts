import { readdir, readFile } from 'node:fs/promises';
import { afterEach, expect } from '@jest/globals';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, commitAll, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import { toDelivery } from '../bot/bot-event.ts';
import { botJob } from '../bot/bot-job.ts';
import { JOB_TOKEN, toMarkers, withHub } from '../job.ts';
import { agentCommand, createNotes, greetPlan, listRefs, listSubjects, planOfTwo, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

/** Puts another plan on the default branch, as a person would. */
async function commitPlan(bare: string, plan: string): Promise<string> {
  const dir = await createTempDir('groundhog-person');
  await git(dir, 'clone', '--quiet', bare, '.');
  await writeFiles(dir, { 'plan.yml': plan });
  const commit = await commitAll(dir, 'Change the plan');
  await git(dir, 'push', '--quiet', 'origin', 'main');
  return commit;
}

quickTest('each checkpoint has one comment and the task one status comment, edited and never doubled', () =>
  withHub({ plan: planOfTwo({ budget: 2 }) }, async ({ github, bare, commit, run }) => {
    const notes = await createNotes();
    const first = await run({ agent: agentCommand('does-step-one-only.sh') });
    expect(first).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked', conclusion: 'failure' } });
    expect(await github.pulls()).toMatchObject([{ isDraft: true, head: 'groundhog/hello/task', base: 'main' }]);
    const before = await github.comments(1);
    // What landed at its first attempt has no comment of its own.
    expect(toMarkers(before)).toEqual(['status:', 'checkpoint:bye']);
    const plan = planOfTwo({ budget: 3 });
    const changed = await commitPlan(bare, plan);
    const second = await run({
      agent: agentCommand('does-all-steps.sh', notes.file('started')),
      inputs: { base: changed },
      runId: 1002,
    });
    expect(second).toMatchObject({
      exitCode: 0,
      outputs: { ending: 'passed', attempts: '4', 'checkpoints-landed': '2' },
    });
    const after = await github.comments(1);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(new Set(after.map(({ author }) => author))).toEqual(new Set(['github-actions[bot]']));
    expect(after.find(({ body }) => body.includes(':bye -->'))?.body).toMatch(/passed|landed/i);
    expect(await github.pulls()).toMatchObject([{ isDraft: false }]);
    expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
  }),
);

slowTest('a blocked task says so everywhere, and its rerun writes nothing', () =>
  withHub({ plan: planOfTwo({ budget: 1 }) }, async ({ github, bare, run, countWrites }) => {
    const agent = agentCommand('does-step-one-only.sh');
    const inputs = { 'link-report': 'true' };
    const first = await run({ agent, inputs });
    const page = await readFile(first.outputs['report-path'] ?? '', 'utf8');
    expect(page).toMatch(/Blocked: a checkpoint could not be finished[\s\S]*<ins data-n="1">\+hello/);
    const [status] = await github.comments(1);
    for (const text of [first.summary, status?.body])
      expect(text).toMatch(/Full record, after the run: \[report\]\(.*#artifacts\)/);
    expect(first).toMatchObject({
      exitCode: 1,
      outputs: {
        ending: 'blocked',
        'checkpoints-total': '2',
        'checkpoints-landed': '1',
        attempts: '2',
        'cost-usd': '',
      },
    });
    expect(first.outputs['pull-request']).toMatch(/\/octo\/hello\/pull\/1$/);
    expect(first.summary).toMatch(/blocked/i);
    expect(first.stdout).toMatch(/^::error::Groundhog: blocked\. Checkpoint "bye"/m);
    expect(await github.checkRuns(await git(bare, 'rev-parse', TASK_BRANCH))).toMatchObject([
      { name: 'Groundhog', conclusion: 'failure' },
    ]);
    const [refs, writes] = [await listRefs(bare), countWrites()];
    const second = await run({ agent, inputs, runId: 1002 });
    expect(second).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked', attempts: '2' } });
    expect(await listRefs(bare)).toBe(refs);
    expect(countWrites()).toEqual(writes);
  }),
);

slowTest('a task that has passed has nothing to do, and its rerun writes nothing', () =>
  withHub({}, async ({ bare, run, countWrites }) => {
    const agent = agentCommand('does-all-steps.sh');
    expect(await run({ agent })).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', conclusion: 'success' } });
    const [refs, writes] = [await listRefs(bare), countWrites()];
    expect(await run({ agent, runId: 1002 })).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do' } });
    expect(await listRefs(bare)).toBe(refs);
    expect(countWrites()).toEqual(writes);
  }),
);

slowTest('a comment of somebody else that carries the marker is left as it is', () =>
  withHub({ plan: planOfTwo({ budget: 1 }) }, async ({ github, run }) => {
    await run({ agent: agentCommand('does-step-one-only.sh') });
    const [ours] = await github.comments(1);
    const fake = `${ours?.body.split('\n')[0]}\nfake`;
    const id = await github.createComment(1, { author: 'mallory', body: fake });
    await github.deleteComment(ours?.id ?? 0);
    await run({ agent: agentCommand('does-step-one-only.sh'), runId: 1002 });
    const comments = await github.comments(1);
    expect(comments.find((comment) => comment.id === id)?.body).toBe(fake);
    expect(toMarkers(comments.filter(({ author }) => author === 'github-actions[bot]'))).toContain('status:');
  }),
);

quickTest('a dry run carries the plan out, sets the outputs, and writes nothing anywhere, whatever the event', () =>
  withHub({}, async ({ github, bare, run, countWrites }) => {
    const refs = await listRefs(bare);
    const job = { agent: agentCommand('does-all-steps.sh'), inputs: { 'dry-run': 'true' }, event: 'pull_request' };
    const result = await run(job);
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', 'pull-request': '', attempts: '1' } });
    expect(JSON.parse(result.outputs['run-json'] ?? '')).toMatchObject({ ending: 'passed' });
    expect(result.summary).toMatch(/⚠️ \*\*Dry run\*\*: nothing was pushed[\s\S]*passed/i);
    expect(result.summary).not.toContain('/commit/');
    const report = await readFile(result.outputs['report-path'] ?? '', 'utf8');
    expect(report).toMatch(/dry run<\/span> Nothing was pushed[\s\S]*passed/);
    expect(report).not.toContain('/commit/');
    expect(result.stdout).toContain('::notice::Groundhog: passed. Dry run, nothing was pushed. ');
    expect(await listRefs(bare)).toBe(refs);
    expect(countWrites()).toEqual({ api: 0, git: 0 });
    expect(await github.pulls()).toEqual([]);
  }),
);

slowTest('a dry run leaves a comment that is no command alone, and without a plan what asks for nothing', () =>
  withHub({ roles: { wendy: 'write' } }, async (hub) => {
    const notes = await createNotes();
    const job = { agent: agentCommand('does-all-steps.sh', notes.file('started')) };
    const issue = await hub.github.createIssue({ title: 'Greet', author: 'wendy' });
    const comment = await hub.github.createComment(issue, { author: 'stranger', body: 'Thanks, nice' });
    const said = { event: 'issue_comment', action: 'created', issue, comment, sender: 'stranger' } as const;
    const dry = { 'dry-run': 'true' };
    const told = await botJob(hub, await toDelivery(hub.github, said), {
      ...job,
      inputs: { ...dry, plan: 'plan.yml' },
    });
    await hub.github.addLabel(issue, { author: 'wendy', name: 'bug' });
    const labelled = { event: 'issues', action: 'labeled', issue, label: 'bug', sender: 'wendy' } as const;
    const bare = await botJob(hub, await toDelivery(hub.github, labelled), { ...job, inputs: dry });
    expect([told.exitCode, bare.exitCode]).toEqual([0, 0]);
    expect(told.stdout).toMatch(/^::notice::.*no \/groundhog command/m);
    expect(bare.stdout).toMatch(/^::notice::.*"bug", and not "groundhog"/m);
    expect(await readdir(notes.dir)).toEqual([]);
  }),
);

quickTest('another event gets one notice, and nothing is done', () =>
  withHub({}, async ({ github, run }) => {
    const result = await run({ agent: agentCommand('does-all-steps.sh'), event: 'push' });
    expect(result.exitCode).toBe(0);
    expect(result.stdout).toMatch(/^::notice::.*does not act on "push".* by a schedule,/m);
    expect([github.requests, github.gitRequests]).toEqual([[], []]);
  }),
);

quickTest('a plan that the base does not have is refused', () =>
  withHub({}, async ({ bare, run }) => {
    const refs = await listRefs(bare);
    const result = await run({ agent: 'true', inputs: { plan: 'other.yml' } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'refused', conclusion: 'failure' } });
    expect(result.stdout).toMatch(/^::error::.*other\.yml/m);
    expect(result.summary).toMatch(/other\.yml/);
    expect(await listRefs(bare)).toBe(refs);
  }),
);

slowTest('where pull requests are not allowed the run passes all the same and gives a link to open one', () =>
  withHub({ allowPullRequests: false }, async ({ github, bare, commit, run }) => {
    const result = await run({ agent: agentCommand('does-all-steps.sh') });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', 'pull-request': '' } });
    expect(result.stdout).toContain(`${github.serverUrl}/octo/hello/compare/`);
    expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toEqual(['Do greet']);
  }),
);

quickTest('a token that may only read gets the permissions to add, and nothing is pushed', () =>
  withHub(
    { tokens: { [JOB_TOKEN]: { kind: 'github_actions', permissions: { contents: 'read' } } } },
    async ({ bare, run }) => {
      const refs = await listRefs(bare);
      const result = await run({ agent: agentCommand('does-all-steps.sh') });
      expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'infra_error' } });
      expect(result.stdout).toMatch(/refused the token.*contents: write.*for a fork only ever reads/);
      expect(await listRefs(bare)).toBe(refs);
    },
  ),
);

slowTest('a token that nobody knows is told apart from a network that is down', () =>
  withHub({ isPrivate: true }, async ({ run }) => {
    const result = await run({ agent: 'true', token: `ghs_${'nobody'.repeat(6)}` });
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(result.stdout).toMatch(/Bad credentials/);
  }),
);

slowTest('a plan with one checkpoint that never passes shows no pull request, since there is no commit to show', () =>
  withHub({ plan: greetPlan({ more: '    attempt_budget: 1\n' }) }, async ({ github, run }) => {
    const result = await run({ agent: agentCommand('errs-always.sh') });
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked', 'pull-request': '' } });
    expect(await github.pulls()).toEqual([]);
    expect(result.summary).toMatch(/greeting\.txt/);
  }),
);
