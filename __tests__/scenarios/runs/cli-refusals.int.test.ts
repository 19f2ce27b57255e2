import { afterEach, describe, expect, test } from '@jest/globals';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, type LaptopOptions, listRefs, runOnLaptop, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

/** Expects a refusal of a run, and of a dry run with the same flags. */
async function expectRefusal(
  dir: string,
  { exitCode = 2, flags = [], ...options }: LaptopOptions & { readonly exitCode?: number },
  text: RegExp,
): Promise<void> {
  for (const given of [flags, [...flags, '--dry-run']]) {
    const run = await runOnLaptop(dir, { agent: 'touch /nonexistent/started', ...options, flags: given });
    expect(run).toMatchObject({
      exitCode,
      leftovers: [],
      document: { ending: 'refused', head: null, checkpoints: [] },
    });
    expect(run.stderr).toMatch(text);
    expect(run.document.reason).toMatch(text);
  }
}

describe('a run is refused with a reason, and no ref is written, when', () => {
  test.each(
    rowsOfRun(
      [
        ['the agent is unknown', ['--agent', 'oracle'], /"oracle" is none of: command, builtin, claude-code, /],
        ['the agent is meant otherwise', ['--agent', 'claude'], / gemini \(did you mean claude-code\?\)\./],
        [
          'the provider is unknown',
          ['--agent', 'builtin', '--provider', 'oracle'],
          /"oracle" is none of: anthropic, openai, google, /,
        ],
        ['the workspace is none', ['--workspace', 'here'], /"here" is none of: worktree, in_place\./],
        ['the way to land is none', ['--materialize', 'later'], /"later" is none of: direct, approval\./],
        ['the way to find lines again is none', ['--step-match', 'near'], /"near" is none of: exact, whitespace\./],
        ['the task id is bad', ['--task', 'No Spaces'], /task id cannot be used/],
        ['git would refuse the task id in a ref', ['--task', 'a.lock'], /task id|cannot have this name/],
        ['the base is unknown', ['--base', 'nowhere'], /base was not found[\s\S]*nowhere/],
        ['the task branch has a bad name', ['--task-branch', 'a..b'], /cannot have this name/],
        ['the task branch is a scratch branch', ['--task-branch', 'groundhog/hello/day-1'], /reserved for the scratch/],
        [
          'a number is out of its limits',
          ['--attempt-budget-default', '21'],
          /attempt-budget-default.*[\s\S]*1 to 20[\s\S]*node \S+ run --help/,
        ],
        ['a number is none', ['--wall-clock-timeout-seconds', '1e3'], /wall-clock-timeout-seconds/],
      ] as const,
      (_, index) => index % 4 === 0,
    ),
  )('%s', async (_when, flags, text) => {
    const { dir } = await createPlanRepo(greetPlan());
    const refs = await listRefs(dir);
    await expectRefusal(dir, { flags }, text);
    expect(await listRefs(dir)).toBe(refs);
  });

  test('a branch of its name is there that no record knows; it starts there where a flag names that branch', async () => {
    const { dir, commit } = await createPlanRepo(greetPlan());
    const other = await git(dir, 'commit-tree', '-p', commit, '-m', 'Of somebody', 'HEAD^{tree}');
    await git(dir, 'update-ref', TASK_BRANCH, other);
    const name = TASK_BRANCH.replace('refs/heads/', '');
    const refs = await listRefs(dir);
    await expectRefusal(
      dir,
      { exitCode: 4 },
      /is there already, and no record[\s\S]*--task-branch groundhog\/hello\/task/,
    );
    expect(await listRefs(dir)).toBe(refs);

    const run = await runOnLaptop(dir, {
      agent: 'printf "hello\\n" > greeting.txt',
      flags: ['--task-branch', name],
    });
    expect(run.document.ending).toBe('passed');
    expect(run.stderr).toContain(`starts at ${other.slice(0, 7)}, where ${name} was already, and not at main;`);
  });

  slowTest('the task branch is a default branch or the base', async () => {
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

  quickTest('the repository is a partial clone', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    await git(dir, 'config', 'remote.origin.promisor', 'true');
    await expectRefusal(dir, { exitCode: 4 }, /partial clone/);
  });

  quickTest('the agent has no command', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const run = await runCli(['run', 'plan.yml', '--json'], { cwd: dir });
    expect(run.exitCode).toBe(2);
    expect(JSON.parse(run.stdout)).toMatchObject({ ending: 'refused' });
    expect(run.stderr).toMatch(/has no command/);
  });

  quickTest('a key is to sign, or a lease is to last, that cannot be read', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    await expectRefusal(dir, { flags: ['--sign', 'key'], exitCode: 4 }, /GROUNDHOG_SIGNING_KEY/);
    await expectRefusal(dir, { env: { GROUNDHOG_LEASE_SECONDS: 'abc' } }, /"abc" is not a whole number/);
  });

  quickTest('the plan is missing', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    await expectRefusal(dir, { plan: 'other.yml' }, /plan file was not found[\s\S]*other\.yml/);
  });

  quickTest('a branch is in the way of our names', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    await git(dir, 'branch', 'groundhog');
    const refs = await listRefs(dir);
    await expectRefusal(dir, { exitCode: 4 }, /ref is in the way[\s\S]*refs\/heads\/groundhog/);
    expect(await listRefs(dir)).toBe(refs);
  });

  quickTest('S11: the task branch is checked out', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    await git(dir, 'checkout', '--quiet', '-b', TASK_BRANCH.replace('refs/heads/', ''));
    await expectRefusal(dir, {}, /checked out|does not work on this branch/);
    const linked = `${await createTempDir('groundhog-linked')}/tree`;
    await git(dir, 'checkout', '--quiet', 'main');
    await git(dir, 'worktree', 'add', '--quiet', linked, 'groundhog/hello/task');
    await expectRefusal(dir, { exitCode: 4 }, /task branch is checked out/);
  });

  quickTest('S12: the repository has no commit', async () => {
    const dir = await createTempDir('groundhog-empty');
    await git(dir, 'init', '--quiet', '--initial-branch=main');
    await writeFiles(dir, { 'plan.yml': greetPlan() });
    await expectRefusal(dir, {}, /no commit yet/);
  });

  quickTest('there is no repository', async () => {
    const dir = await createTempDir('groundhog-none');
    await writeFiles(dir, { 'plan.yml': greetPlan() });
    await expectRefusal(dir, {}, /not a git repository/);
  });
});

slowTest('what the command line does not know is an error on standard error alone', async () => {
  const cwd = await createTempDir('groundhog-none');
  for (const [args, help] of [
    [['dance'], '--help" for the commands'],
    [['run'], 'run --help" for the flags'],
    [['run', 'plan.yml', '--fast'], 'run --help" for the flags'],
    [['verb', 'dance'], 'verb --help" for the commands'],
    [['verb', 'usage', '--fast'], 'verb usage --help" for the flags'],
    [['snapshot', 'create'], 'snapshot create --help" for the flags'],
    [['steps', 'show'], 'steps show --help" for the flags'],
    [['steps', 'lst'], 'steps --help" for the commands'],
  ] as const) {
    const run = await runCli(args, { cwd });
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toMatch(/^error: /);
    // By the words that have started the program.
    expect(run.stderr.replace(/(?<=\nRun ")node \S+ /, '')).toContain(`\nRun "${help}.\n`);
  }
});

slowTest('a word that is no command of the steps is told as such, and flags alone still list', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  expect((await runCli(['steps', 'lst'], { cwd: dir })).stderr).toMatch(
    /^error: unknown command 'lst'\n\(Did you mean list\?\)\n/,
  );
  expect((await runCli(['steps', '--task', 'list'], { cwd: dir })).stderr).toContain('no record of this task');
});

quickTest('who looks for snapshots among the verbs is told where they are', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  expect((await runCli(['verb', '--help'], { cwd: dir })).stdout).toContain('groundhog snapshot');
});
