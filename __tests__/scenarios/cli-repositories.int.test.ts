import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { cleanUp, commitAll, createBareRemote, createTempDir, git, writeFiles } from '../helpers/temp-repo.ts';
import {
  agentCommand,
  createPlanRepo,
  greetPlan,
  type LaptopOptions,
  listSubjects,
  runOnLaptop,
  TASK_BRANCH,
} from './laptop.ts';

afterEach(cleanUp);

/** Runs the plan and expects one commit on top of what `base` names. */
async function expectLanding(dir: string, base: string, options: LaptopOptions = {}): Promise<void> {
  const run = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh'), ...options });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  const landed = await git(dir, 'rev-parse', TASK_BRANCH);
  expect(run.document.head).toBe(landed);
  expect(await git(dir, 'rev-parse', `${landed}^`)).toBe(await git(dir, 'rev-parse', base));
  expect(await git(dir, 'cat-file', 'blob', `${landed}:greeting.txt`)).toBe('hello');
}

test('a run from a folder below the root works on the whole repository', async () => {
  const { dir } = await createPlanRepo(greetPlan(), { 'sub/folder/file.txt': '' });
  await expectLanding(dir, 'main', { cwd: join(dir, 'sub/folder'), plan: '../../plan.yml' });
});

test('a run for a linked worktree starts from the commit of that worktree', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const linked = join(await createTempDir('groundhog-linked'), 'tree');
  await git(dir, 'worktree', 'add', '--quiet', '-b', 'linked', linked);
  await writeFiles(linked, { 'more.txt': '' });
  const commit = await commitAll(linked, 'More');
  const cwd = await createTempDir('groundhog-elsewhere');
  await expectLanding(dir, commit, { cwd, plan: join(linked, 'plan.yml'), flags: ['--repo', linked] });
  expect(await git(linked, 'status', '--porcelain')).toBe('');
});

test('a run works on a bare repository', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const bare = await createBareRemote(dir);
  await expectLanding(bare, 'main', { cwd: dir, flags: ['--repo', bare] });
});

test('a run works on a shallow clone', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  await writeFiles(dir, { 'more.txt': '' });
  await commitAll(dir, 'More');
  const clone = await createTempDir('groundhog-shallow');
  await git(clone, 'clone', '--quiet', '--depth', '1', `file://${dir}`, '.');
  await expectLanding(clone, 'main');
  expect(await listSubjects(clone, TASK_BRANCH)).toEqual(['Do greet', 'More']);
  expect(await git(clone, 'rev-parse', '--is-shallow-repository')).toBe('true');
});

test('a run works on a repository with SHA-256 names, and its record can be read', async () => {
  const dir = await createTempDir('groundhog-sha256');
  await git(dir, 'init', '--quiet', '--object-format=sha256', '--initial-branch=main');
  await writeFiles(dir, { 'plan.yml': greetPlan() });
  const commit = await commitAll(dir, 'Initial commit');
  expect(commit).toHaveLength(64);
  await expectLanding(dir, commit);
});

test('a detached HEAD is the base, and another base can be named', async () => {
  const { dir, commit } = await createPlanRepo(greetPlan());
  await writeFiles(dir, { 'more.txt': '' });
  await commitAll(dir, 'More');
  await git(dir, 'tag', '-a', 'v1', '-m', 'one', commit);
  await git(dir, 'checkout', '--quiet', '--detach');
  await expectLanding(dir, 'HEAD');
  const flags = ['--base', 'v1', '--task', 'second', '--task-branch', 'results'];
  const run = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh'), flags });
  expect(run.document).toMatchObject({ ending: 'passed', task_id: 'second', task_branch: 'results' });
  expect(await git(dir, 'rev-parse', 'results^')).toBe(commit);
  expect(await git(dir, 'symbolic-ref', '--quiet', 'HEAD').catch(() => 'detached')).toBe('detached');
});

test("hooks and configuration of the user's repository are not run and change nothing", async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const hooks = join(dir, '.git/hooks');
  await mkdir(hooks, { recursive: true });
  const names = ['pre-commit', 'commit-msg', 'post-commit', 'post-checkout', 'reference-transaction', 'pre-push'];
  for (const name of names) await writeFiles(hooks, { [name]: `#!/bin/sh\necho ${name} >> '${dir}/../ran'\nexit 1\n` });
  await git(dir, 'config', 'commit.gpgsign', 'true');
  await git(dir, 'config', 'user.useConfigOnly', 'true');
  await git(dir, 'config', 'core.autocrlf', 'true');
  await git(dir, 'config', 'merge.ff', 'false');
  await expectLanding(dir, 'main');
  expect(await git(dir, 'log', '-1', '--format=%an %ae', TASK_BRANCH)).toBe('Groundhog groundhog@noreply.invalid');
});
