import { readFile } from 'node:fs/promises';
import { afterEach, expect } from '@jest/globals';
import { isRunning } from '../../exec/wait-until-gone.ts';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { agentCommand, createNotes, createPlanRepo, greetPlan, listRefs, runOnLaptop, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

const once = greetPlan({ more: '    attempt_budget: 1\n' });

async function runOnce(agent: string, ...flags: readonly string[]) {
  const { dir } = await createPlanRepo(once);
  const run = await runOnLaptop(dir, { agent, flags });
  expect(run).toMatchObject({ exitCode: 1, leftovers: [], document: { ending: 'blocked' } });
  expect(await git(dir, 'for-each-ref', TASK_BRANCH)).toBe('');
  return {
    dir,
    stderr: run.stderr,
    attempt: run.document.checkpoints[0]?.attempts[0],
    outcome: run.document.checkpoints[0]?.outcome,
  };
}

/** Those of the processes that an agent has noted that still run; an agent that noted none is an error. */
async function findRunning(file: string): Promise<readonly number[]> {
  const pids = (await readFile(file, 'utf8')).trim().split('\n').map(Number);
  expect(pids.length).toBeGreaterThan(0);
  const states = await Promise.all(pids.map(isRunning));
  return pids.filter((_pid, index) => states[index]);
}

slowTest('an agent that ends without a verb has failed with "claim: verb", even if its work is right', async () => {
  const { dir, attempt } = await runOnce(agentCommand('ends-silently.sh'), '--claim', 'verb');
  expect(attempt).toMatchObject({ outcome: 'failed', failure_report: { source: 'runner' }, criteria: [] });
  expect(attempt?.failure_report?.what_happened).toMatch(/without closing the attempt/);
  expect(await git(dir, 'cat-file', 'blob', 'refs/groundhog/hello/day-1:greeting.txt')).toBe('hello');
});

slowTest('an agent that crashes has failed with its exit code and last words', async () => {
  const { attempt } = await runOnce(agentCommand('crashes.sh'));
  expect(attempt).toMatchObject({ outcome: 'failed', failure_report: { source: 'runner' } });
  expect(attempt?.failure_report?.what_happened).toMatch(/exit code 3[\s\S]*out of luck/);
});

quickTest('an agent that does not come to an end is stopped with all of its processes', async () => {
  const notes = await createNotes();
  const { attempt, stderr } = await runOnce(agentCommand('hangs.sh', notes.dir), '--wall-clock-timeout-seconds', '5');
  expect(attempt).toMatchObject({ outcome: 'failed', failure_report: { source: 'runner' } });
  expect(attempt?.failure_report?.what_happened).toMatch(/within 5 s/);
  expect(stderr.match(/Warning: greet: this attempt has used 4 of 5 seconds \(wall_clock/g)).toHaveLength(1);
  expect(await findRunning(notes.file('pids'))).toEqual([]);
});

quickTest('an agent that is stopped at its time is named as stopped, whether its work holds or not', async () => {
  const plan = `${greetPlan()}  - { id: bye, spec: Write bye., attempt_budget: 1, success_criteria: [{ kind: file_exists, path: done.txt }] }
`;
  const { dir } = await createPlanRepo(plan);
  const agent = 'echo hello > greeting.txt; date >> bye.txt; sleep 600';
  const run = await runOnLaptop(dir, { agent, flags: ['--wall-clock-timeout-seconds', '5'] });
  expect(run.document).toMatchObject({
    ending: 'blocked',
    checkpoints: [{ outcome: 'success' }, { outcome: 'abandoned' }],
  });
  const stop = 'The agent did not finish within 5 s and was stopped.';
  const show = async (checkpoint: string) => (await runCli(['show', checkpoint], { cwd: dir })).stdout;
  expect(await show('greet')).toContain(`\n\nThe agent was stopped before it gave a summary.\n\nNotes:\n  | ${stop}\n`);
  expect(run.stderr).toContain(`bye: attempt 2 failed. ${stop} done.txt: It does not exist`);
  expect(await show('bye')).toContain(`\n\nWhy it ended:\n  | ${stop}\n`);
  expect((await runCli(['status'], { cwd: dir })).stdout).toContain(stop);
});

slowTest('an agent that says that a retry is pointless blocks the checkpoint with budget left', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const agent = agentCommand('gives-up.sh');
  const run = await runOnLaptop(dir, { agent });
  expect(run).toMatchObject({ exitCode: 1, document: { ending: 'blocked', checkpoints: [{ outcome: 'blocked' }] } });
  expect(run.document.checkpoints[0]?.attempts).toMatchObject([
    { outcome: 'failed', failure_report: { source: 'agent', what_happened: 'nobody is there' } },
  ]);
  const refs = await listRefs(dir);
  expect(await runOnLaptop(dir, { agent })).toMatchObject({ exitCode: 1, document: { ending: 'blocked' } });
  expect(await listRefs(dir)).toBe(refs);
});

quickTest('what is written after the success verb is not in the commit, and whoever writes it is gone', async () => {
  const notes = await createNotes();
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: agentCommand('keeps-writing.sh', notes.dir) });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  expect(await git(dir, 'cat-file', 'blob', `${TASK_BRANCH}:greeting.txt`)).toBe('hello');
  expect(await git(dir, 'ls-tree', '-r', '--name-only', TASK_BRANCH)).toBe('README.md\ngreeting.txt\nplan.yml');
  expect(await findRunning(notes.file('pids'))).toEqual([]);
});

slowTest('an agent that edits as soon as its verb is answered comes too late', async () => {
  // Several, since one that could edit would not always be quick enough.
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const checkpoints = ids.map(
    (id) => `  - { id: ${id}, spec: Write., success_criteria: [{ kind: file_exists, path: ${id}.txt }] }\n`,
  );
  const { dir } = await createPlanRepo(`task: hello\ncheckpoints:\n${checkpoints.join('')}`);
  const run = await runOnLaptop(dir, { agent: agentCommand('writes-on-answer.mjs') });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  const texts = await Promise.all(ids.map((id) => git(dir, 'cat-file', 'blob', `${TASK_BRANCH}:${id}.txt`)));
  expect(texts).toEqual(ids.map(() => 'hello'));
});
