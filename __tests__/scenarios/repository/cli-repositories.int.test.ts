import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect } from '@jest/globals';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, commitAll, createBareRemote, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  type LaptopOptions,
  listRefs,
  listSubjects,
  runOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

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

slowTest('a run from a folder below the root works on the whole repository', async () => {
  const { dir } = await createPlanRepo(greetPlan(), { 'sub/folder/file.txt': '' });
  await expectLanding(dir, 'main', { cwd: join(dir, 'sub/folder'), plan: '../../plan.yml' });
});

slowTest('a run for a linked worktree starts from the commit of that worktree', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const linked = join(await createTempDir('groundhog-linked'), 'tree');
  await git(dir, 'worktree', 'add', '--quiet', '-b', 'linked', linked);
  await writeFiles(linked, { 'more.txt': '' });
  const commit = await commitAll(linked, 'More');
  const cwd = await createTempDir('groundhog-elsewhere');
  await expectLanding(dir, commit, { cwd, plan: join(linked, 'plan.yml'), flags: ['--repo', linked] });
  expect(await git(linked, 'status', '--porcelain')).toBe('');
});

slowTest('a run works on a bare repository', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const bare = await createBareRemote(dir);
  await expectLanding(bare, 'main', { cwd: dir, flags: ['--repo', bare] });
});

slowTest('a run works on a shallow clone', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  await writeFiles(dir, { 'more.txt': '' });
  await commitAll(dir, 'More');
  const clone = await createTempDir('groundhog-shallow');
  await git(clone, 'clone', '--quiet', '--depth', '1', `file://${dir}`, '.');
  await expectLanding(clone, 'main');
  expect(await listSubjects(clone, TASK_BRANCH)).toEqual(['Do greet', 'More']);
  expect(await git(clone, 'rev-parse', '--is-shallow-repository')).toBe('true');
});

quickTest('a run works on a repository with SHA-256 names, and its record can be read', async () => {
  const dir = await createTempDir('groundhog-sha256');
  await git(dir, 'init', '--quiet', '--object-format=sha256', '--initial-branch=main');
  await writeFiles(dir, { 'plan.yml': greetPlan() });
  const commit = await commitAll(dir, 'Initial commit');
  expect(commit).toHaveLength(64);
  await expectLanding(dir, commit);
});

slowTest('a detached HEAD is the base, and another base can be named', async () => {
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

quickTest("hooks and configuration of the user's repository are not run and change nothing", async () => {
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

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`;

/** A repository with a pointer in the place of a large file, and a filter that would spoil it. */
async function createLfsRepo(): Promise<string> {
  const rules = '# *.psd filter=lfs\n[attr]large filter=lfs diff=lfs merge=lfs -text\n*.bin large\n';
  const { dir } = await createPlanRepo(greetPlan(), { 'art/.gitattributes': rules, 'art/logo.bin': POINTER });
  for (const name of ['smudge', 'clean']) await git(dir, 'config', `filter.lfs.${name}`, 'touch ../ran; echo spoilt');
  await git(dir, 'config', 'filter.lfs.required', 'true');
  return dir;
}

quickTest('a repository with files in Git LFS is refused, naming the rules, and nothing is left behind', async () => {
  const dir = await createLfsRepo();
  const refs = await listRefs(dir);
  const run = await runOnLaptop(dir, { agent: 'touch /nonexistent/started' });
  expect(run).toMatchObject({ exitCode: 4, leftovers: [], document: { ending: 'refused', head: null } });
  expect(run.stderr).toMatch(/Git LFS[\s\S]*art\/\.gitattributes[\s\S]*--lfs/);
  expect(await listRefs(dir)).toBe(refs);
});

slowTest(
  'with --lfs the pointers of Git LFS stay as they are for agent, criteria and result, and that is said',
  async () => {
    const dir = await createLfsRepo();
    const notes = await createNotes();
    const agent = `cp art/logo.bin '${notes.file('seen')}'; echo hello > greeting.txt; groundhog verb checkpoint-success --summary Done`;
    const planText = `${greetPlan()}      - { kind: command, command: 'grep -q ^oid art/logo.bin' }\n`;
    await writeFiles(dir, { 'plan.yml': planText });
    const run = await runOnLaptop(dir, { agent, flags: ['--lfs'] });
    expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
    expect(run.stderr).toMatch(/Warning: Files of Git LFS are pointer files.*art\/\.gitattributes/);
    expect(await readFile(notes.file('seen'), 'utf8')).toBe(POINTER);
    expect(`${await git(dir, 'cat-file', 'blob', `${TASK_BRANCH}:art/logo.bin`)}\n`).toBe(POINTER);
  },
);

slowTest('rules that only mention Git LFS in a comment or for another filter refuse nothing', async () => {
  const rules = '# *.bin filter=lfs\n*.txt filter=lfsx\n*.md -filter\n';
  const { dir } = await createPlanRepo(greetPlan(), { '.gitattributes': rules });
  await expectLanding(dir, 'main');
});

slowTest('a run for a sparse checkout works on the whole tree, and the checkout stays sparse', async () => {
  const { dir } = await createPlanRepo(greetPlan(), { 'in/a.txt': 'a', 'out/b.txt': 'b' });
  await git(dir, 'sparse-checkout', 'set', '--cone', '--sparse-index', 'in');
  const agent = `test -f out/b.txt && ${agentCommand('does-all-steps.sh')}`;
  await expectLanding(dir, 'main', { agent });
  expect(await git(dir, 'ls-tree', '-r', '--name-only', TASK_BRANCH)).toContain('out/b.txt');
  expect(await readdir(dir)).not.toContain('out');
  expect(await git(dir, 'status', '--porcelain')).toBe('');
});
