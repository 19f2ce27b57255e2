import { afterEach, describe, expect, test } from '@jest/globals';
import { runCli } from '../helpers/run-built.ts';
import { cleanUp, createTempDir, git, writeFiles } from '../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, type LaptopOptions, listRefs, runOnLaptop, TASK_BRANCH } from './laptop.ts';

afterEach(cleanUp);

async function expectRefusal(dir: string, options: LaptopOptions, text: RegExp): Promise<void> {
  const run = await runOnLaptop(dir, { agent: 'touch /nonexistent/started', ...options });
  expect(run).toMatchObject({
    exitCode: 1,
    leftovers: [],
    document: { ending: 'refused', head: null, checkpoints: [] },
  });
  expect(run.stderr).toMatch(text);
  expect(run.document.reason).toMatch(text);
}

describe('a run is refused with a reason, and no ref is written, when', () => {
  test.each([
    ['the agent is unknown', ['--agent', 'oracle'], /no agent of this name[\s\S]*oracle/],
    ['the task id is bad', ['--task', 'No Spaces'], /task id cannot be used/],
    ['git would refuse the task id in a ref', ['--task', 'a.lock'], /task id|cannot have this name/],
    ['the base is unknown', ['--base', 'nowhere'], /base was not found[\s\S]*nowhere/],
    ['the task branch has a bad name', ['--task-branch', 'a..b'], /cannot have this name/],
    ['the task branch is a scratch branch', ['--task-branch', 'groundhog/hello/day-1'], /kept for the scratch/],
    ['a number is out of its limits', ['--attempt-budget-default', '21'], /attempt-budget-default.*[\s\S]*1 to 20/],
    ['a number is none', ['--wall-clock-timeout-seconds', '1e3'], /wall-clock-timeout-seconds/],
  ])('%s', async (_when, flags, text) => {
    const { dir } = await createPlanRepo(greetPlan());
    const refs = await listRefs(dir);
    await expectRefusal(dir, { flags }, text);
    expect(await listRefs(dir)).toBe(refs);
  });

  test('the task branch is a default branch or the base', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    await git(dir, 'branch', 'release');
    await git(dir, 'checkout', '--quiet', '-b', 'mine');
    const refs = await listRefs(dir);
    for (const flags of [
      ['--task-branch', 'main'],
      ['--task-branch', 'release', '--base', 'release'],
      ['--task-branch', 'release', '--base', 'refs/heads/release'],
      ['--task-branch', 'mine'],
    ])
      await expectRefusal(dir, { flags }, /does not work on this branch/);
    expect(await listRefs(dir)).toBe(refs);
  });

  test('the repository is a partial clone', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    await git(dir, 'config', 'remote.origin.promisor', 'true');
    await expectRefusal(dir, {}, /partial clone/);
  });

  test('the agent has no command', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const run = await runCli(['run', 'plan.yml', '--json'], { cwd: dir });
    expect(run.exitCode).toBe(1);
    expect(JSON.parse(run.stdout)).toMatchObject({ ending: 'refused' });
    expect(run.stderr).toMatch(/has no command/);
  });

  test('the plan is missing', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    await expectRefusal(dir, { plan: 'other.yml' }, /plan file was not found[\s\S]*other\.yml/);
  });

  test('a branch is in the way of our names', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    await git(dir, 'branch', 'groundhog');
    const refs = await listRefs(dir);
    await expectRefusal(dir, {}, /ref is in the way[\s\S]*refs\/heads\/groundhog/);
    expect(await listRefs(dir)).toBe(refs);
  });

  test('S11: the task branch is checked out', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    await git(dir, 'checkout', '--quiet', '-b', TASK_BRANCH.replace('refs/heads/', ''));
    await expectRefusal(dir, {}, /checked out|does not work on this branch/);
    const linked = `${await createTempDir('groundhog-linked')}/tree`;
    await git(dir, 'checkout', '--quiet', 'main');
    await git(dir, 'worktree', 'add', '--quiet', linked, 'groundhog/hello/task');
    await expectRefusal(dir, {}, /task branch is checked out/);
  });

  test('S12: the repository has no commit', async () => {
    const dir = await createTempDir('groundhog-empty');
    await git(dir, 'init', '--quiet', '--initial-branch=main');
    await writeFiles(dir, { 'plan.yml': greetPlan() });
    await expectRefusal(dir, {}, /no commit yet/);
  });

  test('there is no repository', async () => {
    const dir = await createTempDir('groundhog-none');
    await writeFiles(dir, { 'plan.yml': greetPlan() });
    await expectRefusal(dir, {}, /not a git repository/);
  });
});

test('what the command line does not know is an error on standard error alone', async () => {
  const cwd = await createTempDir('groundhog-none');
  for (const args of [['dance'], ['run'], ['run', 'plan.yml', '--fast']]) {
    const run = await runCli(args, { cwd });
    expect(run).toMatchObject({ exitCode: 1, stdout: '' });
    expect(run.stderr).toMatch(/^error: /);
  }
});
