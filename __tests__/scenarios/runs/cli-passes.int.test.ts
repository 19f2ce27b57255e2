import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { useCommittedDist } from '../../helpers/built-program.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  listEventKinds,
  listRefs,
  listSubjects,
  runOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);
useCommittedDist();

test('a checkpoint that passes at the first try lands as one commit and leaves nothing behind', async () => {
  const { dir, commit } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: agentCommand('writes-file.sh', 'greeting.txt', 'hello') });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [] });
  const landed = await git(dir, 'rev-parse', TASK_BRANCH);
  expect(run.document).toMatchObject({
    task_id: 'hello',
    ending: 'passed',
    task_branch: 'groundhog/hello/task',
    head: landed,
    checkpoints: [
      { id: 'greet', outcome: 'success', committed_ref: landed, attempts: [{ day: 1, outcome: 'passed' }] },
    ],
  });
  expect(await git(dir, 'rev-parse', `${landed}^@`)).toBe(commit);
  expect(await git(dir, 'diff-tree', '-r', '--name-status', '--no-commit-id', landed)).toBe('A\tgreeting.txt');
  const message = await git(dir, 'log', '-1', '--format=%B', landed);
  expect(message).toMatch(/^Write greeting\.txt\n/);
  const trailers = /Groundhog-Task: hello\nGroundhog-Checkpoint: greet\nGroundhog-Attempt: 1\nGroundhog-Plan: \S+/;
  expect(message).toMatch(trailers);
  const names = (await listRefs(dir)).split('\n').map((line) => line.split(' ')[0]);
  expect(names).toEqual(['refs/groundhog/hello/state', TASK_BRANCH, 'refs/heads/main']);
  expect(await git(dir, 'fsck', '--strict', '--no-dangling')).toBe('');
});

test('a failed attempt is rewound, kept as a ref, and told to the next one', async () => {
  const notes = await createNotes();
  const { dir, commit } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: agentCommand('errs-first.sh', notes.dir) });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  expect(run.document.checkpoints[0]?.attempts).toMatchObject([
    { day: 1, outcome: 'failed', failure_report: { source: 'verifier' }, criteria: [{ outcome: 'failed' }] },
    { day: 2, outcome: 'passed', failure_report: null, criteria: [{ outcome: 'passed' }] },
  ]);
  expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Write the greeting']);
  expect(await git(dir, 'ls-tree', '-r', '--name-only', TASK_BRANCH)).toBe('README.md\ngreeting.txt\nplan.yml');
  const scratch = 'refs/groundhog/hello/day-1';
  expect(await git(dir, 'cat-file', 'blob', `${scratch}:greeting.txt`)).toBe('hallo');
  expect(await git(dir, 'cat-file', 'blob', `${scratch}:litter.txt`)).toBe('litter');
  expect(run.document.checkpoints[0]?.attempts[0]?.scratch_commit).toBe(await git(dir, 'rev-parse', scratch));
  const [first, second] = await Promise.all([1, 2].map((n) => readFile(notes.file(`brief-${n}.md`), 'utf8')));
  expect(first).toMatch(/Attempt 1 of 3\n\nNothing was tried before/);
  expect(second).toMatch(/Attempt 2 of 3/);
  expect(second).toMatch(/### Attempt 1\n/);
  expect(second).toMatch(/greeting\.txt/);
  expect(second).toMatch(/db_mutation: "row 7 of table greetings" \(not reversible\)/);
  expect(await listEventKinds(dir)).toEqual([
    'task_created',
    'run_started',
    'plan_set',
    'workspace_prepared',
    'baseline_checked',
    'attempt_started',
    'attempt_captured',
    'attempt_ended',
    'workspace_rewound',
    'attempt_started',
    'attempt_captured',
    'attempt_ended',
    'checkpoint_landed',
    'run_ended',
  ]);
});
