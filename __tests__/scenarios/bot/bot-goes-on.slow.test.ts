import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { withHub } from '../job.ts';
import { agentCommand, createNotes, greetPlan, planOfTwo, TASK_BRANCH } from '../laptop.ts';
import { toDelivery, toDispatched } from './bot-event.ts';
import { botJob } from './bot-job.ts';

afterEach(cleanUp);

const BY_HAND = 'on:\n  workflow_dispatch:\n';
const workflows = {
  '.github/workflows/groundhog.yml': `${BY_HAND}    inputs:\n      task:\n        type: string\n`,
  '.github/workflows/ci.yml': BY_HAND,
};

test('a run that its deadline stops goes on in a job that it has started, and starts the checks of what has landed', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), files: workflows }, async (hub) => {
    const notes = await createNotes();
    const agent = agentCommand('hangs-first.sh', notes.dir);
    const inputs = { continue: 'true', 'ci-workflows': 'ci.yml' };
    const first = await hub.run({ agent, inputs: { ...inputs, 'deadline-minutes': '0.75' } });
    expect(first).toMatchObject({ exitCode: 0, outputs: { ending: 'paused', 'checkpoints-landed': '1' } });
    expect(first.summary).toContain('Another job of "groundhog.yml" resumes this task.');
    const [next, checks, ...others] = hub.github.dispatches;
    expect(next).toMatchObject({ name: 'groundhog.yml', body: { ref: 'main', inputs: { task: 'hello' } } });
    expect(checks).toMatchObject({ name: 'ci.yml', body: { ref: 'groundhog/hello/task' } });
    expect(others).toEqual([]);
    await writeFile(notes.file('go'), '');
    if (next === undefined) throw new Error('nothing was dispatched');
    const second = await botJob(hub, await toDispatched(hub.github, next), { agent, inputs });
    expect(second).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', 'checkpoints-landed': '2' } });
    expect(hub.github.dispatches.map(({ name }) => name)).toEqual(['groundhog.yml', 'ci.yml', 'ci.yml']);
  }));

test('a job that was started to resume a task, and that can do nothing, starts no other one', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), files: workflows }, async ({ github, bare, commit, run }) => {
    const notes = await createNotes();
    const agent = agentCommand('hangs-first.sh', notes.dir);
    const inputs = { continue: 'true', 'ci-workflows': 'ci.yml', 'deadline-minutes': '0.3' };
    expect(await run({ agent, inputs })).toMatchObject({ outputs: { ending: 'paused', 'checkpoints-landed': '1' } });
    const started = [...github.dispatches];
    expect(started.map(({ name }) => name)).toEqual(['groundhog.yml', 'ci.yml']);
    const theirs = await git(bare, 'commit-tree', '-p', commit, '-m', 'Instead', `${commit}^{tree}`);
    await git(bare, 'update-ref', TASK_BRANCH, theirs);
    const second = await run({ agent, inputs: { ...inputs, plan: '', task: 'hello' } });
    expect(second).toMatchObject({ exitCode: 1, outputs: { ending: 'conflict' } });
    expect(github.dispatches).toEqual(started);
  }));

test('a sweep goes on with a task whose job died, says which wait for a person, and fan-out names what is open', () =>
  withHub(
    { plan: planOfTwo({ budget: 1 }), files: { 'plans/new.yml': greetPlan().replace('task: hello', 'task: new') } },
    async (hub) => {
      const { github } = hub;
      const notes = await createNotes();
      const agent = agentCommand('hangs-first.sh', notes.dir);
      const died = await hub.start({ agent });
      await died.waitForOutput(/the agent waits/);
      died.child.kill('SIGKILL');
      await died.finished;
      // Nobody is left to end its agent, which leads a group of its own.
      process.kill(-Number(await readFile(notes.file('pid'), 'utf8')), 'SIGKILL');
      await hub.run({ agent: 'true', inputs: { task: 'stuck', 'attempt-budget-default': '1' } });
      const open = await hub.run({ inputs: { mode: 'fan-out', plan: 'plans/*.yml' } });
      expect(JSON.parse(open.outputs.matrix ?? '')).toEqual({
        include: [
          { task: 'hello', plan: '' },
          { task: 'new', plan: 'plans/new.yml' },
        ],
      });
      expect(open).toMatchObject({ exitCode: 0, outputs: { tasks: '2' } });
      await writeFile(notes.file('go'), '');
      const schedule = await toDelivery(github, { event: 'schedule', cron: '17 * * * *' });
      const swept = await botJob(hub, schedule, { agent });
      expect(swept).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
      expect(swept.summary).toMatch(/2 tasks: 1 resumed, 1 waiting for a person\./);
      expect(swept.summary).toMatch(/`stuck` \| waits for a person/);
      const writes = hub.countWrites();
      expect(await botJob(hub, schedule, { agent })).toMatchObject({ outputs: { ending: 'nothing_to_do' } });
      expect(hub.countWrites()).toEqual(writes);
    },
  ));

test('a sweep whose time is used up leaves the tasks after that one as they are, for the next sweep', () =>
  withHub({}, async (hub) => {
    for (const task of ['first', 'second'])
      expect((await hub.run({ inputs: { task, 'deadline-minutes': '0.01' } })).outputs.ending).toBe('paused');
    const record = () => git(hub.bare, 'rev-parse', 'refs/groundhog/second/state');
    const before = await record();
    const schedule = await toDelivery(hub.github, { event: 'schedule', cron: '17 * * * *' });
    const swept = await botJob(hub, schedule, { inputs: { 'deadline-minutes': '0.01' } });
    expect(swept).toMatchObject({ exitCode: 0, summary: expect.stringMatching(/`second` \| can be resumed/) });
    expect(await record()).toBe(before);
  }));
