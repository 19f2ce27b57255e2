import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { findCodeBlocks, readPage, sectionOf } from '../../docs/pages.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import { cliPath } from '../../helpers/built-program.ts';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createBareRemote, createRepo, createTempDir, git, shareRepo } from '../../helpers/temp-repo.ts';
import { agentCommand, createNotes, createPlanRepo, greetPlan, listRefs, planOfTwo, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

const DAY_1 = 'refs/groundhog/hello/day-1';
const STATE = 'refs/groundhog/hello/state';
const REBASED = 'refs/groundhog/hello/before-rebase-1';
const OLD = 'refs/groundhog/old/day-4';
const SNAPSHOT = 'refs/sandbox/snapshots/before';

const documentSchema = z.strictObject({
  schema_version: z.literal(1),
  applied: z.boolean(),
  older_than: z.string(),
  refs: z.array(
    z.strictObject({
      ref: z.string(),
      id: z.string(),
      kind: z.enum(['scratch', 'steps', 'snapshot', 'state', 'before_rebase', 'result']),
      task_id: z.string().nullable(),
      at: z.iso.datetime().nullable(),
      action: z.enum(['delete', 'keep']),
      reason: z.string(),
    }),
  ),
});

const listNames = async (dir: string) =>
  (await git(dir, 'for-each-ref', '--format=%(refname)', 'refs/groundhog', 'refs/sandbox')).split('\n');

/** A task that passed at its second attempt just now, scratch of a task without a record, and a snapshot, both old. */
const worked = shareRepo(async () => {
  const notes = await createNotes();
  const repo = await createPlanRepo(greetPlan());
  await runOnLaptop(repo.dir, { agent: agentCommand('errs-first.sh', notes.dir) });
  for (const ref of [OLD, SNAPSHOT]) await git(repo.dir, 'update-ref', ref, repo.commit);
  return repo;
});
const createWorkedRepo = async () => (await worked.copy()).dir;
afterAll(worked.remove);

quickTest('S18: housekeeping lists what would go and deletes nothing, until it is told to', async () => {
  const dir = await createWorkedRepo();
  const refs = await listRefs(dir);
  const listed = await runCli(['gc'], { cwd: dir });
  expect(listed).toMatchObject({ exitCode: 0, stderr: '' });
  expect(listed.stdout).toMatch(
    /^2 refs would be deleted:\n {2}refs\/groundhog\/old\/day-4 [0-9a-f]{7} \(2026-01-02 03:04 UTC; past its retention\)\n {2}refs\/sandbox/,
  );
  expect(listed.stdout).toMatch(/\n2 refs stay:\n[\s\S]*hello: younger than that/);
  expect(listed.stdout).toMatch(/the same command with --apply\n$/);
  expect(await listRefs(dir)).toBe(refs);
  const applied = await runCli(['gc', '--apply'], { cwd: dir });
  expect(applied).toMatchObject({ exitCode: 0, stderr: '' });
  expect(applied.stdout).toMatch(/^2 refs deleted:\n/);
  expect(await listNames(dir)).toEqual([DAY_1, STATE]);
  expect((await runCli(['gc'], { cwd: dir })).stdout).toMatch(/^Nothing is older than 30d\.\n/);
});

quickTest('what the questions say about the removal of all of it leaves nothing of a run', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const listFiles = async () =>
    (await readdir(join(dir, '.git'), { recursive: true }))
      .filter((path) => !/^(?:objects|logs|index|packed-refs)/.test(path))
      .sort();
  const readConfig = () => readFile(join(dir, '.git/config'), 'utf8');
  const before = [await listFiles(), await readConfig()];
  const notes = await createNotes();
  const flags = ['--workspace', 'in_place'];
  await runOnLaptop(dir, { agent: agentCommand('errs-first.sh', notes.dir), flags });
  await runCli(['snapshot', 'create', 'mine'], { cwd: dir });
  expect((await listFiles()).some((path) => path.startsWith('groundhog/'))).toBe(true);
  await git(dir, 'switch', '-q', 'main');
  await git(dir, 'update-ref', REBASED, 'refs/heads/groundhog/hello/task');
  const [block] = findCodeBlocks({
    path: 'faq',
    text: sectionOf(readPage('docs/faq.md'), 'How do I remove all of it?'),
  });
  await actAsAgent(dir, `groundhog() { '${process.execPath}' '${cliPath()}' "$@"; }\n${block?.text}`);
  const isKept = (path: string) =>
    !/^refs\/(?:groundhog|sandbox|heads\/groundhog)(?:\/(?:snapshots|hello))?$/.test(path);
  expect([(await listFiles()).filter(isKept), await readConfig()]).toEqual(before);
  expect(await git(dir, 'for-each-ref', '--format=%(refname)')).toBe('refs/heads/main');
  expect(await git(dir, 'worktree', 'list', '--porcelain')).not.toMatch(/worktree[\s\S]*worktree/);
  expect((await runCli(['gc', '--older-than', '0d'], { cwd: dir })).stdout).toBe('There is nothing to delete.\n');
});

slowTest('a task goes on, and is told, after its scratch refs are gone', async () => {
  const { dir } = await createPlanRepo(planOfTwo({ budget: 1 }));
  await runOnLaptop(dir, { agent: agentCommand('does-step-one-only.sh') });
  expect((await runCli(['gc', '--older-than', '1d'], { cwd: dir })).stdout).toMatch(/ended blocked and may resume/);
  const applied = await runCli(['gc', '--older-than', '0d', '--apply'], { cwd: dir });
  expect(applied.stdout).toMatch(
    /^2 refs deleted:\n {2}refs\/groundhog\/hello\/day-2 .*\n {2}refs\/groundhog\/hello\/steps\/[0-9a-f]{7}-1 /,
  );
  const run = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh'), planText: planOfTwo({ budget: 2 }) });
  expect(run.document.ending).toBe('passed');
  expect((await runCli(['chronicle'], { cwd: dir })).stdout).toMatch(/attempt 2: failed[\s\S]*attempt 3: passed/);
});

quickTest('as JSON every ref has its verdict, and with --records a task that is over is forgotten', async () => {
  const dir = await createWorkedRepo();
  await git(dir, 'update-ref', REBASED, 'refs/heads/groundhog/hello/task');
  const flags = ['gc', '--json', '--older-than', '0m', '--task', 'hello'];
  const read = async (...more: readonly string[]) =>
    documentSchema.parse(JSON.parse((await runCli([...flags, ...more], { cwd: dir })).stdout));
  expect((await read()).refs).toMatchObject([
    { ref: REBASED, kind: 'before_rebase', action: 'keep', reason: 'records stay unless asked for' },
    { ref: DAY_1, kind: 'scratch', task_id: 'hello', action: 'delete' },
    { ref: STATE, kind: 'state', task_id: 'hello', action: 'keep', reason: 'records stay unless asked for' },
  ]);
  expect(await read('--records', '--apply')).toMatchObject({ applied: true, older_than: '0m' });
  expect(await listNames(dir)).toEqual([OLD, SNAPSHOT]);
  expect(await git(dir, 'rev-parse', '--verify', 'refs/heads/groundhog/hello/task')).toMatch(/^[0-9a-f]{40}$/);
});

slowTest('on a remote the refs there go, and those here stay', async () => {
  const dir = await createWorkedRepo();
  const bare = await createBareRemote(dir);
  await git(dir, 'push', '--quiet', bare, 'refs/groundhog/*:refs/groundhog/*', 'refs/sandbox/*:refs/sandbox/*');
  await git(dir, 'remote', 'add', 'origin', bare);
  const refs = await listRefs(dir);
  const applied = await runCli(['gc', '--remote', 'origin', '--apply'], { cwd: dir });
  expect(applied).toMatchObject({ exitCode: 0, stderr: '' });
  expect(await listNames(bare)).toEqual([DAY_1, STATE]);
  await git(bare, 'update-ref', '-d', DAY_1);
  expect((await runCli(['gc', '--repo', bare], { cwd: dir })).stdout).toContain('\n1 ref stays:\n');
  expect(await listRefs(dir)).toBe(refs);
});

slowTest('a linked worktree and a bare repository are kept like any other', async () => {
  const dir = await createWorkedRepo();
  const linked = `${await createTempDir('groundhog-linked')}/w`;
  await git(dir, 'worktree', 'add', '--quiet', '--detach', linked);
  expect((await runCli(['gc', '--apply'], { cwd: linked })).exitCode).toBe(0);
  expect(await listNames(dir)).toEqual([DAY_1, STATE]);
  const bare = await createBareRemote(dir);
  await git(bare, 'update-ref', SNAPSHOT, 'main');
  expect((await runCli(['gc', '--apply', '--repo', bare], { cwd: dir })).exitCode).toBe(0);
  expect(await listNames(bare)).toEqual(['']);
});

test.each(
  rowsOfRun(
    [
      [
        'an age that is none',
        ['--older-than', '30'],
        /"30" is not a length of time such as 30d[\s\S]*in: node \S+ gc --help\n$/,
      ],
      ['a task that is not there', ['--task', 'other'], /no record of this task[\s\S]*tasks here: none/],
      ['a task that cannot be one', ['--task', '../x'], /task id cannot be used/],
    ],
    (_, index) => index === 0,
  ),
)('%s is refused', async (_what, flags, text) => {
  const { dir } = await createRepo();
  const refused = await runCli(['gc', ...flags], { cwd: dir });
  expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
  expect(refused.stderr).toMatch(text);
});
