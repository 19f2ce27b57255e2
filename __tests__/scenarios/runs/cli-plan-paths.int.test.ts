import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect } from '@jest/globals';
import { runCli, startCli } from '../../helpers/run-built.ts';
import { quickTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, listRefs, planOfTwo, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

const GREETS = 'echo hello >greeting.txt';

quickTest('a task whose plan was renamed is resumed by its new name', async () => {
  const { dir } = await createPlanRepo(planOfTwo({ budget: 1 }));
  await runCli(['run', 'plan.yml', '--only', 'greet', '--agent-command', GREETS], { cwd: dir });
  await rename(join(dir, 'plan.yml'), join(dir, 'new.yml'));
  const run = await runCli(['run', 'new.yml', '--agent-command', 'false'], { cwd: dir });
  expect(run.exitCode).toBe(1);
  const { stdout } = await runCli(['status'], { cwd: dir });
  expect(stdout).toContain(' run new.yml --task hello');
  expect(stdout).not.toContain('plan.yml');
});

quickTest('a copied plan does not take over the task of the other one, and validate and doctor name both', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  await runCli(['run', 'plan.yml', '--agent-command', GREETS], { cwd: dir });
  const other = greetPlan().replace('id: greet', 'id: wave');
  await writeFiles(dir, { 'other.yml': other, '.groundhog/plans/a.yml': other, '.groundhog/plans/b.yml': other });
  const before = await listRefs(dir);
  for (const args of [[], ['--dry-run']]) {
    const { exitCode, stderr } = await runCli(['run', 'other.yml', '--agent-command', GREETS, ...args], { cwd: dir });
    expect(exitCode).toBe(4);
    expect(stderr).toContain('The task "hello" is that of plan.yml, with "greet"; none of these is in other.yml.');
  }
  expect(await listRefs(dir)).toEqual(before);
  expect((await runCli(['validate', 'plan.yml'], { cwd: dir })).stdout).toContain(
    'plan: its task "hello" is also that of other.yml, and a task has one plan',
  );
  expect((await runCli(['doctor'], { cwd: dir })).stdout).toMatch(/files .*a\.yml: its task "hello" is also that of /);
});

quickTest('a landed checkpoint that the plan does not have any more is named', async () => {
  const { dir } = await createPlanRepo(planOfTwo({ budget: 1 }));
  await runCli(['run', 'plan.yml', '--only', 'greet', '--agent-command', GREETS], { cwd: dir });
  await writeFiles(dir, {
    'plan.yml': planOfTwo({ budget: 1 }).replace(/ {2}- id: greet[\s\S]*(?= {2}- id: bye)/, ''),
  });
  const run = await runCli(['run', 'plan.yml', '--agent-command', 'touch bye.txt'], { cwd: dir });
  expect([run.exitCode, run.stderr]).toEqual([0, expect.stringContaining('The plan no longer has "greet"')]);
});

quickTest(
  'a task branch that was amended or moved back is brought back by the line that the status prints',
  async () => {
    const { dir } = await createPlanRepo(greetPlan());
    await runCli(['run', 'plan.yml', '--agent-command', GREETS], { cwd: dir });
    const head = await git(dir, 'rev-parse', TASK_BRANCH);
    await git(dir, 'switch', '-q', 'groundhog/hello/task');
    await git(dir, 'commit', '-q', '--amend', '-m', 'By a person');
    await git(dir, 'switch', '-q', 'main');
    const { stdout } = await runCli(['status'], { cwd: dir });
    expect(stdout).toContain('lacks commits that have passed');
    const [line = ''] = stdout.match(/^ *git branch -f .*$/m) ?? [];
    await git(dir, ...line.trim().split(' ').slice(1));
    expect(await git(dir, 'rev-parse', TASK_BRANCH)).toBe(head);
    expect((await runCli(['status'], { cwd: dir })).stdout).toContain('git merge');
  },
);

quickTest(
  'a base that has moved during the run is named at its end, and a dry run says that a branch was moved',
  async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const head = await git(dir, 'rev-parse', 'HEAD');
    const next = await git(dir, 'commit-tree', '-p', head, '-m', 'Meanwhile', `${head}^{tree}`);
    const file = (name: string) => join(dir, '.git', name);
    const waits = `touch ${file('at-work')}; until test -e ${file('moved')}; do sleep 0.1; done`;
    const flags = ['run', 'plan.yml', '--agent-command', `${GREETS}; ${waits}`];
    const run = await startCli(flags, { cwd: dir });
    while (!existsSync(file('at-work'))) await setTimeout(50);
    await git(dir, 'update-ref', 'refs/heads/main', next);
    await writeFile(file('moved'), '');
    const { exitCode, stdout } = await run.finished;
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringMatching(/main has 1 commit that the work was not verified with/),
    ]);
    await git(dir, 'branch', '-f', 'groundhog/hello/task', head);
    const dry = await runCli([...flags, '--dry-run'], { cwd: dir });
    expect(dry.stdout).toContain('The run would end at once, in conflict: ');
  },
);

quickTest('a branch that was moved or deleted on the remote is no branch that has passed', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  await runCli(['run', 'plan.yml', '--agent-command', GREETS], { cwd: dir });
  const remote = await createTempDir('groundhog-remote');
  await git(remote, 'init', '-q', '--bare');
  await git(dir, 'push', '-q', remote, 'main', 'groundhog/hello/task', 'refs/groundhog/*:refs/groundhog/*');
  const read = async () => (await runCli(['status', '--remote', remote], { cwd: dir })).stdout;
  expect(await read()).toContain('Review the commits and merge them.');
  await git(remote, 'update-ref', 'refs/heads/groundhog/hello/task', 'refs/heads/main');
  const moved = await read();
  expect(moved).toContain('nobody has checked what is there');
  expect(moved).not.toContain('git fetch');
  await git(remote, 'update-ref', '-d', 'refs/heads/groundhog/hello/task');
  expect(await read()).toContain('The task branch is gone from the remote.');
});
