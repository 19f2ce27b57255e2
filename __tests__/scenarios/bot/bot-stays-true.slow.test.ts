import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { type Hub, withHub } from '../job.ts';
import { agentCommand, createNotes, greetPlan, planOfTwo, TASK_BRANCH } from '../laptop.ts';
import { toDelivery } from './bot-event.ts';
import { botJob, startBotJob } from './bot-job.ts';
import { askForPlan, say } from './bot-people.ts';

afterEach(cleanUp);

const roles = { wendy: 'write' } as const;
const PULL = 2;

/** What is shown of the task on issue 1 and its pull request. */
async function look({ github }: Hub) {
  const [status, bye] = await github.comments(PULL);
  const [shown] = await github.comments(1);
  return { labels: await github.labels(1), status: status?.body, bye: bye?.body, issue: shown?.body };
}

test('what people decide between two runs is shown at once, by a few writes', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const { delivery } = await askForPlan(hub);
    expect(await botJob(hub, delivery, { agent: agentCommand('does-step-one-only.sh') })).toMatchObject({
      exitCode: 1,
    });
    expect(await look(hub)).toMatchObject({ labels: ['groundhog:blocked'], bye: expect.stringContaining('given up') });
    const before = hub.countWrites();
    const skipped = await botJob(hub, await say(hub, { issue: PULL, body: '/groundhog skip bye not wanted' }));
    expect(skipped).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    const open = await look(hub);
    expect(open).toMatchObject({ labels: ['groundhog:passed'], bye: expect.stringContaining('bye · skipped') });
    for (const body of [open.status, open.issue]) expect(body).toMatch(/Passed · 1 of 2 landed, 1 skipped/);
    expect(open.status).toMatch(/wendy skipped bye: not wanted/);
    expect(await hub.github.pulls()).toMatchObject([{ title: 'Greet', isDraft: false }]);
    expect(hub.countWrites().api - before.api).toBeLessThanOrEqual(14);
    expect(await hub.github.comments(PULL)).toHaveLength(3);
  }));

const PAUSED = { labels: ['groundhog:paused'], issue: expect.stringContaining('Paused') };

/** Lets a job for the issue's plan die in its second checkpoint, which its agent does once `go` is there. */
async function killJob(hub: Hub) {
  const notes = await createNotes();
  const agent = agentCommand('hangs-first.sh', notes.dir);
  const job = await startBotJob(hub, (await askForPlan(hub)).delivery, { agent });
  await job.waitForOutput(/the agent waits/);
  job.child.kill('SIGKILL');
  const { state } = await job.finished;
  // Nobody is left to end its agent, which leads a group of its own.
  process.kill(-Number(await readFile(notes.file('pid'), 'utf8')), 'SIGKILL');
  expect(await look(hub)).toMatchObject({ labels: ['groundhog:running'], issue: expect.stringContaining('At work') });
  return { agent, state, go: () => writeFile(notes.file('go'), '') };
}

test('a job that was killed is shown as paused by its post step, as is one whose words came too late', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const { state } = await killJob(hub);
    const post = await hub.run({ phase: 'post', state });
    expect(post).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('recorded as interrupted') });
    expect(await look(hub)).toMatchObject({ ...PAUSED, status: expect.stringContaining('Paused') });
    await hub.github.addLabel(1, { author: 'octo', name: 'groundhog:running' });
    const writes = hub.countWrites();
    await hub.run({ phase: 'post', state: { ...state, finished: 'true' } });
    expect(hub.countWrites()).toEqual(writes);
    await hub.run({ phase: 'post', state: { ...state, finished: 'true', untold: 'true' } });
    expect(await look(hub)).toMatchObject(PAUSED);
  }));

test('a job that was killed for good is shown as paused by the next command, and a label that is wrong by a sweep', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const { github, bare } = hub;
    const { agent, go } = await killJob(hub);
    expect(await botJob(hub, await say(hub, { issue: 1, body: '/groundhog status' }))).toMatchObject({ exitCode: 0 });
    expect(await look(hub)).toMatchObject(PAUSED);
    await go();
    const sweep = async () =>
      botJob(hub, await toDelivery(github, { event: 'schedule', cron: '7 * * * *' }), { agent });
    expect(await sweep()).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(await look(hub)).toMatchObject({ labels: ['groundhog:passed'] });
    await github.addLabel(1, { author: 'octo', name: 'groundhog:running' });
    const record = await git(bare, 'rev-parse', 'refs/groundhog/hello/state');
    expect(await sweep()).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do' } });
    expect(await look(hub)).toMatchObject({ labels: ['groundhog:passed'] });
    expect(await git(bare, 'rev-parse', 'refs/groundhog/hello/state')).toBe(record);
  }));

/** Lets a person delete the task branch while the run that has landed looks for its pull request. */
function deleteBranchOnce({ github, bare }: Hub): void {
  const onStrike = () => git(bare, 'update-ref', '-d', TASK_BRANCH).then(() => undefined);
  github.fail({ method: 'GET', path: /\/pulls$/, fault: { kind: 'drop', hasActed: false, onStrike } });
}

test('a branch that somebody deletes before its pull request is opened is named, and opened once it is there again', () =>
  withHub({ plan: greetPlan(), roles }, async (hub) => {
    const { github, bare } = hub;
    const agent = agentCommand('does-all-steps.sh');
    const ask = async (body: string) => botJob(hub, await say(hub, { issue: 1, body }), { agent });
    const { delivery } = await askForPlan(hub);
    deleteBranchOnce(hub);
    const first = await botJob(hub, delivery, { agent });
    expect(first).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', 'pull-request': '' } });
    const { head } = JSON.parse(first.outputs['run-json'] ?? '');
    const isGone = `the branch "groundhog/hello/task" is gone. Create it again at ${head}.`;
    expect(first.stdout.match(/^Warning: .*$/gm)).toEqual([`Warning: No pull request was opened: ${isGone}`]);
    expect((await look(hub)).issue).toContain(
      `⚠️ There is no pull request: ${isGone} Then \`/groundhog run\` opens it.`,
    );
    expect(await ask('/groundhog status')).toMatchObject({ exitCode: 0 });
    const asked = await ask('/groundhog run');
    expect(asked).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do', 'pull-request': '' } });
    expect((await look(hub)).issue).toContain(isGone);
    expect(await github.pulls()).toEqual([]);
    await git(bare, 'update-ref', TASK_BRANCH, head);
    expect(await ask('/groundhog run')).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do' } });
    expect(await github.pulls()).toMatchObject([{ state: 'open', isDraft: false, headCommit: head }]);
    expect((await look(hub)).issue).not.toContain('There is no pull request');
  }));

test('a branch that somebody deletes under a run is a conflict, which a run resolves once the branch is there again', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const { github, bare } = hub;
    const agent = agentCommand('does-all-steps.sh');
    const { delivery } = await askForPlan(hub);
    deleteBranchOnce(hub);
    const first = await botJob(hub, delivery, { agent });
    expect(first).toMatchObject({ exitCode: 1, outputs: { ending: 'conflict', 'checkpoints-landed': '1' } });
    expect(first.stdout.match(/^Warning: .*$/gm)).toEqual([expect.stringContaining('is gone. Create it again at ')]);
    const { head } = JSON.parse(first.outputs['run-json'] ?? '');
    expect((await look(hub)).issue).toMatch(new RegExp(`Conflict[\\s\\S]*Create it again at ${head}\\.`));
    await git(bare, 'update-ref', TASK_BRANCH, head);
    const again = await botJob(hub, await say(hub, { issue: 1, body: '/groundhog run' }), { agent: 'false' });
    expect(again).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', 'checkpoints-landed': '2' } });
    expect(await github.pulls()).toMatchObject([{ state: 'open', isDraft: false }]);
    expect((await look(hub)).issue).not.toContain('There is no pull request');
  }));

test('a base that is renamed before there is a pull request is named, with the page to open one by hand', () =>
  withHub({ plan: greetPlan({ more: '    attempt_budget: 1\n' }), roles }, async (hub) => {
    const { github, bare } = hub;
    const first = await botJob(hub, (await askForPlan(hub)).delivery, { agent: 'false' });
    expect(first).toMatchObject({ outputs: { ending: 'blocked' } });
    const retry = await startBotJob(hub, await say(hub, { issue: 1, body: '/groundhog retry' }), {
      agent: agentCommand('does-all-steps.sh'),
    });
    await git(bare, 'branch', '-m', 'main', 'trunk');
    expect(await retry.finished).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', 'pull-request': '' } });
    expect((await look(hub)).issue).toMatch(
      /Passed · 1 of 1 landed[\s\S]*open a pull request: The base "main" is gone\. \[Open it by hand\]\(\S+\/compare\/groundhog\/hello\/task\?expand=1\)/,
    );
    expect(await github.pulls()).toEqual([]);
  }));
