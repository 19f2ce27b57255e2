import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect } from '@jest/globals';
import { z } from 'zod';
import { stepRecordSchema, stepTimelineSchema } from '../../../src/domain/attempt/step.ts';
import { runCli } from '../../helpers/run-built.ts';
import { completeTest, quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git, writeFiles } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  readAllObjects,
  readRecord,
  runOnLaptop,
  startOnLaptop,
} from '../laptop.ts';

afterEach(cleanUp);

const recordSchema = z.object({
  checkpoints: z.array(z.object({ attempts: z.array(z.object({ timeline: stepTimelineSchema.nullable() })) })),
});
const listSchema = z.object({
  schema_version: z.literal(1),
  task_id: z.literal('hello'),
  steps: z.array(
    stepRecordSchema.omit({ stream: true }).extend({
      day: z.int(),
      checkpoint_id: z.string(),
      stream: z.string().nullable(),
      is_landed: z.boolean(),
      state: z.enum(['kept', 'condensed', 'withheld']),
    }),
  ),
});

async function readTimelines(dir: string) {
  const { checkpoints } = recordSchema.parse(JSON.parse(await readRecord(dir, 'run.json')));
  return checkpoints.flatMap(({ attempts }) => attempts.map(({ timeline }) => timeline));
}

async function listSteps(dir: string) {
  const { stdout } = await runCli(['steps', '--json'], { cwd: dir });
  return listSchema.parse(JSON.parse(stdout)).steps;
}

const listStepRefs = (dir: string) => git(dir, 'for-each-ref', '--format=%(refname)', 'refs/groundhog/hello/steps');

slowTest(
  'the steps of an attempt that lands are in its record with tool and files, and no ref of them is left',
  async () => {
    const { dir, commit } = await createPlanRepo(greetPlan());
    const run = await runOnLaptop(dir, { agent: agentCommand('works-in-steps.sh') });
    expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
    // The replies of a verb are no words of the agent.
    expect(run.stderr).not.toContain('recorded');
    const [timeline] = await readTimelines(dir);
    expect(timeline).toMatchObject({ base: commit, landed_stream: 1, missed: 0 });
    expect(timeline?.steps.map(({ number, tool, changed_paths }) => [number, tool, changed_paths])).toEqual([
      [1, 'Write', [{ status: 'A', path: 'greeting.txt' }]],
      [
        2,
        'Edit',
        [
          { status: 'M', path: 'greeting.txt' },
          { status: 'A', path: 'notes.txt' },
        ],
      ],
      [
        3,
        'Bash',
        [
          { status: 'A', path: 'lib/x.txt' },
          { status: 'D', path: 'notes.txt' },
        ],
      ],
      [4, 'Edit', [{ status: 'M', path: 'README.md' }]],
    ]);
    expect(await listStepRefs(dir)).toBe('');
    expect((await listSteps(dir)).map(({ state, is_landed, stream }) => [state, is_landed, stream])).toEqual(
      Array(4).fill(['condensed', true, `${commit.slice(0, 7)}-1`]),
    );
    const shown = await runCli(['steps', 'show', '2'], { cwd: dir });
    expect(shown.stdout).toMatch(/^Step 2 of attempt 1, checkpoint greet, .*\nTool: Edit /);
    const restore = await runCli(['steps', 'restore', '2'], { cwd: dir });
    expect(restore).toMatchObject({ exitCode: 2, stdout: '' });
    expect(restore.stderr).toMatch(/^The files of step 2 of task "hello" are not here\.\nits checkpoint has landed/);
    const show = await runCli(['steps', 'show', '2'], { cwd: dir });
    expect(show.stdout).toMatch(/\nContent: not here: its checkpoint has landed, [^\n]*\n/);
  },
);

quickTest(
  'the steps of a failed attempt are listed, shown, compared and put back; the landing deletes them all',
  async () => {
    const { dir, commit } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
    const agent = agentCommand('works-in-steps.sh', 'fails');
    expect(await runOnLaptop(dir, { agent })).toMatchObject({ document: { ending: 'blocked' } });
    const name = `${commit.slice(0, 7)}-1`;
    const ref = `refs/groundhog/hello/steps/${name}`;
    expect(await listStepRefs(dir)).toBe(ref);
    expect(await git(dir, 'log', '--format=%an %ae %s', `${commit}..${ref}`)).toBe(
      ['4 (Edit)', '3 (Bash)', '2 (Edit)', '1 (Write)']
        .map((step) => `Groundhog groundhog@noreply.invalid groundhog: step ${step}`)
        .join('\n'),
    );
    const list = await runCli(['steps'], { cwd: dir });
    expect(list.stdout.split('\n')[2]).toMatch(
      new RegExp(`^3\\t.* UTC\\tattempt 1\\t${name}\\tkept\\tBash\\tA lib/x\\.txt, D notes\\.txt$`),
    );
    expect((await runCli(['steps', 'show', '4'], { cwd: dir })).stdout).toMatch(
      /\nStream: [0-9a-f]{7}-1 \(continues its work\)\nContent: kept as [0-9a-f]{40}\n1 file changed:\n[\s\S]*\+second line\n/,
    );
    expect((await runCli(['steps', 'diff', '1', '2'], { cwd: dir })).stdout).toMatch(
      /-one\n\+hello\n[\s\S]*\+a\n\+b\n/,
    );
    await writeFiles(dir, { 'mine.txt': 'mine\n', '.gitignore': '*.log\n', 'kept.log': 'ignored\n' });
    const head = await git(dir, 'rev-parse', 'HEAD', 'HEAD:');
    const index = await readFile(join(dir, '.git', 'index'));
    const before = await git(dir, 'for-each-ref');
    const preview = await runCli(['steps', 'restore', '2', '--dry-run', '--json'], { cwd: dir });
    expect(JSON.parse(preview.stdout)).toMatchObject({ added: ['greeting.txt', 'notes.txt'], backup: null });
    expect(await git(dir, 'for-each-ref')).toBe(before);
    await writeFiles(dir, { 'notes.txt/in.log': 'ignored\n' });
    const refused = await runCli(['steps', 'restore', '2'], { cwd: dir });
    expect(refused.stderr).toMatch(/^The command "steps restore" was refused\.\n.*in the way.*notes\.txt\/in\.log\n/);
    await rm(join(dir, 'notes.txt'), { recursive: true });
    const restored = await runCli(['steps', 'restore', '2'], { cwd: dir });
    expect(restored.stdout).toMatch(/^restored step 2 of hello \(/);
    expect(restored.stdout).toContain('what was there before: snapshot before-restore-1');
    expect(await readFile(join(dir, 'notes.txt'), 'utf8')).toBe('a\nb\n');
    expect(await readFile(join(dir, 'kept.log'), 'utf8')).toBe('ignored\n');
    expect(await git(dir, 'show', 'refs/sandbox/snapshots/before-restore-1:mine.txt')).toBe('mine');
    expect(await git(dir, 'rev-parse', 'HEAD', 'HEAD:')).toBe(head);
    expect(await readFile(join(dir, '.git', 'index'))).toEqual(index);
    await git(dir, 'update-ref', '-d', ref);
    const lost = await runCli(['steps', 'restore', '2'], { cwd: dir });
    expect(lost.stderr).toContain('the ref that kept it was deleted, or was not fetched; only the record');
    const more = greetPlan({ more: '    attempt_budget: 2\n' });
    const run = await runOnLaptop(dir, { agent: agentCommand('works-in-steps.sh'), planText: more });
    expect(run.document.ending).toBe('passed');
    expect(await listStepRefs(dir)).toBe('');
    const steps = await listSteps(dir);
    expect(steps.map(({ number, day, state }) => [number, day, state])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [number, number > 4 ? 2 : 1, 'condensed']),
    );
  },
);

slowTest(
  'the steps of an attempt whose run is killed are there afterwards, and the next attempt counts on',
  async () => {
    const notes = await createNotes();
    const { dir, commit } = await createPlanRepo(greetPlan());
    const agent = agentCommand('steps-then-hangs.sh', notes.dir);
    // A lease that is looked after often: with each look the steps are kept.
    const started = await startOnLaptop(dir, { agent, env: { GROUNDHOG_LEASE_SECONDS: '1' } });
    await started.waitForOutput(/the agent waits/);
    while ((await listStepRefs(dir)) === '') await sleep(20);
    started.child.kill('SIGKILL');
    process.kill(-Number(await readFile(notes.file('pid'), 'utf8')), 'SIGKILL');
    await started.finished;
    const name = `${commit.slice(0, 7)}-1`;
    expect((await runCli(['steps'], { cwd: dir })).stdout).toMatch(
      new RegExp(
        `^1\\t.* UTC\\tattempt 1\\t${name}\\tkept\\tWrite\\tA half\\.txt\\nAttempt 1 is not over: its last steps are shown when it is\\.\\n$`,
      ),
    );
    expect(await git(dir, 'show', `refs/groundhog/hello/steps/${name}:half.txt`)).toBe('half');
    await writeFile(notes.file('go'), '');
    expect(await runOnLaptop(dir, { agent })).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
    const [killed, passed] = await readTimelines(dir);
    expect(killed).toMatchObject({ base: commit, landed_stream: null, steps: [{ number: 1, tool: 'Write' }] });
    expect(passed).toMatchObject({
      base: commit,
      landed_stream: 1,
      steps: [{ number: 2, reason: 'returned' }, { number: 3 }],
    });
    expect(await listStepRefs(dir)).toBe('');
    expect((await listSteps(dir)).map(({ day, state }) => [day, state])).toEqual([
      [1, 'condensed'],
      [2, 'condensed'],
      [2, 'condensed'],
    ]);
  },
);

// Put together here, so that no scanner takes this file for a leak.
const vendorToken = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;

quickTest('a step that held a secret is told and gets nowhere, and the others are kept', async () => {
  const notes = await createNotes();
  await writeFile(notes.file('secret'), vendorToken);
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  await runOnLaptop(dir, { agent: agentCommand('steps-with-secret.sh', notes.file('secret')) });
  expect((await listSteps(dir)).map(({ number, state, reason }) => [number, state, reason])).toEqual([
    [1, 'kept', 'first'],
    [2, 'withheld', 'withheld'],
    [3, 'kept', 'returned'],
  ]);
  expect(await readAllObjects(dir)).not.toContain(vendorToken);
  const restore = await runCli(['steps', 'restore', '2'], { cwd: dir });
  expect(restore.stderr).toContain('it held what looks like a secret');
});

completeTest('streams that somebody has moved meanwhile are left alone, and the work lands all the same', async () => {
  const { dir, commit } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: agentCommand('works-in-steps.sh', 'fails', dir) });
  expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
  expect(run.stderr).toContain("The refs of the attempt's steps were left as they are");
  expect(await git(dir, 'for-each-ref', '--format=%(refname) %(objectname)', 'refs/groundhog/hello/steps')).toContain(
    `refs/groundhog/hello/steps/${commit.slice(0, 7)}-1 ${commit}`,
  );
  expect((await readTimelines(dir)).map((timeline) => timeline?.landed_stream)).toEqual([null, 1]);
});

slowTest(
  'a task that is not known, a step that is none and a match that is none are refused with a reason',
  async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const none = await runCli(['steps'], { cwd: dir });
    expect(none).toMatchObject({ exitCode: 2, stdout: '' });
    expect(none.stderr).toMatch(/^No task is recorded here\.\n[^"]*\nStart one with: node \S+ run <plan>\n/);
    expect((await runCli(['steps', '--task', 'other'], { cwd: dir })).stderr).toContain('no record of this task');
    const run = await runOnLaptop(dir, { agent: agentCommand('works-in-steps.sh'), flags: ['--step-match', 'near'] });
    expect(run.stderr).toContain('step-match');
    expect(await git(dir, 'for-each-ref', 'refs/groundhog')).toBe('');
    await runOnLaptop(dir, { agent: agentCommand('works-in-steps.sh'), flags: ['--step-match', 'whitespace'] });
    const unknown = await runCli(['steps', 'show', '99'], { cwd: dir });
    expect(unknown).toMatchObject({ exitCode: 2, stdout: '' });
    expect(unknown.stderr).toContain('no attempt has recorded it');
  },
);
