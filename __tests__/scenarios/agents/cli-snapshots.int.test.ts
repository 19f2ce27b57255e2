import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect } from '@jest/globals';
import { z } from 'zod';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createBareRemote, createRepo, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
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

const recordSchema = z.object({
  checkpoints: z.array(
    z.object({
      attempts: z.array(z.object({ tool_calls: z.array(z.object({ tool_name: z.string(), is_error: z.boolean() })) })),
    }),
  ),
});

slowTest('a person names a state, changes files, compares, goes back, and deletes the name', async () => {
  const { dir } = await createRepo({ files: { 'a.txt': 'v1\n', 'sub/b.txt': 'b\n' } });
  const snapshot = (...args: readonly string[]) => runCli(['snapshot', ...args], { cwd: join(dir, 'sub') });
  expect((await snapshot('list')).stdout).toBe('no snapshots\n');
  const created = await snapshot('create', 's1', '--description', 'initial');
  const id = await git(dir, 'rev-parse', 'refs/sandbox/snapshots/s1');
  expect(created).toMatchObject({ exitCode: 0, stdout: `snapshot s1 created: ${id}\n`, stderr: '' });
  expect((await snapshot('diff', 's1')).stdout).toBe('no differences\n');
  await writeFiles(dir, { 'a.txt': 'v2\n', 'new.txt': 'n\n' });
  expect((await snapshot('diff', 's1')).stdout).toMatch(/^diff --git a\/a\.txt b\/a\.txt\n[\s\S]*-v1\n\+v2\n/);
  const preview = await snapshot('restore', 's1', '--preview', '--json');
  expect(JSON.parse(preview.stdout)).toEqual({
    name: 's1',
    added: [],
    modified: ['a.txt'],
    deleted: ['new.txt'],
    untouched: [],
    backup: null,
    left_out: [],
  });
  expect(await snapshot('restore', 's1', '--dry-run', '--json')).toEqual(preview);
  expect(JSON.parse((await snapshot('diff', 's1', '--json')).stdout)).toEqual({
    is_different: true,
    diff: expect.stringMatching(/^diff --git a\/a\.txt b\/a\.txt\n[\s\S]*-v1\n\+v2\n/),
    left_out: [],
  });
  expect((await snapshot('restore', 's1')).stdout).toMatch(
    /^restored snapshot s1 \(2 files changed\):\na\.txt\nnew\.txt\n/,
  );
  expect(await git(dir, 'status', '--porcelain')).toBe('');
  expect((await snapshot('list')).stdout).toMatch(
    new RegExp(`^before-restore-1\\t.*\\ns1\\t${id.slice(0, 12)}\\t[-0-9T:]+\\+00:00\\tinitial\\n$`),
  );
  expect((await snapshot('delete', 's1')).stdout).toBe(`snapshot s1 deleted: ${id}\n`);
  const unknown = await snapshot('restore', 's1');
  expect(unknown).toMatchObject({ exitCode: 2, stdout: '' });
  expect(unknown.stderr).toContain('snapshot "s1" not found');
  expect(unknown.stderr).toMatch(/with: node \S+ snapshot list$/m);
  for (const wrong of [['x', '--ttl-seconds', 'soon'], ['bad name']])
    expect((await snapshot('create', ...wrong)).stderr).toMatch(
      /(--ttl-seconds: must be a whole number from 1 to|bad name)[\s\S]*with: node \S+ snapshot create --help/,
    );
});

slowTest('where there is no repository one is made, and it is said; one without files is refused as such', async () => {
  const dir = await createTempDir('groundhog-plain');
  await writeFiles(dir, { 'a.txt': 'v1\n' });
  const made = await runCli(['snapshot', 'create', 's1'], { cwd: dir });
  expect(made.stdout).toMatch(/^snapshot s1 created: [0-9a-f]+\nthere was no git repository; one was made in: \/.*\n$/);
  const again = await runCli(['snapshot', 'create', 's2', '--json'], { cwd: dir });
  expect(JSON.parse(again.stdout)).not.toHaveProperty('repository_made');
  const bare = await createBareRemote((await createRepo()).dir);
  for (const command of [['create', 's1'], ['list']]) {
    const refused = await runCli(['snapshot', ...command], { cwd: bare });
    expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
    expect(refused.stderr).toContain('This repository has no working tree.');
  }
});

slowTest(
  'in a sparse checkout a person gets back what is checked out, and nothing else is written or lost',
  async () => {
    const { dir } = await createRepo({ files: { 'in/a.txt': 'v1\n', 'out/b.txt': 'b\n' } });
    const snapshot = (...args: readonly string[]) => runCli(['snapshot', ...args], { cwd: dir });
    await git(dir, 'sparse-checkout', 'set', 'in');
    await snapshot('create', 's1');
    await writeFiles(dir, { 'in/a.txt': 'v2\n' });
    expect((await snapshot('restore', 's1')).stdout).toMatch(/^restored snapshot s1 \(1 file changed\):\nin\/a\.txt\n/);
    expect(await readFile(join(dir, 'in/a.txt'), 'utf8')).toBe('v1\n');
    expect(await git(dir, 'ls-tree', '-r', '--name-only', 'refs/sandbox/snapshots/s1')).toBe('in/a.txt\nout/b.txt');
    expect(await git(dir, 'status', '--porcelain')).toBe('');
  },
);

quickTest(
  'an agent goes back to its own snapshot; the record has its calls, and no repository has the snapshot',
  async () => {
    const notes = await createNotes();
    const { dir } = await createPlanRepo(greetPlan());
    const run = await runOnLaptop(dir, { agent: agentCommand('tries-and-goes-back.sh', notes.dir) });
    const said = await readFile(notes.file('said.txt'), 'utf8');
    expect(said).toMatch(/^no snapshots\nsnapshot good created: [0-9a-f]{40}\ndiff --git /);
    expect(said).toMatch(/snapshot "good" exists already.*\nexit 1\n/);
    expect(said).toMatch(/\nrestored snapshot good \(2 files changed\):\nREADME\.md\ngreeting\.txt\n/);
    expect(said).toMatch(/\nbefore-restore-1\t.*\ngood\t.*\tbefore the risk\nsnapshot "nowhere" not found\nexit 1\n/);
    expect(said).not.toContain('refs/sandbox');
    expect(run.document.ending).toBe('passed');
    expect(await git(dir, 'show', '--stat=80', '--format=', TASK_BRANCH)).toMatch(/^ greeting\.txt \| 1 \+\n 1 file/);
    expect(await git(dir, 'for-each-ref')).not.toContain('sandbox');
    const record = recordSchema.parse(JSON.parse(await readRecord(dir, 'run.json')));
    expect(record.checkpoints[0]?.attempts[0]?.tool_calls).toEqual([
      { tool_name: 'snapshot_list', is_error: false },
      { tool_name: 'snapshot_create', is_error: false },
      { tool_name: 'snapshot_diff', is_error: false },
      { tool_name: 'snapshot_create', is_error: true },
      { tool_name: 'snapshot_restore', is_error: false },
      { tool_name: 'snapshot_list', is_error: false },
      { tool_name: 'snapshot_restore', is_error: true },
      { tool_name: 'groundhog.checkpoint_success', is_error: false },
    ]);
  },
);
