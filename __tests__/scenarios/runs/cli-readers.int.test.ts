import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git, shareRepo, writeFiles } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  listRefs,
  planOfTwo,
  readRecord,
  runOnLaptop,
} from '../laptop.ts';

afterEach(cleanUp);

const documentSchema = z.strictObject({
  schema_version: z.literal(1),
  tasks: z.array(
    z.strictObject({ run: z.looseObject({}), memory: z.looseObject({}), chronicle: z.array(z.looseObject({})) }),
  ),
});

const worked = shareRepo(async () => {
  const notes = await createNotes();
  const repo = await createPlanRepo(greetPlan());
  await runOnLaptop(repo.dir, { agent: agentCommand('errs-first.sh', notes.dir) });
  return repo;
});
const createWorkedRepo = async () => (await worked.copy()).dir;
afterAll(worked.remove);

quickTest('the chronicle and the status tell what happened, and write nothing', async () => {
  const dir = await createWorkedRepo();
  const refs = await listRefs(dir);
  const text = await runCli(['chronicle'], { cwd: dir });
  expect(text).toMatchObject({ exitCode: 0, stderr: '' });
  expect(text.stdout).toMatch(/Task hello: 1 of 1 checkpoint done, 2 attempts/);
  expect(text.stdout).toMatch(/attempt 1: failed[\s\S]*side effect: db_mutation row 7[\s\S]*attempt 2: passed/);
  const status = await runCli(['status', '--task', 'hello'], { cwd: dir });
  expect(status).toMatchObject({ exitCode: 0, stderr: '' });
  expect(status.stdout).toMatch(/✓ 1\/1 greet: .*2 attempts, commit [0-9a-f]{7,}/);
  expect(await listRefs(dir)).toBe(refs);
});

quickTest('the chronicle as JSON is one document with the record, the memory and every event', async () => {
  const dir = await createWorkedRepo();
  const { exitCode, stdout } = await runCli(['chronicle', '--json'], { cwd: dir });
  expect(exitCode).toBe(0);
  const [task] = documentSchema.parse(JSON.parse(stdout)).tasks;
  const lines = (await readRecord(dir, 'chronicle.jsonl')).split('\n').filter((line) => line !== '');
  expect(task?.chronicle).toEqual(lines.map((line) => JSON.parse(line)));
  expect(task?.run).toEqual(JSON.parse(await readRecord(dir, 'run.json')));
  expect(task?.memory).toEqual(JSON.parse(await readRecord(dir, 'memory.json')));
});

quickTest('the records of a remote are read without being fetched into the clone', async () => {
  const dir = await createWorkedRepo();
  const clone = await createTempDir('groundhog-clone');
  await git(clone, 'clone', '--quiet', dir, '.');
  const refs = await listRefs(clone);
  expect((await runCli(['chronicle'], { cwd: clone })).stdout).not.toMatch(/Task hello/);
  // A relative address of a remote is found from the root of the checkout, and a typed one from the current folder.
  const inside = join(clone, 'inside');
  await mkdir(inside);
  await git(clone, 'config', 'remote.near.url', relative(clone, dir));
  for (const [remote, cwd] of [
    ['origin', clone],
    [dir, clone],
    ['near', inside],
    [relative(inside, dir), inside],
  ] as const) {
    const read = await runCli(['chronicle', '--remote', remote], { cwd });
    expect(read).toMatchObject({ exitCode: 0, stderr: '' });
    expect(read.stdout).toMatch(/Task hello: 1 of 1 checkpoint done/);
  }
  expect(await listRefs(clone)).toBe(refs);
});

slowTest('the records of a repository with SHA-256 names are read, also from a clone', async () => {
  const dir = await createTempDir('groundhog-sha256');
  await git(dir, 'init', '--quiet', '--object-format=sha256', '--initial-branch=main');
  await writeFiles(dir, { 'plan.yml': greetPlan() });
  await git(dir, 'add', '--all');
  await git(dir, 'commit', '--quiet', '-m', 'Initial commit');
  await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh') });
  const clone = await createTempDir('groundhog-clone');
  await git(clone, 'clone', '--quiet', dir, '.');
  for (const [cwd, ...flags] of [[dir], [clone, '--remote', 'origin']] as const) {
    const read = await runCli(['status', ...flags], { cwd });
    expect(read).toMatchObject({ exitCode: 0, stderr: '' });
    expect(read.stdout).toMatch(/1 of 1 checkpoint done/);
  }
});

test.each(rowsOfRun(['chronicle', 'status'], (_, index) => index === 0))(
  '%s of a task that is not there names those that are',
  async (command) => {
    const dir = await createWorkedRepo();
    const read = await runCli([command, '--task', 'other'], { cwd: dir });
    expect(read).toMatchObject({ exitCode: 2, stdout: '' });
    expect(read.stderr).toMatch(/no record of this task[\s\S]*refs\/groundhog\/other\/state[\s\S]*tasks here: hello/);
  },
);

test.each(rowsOfRun(['chronicle', 'status', 'steps', 'retry'], (_, index) => index === 0))(
  '%s of what cannot be a task id tells the rule',
  async (command) => {
    const { dir } = await createPlanRepo(greetPlan());
    const read = await runCli([command, '--task', 'A B'], { cwd: dir });
    expect(read).toMatchObject({ exitCode: 2, stdout: '' });
    expect(read.stderr).toMatch(/task id cannot be used[\s\S]*"A B": use 1 to 63 of a-z/);
  },
);

quickTest('a record that cannot be read is named, and hides no other task', async () => {
  const dir = await createWorkedRepo();
  await git(dir, 'update-ref', 'refs/groundhog/broken/state', 'HEAD');
  for (const [args, says] of [
    [['status'], /✓ 1\/1 greet/],
    [['list'], /✓ hello {2}passed/],
    [['list', '--json'], /"task_id": "hello"/],
  ] as const) {
    const { exitCode, stdout, stderr } = await runCli(args, { cwd: dir });
    expect([exitCode, stdout]).toEqual([5, expect.stringMatching(says)]);
    expect(stderr).toMatch(/^\nTask broken: The record of this task cannot be read\.\n/);
  }
  await git(dir, 'update-ref', '-d', 'refs/groundhog/hello/state');
  const alone = await runCli(['list'], { cwd: dir });
  expect(alone).toMatchObject({ exitCode: 5, stdout: '', stderr: expect.stringMatching(/^The record of this task/) });
});

quickTest('where no task is, the readers say so', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  for (const command of ['status', 'list', 'chronicle'])
    expect(await runCli([command], { cwd: dir })).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^No tasks are recorded here\..*--remote origin\.\n$/),
    });
  const remote = await createTempDir('groundhog-remote');
  await git(remote, 'init', '-q', '--bare');
  for (const command of ['status', 'list', 'chronicle']) {
    const { stdout } = await runCli([command, '--remote', remote], { cwd: dir });
    expect(stdout).toBe('No tasks are recorded on that remote: no run has pushed its record there.\n');
  }
  for (const args of [['report'], ['show'], ['status', '--task', 'none']]) {
    const { exitCode, stderr } = await runCli([...args, '--remote', remote], { cwd: dir });
    expect({ exitCode, advice: stderr.match(/add --remote/) }).toEqual({ exitCode: 2, advice: null });
  }
  const json = await runCli(['chronicle', '--json'], { cwd: dir });
  expect(JSON.parse(json.stdout)).toEqual({ schema_version: 1, tasks: [] });
});

quickTest('a valid plan is summed up with what to mind', async () => {
  const { dir } = await createPlanRepo(planOfTwo({ budget: 2 }));
  const valid = await runCli(['validate', 'plan.yml'], { cwd: dir });
  expect(valid).toMatchObject({ exitCode: 0, stderr: '' });
  expect(valid.stdout).toMatch(/^plan\.yml is valid: 2 checkpoints/);
  expect(valid.stdout).toMatch(/2\. bye \(at most 2 attempts; criteria: file_exists\)/);
});

quickTest('a plan that is not valid gets all of its problems, each with file, line and column', async () => {
  const cwd = await createTempDir('groundhog-plans');
  await writeFiles(cwd, { 'plan.yml': 'task: hello\ntask: twice\nmood: good\ncheckpoints: []\n' });
  const { exitCode, stdout, stderr } = await runCli(['validate', 'plan.yml'], { cwd });
  expect([exitCode, stdout]).toEqual([2, '']);
  const places = stderr
    .trim()
    .split('\n')
    .map((line) => /^plan\.yml:(\d+):\d+: \S/.exec(line)?.[1]);
  expect(places).not.toContain(undefined);
  expect(places).toContain('2');
  const missing = await runCli(['validate', 'other.yml'], { cwd });
  expect(missing).toMatchObject({ exitCode: 2, stdout: '' });
  expect(missing.stderr).toMatch(/plan file was not found/);
});

quickTest(
  'a task is merged once its base branch has all of it, also squashed, and not where it is rolled back or gone',
  async () => {
    const dir = await createWorkedRepo();
    const toStatus = (document: string) =>
      z.looseObject({ tasks: z.tuple([z.looseObject({ status: z.string() })]) }).parse(JSON.parse(document)).tasks[0]
        .status;
    const below = join(dir, 'below');
    await mkdir(below);
    const readStatus = async () => {
      const quick = await runCli(['status', '--json'], { cwd: dir });
      // The whole program reads the records for --verbose.
      const whole = await runCli(['status', '--json', '--verbose'], { cwd: dir });
      expect(whole.stdout).toBe(quick.stdout);
      const inFolder = await runCli(['status', '--json'], { cwd: below });
      expect(toStatus(inFolder.stdout)).toBe(toStatus(quick.stdout));
      return toStatus(quick.stdout);
    };
    const commit = (message: string) => git(dir, 'commit', '--quiet', '--allow-empty', '-m', message);
    const base = await git(dir, 'rev-parse', 'main');
    expect(await readStatus()).toBe('passed');
    await commit('Other work');
    expect(await readStatus()).toBe('passed');
    await git(dir, 'merge', '--quiet', '--squash', 'groundhog/hello/task');
    expect(await readStatus()).toBe('passed');
    await commit('Squashed');
    expect(await readStatus()).toBe('merged');
    const rebased = await runOnLaptop(dir, { agent: 'false', flags: ['--rebase'] });
    expect(rebased.stderr + rebased.stdout).toMatch(/is not rebased: The task branch is merged/);
    expect(await readStatus()).toBe('merged');
    await writeFiles(dir, { 'greeting.txt': 'changed since\n' });
    await git(dir, 'commit', '--quiet', '-am', 'Changed since');
    expect(await readStatus()).toBe('passed');
    await git(dir, 'reset', '--quiet', '--hard', base);
    await git(dir, 'merge', '--quiet', '--ff-only', 'groundhog/hello/task');
    expect(await readStatus()).toBe('merged');
    await commit('Later work');
    await git(dir, 'branch', '-D', 'groundhog/hello/task');
    expect(await readStatus()).toBe('merged');
    // Of a remote it is known where the clone has the commits of its base branch.
    const clone = await createTempDir('groundhog-clone');
    await git(clone, 'clone', '--quiet', dir, '.');
    const readRemote = async () => (await runCli(['status', '--remote', 'origin'], { cwd: clone })).stdout;
    expect(await readRemote()).toMatch(
      /\nMerged: main has all commits, or a squash of them\.\nNext: No step is needed/,
    );
    await commit('Unknown work');
    expect(await readRemote()).toMatch(/\nNext: The task branch is gone from the remote\./);
    const again = await runOnLaptop(dir, { agent: agentCommand('errs-first.sh') });
    expect(again.stdout + again.stderr).toMatch(/already passed[\s\S]*Next: No step is needed/);
    await git(dir, 'reset', '--quiet', '--hard', base);
    await git(dir, 'merge', '--quiet', '--no-ff', '--no-edit', again.document.head ?? '');
    expect(await readStatus()).toBe('merged');
    await git(dir, 'branch', '--move', 'main', 'trunk');
    expect(await readStatus()).toBe('passed');
  },
);
