import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { programDir } from '../../helpers/built-program.ts';
import { runCli } from '../../helpers/run-built.ts';
import { cleanUp, createTempDir, git, shareRepo } from '../../helpers/temp-repo.ts';
import { agentCommand, createNotes, createPlanRepo, greetPlan, runOnLaptop } from '../laptop.ts';

// What is loaded and started decides how long a start takes; `npm run bench -- start` measures it.

afterEach(cleanUp);

const worked = shareRepo(async () => {
  const notes = await createNotes();
  const repo = await createPlanRepo(greetPlan());
  await runOnLaptop(repo.dir, { agent: agentCommand('errs-first.sh', notes.dir) });
  return repo;
});
afterAll(worked.remove);

/** Runs a command and returns the files of `dist` that it loads, by what V8 reports of them. */
async function listLoaded(args: readonly string[], cwd: string): Promise<string[]> {
  const coverage = await createTempDir('groundhog-coverage');
  await runCli(args, { cwd, env: { NODE_V8_COVERAGE: coverage } });
  const reports = await Promise.all((await readdir(coverage)).map((name) => readFile(join(coverage, name), 'utf8')));
  const urls = reports.flatMap((text): string[] => JSON.parse(text).result.map(({ url }: { url: string }) => url));
  return urls.flatMap((url) => /\/dist\/([^/]+)$/.exec(url)?.slice(1) ?? []).sort();
}

/** Runs a command with a git that counts its starts, and returns the subcommands. */
async function listGitCommands(args: readonly string[], cwd: string): Promise<string[]> {
  const folder = await createTempDir('groundhog-git');
  const log = join(folder, 'log');
  await mkdir(join(folder, 'bin'));
  const real = (await git(cwd, '--exec-path')).trim();
  await writeFile(join(folder, 'bin', 'git'), `#!/bin/sh\necho "$@" >> '${log}'\nexec '${real}/git' "$@"\n`);
  await chmod(join(folder, 'bin', 'git'), 0o755);
  await writeFile(log, '');
  const { exitCode } = await runCli(args, { cwd, env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` } });
  expect(exitCode).toBe(0);
  const lines = (await readFile(log, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => line.replaceAll(/-c \S+ ?/g, '').split(' ')[0] ?? '').sort();
}

/** Runs a command by the program that has all of them. */
async function runWhole(args: readonly string[], cwd: string): Promise<string> {
  const script = join(await createTempDir('groundhog-whole'), 'dist');
  await mkdir(script);
  const whole = JSON.stringify(join(programDir(), 'dist', 'groundhog.mjs'));
  await writeFile(
    join(script, 'cli.js'),
    `import(${whole}).then(async ({ loadCli }) => (await loadCli()).runCli(process.argv.slice(2)));`,
  );
  const { stdout } = await runCli(args, { cwd, rootDir: join(script, '..') });
  return stdout.replaceAll(join(script, 'cli.js'), 'CLI');
}

describe('the start of a command', () => {
  test.each([
    [['--version']],
    [['verb', 'checkpoint-success', '--summary', 'x'], 'verb.js'],
    [['status'], 'status.js'],
    [['list', '--json'], 'status.js'],
  ])('loads nothing that it does not need for %j', async (args, ...files) => {
    const { dir } = await worked.copy();
    expect(await listLoaded(args, dir)).toEqual(['cli.js', ...files]);
  });

  test.each(['status', 'list'])(
    'needs no git process for %s of loose objects, and two for packed ones',
    async (command) => {
      const { dir } = await worked.copy();
      const { stdout } = await runCli([command], { cwd: dir });
      expect(await listGitCommands([command], dir)).toEqual([]);
      await git(dir, 'gc', '--quiet');
      expect(await listGitCommands([command], dir)).toEqual(['cat-file', 'for-each-ref']);
      expect((await runCli([command], { cwd: dir })).stdout).toBe(stdout);
      for (const name of ['one', 'two'])
        await git(dir, 'update-ref', `refs/groundhog/${name}/state`, 'refs/groundhog/hello/state');
      expect(await listGitCommands([command], dir)).toEqual(['cat-file', 'for-each-ref']);
    },
  );

  test.each([[['status']], [['status', '--json', '--task', 'hello']], [['list']], [['list', '--json', '--repo=.']]])(
    'prints for %j what the whole program prints',
    async (args) => {
      const { dir } = await worked.copy();
      const { stdout, exitCode } = await runCli(args, { cwd: dir });
      expect(exitCode).toBe(0);
      expect(stdout.replaceAll(join(programDir(), 'dist', 'cli.js'), 'CLI')).toBe(await runWhole(args, dir));
    },
  );

  test.each([
    ['an unknown flag', ['status', '--nosuch'], /unknown option '--nosuch'/],
    ['a task that is not recorded', ['status', '--task', 'nosuch'], /nosuch[\s\S]*hello/],
    ['another folder', ['list', '--repo', '/'], /not a git repository/],
  ])('leaves %s to the whole program', async (_what, args, message) => {
    const { dir } = await worked.copy();
    expect(await runCli(args, { cwd: dir })).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringMatching(message),
    });
  });

  test('leaves a record with fields of a later version to the whole program, which drops them', async () => {
    const { dir } = await worked.copy();
    const before = await runCli(['status', '--json'], { cwd: dir });
    const text = await git(dir, 'cat-file', 'blob', 'refs/groundhog/hello/state:chronicle.jsonl');
    await writeFile(join(dir, 'chronicle.jsonl'), `${text.trimEnd().replaceAll(/^\{/gm, '{"later":1,')}\n`);
    const blob = (await git(dir, 'hash-object', '-w', 'chronicle.jsonl')).trim();
    await git(dir, 'read-tree', 'refs/groundhog/hello/state');
    await git(dir, 'update-index', '--cacheinfo', `100644,${blob},chronicle.jsonl`);
    const tree = (await git(dir, 'write-tree')).trim();
    const commit = (await git(dir, 'commit-tree', tree, '-m', 'later')).trim();
    await git(dir, 'update-ref', 'refs/groundhog/hello/state', commit);
    expect(await listLoaded(['status'], dir)).toContain('groundhog.mjs');
    expect((await runCli(['status', '--json'], { cwd: dir })).stdout).toBe(before.stdout);
  });
});
