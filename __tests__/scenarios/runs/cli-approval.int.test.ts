import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { runCli } from '../../helpers/run-built.ts';
import { completeTest, quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git, shareRepo, type TempRepo } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  listEventKinds,
  listRefs,
  listSubjects,
  planOfTwo,
  readRecord,
  runOnLaptop,
  startOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';
import { steer } from '../steer.ts';

afterEach(cleanUp);
afterAll(async () => {
  await waiting.remove();
  await blockedWaiting.remove();
});

const RESULT = 'refs/groundhog/hello/result';
const flags = ['--materialize', 'approval'];
const REFUSED = { exitCode: 4, outcome: 'refused', hasWritten: false };
const agent = agentCommand('does-all-steps.sh');

interface Waiting extends TempRepo {
  readonly result: string;
}

/** A task that is done, with all of its commits waiting. */
const waiting = shareRepo(async () => {
  const repo = await createPlanRepo(planOfTwo({ budget: 1 }));
  const run = await runOnLaptop(repo.dir, { agent, flags });
  expect(run).toMatchObject({ exitCode: 3, leftovers: [], document: { ending: 'paused' } });
  return repo;
});

async function createWaiting(): Promise<Waiting> {
  const repo = await waiting.copy();
  return { ...repo, result: await git(repo.dir, 'rev-parse', RESULT) };
}

const branches = (dir: string) => git(dir, 'for-each-ref', '--format=%(refname)', 'refs/heads/groundhog');
const makeCommit = (dir: string, parent: string) =>
  git(dir, 'commit-tree', '-p', parent, '-m', 'A commit of a person', `${parent}^{tree}`);

quickTest('what lands waits out of sight until it is approved, and then is on the task branch as it was', async () => {
  const { dir, commit, result } = await createWaiting();
  expect(await branches(dir)).toBe('');
  expect(await listSubjects(dir, `${commit}..${RESULT}`)).toEqual(['Do bye', 'Do greet']);
  const refs = await listRefs(dir);
  const again = await runOnLaptop(dir, { agent: 'false', flags });
  expect(again.document).toMatchObject({
    ending: 'paused',
    reason: `Waiting for approval of ${result}.`,
    result,
    head: commit,
  });
  expect(await listRefs(dir)).toBe(refs);
  const status = await runCli(['status'], { cwd: dir });
  expect(status.stdout).toContain(`dist/cli.js approve ${result.slice(0, 12)} --task hello\n`);
  expect(await steer(dir, 'approve', result)).toMatchObject({ exitCode: 0, outcome: 'done' });
  expect(await git(dir, 'rev-parse', TASK_BRANCH)).toBe(result);
  expect(await git(dir, 'for-each-ref', RESULT)).toBe('');
  for (const words of [['approve'], ['approve', result], ['materialize'], ['materialize', result.slice(0, 7)]])
    expect(await steer(dir, ...words)).toMatchObject({ exitCode: 0, outcome: 'nothing', hasWritten: false });
  const end = await runOnLaptop(dir, { agent: 'false', flags });
  expect(end.document).toMatchObject({ ending: 'passed', head: result, result: null });
  expect((await runOnLaptop(dir, { agent: 'false' })).document.ending).toBe('nothing_to_do');
});

test.each(rowsOfRun(['0123456789', 'main', 'dead'], (target) => target === 'main'))(
  'an approval of %s, which does not wait, is refused',
  async (target) => {
    const { dir } = await createWaiting();
    expect(await steer(dir, 'approve', target)).toMatchObject(REFUSED);
    expect(await branches(dir)).toBe('');
  },
);

test.each(
  rowsOfRun(
    [
      ['made by somebody else', async ({ dir, commit }: Waiting) => makeCommit(dir, commit)],
      ['at the base', ({ commit }: Waiting) => Promise.resolve(`${commit}`)],
    ],
    (_, index) => index === 0,
  ),
)('a task branch that was %s meanwhile stays, unless it is where the record has it', async (what, move) => {
  const given = await createWaiting();
  const { dir, commit, result } = given;
  const theirs = await move(given);
  await git(dir, 'update-ref', TASK_BRANCH, theirs);
  const approved = await steer(dir, 'approve');
  if (what === 'at the base') {
    expect(approved).toMatchObject({ outcome: 'done' });
    return;
  }
  expect(approved).toMatchObject({
    ...REFUSED,
    message: expect.stringContaining(`was at ${commit} and is now at ${theirs}`),
  });
  const refs = await listRefs(dir);
  const run = await runOnLaptop(dir, { agent: 'false', flags, planText: planOfTwo({ budget: 2 }) });
  expect(run.document).toMatchObject({ ending: 'conflict', reason: expect.stringContaining(result) });
  expect(await listRefs(dir)).toBe(refs);
});

describe('a task branch that is gone after its approval', () => {
  const planText = planOfTwo({ budget: 2 });
  const createApproved = async () => {
    const { dir, result } = await createWaiting();
    expect(await steer(dir, 'approve')).toMatchObject({ outcome: 'done' });
    await git(dir, 'update-ref', '-d', TASK_BRANCH);
    return { dir, result };
  };

  quickTest('was deleted by people: the run ends in conflict', async () => {
    const { dir } = await createApproved();
    const run = await runOnLaptop(dir, { agent: 'false', flags, planText });
    expect(run.document).toMatchObject({ ending: 'conflict', reason: expect.stringContaining('the branch is gone') });
    expect(await branches(dir)).toBe('');
  });

  slowTest('is brought back where its result is still there, before a rebase, which the run says', async () => {
    const { dir, result } = await createApproved();
    await git(dir, 'update-ref', RESULT, result);
    const run = await runOnLaptop(dir, { agent: 'false', flags: ['--rebase'], planText });
    expect(run.stderr).toContain('Warning: The task is not rebased: its last landing is put on the task branch first');
    expect(await git(dir, 'rev-parse', TASK_BRANCH)).toBe(result);
  });
});

quickTest('after a part was approved, one run lands several checkpoints that wait', async () => {
  const three = `${planOfTwo({ budget: 1 })}  - id: more
    spec: Write more.txt.
    success_criteria: [{ kind: file_exists, path: more.txt }]
`;
  const { dir } = await createPlanRepo(three);
  const works = `case $GROUNDHOG_CHECKPOINT in more) echo 1 > more.txt ;; esac; ${agent}`;
  await runOnLaptop(dir, { agent: works, flags: [...flags, '--only', 'greet'] });
  expect(await steer(dir, 'approve')).toMatchObject({ outcome: 'done' });
  const run = await runOnLaptop(dir, { agent: works, flags });
  expect(run.document).toMatchObject({ ending: 'paused', reason: expect.stringContaining('Waiting for approval') });
  expect(await listSubjects(dir, `${TASK_BRANCH}..${RESULT}`)).toHaveLength(2);
});

slowTest('commits that a person puts on the branch by hand are approved, also with more on top', async () => {
  const { dir, result } = await createWaiting();
  await git(dir, 'update-ref', TASK_BRANCH, await makeCommit(dir, result));
  const run = await runOnLaptop(dir, { agent: 'false', flags });
  expect(run.document).toMatchObject({ ending: 'passed', result: null });
  expect(await git(dir, 'for-each-ref', RESULT)).toBe('');
  expect((await listEventKinds(dir)).slice(-6)).toEqual([
    'run_started',
    'result_materialized',
    'branch_advanced',
    'workspace_prepared',
    'commits_checked',
    'run_ended',
  ]);
});

quickTest('the status of what waits says that the task branch was moved, and where it may be', async () => {
  const { dir, commit, result } = await createWaiting();
  const readAdvice = async () =>
    JSON.parse((await runCli(['status', '--json'], { cwd: dir })).stdout).tasks[0].next.advice;
  const usual = await readAdvice();
  for (const there of [commit, result]) {
    await git(dir, 'update-ref', TASK_BRANCH, there);
    expect(await readAdvice()).toBe(usual);
  }
  await git(dir, 'update-ref', TASK_BRANCH, `${result}~1`);
  expect(await readAdvice()).toMatch(
    /The task branch was moved: unless it has the commit that waits, merge that into it/,
  );
  const { stdout } = await runCli(['status'], { cwd: dir });
  expect(stdout).toMatch(/ at \w{7}, not checked; nothing has landed, base /);
});

quickTest('an approval after a merge by hand records it, and leaves the branch where it is', async () => {
  for (const isMoreOnTop of [false, true]) {
    const { dir, result } = await createWaiting();
    const head = isMoreOnTop ? await makeCommit(dir, result) : result;
    await git(dir, 'update-ref', TASK_BRANCH, head);
    const approved = { exitCode: 0, outcome: 'done', message: expect.stringContaining(`has it already, at ${head}`) };
    expect(await steer(dir, 'approve', result)).toMatchObject(approved);
    expect(await git(dir, 'rev-parse', TASK_BRANCH)).toBe(head);
    expect(await git(dir, 'for-each-ref', RESULT)).toBe('');
    const { stdout } = await runCli(['status', '--json'], { cwd: dir });
    expect(JSON.parse(stdout).tasks[0]).toMatchObject({ status: isMoreOnTop ? 'paused' : 'approved', head });
    const end = await runOnLaptop(dir, { agent: 'false', flags });
    expect(end.document).toMatchObject({ ending: 'passed', head });
  }
});

completeTest('an approved branch that was deleted is not made again by a second approval', async () => {
  const { dir } = await createBlockedWaiting();
  await steer(dir, 'approve');
  await steer(dir, 'retry');
  await runOnLaptop(dir, { agent, flags });
  await git(dir, 'update-ref', '-d', TASK_BRANCH);
  expect(await steer(dir, 'approve')).toMatchObject({
    ...REFUSED,
    message: expect.stringMatching(/the branch is gone/),
  });
});

quickTest('a result that somebody has moved is not approved', async () => {
  const { dir, commit, result } = await createWaiting();
  await git(dir, 'update-ref', RESULT, commit);
  expect(await steer(dir, 'approve')).toMatchObject({ ...REFUSED, message: expect.stringContaining(result) });
});

quickTest('an approval leaves a branch alone that is checked out', async () => {
  const { dir } = await createWaiting();
  await git(dir, 'checkout', '--quiet', '-b', 'groundhog/hello/task');
  const approved = await steer(dir, 'approve');
  expect(approved).toMatchObject({ ...REFUSED, message: expect.stringMatching(/checked out/) });
});

/** A task whose first checkpoint waits and whose second was given up. */
const blockedWaiting = shareRepo(async () => {
  const repo = await createPlanRepo(planOfTwo({ budget: 1 }));
  const run = await runOnLaptop(repo.dir, { agent: agentCommand('does-step-one-only.sh'), flags });
  expect(run.document.ending).toBe('blocked');
  return repo;
});
const createBlockedWaiting = blockedWaiting.copy;

slowTest('what is built on waiting commits waits with them, also in a run that lands directly', async () => {
  const { dir, commit } = await createBlockedWaiting();
  await steer(dir, 'retry');
  const run = await runOnLaptop(dir, { agent });
  expect(run.document).toMatchObject({ ending: 'paused' });
  expect(await branches(dir)).toBe('');
  expect(await listSubjects(dir, `${commit}..${RESULT}`)).toEqual(['Do bye', 'Do greet']);
});

completeTest('work goes on above a part that was approved, directly or waiting again', async () => {
  for (const [mode, ref] of [
    ['direct', TASK_BRANCH],
    ['approval', RESULT],
  ] as const) {
    const { dir, commit } = await createBlockedWaiting();
    expect(await steer(dir, 'approve')).toMatchObject({ outcome: 'done' });
    await steer(dir, 'retry');
    await runOnLaptop(dir, { agent, flags: ['--materialize', mode] });
    expect(await listSubjects(dir, `${commit}..${ref}`)).toEqual(['Do bye', 'Do greet']);
    await steer(dir, 'approve');
    expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
  }
});

slowTest('a run that is killed goes on above what waits', async () => {
  const notes = await createNotes();
  const { dir, commit } = await createPlanRepo(planOfTwo({ budget: 1 }));
  const hangs = agentCommand('hangs-first.sh', notes.dir);
  const started = await startOnLaptop(dir, { agent: hangs, flags });
  await started.waitForOutput(/the agent waits/);
  started.child.kill('SIGKILL');
  process.kill(-Number(await readFile(notes.file('pid'), 'utf8')), 'SIGKILL');
  await started.finished;
  await writeFile(notes.file('go'), '');
  expect((await runOnLaptop(dir, { agent: hangs, flags })).document.ending).toBe('paused');
  expect(await branches(dir)).toBe('');
  expect(await listSubjects(dir, `${commit}..${RESULT}`)).toEqual(['Do bye', 'Do greet']);
});

completeTest('statements are approved checkpoint by checkpoint, and only then they are judged', async () => {
  const { dir } = await createPlanRepo(`${greetPlan()}      - { kind: semantic, statement: It sounds warm. }\n`);
  const run = await runOnLaptop(dir, { agent });
  expect(run.stderr).toMatch(/One statement was judged by nobody[\s\S]*approve greet --task hello\n/);
  const outcomes = async () =>
    /"attempts": [\s\S]*?"outcome": "(unjudged|judged_pass)"/.exec(await readRecord(dir, 'run.json'))?.[1];
  expect(await outcomes()).toBe('unjudged');
  expect(await steer(dir, 'approve')).toMatchObject({
    ...REFUSED,
    message: expect.stringMatching(/groundhog approve greet/),
  });
  expect(await steer(dir, 'approve', 'greet')).toMatchObject({ exitCode: 0, outcome: 'done' });
  expect(await steer(dir, 'approve', 'greet')).toMatchObject({ exitCode: 0, outcome: 'nothing', hasWritten: false });
  expect(await outcomes()).toBe('judged_pass');
  expect((await runCli(['chronicle'], { cwd: dir })).stdout).not.toMatch(/not judged/);
});

quickTest('a way to materialize that does not exist is refused', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent, flags: ['--materialize', 'later'] });
  expect(run.document).toMatchObject({ ending: 'refused', reason: expect.stringMatching(/direct, approval/) });
  expect(await listRefs(dir)).not.toMatch(/groundhog/);
});
