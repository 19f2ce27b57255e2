import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, commitAll, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  listEventKinds,
  listRefs,
  listSubjects,
  planOfTwo,
  runOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';
import { steer } from '../steer.ts';

afterEach(cleanUp);

quickTest(
  'a person who moves the task branch during an attempt keeps their commit, and the work is kept beside it',
  async () => {
    const { dir, commit } = await createPlanRepo(greetPlan());
    const run = await runOnLaptop(dir, { agent: agentCommand('commits-for-a-person.sh', dir, TASK_BRANCH) });
    expect(run).toMatchObject({ exitCode: 4, leftovers: [], document: { ending: 'conflict' } });
    expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['A commit of a person']);
    const attempts = run.document.checkpoints[0]?.attempts;
    expect(attempts).toMatchObject([{ outcome: 'running', failure_report: null }]);
    expect(run.document.reason).toMatch(
      /kept at refs\/groundhog\/hello\/day-1[\s\S]*otherwise it starts a new attempt/,
    );
    expect(await git(dir, 'cat-file', 'blob', 'refs/groundhog/hello/day-1:greeting.txt')).toBe('hello');
  },
);

quickTest(
  'a person who checks the task branch out during a run is told to switch away, and nothing is lost',
  async () => {
    const { dir, commit } = await createPlanRepo(planOfTwo({ budget: 1 }));
    const branch = TASK_BRANCH.replace('refs/heads/', '');
    const looks = agentCommand('checks-out-the-task-branch.sh', dir, branch);
    const run = await runOnLaptop(dir, { agent: looks, flags: ['--isolation', 'none'] });
    expect(run).toMatchObject({ exitCode: 1, leftovers: [], document: { ending: 'blocked' } });
    expect(run.document.reason).toMatch(/^The task branch is checked out\.[\s\S]*git switch --detach/);
    expect(run.document.reason).not.toMatch(/denyCurrentBranch|rule or hook|rejected the push/);
    expect(await git(dir, 'status', '--porcelain')).toBe('');
    await git(dir, 'switch', '-q', 'main');
    const next = await runOnLaptop(dir, { agent: 'exit 1' });
    expect(next.document.ending).toBe('passed');
    expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
  },
);

slowTest('the run after such a conflict goes on above the commit of the person, with the whole budget', async () => {
  const { dir, commit } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  await runOnLaptop(dir, { agent: agentCommand('commits-for-a-person.sh', dir, TASK_BRANCH) });
  const run = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh') });
  expect(run.document.ending).toBe('passed');
  expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Do greet', 'A commit of a person']);
});

slowTest('commits that people add between two runs stay, and work goes on above them', async () => {
  const { dir, commit } = await createPlanRepo(planOfTwo({ budget: 1 }));
  await runOnLaptop(dir, { agent: agentCommand('does-step-one-only.sh') });
  const ours = await git(dir, 'rev-parse', TASK_BRANCH);
  const theirs = await git(dir, 'commit-tree', '-p', ours, '-m', 'A commit of a person', `${ours}^{tree}`);
  await git(dir, 'update-ref', TASK_BRANCH, theirs, ours);
  const run = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh'), planText: planOfTwo({ budget: 2 }) });
  expect(run.document).toMatchObject({ ending: 'passed' });
  expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Do bye', 'A commit of a person', 'Do greet']);
  expect(await listEventKinds(dir)).toContain('branch_advanced');
});

quickTest('work that a person commits after a failed attempt is checked before an agent starts', async () => {
  const notes = await createNotes();
  const { dir, commit } = await createPlanRepo(planOfTwo({ budget: 1 }));
  expect((await runOnLaptop(dir, { agent: agentCommand('does-step-one-only.sh') })).document.ending).toBe('blocked');
  const checkout = await createTempDir('groundhog-fix');
  await git(dir, 'worktree', 'add', '-q', checkout, 'groundhog/hello/task');
  await writeFiles(checkout, { 'bye.txt': 'bye\n' });
  await commitAll(checkout, 'A fix of a person');
  await git(dir, 'worktree', 'remove', checkout);
  expect(await steer(dir, 'retry')).toMatchObject({ outcome: 'done' });
  const run = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh', notes.file('started')) });
  expect(run.document).toMatchObject({
    ending: 'passed',
    checkpoints: [{}, { outcome: 'success', committed_ref: null }],
  });
  expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['A fix of a person', 'Do greet']);
  await expect(readFile(notes.file('started'))).rejects.toThrow('ENOENT');
});

quickTest(
  'a finished task whose branch is gone is in conflict, unless its commits were merged, also squashed',
  async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const agent = agentCommand('does-all-steps.sh');
    await runOnLaptop(dir, { agent });
    const head = await git(dir, 'rev-parse', TASK_BRANCH);
    await git(dir, 'update-ref', '-d', TASK_BRANCH);
    expect(await runOnLaptop(dir, { agent })).toMatchObject({ exitCode: 4, document: { ending: 'conflict' } });
    const { stdout } = await runCli(['status'], { cwd: dir });
    expect(stdout).toContain(`Branch groundhog/hello/task: gone, it was at ${head.slice(0, 7)}, `);
    expect(stdout).toContain(`\n  git branch groundhog/hello/task ${head.slice(0, 12)}\n`);
    expect(stdout).not.toContain('git merge');
    await git(dir, 'merge', '--squash', head);
    await git(dir, 'commit', '-q', '-m', 'Squashed');
    expect(await runOnLaptop(dir, { agent })).toMatchObject({ exitCode: 0, document: { ending: 'nothing_to_do' } });
  },
);

quickTest(
  'a task whose branch was deleted after a squash has the tip of its base as its base from then on',
  async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const agent = 'if [ -e wanted ]; then echo bye > bye.txt; else echo hello > greeting.txt; fi';
    await runOnLaptop(dir, { agent });
    await git(dir, 'merge', '-q', '--squash', 'groundhog/hello/task');
    await git(dir, 'commit', '-q', '-m', 'Squashed');
    await git(dir, 'branch', '-D', 'groundhog/hello/task');
    // The plan names a file that the base has, and the task before its merge had not.
    const bye = '  - id: bye\n    spec: See wanted.\n    success_criteria: [{ kind: file_exists, path: bye.txt }]\n';
    const named = bye.replace('path: bye.txt }', 'path: bye.txt }, { kind: file_exists, path: wanted }');
    await writeFiles(dir, { wanted: 'bye\n', 'plan.yml': `${greetPlan()}${named}` });
    await commitAll(dir, 'Want more');
    const tip = await git(dir, 'rev-parse', 'HEAD');
    const run = await runOnLaptop(dir, { agent });
    expect(run.document.ending).toBe('passed');
    expect(run.stderr).not.toContain('add --rebase');
    expect(run.stderr).toContain(`the task continues from the base, at ${tip.slice(0, 7)}.\n`);
    expect(run.stderr).toContain(`\n  git log --reverse -p ${tip.slice(0, 12)}..groundhog/hello/task\n`);
    await writeFiles(dir, { 'README.md': '# Amended\n' });
    await git(dir, 'commit', '-qa', '--amend', '--no-edit');
    const rebased = await runOnLaptop(dir, { agent, flags: ['--rebase'] });
    expect(rebased.document.ending).toBe('passed');
    expect(rebased.stderr).toContain(`no longer has ${tip.slice(0, 7)}, which the task began from`);
    expect(await listSubjects(dir, `main..${TASK_BRANCH}`)).toEqual(['See wanted.']);
  },
);

/** Commits files on the task branch, as a person does in a checkout of it. */
async function commitOnTaskBranch(dir: string, files: Readonly<Record<string, string>>): Promise<void> {
  const checkout = await createTempDir('groundhog-person');
  await git(dir, 'worktree', 'add', '-q', checkout, 'groundhog/hello/task');
  await writeFiles(checkout, files);
  await commitAll(checkout, 'A commit of a person');
  await git(dir, 'worktree', 'remove', checkout);
}

quickTest(
  'a commit of a person that breaks what has landed keeps the task from passing, until one repairs it',
  async () => {
    const notes = await createNotes();
    const agent = agentCommand('does-all-steps.sh', notes.file('started'));
    const { dir } = await createPlanRepo(planOfTwo({ budget: 1 }));
    expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
    const started = await readFile(notes.file('started'), 'utf8');
    await commitOnTaskBranch(dir, { 'greeting.txt': 'broken\n' });
    const run = await runOnLaptop(dir, { agent });
    expect(run).toMatchObject({
      exitCode: 1,
      document: { ending: 'blocked', checkpoints: [{ outcome: 'blocked' }, { outcome: 'success' }] },
    });
    expect(run.document.reason).toMatch(
      /"greet" is blocked: it held before the commits that Groundhog did not make \(/,
    );
    await commitOnTaskBranch(dir, { 'greeting.txt': 'hello\n' });
    const repaired = await runOnLaptop(dir, { agent });
    expect(repaired.document).toMatchObject({
      ending: 'passed',
      checkpoints: [{ outcome: 'success' }, { outcome: 'success' }],
    });
    expect(await readFile(notes.file('started'), 'utf8')).toBe(started);
  },
);

/** Each file of `wants` is a test that passes where its namesake is there. */
const WANTS = `  - kind: tests
    report: tap
    command: |
      bad=0
      for want in wants/*; do
        name=\${want#wants/}
        if test -e "$name"; then echo "ok - $name"; else echo "not ok - $name"; bad=1; fi
      done
      echo "1..$(ls wants | wc -l)"
      exit $bad
`;

quickTest(
  'a new failing test of a person, for what the plan asks for next, does not block what has landed',
  async () => {
    const toPlan = (count: number) => `version: 1
task: hello
guards:
${WANTS}
checkpoints:
${['base.txt', 'greeting.txt', 'bye.txt']
  .slice(1, count + 1)
  .map(
    (name) =>
      `  - { id: ${name.split('.')[0]}, spec: Write it., success_criteria: [{ kind: file_exists, path: ${name} }] }\n`,
  )
  .join('')}`;
    const files = { 'base.txt': '', 'wants/base.txt': '' };
    const { dir } = await createPlanRepo(toPlan(1), files);
    expect((await runOnLaptop(dir, { agent: 'echo hello > greeting.txt' })).document.ending).toBe('passed');
    await commitOnTaskBranch(dir, { 'wants/bye.txt': '' });
    const agent = 'echo bye > bye.txt; touch extra.txt wants/extra.txt';
    const run = await runOnLaptop(dir, { agent, planText: toPlan(2) });
    expect(run.document).toMatchObject({
      ending: 'passed',
      checkpoints: [{ outcome: 'success' }, { outcome: 'success' }],
    });
    expect(run.stderr).toMatch(/What has landed holds with the new commits/);
    await git(dir, 'switch', '-q', TASK_BRANCH.replace('refs/heads/', ''));
    // The test came with the last landing, so that the base of that does not have it.
    await git(dir, 'rm', '-q', 'extra.txt');
    await git(dir, 'commit', '-q', '-m', 'Break a test that passed');
    await git(dir, 'switch', '-q', 'main');
    const broken = await runOnLaptop(dir, { agent: 'exit 1', planText: toPlan(2) });
    expect(broken.document.ending).toBe('blocked');
  },
);

slowTest('a criterion that a later checkpoint has undone says nothing about the commit of a person', async () => {
  const planText = `version: 1
task: hello
checkpoints:
  - id: greet
    spec: Write the greeting.
    success_criteria: [{ kind: file_absent, path: bye.txt }, { kind: file_exists, path: greeting.txt }]
  - id: bye
    spec: Write bye.
    success_criteria: [{ kind: file_exists, path: bye.txt }]
`;
  const { dir } = await createPlanRepo(planText);
  const agent = agentCommand('does-all-steps.sh');
  expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
  await commitOnTaskBranch(dir, { 'more.txt': 'more\n' });
  expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
});

test.each(
  rowsOfRun(
    [
      ['force-moved to other commits', async (dir: string, base: string) => git(dir, 'update-ref', TASK_BRANCH, base)],
      ['deleted', async (dir: string) => git(dir, 'update-ref', '-d', TASK_BRANCH)],
    ],
    (_, index) => index === 0,
  ),
)('a task branch that was %s between two runs is a conflict, and no ref is written', async (_how, move) => {
  const { dir, commit } = await createPlanRepo(planOfTwo({ budget: 2 }));
  await runOnLaptop(dir, { agent: agentCommand('does-step-one-only.sh') });
  await move(dir, commit);
  const refs = await listRefs(dir);
  const run = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh'), planText: planOfTwo({ budget: 3 }) });
  expect(run).toMatchObject({ exitCode: 4, leftovers: [], document: { ending: 'conflict' } });
  expect(run.document.reason).toMatch(/Nothing of it was touched/);
  expect(await listRefs(dir)).toBe(refs);
  const [, ...words] = run.document.reason.split('\n').at(-1)?.split(' ') ?? [];
  await git(dir, ...words);
  const again = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh') });
  expect(again.document.ending).toBe('passed');
});
