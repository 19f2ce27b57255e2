import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { readOurIdentity } from '../../../src/exec/process-identity.ts';
import { RUN_MARKER, renderRunMarker } from '../../../src/workspace/backend/run-leftovers.ts';
import { isRunning } from '../../exec/wait-until-gone.ts';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  listEventKinds,
  listSubjects,
  planOfTwo,
  runOnLaptop,
  startOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);

quickTest('a run that is killed in the middle of an agent goes on where it was, and nothing lands twice', async () => {
  const notes = await createNotes();
  const { dir, commit } = await createPlanRepo(planOfTwo({ budget: 1 }));
  const agent = agentCommand('hangs-first.sh', notes.dir);
  const started = await startOnLaptop(dir, { agent });
  await started.waitForOutput(/the agent waits/);
  expect(await readStatus(dir)).toBe('running');
  started.child.kill('SIGKILL');
  process.kill(-Number(await readFile(notes.file('pid'), 'utf8')), 'SIGKILL');
  await started.finished;
  expect(await readStatus(dir)).toBe('interrupted');
  const { stdout: stats } = await runCli(['stats', '--json'], { cwd: dir });
  expect(JSON.parse(stats)).toMatchObject({ interrupted: 1 });
  const report = notes.file('report.html');
  await runCli(['report', '--out', report], { cwd: dir });
  expect(await readFile(report, 'utf8')).toContain('Interrupted: the run is gone');
  expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Do greet']);
  await writeFile(notes.file('go'), '');
  // As a run leaves it that dies before it records anything.
  const temp = await createTempDir('groundhog-tmp');
  const stranded = await strand(temp);
  const run = await runOnLaptop(dir, { agent, env: { TMPDIR: temp } });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  expect(await readdir(temp)).toEqual([]);
  expect(run.stderr).toContain(`Removed what a run that died had left on this machine: ${stranded}`);
  expect(run.document.checkpoints.map(({ attempts }) => attempts.map(({ day, outcome }) => [day, outcome]))).toEqual([
    [[1, 'passed']],
    [
      [2, 'interrupted'],
      [3, 'passed'],
    ],
  ]);
  // Nobody knows how long the killed attempt lived: the time until the run was resumed is none of its own.
  const { stdout: chronicle } = await runCli(['chronicle', '--json'], { cwd: dir });
  expect(JSON.parse(chronicle).tasks[0].run.checkpoints[1].attempts).toMatchObject([
    { ended_at: null },
    { ended_at: expect.any(String) },
  ]);
  const { stdout: list } = await runCli(['list', '--json'], { cwd: dir });
  const [task] = JSON.parse(list).tasks;
  expect(task.run_started_at > task.started_at).toBe(true);
  expect(await readFile(notes.file('attempts'), 'utf8')).toBe('greet/1/1\nbye/1/2\nbye/1/3\n');
  expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
  expect(await git(dir, 'ls-tree', '-r', '--name-only', TASK_BRANCH)).not.toMatch(/half/);
});

async function readStatus(dir: string): Promise<string> {
  const { stdout } = await runCli(['status', '--json'], { cwd: dir });
  return JSON.parse(stdout).tasks[0].status;
}

/** A folder of a run that is no more. */
async function strand(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'groundhog-work-'));
  const owner = { ...(await readOurIdentity()), pid: 999_999_999 };
  await writeFile(join(folder, RUN_MARKER), renderRunMarker({ run_id: 'died', owner }));
  return folder;
}

slowTest(
  'what a run leaves that dies after its last record is removed though there is nothing left to do',
  async () => {
    const notes = await createNotes();
    const { dir } = await createPlanRepo(planOfTwo({ budget: 1 }));
    const agent = agentCommand('hangs-first.sh', notes.dir);
    await writeFile(notes.file('go'), '');
    expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
    const events = await listEventKinds(dir);
    const temp = await createTempDir('groundhog-tmp');
    await strand(temp);
    const run = await runOnLaptop(dir, { agent, env: { TMPDIR: temp } });
    expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'nothing_to_do' } });
    expect(await readdir(temp)).toEqual([]);
    expect(await listEventKinds(dir)).toEqual(events);
  },
);

test.each(rowsOfRun(['SIGINT', 'SIGTERM'] as const, (signal) => signal === 'SIGINT'))(
  '%s pauses the run: its agent is gone and the next run goes on',
  async (signal) => {
    const notes = await createNotes();
    const { dir } = await createPlanRepo(planOfTwo({ budget: 1 }));
    const agent = agentCommand('hangs-first.sh', notes.dir);
    const started = await startOnLaptop(dir, { agent });
    await started.waitForOutput(/the agent waits/);
    started.child.kill(signal);
    const paused = await started.finished;
    expect(paused).toMatchObject({ exitCode: 3, leftovers: [], document: { ending: 'paused' } });
    expect(await isRunning(Number(await readFile(notes.file('pid'), 'utf8')))).toBe(false);
    expect(paused.document.checkpoints[1]).toMatchObject({
      outcome: 'pending',
      attempts: [{ outcome: 'interrupted' }],
    });
    expect((await listEventKinds(dir)).slice(-3)).toEqual(['attempt_ended', 'workspace_rewound', 'run_ended']);
    await writeFile(notes.file('go'), '');
    const run = await runOnLaptop(dir, { agent });
    expect(run.document).toMatchObject({
      ending: 'passed',
      checkpoints: [{}, { attempts: [{}, { outcome: 'passed' }] }],
    });
  },
);
