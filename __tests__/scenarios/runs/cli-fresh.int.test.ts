import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect } from '@jest/globals';
import { z } from 'zod';
import { workspaceContextSchema } from '../../../src/domain/record/workspace-context.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  readRecord,
  runOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);

const eventSchema = z.looseObject({ kind: z.string() });

async function readEvents(dir: string) {
  const lines = (await readRecord(dir, 'chronicle.jsonl')).trimEnd().split('\n');
  return lines.map((line) => eventSchema.parse(JSON.parse(line)));
}

async function listRecord(dir: string, folder: string): Promise<readonly string[]> {
  const ref = 'refs/groundhog/hello/state';
  return (await git(dir, 'ls-tree', '-r', '--name-only', ref, '--', folder)).split('\n');
}

const SETUP = 'setup: echo "set up" >> setup.log\n';
const IGNORED = { '.gitignore': 'build/\nsetup.log\n' };

slowTest('without --fresh an ignored file survives a failed attempt and the record says so', async () => {
  const notes = await createNotes();
  const { dir } = await createPlanRepo(greetPlan({ head: SETUP }), IGNORED);
  const run = await runOnLaptop(dir, { agent: agentCommand('leaves-ignored.sh', notes.dir) });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [] });
  expect(await readFile(notes.file('found-2'), 'utf8')).toBe('cache\n');
  expect(await readRecord(dir, 'chronicle.jsonl')).toMatch(/still in the workspace: build/);
  expect((await readEvents(dir)).map(({ kind }) => kind)).not.toContain('rollback_started');
});

quickTest('W13: with --fresh nothing survives a failed attempt, and the setup runs again', async () => {
  const notes = await createNotes();
  const { dir, commit } = await createPlanRepo(greetPlan({ head: SETUP }), IGNORED);
  const agent = agentCommand('leaves-ignored.sh', notes.dir);
  const run = await runOnLaptop(dir, { agent, flags: ['--fresh'] });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  expect(await readFile(notes.file('found-2'), 'utf8')).toMatch(/No such file/);
  expect(await readFile(notes.file('setup-2'), 'utf8')).toBe('set up\n');
  const events = await readEvents(dir);
  expect(events.map(({ kind }) => kind)).toEqual([
    'task_created',
    'run_started',
    'plan_set',
    'workspace_prepared',
    'baseline_checked',
    'attempt_started',
    'attempt_captured',
    'attempt_ended',
    'rollback_started',
    'rollback_completed',
    'attempt_started',
    'attempt_captured',
    'attempt_ended',
    'checkpoint_landed',
    'run_ended',
  ]);
  const pinned = await git(dir, 'rev-parse', 'refs/groundhog/hello/day-1');
  const rollback = { day: 1, from: pinned, to: commit, pinned_ref: 'refs/groundhog/hello/day-1' };
  expect(events[8]).toMatchObject({
    ...rollback,
    found: {
      is_dirty: true,
      branch: 'refs/heads/groundhog/hello/day-1',
      staged_count: 0,
      unstaged_count: 1,
      untracked_count: 1,
    },
  });
  expect(events[9]).toMatchObject({ ...rollback, context: { number: 2, head_sha: commit, rollbacks: 1 } });
  expect(await git(dir, 'show', `${pinned}:greeting.txt`)).toBe('hallo');
  expect(await git(dir, 'show', `${TASK_BRANCH}:greeting.txt`)).toBe('hello');
});

slowTest('the contexts are numbered evidence, and what was discarded is told in names and lines', async () => {
  const notes = await createNotes();
  const { dir } = await createPlanRepo(greetPlan(), IGNORED);
  await runOnLaptop(dir, { agent: agentCommand('leaves-ignored.sh', notes.dir), flags: ['--fresh'] });
  expect(await listRecord(dir, 'workspace')).toEqual(['workspace/0001.json', 'workspace/0002.json']);
  const contexts = await Promise.all(
    ['0001', '0002'].map(async (number) =>
      workspaceContextSchema.parse(JSON.parse(await readRecord(dir, `workspace/${number}.json`))),
    ),
  );
  expect(contexts).toMatchObject([
    { number: 1, rollbacks: 0, workspace: 'worktree' },
    { number: 2, rollbacks: 1, workspace: 'worktree' },
  ]);
  expect(JSON.parse(await readRecord(dir, 'evidence/1/discarded.json'))).toMatchObject({
    diff: { files: [{ path: 'README.md', added: 1, deleted: 0 }], untracked: ['greeting.txt'], omitted: 0 },
  });
  const record = JSON.parse(await readRecord(dir, 'run.json'));
  expect(record).toMatchObject({ last_context: 2, checkpoints: [{ attempts: [{ workspace_reverted: true }, {}] }] });
});

slowTest('a second run of the task writes a context of its own and leaves the earlier ones', async () => {
  const { dir } = await createPlanRepo(greetPlan({ head: 'setup: test -e /nowhere\n' }));
  const first = await runOnLaptop(dir, { agent: 'true' });
  expect(first.document.ending).toBe('infra_error');
  const before = await readRecord(dir, 'workspace/0001.json');
  await runOnLaptop(dir, { agent: 'true' });
  expect(await listRecord(dir, 'workspace')).toEqual(['workspace/0001.json', 'workspace/0002.json']);
  expect(await readRecord(dir, 'workspace/0001.json')).toBe(before);
});

slowTest('the last attempt of a fresh run is not followed by a rollback that nobody needs', async () => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const run = await runOnLaptop(dir, { agent: 'true', flags: ['--fresh'] });
  expect(run).toMatchObject({ leftovers: [], document: { ending: 'blocked' } });
  expect((await readEvents(dir)).map(({ kind }) => kind)).not.toContain('rollback_started');
  expect(await readRecord(dir, 'chronicle.jsonl')).toMatch(/was not rewound: the run discards it/);
});

slowTest('W5: a workspace that cannot be made anew is told twice, ends the run, and the next one goes on', async () => {
  const { dir, commit } = await createPlanRepo(greetPlan());
  const blob = await git(dir, 'rev-parse', `${commit}:README.md`);
  const object = join(dir, '.git', 'objects', blob.slice(0, 2), blob.slice(2));
  const run = await runOnLaptop(dir, { agent: `mv '${object}' '${object}.away'`, flags: ['--fresh'] });
  expect(run).toMatchObject({ exitCode: 5, leftovers: [], document: { ending: 'infra_error' } });
  expect(run.document.reason).toMatch(/was discarded and could not be recreated/);
  const kinds = (await readEvents(dir)).map(({ kind }) => kind);
  expect(kinds.slice(-4)).toEqual(['rollback_started', 'rollback_failed', 'rollback_failed', 'run_ended']);
  await rename(`${object}.away`, object);
  const next = await runOnLaptop(dir, { agent: agentCommand('writes-file.sh', 'greeting.txt', 'hello') });
  expect(next).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
});
