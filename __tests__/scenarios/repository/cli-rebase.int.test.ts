import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { runCli, startCli } from '../../helpers/run-built.ts';
import { isCompleteRun, isSlowRun, quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  type LaptopRun,
  listEventKinds,
  listRefs,
  listSubjects,
  readRecord,
  runOnLaptop,
  startOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';
import { commitOnBase, commitOnTask, killAtPush } from './rebase-repository.ts';

afterEach(cleanUp);

const KEPT = 'refs/groundhog/hello/before-rebase-1';
const REBASE = ['--rebase'];
const does = agentCommand('does-all-steps.sh');
const NO_AGENT = 'echo "no agent was to start" >&2; exit 1';

/** Two checkpoints; the second one holds only where nobody has added forbidden.txt. */
const PLAN = `${greetPlan()}  - id: bye
    spec: Write bye.txt.
    attempt_budget: 2
    success_criteria:
      - { kind: command, command: "test -e bye.txt && test ! -e forbidden.txt" }
`;

async function createLanded(): Promise<{ readonly dir: string; readonly old: string }> {
  const { dir } = await createPlanRepo(PLAN);
  expect((await runOnLaptop(dir, { agent: does })).document.ending).toBe('passed');
  return { dir, old: await git(dir, 'rev-parse', TASK_BRANCH) };
}

function listAttempts({ document }: LaptopRun) {
  return document.checkpoints.map(({ attempts }) => attempts.map(({ day, outcome }) => `${day} ${outcome}`));
}

const recordSchema = z.object({
  rebase: z.object({ from: z.string() }).nullable(),
  rebases: z.array(z.object({ from: z.string(), to: z.string(), verified: z.array(z.string()) })),
  checkpoints: z.array(
    z.object({
      attempts: z.array(
        z.object({
          agent: z.object({ name: z.string() }),
          committed_ref: z.string().nullable(),
          verifier_runs: z.array(z.object({ outcome: z.string() })),
        }),
      ),
    }),
  ),
});

async function readRun(dir: string) {
  return recordSchema.parse(JSON.parse(await readRecord(dir, 'run.json')));
}

quickTest(
  'what has landed moves to the new base once it is verified there, with its words, its authors and the old branch kept',
  async () => {
    const { dir, commit } = await createPlanRepo(PLAN);
    const first = await runOnLaptop(dir, { agent: does, flags: ['--only', 'greet'] });
    expect(first.document.ending).toBe('paused');
    await commitOnTask(dir, { 'by-person.txt': 'mine\n' });
    expect((await runOnLaptop(dir, { agent: does })).document.ending).toBe('passed');
    await commitOnTask(dir, { 'README.md': '# Hello, by a person\n' });
    const old = await git(dir, 'rev-parse', TASK_BRANCH);
    const words = await git(dir, 'log', '--format=%an %ae %ad %B', `${commit}..${old}`);
    const onto = await commitOnBase(dir, { 'base.txt': 'new\n' });
    const dry = await runCli(['run', 'plan.yml', ...REBASE, '--dry-run', '--agent-command', NO_AGENT], { cwd: dir });
    expect(dry.stdout).toContain(`Rebase: 4 commits of the task branch onto ${onto.slice(0, 7)}; `);
    expect(await git(dir, 'rev-parse', TASK_BRANCH)).toBe(old);
    const run = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
    expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
    expect(await git(dir, 'rev-parse', KEPT)).toBe(old);
    expect(await git(dir, 'merge-base', onto, TASK_BRANCH)).toBe(onto);
    expect(await git(dir, 'log', '--format=%an %ae %ad %B', `${onto}..${TASK_BRANCH}`)).toBe(words);
    expect(await git(dir, 'ls-tree', '-r', '--name-only', TASK_BRANCH)).toBe(
      'README.md\nbase.txt\nby-person.txt\nbye.txt\ngreeting.txt\nplan.yml',
    );
    const { rebases, checkpoints } = await readRun(dir);
    expect(rebases).toEqual([{ from: old, to: await git(dir, 'rev-parse', TASK_BRANCH), verified: ['greet', 'bye'] }]);
    expect(checkpoints.map(({ attempts }) => attempts.at(-1))).toEqual([
      expect.objectContaining({ agent: { name: 'rebase' }, verifier_runs: [{ outcome: 'passed' }] }),
      expect.objectContaining({ agent: { name: 'rebase' }, verifier_runs: [{ outcome: 'passed' }] }),
    ]);
    const again = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
    expect(again.document).toMatchObject({ ending: 'nothing_to_do' });
    expect(again.document.reason).toContain('"main" has not moved past the task branch');
    const { stdout } = await runCli(['gc', '--older-than', '0d', '--records', '--apply'], { cwd: dir });
    expect(stdout).toContain(`  ${KEPT} `);
    expect(await git(dir, 'for-each-ref', 'refs/groundhog')).toBe('');
  },
);

quickTest('of a base that was amended, what it dropped stays out of the task, and the reader is told', async () => {
  const { dir } = await createPlanRepo(PLAN);
  const base = await commitOnBase(dir, { 'notes.txt': 'SECRET=abc\n', 'README.md': '# Helo\n' });
  const first = await runOnLaptop(dir, { agent: does, flags: ['--only', 'greet'] });
  expect(first.document.ending).toBe('paused');
  await commitOnTask(dir, { 'by-person.txt': 'mine\n' });
  await git(dir, 'rm', '-q', 'notes.txt');
  await writeFiles(dir, { 'README.md': '# Hello again\n' });
  await git(dir, 'commit', '-qa', '--amend', '-m', 'The base without its secret');
  const onto = await git(dir, 'rev-parse', 'main');
  const run = await runOnLaptop(dir, { agent: does, flags: REBASE });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  const left = `The base was rewritten and no longer has ${base.slice(0, 7)}, which the task began from`;
  expect(run.stderr).toContain(left);
  expect(await listSubjects(dir, `${onto}..${TASK_BRANCH}`)).toEqual(['Do bye', 'A commit of a person', 'Do greet']);
  expect(await git(dir, 'diff', '--name-only', onto, TASK_BRANCH)).toBe('by-person.txt\nbye.txt\ngreeting.txt');
  expect(await git(dir, 'show', `${TASK_BRANCH}:README.md`)).toBe('# Hello again');
  expect((await runCli(['status'], { cwd: dir })).stdout.replace(/\s+/g, ' ')).toContain(left);
  // The next rebase starts from the new base, which is there still.
  const later = await commitOnBase(dir, { 'base.txt': 'new\n' });
  const again = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
  expect(again.stderr).not.toContain('rewritten');
  expect(await git(dir, 'merge-base', later, TASK_BRANCH)).toBe(later);
});

quickTest(
  'of a base that lost a commit without a trace, as in a clone, the run says what it carries over',
  async () => {
    const { dir } = await createPlanRepo(PLAN);
    const base = await commitOnBase(dir, { 'notes.txt': 'SECRET=abc\n' });
    await runOnLaptop(dir, { agent: does, flags: ['--only', 'greet'] });
    await git(dir, 'reset', '-q', '--hard', 'HEAD~1');
    await commitOnBase(dir, { 'README.md': '# Hello again\n' });
    await git(dir, 'reflog', 'expire', '--expire=now', '--all');
    const unclear = `"main" does not have ${base.slice(0, 7)}, which the task began from, and nothing here shows whether`;
    const dry = await runCli(['run', 'plan.yml', ...REBASE, '--dry-run', '--agent-command', NO_AGENT], { cwd: dir });
    expect(dry.stderr).toContain(unclear);
    const run = await runOnLaptop(dir, { agent: does, flags: REBASE });
    expect(run.stderr.split(unclear)).toHaveLength(2);
    expect(await listSubjects(dir, `main..${TASK_BRANCH}`)).toHaveLength(3);
  },
);

quickTest('of a base whose first commit was amended, the landed work is put on the new one', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  expect((await runOnLaptop(dir, { agent: does })).document.ending).toBe('passed');
  await git(dir, 'commit', '-q', '--amend', '-m', 'Begin again');
  const told = await runOnLaptop(dir, { agent: NO_AGENT, flags: ['--no-rebase'] });
  expect(told.stderr).toMatch(/run it with --rebase first\.\n.*\n.* run plan\.yml .* --rebase\n$/);
  expect(told.stderr).not.toContain('--no-rebase');
  const run = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  expect(await listSubjects(dir, `main..${TASK_BRANCH}`)).toEqual(['Do greet']);
});

quickTest('of a base that lost a commit, no merge is printed, and a rebase leaves that commit out', async () => {
  const { dir } = await createPlanRepo(PLAN);
  const base = await commitOnBase(dir, { 'notes.txt': 'SECRET=abc\n' });
  expect((await runOnLaptop(dir, { agent: does })).document.ending).toBe('passed');
  await git(dir, 'reset', '-q', '--hard', 'HEAD~1');
  const show = async () => (await runCli(['status'], { cwd: dir })).stdout.replace(/\s+/g, ' ');
  const before = await show();
  expect(before).toContain(
    `Do not merge the commits yet. main was rewritten and no longer has ${base.slice(0, 7)}, which the work began from.`,
  );
  expect(before).not.toContain('git merge');
  expect(before).toMatch(/run plan\.yml --task hello --rebase/);
  expect(before).toContain('with the flags that it had, such as --agent-command');
  const without = await runOnLaptop(dir, { agent: NO_AGENT });
  expect(without.document.ending).toBe('nothing_to_do');
  const run = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
  expect(run.document.ending).toBe('passed');
  expect(await listSubjects(dir, `main..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
  expect(await git(dir, 'diff', '--name-only', 'main', TASK_BRANCH)).toBe('bye.txt\ngreeting.txt');
  const after = await show();
  expect(after).toContain('git merge');
  expect(after).not.toContain('Do not merge');
});

slowTest('a clone whose base is merely behind has not rewritten it', async () => {
  const { dir } = await createPlanRepo(PLAN);
  const clone = join(await createTempDir('groundhog-clone'), 'clone');
  await git(dir, 'clone', '-q', dir, clone);
  await commitOnBase(dir, { 'base.txt': 'new\n' });
  expect((await runOnLaptop(dir, { agent: does })).document.ending).toBe('passed');
  await git(clone, 'fetch', '-q', 'origin', 'refs/groundhog/*:refs/groundhog/*', `${TASK_BRANCH}:${TASK_BRANCH}`);
  const old = await git(clone, 'rev-parse', TASK_BRANCH);
  const run = await runOnLaptop(clone, { agent: NO_AGENT, flags: REBASE });
  expect(run.document.ending).toBe('nothing_to_do');
  expect(run.document.reason).toContain('"main" has not moved past the task branch');
  expect((await runCli(['status'], { cwd: clone })).stdout).not.toContain('rewritten');
  expect(await git(clone, 'rev-parse', TASK_BRANCH)).toBe(old);
});

slowTest(
  'a task that began from a branch that was there keeps its commits, also where the base was amended',
  async () => {
    const { dir } = await createPlanRepo(PLAN);
    await commitOnBase(dir, { 'base.txt': 'new\n' });
    const named = ['--task-branch', TASK_BRANCH.replace('refs/heads/', '')];
    await git(dir, 'branch', TASK_BRANCH.replace('refs/heads/', ''));
    await commitOnTask(dir, { 'by-person.txt': 'mine\n' });
    expect((await runOnLaptop(dir, { agent: does, flags: named })).document.ending).toBe('passed');
    await git(dir, 'commit', '-q', '--amend', '-m', 'Another subject');
    const onto = await git(dir, 'rev-parse', 'main');
    const run = await runOnLaptop(dir, { agent: NO_AGENT, flags: [...REBASE, ...named] });
    expect(run.document.ending).toBe('passed');
    expect(run.stderr).not.toContain('rewritten');
    expect(await git(dir, 'merge-base', onto, TASK_BRANCH)).toBe(onto);
    expect(await git(dir, 'show', `${TASK_BRANCH}:by-person.txt`)).toBe('mine');
  },
);

quickTest(
  'what is open again since an earlier run moves to the new base too, where nothing else has landed',
  async () => {
    const { dir } = await createPlanRepo(greetPlan());
    expect((await runOnLaptop(dir, { agent: does })).document.ending).toBe('passed');
    await writeFiles(dir, { 'plan.yml': greetPlan().replace('^hello', '^hallo') });
    const changed = await runOnLaptop(dir, { agent: NO_AGENT, flags: ['--attempt-budget-default', '1'] });
    expect(changed.document.ending).toBe('blocked');
    await writeFiles(dir, { 'plan.yml': greetPlan().replace("'^hello$'", "'^hell'") });
    const onto = await commitOnBase(dir, { 'base.txt': 'new\n' });
    const run = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
    expect(run.document.ending).toBe('passed');
    expect(await git(dir, 'merge-base', onto, TASK_BRANCH)).toBe(onto);
  },
);

/** A third checkpoint, which holds with a file that only the moved base has. */
const GROWN = `${PLAN}  - id: more
    spec: Write more.txt.
    attempt_budget: 1
    success_criteria:
      - { kind: command, command: "test -e more.txt && test -e base.txt" }
`;
const ADDS_MORE = 'echo more > more.txt';

quickTest(
  'a plan that grows after a merge works from the moved base, and what was merged is checked there',
  async () => {
    const { dir, old } = await createLanded();
    await git(dir, 'merge', '-q', TASK_BRANCH);
    const onto = await commitOnBase(dir, { 'base.txt': 'new\n' });
    const merged = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
    expect(merged.document).toMatchObject({ ending: 'nothing_to_do', head: old });
    await writeFiles(dir, { 'plan.yml': GROWN });
    const line = `what has landed is in the base already; the task branch moves from ${old.slice(0, 7)} to ${onto.slice(0, 7)}.`;
    const dry = await runCli(['run', 'plan.yml', '--dry-run', '--agent-command', NO_AGENT], { cwd: dir });
    expect(dry.stderr).toMatch(
      /"main" has moved since the task began from it at \w+, .* A run with --rebase takes them in/,
    );
    const run = await runOnLaptop(dir, { agent: ADDS_MORE, flags: REBASE });
    expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
    expect(run.stderr).toContain(line);
    expect(run.stderr).toContain(`What has landed holds with the new commits, at ${onto.slice(0, 7)}.`);
    expect(await listSubjects(dir, `${onto}..${TASK_BRANCH}`)).toEqual(['Write more.txt.']);
    expect(await git(dir, 'rev-parse', KEPT)).toBe(old);
  },
);

slowTest(
  'a base that breaks what was merged there blocks it, until the base repairs it, also without the branch',
  async () => {
    for (const isKept of [true, false]) {
      const { dir } = await createLanded();
      await git(dir, 'merge', '-q', TASK_BRANCH);
      if (!isKept) await git(dir, 'update-ref', '-d', TASK_BRANCH);
      await commitOnBase(dir, { 'base.txt': 'new\n', 'forbidden.txt': 'no\n', 'plan.yml': GROWN });
      const run = await runOnLaptop(dir, { agent: ADDS_MORE, flags: REBASE });
      expect(run).toMatchObject({ exitCode: 1, document: { ending: 'blocked' } });
      expect(run.stderr).toMatch(/bye: blocked, it held before the commits that Groundhog did not make/);
      expect(run.document.reason).toContain('Repair it on "main", and run again with --rebase');
      await git(dir, 'rm', '-q', 'forbidden.txt');
      const repaired = await commitOnBase(dir, { 'base.txt': 'newer\n' });
      const next = await runOnLaptop(dir, { agent: ADDS_MORE, flags: REBASE });
      expect(next).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
      expect(await listSubjects(dir, `${repaired}..${TASK_BRANCH}`)).toEqual(['Write more.txt.']);
    }
  },
);

slowTest(
  'a commit of a person after a merge comes to the moved base, and blocks where it breaks what was merged',
  async () => {
    const { dir } = await createLanded();
    await git(dir, 'merge', '-q', TASK_BRANCH);
    await commitOnTask(dir, { 'forbidden.txt': 'no\n' });
    const onto = await commitOnBase(dir, { 'base.txt': 'new\n', 'plan.yml': GROWN });
    const run = await runOnLaptop(dir, { agent: ADDS_MORE, flags: REBASE });
    expect(run).toMatchObject({ exitCode: 1, document: { ending: 'blocked' } });
    expect(run.document.reason).toMatch(
      /"bye" is blocked: it held before .* Repair it with a commit on the task branch, and/,
    );
    expect(await listSubjects(dir, `${onto}..${TASK_BRANCH}`)).toEqual(['A commit of a person']);
    await git(dir, 'switch', '-q', TASK_BRANCH.replace('refs/heads/', ''));
    await git(dir, 'revert', '--no-edit', 'HEAD');
    await git(dir, 'switch', '-q', 'main');
    const next = await runOnLaptop(dir, { agent: ADDS_MORE, flags: REBASE });
    expect(next).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
    const [first] = await listSubjects(dir, `${onto}..${TASK_BRANCH}`);
    expect(first).toBe('Write more.txt.');
  },
);

slowTest(
  'a conflict and a criterion that fails on the new base are attempts of the agent, and the branch moves after them',
  async () => {
    const { dir, old } = await createLanded();
    const notes = await createNotes();
    const onto = await commitOnBase(dir, { 'greeting.txt': 'good day\n', 'forbidden.txt': 'no\n' });
    const run = await runOnLaptop(dir, { agent: agentCommand('adapts-to-base.sh', notes.dir), flags: REBASE });
    expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
    expect(listAttempts(run)).toEqual([
      ['1 passed', '3 failed', '4 passed'],
      ['2 passed', '5 failed', '6 passed'],
    ]);
    expect(await readFile(notes.file('attempts'), 'utf8')).toBe('greet/1/4\nbye/1/6\n');
    const brief = await readFile(notes.file('brief-4'), 'utf8');
    expect(brief).toContain('## Rebase');
    expect(brief).toMatch(/Git could not merge a file of it with what the base has now: greeting\.txt/);
    expect(brief).toContain('<<<<<<<');
    expect(brief).not.toContain('## Completed checkpoints');
    expect(await readFile(notes.file('brief-6'), 'utf8')).toMatch(/## Completed checkpoints[\s\S]*### greet/);
    expect(await listSubjects(dir, `${onto}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
    expect(await git(dir, 'rev-parse', KEPT)).toBe(old);
  },
);

/** A plan whose first checkpoint holds with mine.txt only where base.txt has text. */
const NEEDS_BASE = PLAN.replace(
  /(?<= {4}success_criteria:\n) {6}- \{ kind: file_contains[^\n]*/,
  "      - { kind: command, command: 'test -e greeting.txt && { test ! -e mine.txt || test -s base.txt; }' }",
);

test.each(
  rowsOfRun(
    [
      { place: 'between two landings', flags: ['--only', 'greet'], isMixed: true },
      { place: 'after them', flags: [], isMixed: false },
    ],
    ({ isMixed }) => isMixed,
  ),
)(
  'a commit of a person $place is checked again after a rebase, and only it is to be undone',
  async ({ flags, isMixed }) => {
    const { dir } = await createPlanRepo(NEEDS_BASE, { 'base.txt': 'text\n' });
    await runOnLaptop(dir, { agent: does, flags });
    await commitOnTask(dir, { 'mine.txt': 'mine\n' });
    expect((await runOnLaptop(dir, { agent: does })).document.ending).toBe('passed');
    const onto = await commitOnBase(dir, { 'base.txt': '' });
    const run = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
    expect(run).toMatchObject({ exitCode: 1, document: { ending: 'blocked' } });
    expect(run.stderr).toMatch(/greet: blocked, it held before the commits that Groundhog did not make/);
    expect(await git(dir, 'merge-base', onto, TASK_BRANCH)).toBe(onto);
    const { stdout } = await runCli(['status'], { cwd: dir });
    expect(stdout.includes('git revert')).toBe(!isMixed);
    const branch = TASK_BRANCH.replace('refs/heads/', '');
    const mine = await git(dir, 'log', '-1', '--format=%H', TASK_BRANCH, '--', 'mine.txt');
    const lines = isMixed
      ? [`git switch ${branch}`, `git revert --no-edit ${mine}`, 'git switch -']
      : [...stdout.matchAll(/^ {2}(git .*)$/gm)].map(([, line = '']) => line);
    for (const line of lines) await git(dir, ...line.split(' ').slice(1));
    // The base has moved meanwhile: a rebase takes that in as well.
    const later = await commitOnBase(dir, { 'later.txt': 'later\n' });
    const repaired = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
    expect(repaired).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
    expect(await git(dir, 'merge-base', later, TASK_BRANCH)).toBe(later);
    expect(await git(dir, 'ls-tree', '-r', '--name-only', TASK_BRANCH)).toBe(
      'README.md\nbase.txt\nbye.txt\ngreeting.txt\nlater.txt\nplan.yml',
    );
  },
);

/** A checkpoint whose test must fail before the work. */
const WITH_TEST = `version: 1
task: hello
checkpoints:
  - id: greet
    spec: Write greeting.txt.
    success_criteria:
      - kind: tests
        command: 'echo 1..1; test -e greeting.txt && echo "ok 1 - greets" || { echo "not ok 1 - greets"; exit 1; }'
        report: tap
        must_pass: [greets]
        must_fail_at_base: true
`;

quickTest(
  'a new base that has the work already is refused before an agent, and a skip finishes the rebase',
  async () => {
    const { dir } = await createPlanRepo(WITH_TEST);
    const first = await runOnLaptop(dir, { agent: does });
    expect(first.document.ending).toBe('passed');
    const old = await git(dir, 'rev-parse', TASK_BRANCH);
    const text = await git(dir, 'show', `${TASK_BRANCH}:greeting.txt`);
    const onto = await commitOnBase(dir, { 'greeting.txt': `${text} by the base\n` });
    const run = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
    expect(run).toMatchObject({ exitCode: 4, document: { ending: 'refused' } });
    expect(run.document.reason).toMatch(/Tests that must fail at the base pass there.* these pass: "greets"\./s);
    expect(listAttempts(run)).toEqual([['1 passed', '2 failed']]);
    expect(await git(dir, 'rev-parse', TASK_BRANCH)).toBe(old);
    await commitOnBase(dir, { 'later.txt': 'later\n' });
    const again = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
    expect(again.document.ending).toBe('refused');
    expect(again.stderr).toMatch(/"main" has moved again since this rebase began at [0-9a-f]{7}: it is finished there/);
    const { stdout } = await runCli(['status'], { cwd: dir });
    expect(stdout).toMatch(
      / The last line gives the rebase up\.\n.*\n {2}\S.* run plan\.yml --task hello --no-rebase\n/,
    );
    expect((await runCli(['skip', 'greet', 'it is on the base'], { cwd: dir })).exitCode).toBe(0);
    const next = await runOnLaptop(dir, { agent: NO_AGENT });
    expect(next.document.ending).toBe('passed');
    expect(await git(dir, 'rev-parse', TASK_BRANCH)).toBe(onto);
  },
);

slowTest('a checkpoint whose criteria hold on a new base that its commit conflicts with needs no agent', async () => {
  const { dir, old } = await createLanded();
  const onto = await commitOnBase(dir, { 'bye.txt': 'by the base\n' });
  const run = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
  expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
  expect(listAttempts(run)).toEqual([
    ['1 passed', '3 passed'],
    ['2 passed', '4 failed'],
  ]);
  expect(run.stderr).toContain('bye: satisfied already, no agent was started.');
  const status = await runCli(['status'], { cwd: dir });
  expect(status.stdout).toMatch(/ verified again there: all 2 checkpoints\. Before: /);
  expect(await listSubjects(dir, `${onto}..${TASK_BRANCH}`)).toEqual(['Do greet']);
  expect(await git(dir, 'rev-parse', KEPT)).toBe(old);
});

slowTest(
  'what had passed without a commit is checked again on the new base, and is open where that lacks it',
  async () => {
    const held = `${greetPlan()}  - id: held
    spec: Have held.txt.
    attempt_budget: 1
    success_criteria:
      - { kind: file_exists, path: held.txt }
`;
    const { dir } = await createPlanRepo(held, { 'held.txt': 'held\n' });
    expect((await runOnLaptop(dir, { agent: does })).document.ending).toBe('passed');
    await commitOnBase(dir, { 'base.txt': 'new\n' });
    const kept = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
    expect(kept.document.ending).toBe('passed');
    expect(kept.stderr).toContain('held: satisfied already, no agent was started.');
    await git(dir, 'rm', '-q', 'held.txt');
    await commitOnBase(dir, { 'base.txt': 'newer\n' });
    const lost = await runOnLaptop(dir, { agent: does, flags: REBASE });
    expect(lost.document).toMatchObject({ ending: 'blocked', checkpoints: [{ outcome: 'success' }, { id: 'held' }] });
    expect(await listSubjects(dir, `main..${TASK_BRANCH}`)).toEqual(['Do greet']);
  },
);

slowTest('where no attempt holds on the new base the branch stays, and a retry finishes the rebase', async () => {
  const { dir, old } = await createLanded();
  const notes = await createNotes();
  await commitOnBase(dir, { 'forbidden.txt': 'no\n' });
  const withBrief = (name: string, agent: string) => `cp "$GROUNDHOG_BRIEF" '${notes.file(name)}'; ${agent}`;
  const run = await runOnLaptop(dir, { agent: withBrief('during', does), flags: REBASE });
  expect(run.document).toMatchObject({ ending: 'blocked' });
  // The commit that did not hold on the new base counts with the attempts there.
  const during = await readFile(notes.file('during'), 'utf8');
  expect([during.includes('### Attempt 4'), during.includes('of these came before')]).toEqual([true, false]);
  expect(run.document.reason).toMatch(/"bye" is given up.*The task is being rebased, and its branch is where it was/);
  expect(listAttempts(run)[1]).toEqual(['2 passed', '4 failed', '5 failed', '6 failed']);
  expect(await git(dir, 'rev-parse', TASK_BRANCH)).toBe(old);
  expect(await listRefs(dir)).not.toContain('before-rebase');
  const retry = await (await startCli(['retry', '--task', 'hello'], { cwd: dir })).finished;
  expect(retry.exitCode).toBe(0);
  // Without the flag: a rebase that has begun is finished all the same.
  const adapts = agentCommand('adapts-to-base.sh', notes.dir);
  const again = await runOnLaptop(dir, { agent: withBrief('after', adapts) });
  expect(again.document.ending).toBe('passed');
  expect(await git(dir, 'rev-parse', KEPT)).toBe(old);
  expect(await readFile(notes.file('after'), 'utf8')).toContain('\nAll of these came before a retry, a rebase or ');
  expect((await runCli(['status'], { cwd: dir })).stdout).toMatch(/all 2 checkpoints; made again by an agent: bye\. /);
});

quickTest(
  'a landed checkpoint that changes in the plan starts again on the new base, with its old commit there',
  async () => {
    const toPlan = (spec: string) => `${greetPlan()}  - id: bye
    spec: ${spec}
    success_criteria:
      - { kind: changes_within, paths: [bye.txt] }
      - { kind: semantic, statement: It is polite. }
`;
    const notes = await createNotes();
    const { dir } = await createPlanRepo(toPlan('Write bye.txt.'));
    const agent = agentCommand('does-all-steps.sh', notes.file('attempts'));
    expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
    const onto = await commitOnBase(dir, { 'plan.yml': toPlan('Write bye.txt, and sign it.') });
    const signs = `echo signed >> bye.txt; echo "$GROUNDHOG_CHECKPOINT/$GROUNDHOG_ATTEMPT" >> '${notes.file('attempts')}'`;
    const run = await runOnLaptop(dir, { agent: signs, flags: REBASE });
    expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
    expect(await readFile(notes.file('attempts'), 'utf8')).toBe('greet/1\nbye/1\nbye/1\n');
    expect(await listSubjects(dir, `${onto}..${TASK_BRANCH}`)).toEqual([
      'Write bye.txt, and sign it.',
      'Do bye',
      'Do greet',
    ]);
    expect(await git(dir, 'show', `${TASK_BRANCH}:bye.txt`)).toBe('bye\nsigned');
    expect((await readRun(dir)).rebases).toEqual([expect.objectContaining({ verified: ['greet'] })]);
  },
);

slowTest('a rebase that is given up leaves all as it was', async () => {
  const { dir, old } = await createLanded();
  const before = (await readRun(dir)).checkpoints;
  await commitOnBase(dir, { 'greeting.txt': 'good day\n' });
  const run = await runOnLaptop(dir, { agent: 'exit 1', flags: REBASE });
  expect(run.document.ending).toBe('blocked');
  const after = await runOnLaptop(dir, { agent: NO_AGENT, flags: ['--no-rebase'] });
  expect(after.document).toMatchObject({ ending: 'passed', head: old });
  expect(await git(dir, 'rev-parse', TASK_BRANCH)).toBe(old);
  const { rebase, rebases, checkpoints } = await readRun(dir);
  expect({ rebase, rebases }).toEqual({ rebase: null, rebases: [] });
  const landed = (all: typeof before) =>
    all.map(({ attempts }) => attempts.flatMap((each) => each.committed_ref ?? []));
  expect(landed(checkpoints)).toEqual(landed(before));
});

quickTest('a commit of a person that conflicts with a base that was rewritten is not answered by a merge', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  await writeFiles(dir, { 'drop.txt': 'x\n' });
  await git(dir, 'add', '-A');
  await git(dir, 'commit', '-qm', 'To be dropped');
  const agent = agentCommand('writes-file.sh', 'greeting.txt', 'hello');
  expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
  await git(dir, 'switch', '-q', 'groundhog/hello/task');
  await writeFiles(dir, { 'note.txt': 'mine\n' });
  await git(dir, 'add', '-A');
  await git(dir, 'commit', '-qm', 'Mine');
  await git(dir, 'switch', '-q', 'main');
  await git(dir, 'reset', '-q', '--hard', 'HEAD~1');
  await commitOnBase(dir, { 'note.txt': 'theirs\n' });
  const run = await runOnLaptop(dir, { agent, flags: REBASE });
  expect(run.document.ending).toBe('conflict');
  expect(run.document.reason).toMatch(/ in note\.txt\. .* would bring back .* as another task \(--task/);
  const { stdout } = await runCli(['status'], { cwd: dir });
  expect(stdout).toMatch(/Next: Start the plan as another task, with --task and another name: a merge of "main"/);
  expect(run.stderr + stdout).not.toMatch(/merge the base into it/i);
});

slowTest('a commit of a person that conflicts stops the rebase, once, and the branch stays', async () => {
  const { dir } = await createLanded();
  await commitOnTask(dir, { 'README.md': '# By a person\n' });
  const old = await git(dir, 'rev-parse', TASK_BRANCH);
  await commitOnBase(dir, { 'README.md': '# By the base\n' });
  const run = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
  expect(run).toMatchObject({ exitCode: 4, document: { ending: 'conflict' } });
  expect(run.document.reason).toMatch(/is not of Groundhog, and conflicts with the new base in README\.md/);
  expect(await git(dir, 'rev-parse', TASK_BRANCH)).toBe(old);
  const status = (await runCli(['status'], { cwd: dir })).stdout.replace(/\s+/g, ' ');
  expect(status).not.toContain('was moved');
  expect(status).toContain('Next: Merge "main" into the task branch and commit, then start the run again');
  const again = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
  expect(again.document.ending).toBe('passed');
  expect(again.stderr).toContain('The task is not rebased: The commit');
  const folder = join(await createTempDir('groundhog-person'), 'checkout');
  await git(dir, 'worktree', 'add', '-q', folder, TASK_BRANCH.replace('refs/heads/', ''));
  await git(folder, 'merge', '-q', '-X', 'ours', 'main');
  await git(dir, 'worktree', 'remove', '--force', folder);
  const merged = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
  expect(merged.document).toMatchObject({ ending: 'passed' });
  expect(await git(dir, 'show', `${TASK_BRANCH}:README.md`)).toBe('# By a person');
});

slowTest(
  'a person who pushes to the task branch during a rebase keeps the commit, and the next run rebases it too',
  async () => {
    const { dir, old } = await createLanded();
    const notes = await createNotes();
    const onto = await commitOnBase(dir, { 'greeting.txt': 'good day\n' });
    const pushes = agentCommand('adapts-to-base.sh', notes.dir, 'push', dir, TASK_BRANCH);
    const run = await runOnLaptop(dir, { agent: pushes, flags: [...REBASE, '--isolation', 'none'] });
    expect(run.document.ending).toBe('conflict');
    const theirs = await git(dir, 'rev-parse', TASK_BRANCH);
    expect(await git(dir, 'rev-parse', `${theirs}^`)).toBe(old);
    const next = await runOnLaptop(dir, { agent: agentCommand('adapts-to-base.sh', notes.dir), flags: REBASE });
    expect(next.document.ending).toBe('passed');
    expect(await listSubjects(dir, `${onto}..${TASK_BRANCH}`)).toEqual(['A commit of a person', 'Do bye', 'Do greet']);
    expect(await git(dir, 'rev-parse', KEPT)).toBe(theirs);
    expect(await listEventKinds(dir)).toContain('rebase_stopped');
  },
);

/** Kills a rebase at a push, and expects the next run to finish it without an agent, and the branch in no state between. */
async function expectFinished(push: number, when: 'before' | 'after'): Promise<boolean> {
  const { dir, old } = await createLanded();
  const onto = await commitOnBase(dir, { 'base.txt': 'new\n' });
  const env = await killAtPush(push, when);
  const run = await (await startOnLaptop(dir, { agent: NO_AGENT, flags: REBASE, env })).finished;
  if (run.signal === null) return false;
  const [found, kept] = [await git(dir, 'rev-parse', TASK_BRANCH), (await listRefs(dir)).includes(KEPT)];
  expect(found === old).toBe(!kept);
  const next = await runOnLaptop(dir, { agent: NO_AGENT, flags: REBASE });
  expect({ push, when, ending: next.document.ending }).toMatchObject({
    ending: expect.stringMatching(/passed|nothing_to_do/),
  });
  expect(await git(dir, 'rev-parse', KEPT)).toBe(old);
  expect(await git(dir, 'merge-base', onto, TASK_BRANCH)).toBe(onto);
  expect(await listSubjects(dir, `${onto}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
  expect((await readRun(dir)).rebases).toHaveLength(1);
  return true;
}

const DEATHS = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((push) => [[push, 'before'] as const, [push, 'after'] as const]);

const deaths = DEATHS.filter(
  ([push, when]) => isCompleteRun || push === 4 || (push === 5 && when === 'before') || push === 7,
);

// In the quick run the crash tests kill, and the runs of these stories go through.
if (isSlowRun)
  test.each(deaths)('a rebase that dies at push %i, %s it, is finished by the next run', async (push, when) => {
    expect(await expectFinished(push, when)).toBe(true);
  });
