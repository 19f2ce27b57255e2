import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, expect } from '@jest/globals';
import { isRunning } from '../../exec/wait-until-gone.ts';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  listEventKinds,
  listRefs,
  listSubjects,
  planOfTwo,
  runOnLaptop,
  startOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';
import { steer } from '../steer.ts';

afterEach(cleanUp);

// A run looks after its lease often when that is short; so it soon hears of what people say.
const env = { GROUNDHOG_LEASE_SECONDS: '40' };

quickTest('an abort stops the attempt at work, and the run ends blocked with who and why', async () => {
  const notes = await createNotes();
  const { dir, commit } = await createPlanRepo(planOfTwo({ budget: 1 }));
  const agent = agentCommand('hangs-first.sh', notes.dir);
  const started = await startOnLaptop(dir, { agent, env });
  await started.waitForOutput(/the agent waits/);
  for (const words of [['retry'], ['skip', 'bye', 'no'], ['approve']]) {
    const refused = { exitCode: 4, outcome: 'refused', message: expect.stringMatching(/A run is at work/) };
    expect(await steer(dir, ...words)).toMatchObject(refused);
  }
  expect(await steer(dir, 'hint', 'Be quick.')).toMatchObject({ exitCode: 0, outcome: 'done' });
  expect(await steer(dir, 'abort', 'It hangs.')).toMatchObject({ exitCode: 0, outcome: 'done' });
  const run = await started.finished;
  const reason = expect.stringMatching(/aborted by alice: It hangs/);
  expect(run).toMatchObject({ exitCode: 1, leftovers: [], document: { ending: 'blocked', reason } });
  expect(run.document.checkpoints[1]).toMatchObject({ outcome: 'pending', attempts: [{ outcome: 'interrupted' }] });
  expect(await isRunning(Number(await readFile(notes.file('pid'), 'utf8')))).toBe(false);
  await writeFile(notes.file('go'), '');
  const dryRun = ['run', 'plan.yml', '--agent-command', agent, '--dry-run', '--json'];
  const readBlock = async () => JSON.parse((await runCli(dryRun, { cwd: dir })).stdout).blocked;
  expect(await readBlock()).toMatch(/aborted by alice: It hangs\. It stays aborted until a retry\.$/);
  expect(await steer(dir, 'retry')).toMatchObject({ exitCode: 0, outcome: 'done' });
  expect(await readBlock()).toBeNull();
  expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
  expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
});

quickTest(
  'an abort right before the end of an attempt keeps its work from landing, and a retry lands it without its agent',
  async () => {
    const notes = await createNotes();
    const { dir, commit } = await createPlanRepo(greetPlan());
    const wait = `echo 'the agent waits'; while [ ! -e '${notes.file('go')}' ]; do sleep 0.1; done`;
    const started = await startOnLaptop(dir, { agent: `${wait}; ${agentCommand('does-all-steps.sh')}` });
    await started.waitForOutput(/the agent waits/);
    expect(await steer(dir, 'abort', 'Wrong plan.')).toMatchObject({ exitCode: 0, outcome: 'done' });
    await writeFile(notes.file('go'), '');
    const run = await started.finished;
    const reason = expect.stringMatching(/aborted by alice: Wrong plan/);
    expect(run).toMatchObject({ exitCode: 1, leftovers: [], document: { ending: 'blocked', reason } });
    expect(await listRefs(dir)).not.toContain(TASK_BRANCH);
    expect(await steer(dir, 'retry')).toMatchObject({ exitCode: 0, outcome: 'done' });
    const again = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh') });
    expect(again.document.ending).toBe('passed');
    expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toHaveLength(1);
  },
);

slowTest('a pause lets the attempt at work end, and the run ends before its next step', async () => {
  const notes = await createNotes();
  const { dir } = await createPlanRepo(planOfTwo({ budget: 1 }));
  const wait = `echo 'the agent waits'; while [ ! -e '${notes.file('go')}' ]; do sleep 0.1; done`;
  const agent = `${wait}; ${agentCommand('does-all-steps.sh')}`;
  const started = await startOnLaptop(dir, { agent, env });
  await started.waitForOutput(/the agent waits/);
  expect(await steer(dir, 'pause', 'Lunch.')).toMatchObject({ exitCode: 0, outcome: 'done' });
  expect(await steer(dir, 'pause', 'Lunch.')).toMatchObject({ exitCode: 0, outcome: 'nothing' });
  await writeFile(notes.file('go'), '');
  const paused = await started.finished;
  const reason = expect.stringMatching(/alice: Lunch/);
  expect(paused).toMatchObject({ exitCode: 3, document: { ending: 'paused', reason } });
  expect(paused.document.checkpoints).toMatchObject([{ outcome: 'success' }, { outcome: 'pending', attempts: [] }]);
  expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
  expect((await listEventKinds(dir)).filter((kind) => kind === 'pause_requested')).toHaveLength(1);
});
