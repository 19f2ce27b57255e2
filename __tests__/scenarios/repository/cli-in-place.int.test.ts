import { execFile, spawn } from 'node:child_process';
import { chmod, lstat, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { canMount } from '../../crash/full-disk.ts';
import { writeProgram } from '../../crash/traps.ts';
import { isRunning } from '../../exec/wait-until-gone.ts';
import { takeInventory } from '../../helpers/open-workspace.ts';
import { runCli } from '../../helpers/run-built.ts';
import { isSlowRun, quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, commitAll, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import {
  createNotes,
  createPlanRepo,
  greetPlan,
  listRefs,
  listSubjects,
  planOfTwo,
  runOnLaptop,
  startOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);

const IN_PLACE = ['--workspace', 'in_place'];
const GREETS = 'echo hello > greeting.txt; groundhog verb checkpoint-success --summary Greet';

function status(dir: string): Promise<string> {
  return git(dir, 'status', '--porcelain', '--branch', '--untracked-files=all');
}

/** What a run of ours may have left in the git directory. */
async function findTraces(dir: string): Promise<readonly string[]> {
  return (await readdir(join(dir, '.git'))).filter((name) => /groundhog|\.lock$|(MERGE|PICK|REVERT)_HEAD$/.test(name));
}

quickTest(
  'an edit of a person while criteria run in place is theirs, and is named as what keeps the next attempt',
  async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const criterion = `{ kind: command, command: "echo mine >> '${dir}/README.md'; test -e greeting.txt" }`;
    await writeFiles(dir, { 'plan.yml': greetPlan().replace(/( +)success_criteria:\n/, `$&$1  - ${criterion}\n`) });
    await commitAll(dir, 'Plan');
    const run = await runOnLaptop(dir, { agent: GREETS, flags: [...IN_PLACE, '--isolation', 'none'] });
    expect(run).toMatchObject({ exitCode: 4, document: { ending: 'refused' } });
    const { reason } = run.document as { reason: string };
    expect(reason).toMatch(/^The checkout has changes that are not committed\.[\s\S]*README\.md[\s\S]*git stash/);
    expect(await readFile(join(dir, 'README.md'), 'utf8')).toBe('# Hello\nmine\n');
  },
);

test('an agent without a sandbox that deletes the checkout ends the run, which names it', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: 'rm -rf "$PWD"', flags: [...IN_PLACE, '--isolation', 'none'] });
  expect(run).toMatchObject({ exitCode: 5, document: { ending: 'infra_error' } });
  const { reason } = run.document as { reason: string };
  expect(reason).toContain('A folder that the run needs is not there');
  expect(reason).toContain(`"${dir}" does not exist`);
});

quickTest(
  'a plan is carried out in the checkout itself, which ends on the task branch with nothing but the result',
  async () => {
    const { dir, commit } = await createPlanRepo(planOfTwo({ budget: 1 }), {
      '.gitignore': 'cache/\n',
      'src/a.txt': 'a\n',
    });
    await writeFiles(dir, { 'mine.txt': 'mine\n', 'cache/warm': '1\n' });
    await chmod(join(dir, 'mine.txt'), 0o600);
    await utimes(join(dir, 'mine.txt'), 1_000_000_000, 1_000_000_000);
    const source = await lstat(join(dir, 'src/a.txt'));
    const notes = await createNotes();
    const agent = `pwd >> ${notes.file('where')}; git symbolic-ref HEAD >> ${notes.file('heads')}
    case $GROUNDHOG_CHECKPOINT in greet) echo hello > greeting.txt;; *) cat cache/warm; echo bye > bye.txt;; esac
    git add -A; git commit -qm "of the agent's own"
    groundhog verb checkpoint-success --summary "Do $GROUNDHOG_CHECKPOINT"`;
    const run = await runOnLaptop(dir, { agent, flags: IN_PLACE });
    expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
    expect(await readFile(notes.file('where'), 'utf8')).toBe(`${dir}\n${dir}\n`);
    expect(await readFile(notes.file('heads'), 'utf8')).toBe(
      'refs/heads/groundhog/hello/day-1\nrefs/heads/groundhog/hello/day-2\n',
    );
    expect(await status(dir)).toBe('## groundhog/hello/task\n?? mine.txt');
    expect(await listSubjects(dir, `${commit}..HEAD`)).toEqual(['Do bye', 'Do greet']);
    expect(await git(dir, 'for-each-ref', '--format=%(refname)', 'refs/heads')).toBe(`${TASK_BRANCH}\nrefs/heads/main`);
    expect(await lstat(join(dir, 'mine.txt'))).toMatchObject({ mode: 0o100600, mtimeMs: 1_000_000_000_000 });
    expect((await lstat(join(dir, 'src/a.txt'))).mtimeMs).toBe(source.mtimeMs);
    expect(await findTraces(dir)).toEqual([]);
  },
);

quickTest(
  'what an untracked file was edited to is kept, in a run that passes and after one that was killed',
  async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const edited = (day: number) => readFile(join(dir, `.git/groundhog/edited-hello-day-${day}/notes.txt`), 'utf8');
    await writeFiles(dir, { 'notes.txt': 'mine\n' });
    const waits = await startOnLaptop(dir, { agent: 'echo hello > greeting.txt; sleep 600', flags: IN_PLACE });
    while (!(await git(dir, 'status', '--porcelain')).includes('greeting.txt')) await setTimeout(50);
    waits.child.kill('SIGKILL');
    await waits.finished;
    await writeFile(join(dir, 'notes.txt'), 'mine\nafter the kill\n');
    const run = await runOnLaptop(dir, { agent: `echo by the agent >> notes.txt; ${GREETS}`, flags: IN_PLACE });
    expect(run.document.ending).toBe('passed');
    expect(await readFile(join(dir, 'notes.txt'), 'utf8')).toBe('mine\n');
    expect([await edited(1), await edited(2)]).toEqual(['mine\nafter the kill\n', 'mine\nby the agent\n']);
    expect(run.stderr.match(/Untracked before the attempt, edited since, and restored: notes\.txt\./g)).toHaveLength(2);
    // HEAD is on the task branch: a merge there would do nothing.
    const { stdout } = await runCli(['status'], { cwd: dir });
    expect(stdout).toMatch(/git switch main\n +git merge groundhog\/hello\/task/);
  },
);

slowTest('after attempts that fail the checkout is where it was, and their work is on scratch branches', async () => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 2\n' }), { 'a.txt': 'a\n' });
  await writeFiles(dir, { 'mine.txt': 'mine\n', 'notes/other.txt': 'other\n' });
  await chmod(join(dir, 'mine.txt'), 0o640);
  const before = await takeInventory(dir);
  const agent = `rm mine.txt a.txt; echo over > notes/other.txt; echo no > greeting.txt
    groundhog verb checkpoint-success --summary Greet`;
  const run = await runOnLaptop(dir, { agent, flags: IN_PLACE });
  expect(run).toMatchObject({ exitCode: 1, document: { ending: 'blocked' } });
  expect(await takeInventory(dir)).toEqual(before);
  expect((await lstat(join(dir, 'mine.txt'))).mode).toBe(0o100640);
  expect(await status(dir)).toBe('## main\n?? mine.txt\n?? notes/other.txt');
  expect(await git(dir, 'for-each-ref', '--format=%(refname)', 'refs/heads')).toBe(
    'refs/heads/groundhog/hello/day-1\nrefs/heads/groundhog/hello/day-2\nrefs/heads/main',
  );
  expect(await git(dir, 'diff', '--name-status', 'main', 'groundhog/hello/day-2')).toBe('D\ta.txt\nA\tgreeting.txt');
  // What the untracked file was edited to is kept.
  expect(await findTraces(dir)).toEqual(['groundhog']);
  expect((await readdir(join(dir, '.git/groundhog'))).sort()).toEqual(['edited-hello-day-1', 'edited-hello-day-2']);
  expect(await readFile(join(dir, '.git/groundhog/edited-hello-day-2/notes/other.txt'), 'utf8')).toBe('over\n');
  // A branch that a person has gone on with is theirs.
  const own = await git(
    dir,
    'commit-tree',
    '-p',
    'groundhog/hello/day-2',
    '-m',
    'Mine',
    'groundhog/hello/day-2^{tree}',
  );
  await git(dir, 'update-ref', 'refs/heads/groundhog/hello/day-2', own);
  const kept = await runCli(['gc', '--older-than', '0m', '--apply'], { cwd: dir });
  expect(kept.stdout).toMatch(/\n {2}refs\/heads\/groundhog\/hello\/day-1 [^\n]*past its retention\)\n/);
  expect(kept.stdout).toContain('hello: it does not end with the capture of its attempt');
  expect(await git(dir, 'for-each-ref', '--format=%(refname)', 'refs/heads')).toBe(
    'refs/heads/groundhog/hello/day-2\nrefs/heads/main',
  );
});

if (isSlowRun)
  test.each(
    rowsOfRun(
      [
        {
          from: 'the branch that is checked out',
          checkout: ['-b', 'feature'],
          flags: ['--task-branch', 'feature'],
          branch: 'feature',
        },
        { from: 'a detached HEAD', checkout: ['--detach'], flags: [], branch: 'groundhog/hello/task' },
      ],
      () => false,
    ),
  )('a run lands from $from', async ({ checkout, flags, branch }) => {
    const { dir } = await createPlanRepo(greetPlan());
    await git(dir, 'checkout', '--quiet', ...checkout);
    const run = await runOnLaptop(dir, { agent: GREETS, flags: [...IN_PLACE, ...flags] });
    expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed', task_branch: branch } });
    expect(await status(dir)).toBe(`## ${branch}`);
    const again = await runOnLaptop(dir, { agent: GREETS, flags: IN_PLACE });
    expect(again.document.ending).toBe('nothing_to_do');
  });

const ELSEWHERE = 'it is not where the task starts';

describe('a checkout is refused, and nothing in it changes, when', () => {
  const linked = (dir: string) => git(dir, 'worktree', 'add', '--quiet', '-b', TASK_BRANCH.slice(11), `${dir}-linked`);
  test.each(
    rowsOfRun(
      [
        ['a change is not staged', (dir: string) => writeFiles(dir, { 'a.txt': 'b\n' }), /not committed[\s\S]*a\.txt/],
        [
          'a change is staged',
          (dir: string) => git(dir, 'rm', '--quiet', '--cached', 'a.txt'),
          /not committed[\s\S]*a\.txt/,
        ],
        [
          'a file is meant to be added',
          async (dir: string) => {
            await writeFiles(dir, { 'later.txt': '' });
            await git(dir, 'add', '--intent-to-add', 'later.txt');
          },
          /not committed[\s\S]*later\.txt/,
        ],
        [
          'a change is hidden from git',
          (dir: string) => git(dir, 'update-index', '--assume-unchanged', 'a.txt'),
          /hides files from git[\s\S]*a\.txt/,
        ],
        [
          'S19: a submodule is filled',
          async (dir: string) => {
            await git(dir, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},lib`);
            await git(dir, 'commit', '--quiet', '-m', 'submodule');
            await writeFiles(dir, { 'lib/a.txt': 'a\n' });
          },
          /submodules or repositories in it: lib\//,
        ],
        ['it is sparse', (dir: string) => git(dir, 'sparse-checkout', 'set', 'src'), /is sparse[\s\S]*docs\/b\.txt/],
        [
          'a merge is under way',
          async (dir: string) => {
            await git(dir, 'branch', 'other');
            await git(dir, 'commit', '--quiet', '--allow-empty', '-m', 'more');
            await git(dir, 'checkout', '--quiet', 'other');
            await git(dir, 'commit', '--quiet', '--allow-empty', '-m', 'else');
            await git(dir, 'merge', '--quiet', '--no-commit', '--no-ff', 'main');
          },
          /a merge under way/,
        ],
        ['a bisection is under way', (dir: string) => git(dir, 'bisect', 'start'), /a bisection under way/],
        [
          'S6: a repository lies in it',
          (dir: string) => git(dir, 'init', '--quiet', 'nested'),
          /repositories in it that no rule ignores: nested\//,
        ],
        [
          'a git command holds its index',
          (dir: string) => writeFiles(dir, { '.git/index.lock': '' }),
          /holds the index of this checkout[\s\S]*\.git\/index\.lock" still existed[\s\S]*delete the file/,
        ],
        ['S10: a branch is in the way of ours', (dir: string) => git(dir, 'branch', 'groundhog'), /ref is in the way/],
        [
          'a scratch branch of its task exists',
          (dir: string) => git(dir, 'branch', 'groundhog/hello/day-1'),
          /groundhog\/hello\/day-1/,
        ],
        ['S11: the task branch is checked out elsewhere', linked, /task branch is checked out[\s\S]*-linked/],
        [ELSEWHERE, () => Promise.resolve(), /not at the commit where the task resumes/],
        [
          'a file of the user cannot be read',
          async (dir: string) => {
            await writeFiles(dir, { 'secret.txt': '1\n' });
            await chmod(join(dir, 'secret.txt'), 0o000);
          },
          /untracked files that cannot be kept: secret\.txt/,
        ],
      ],
      (_, index) => index % 5 === 0,
    ),
  )('%s', async (why, prepare, message) => {
    const { dir } = await createPlanRepo(greetPlan(), { 'a.txt': 'a\n', 'src/a.txt': 'a\n', 'docs/b.txt': 'b\n' });
    await git(dir, 'commit', '--quiet', '--allow-empty', '-m', 'second');
    await prepare(dir);
    const before = [await listRefs(dir), await status(dir), await git(dir, 'rev-parse', 'HEAD'), await readdir(dir)];
    const entries = await readdir(join(dir, '.git'));
    const base = why === ELSEWHERE ? ['--base', 'HEAD~1'] : [];
    const run = await runOnLaptop(dir, { agent: GREETS, flags: [...IN_PLACE, ...base] });
    expect(run).toMatchObject({ exitCode: 4, leftovers: [], document: { ending: 'refused' } });
    expect(run.stderr).toMatch(message);
    expect([await listRefs(dir), await status(dir), await git(dir, 'rev-parse', 'HEAD'), await readdir(dir)]).toEqual(
      before,
    );
    expect(await readdir(join(dir, '.git'))).toEqual(entries);
  });
});

slowTest('what a refused run in place says to check out can be checked out, and the run then works', async () => {
  const { dir } = await createPlanRepo(planOfTwo({ budget: 1 }));
  await git(dir, 'commit', '--quiet', '--allow-empty', '-m', 'second');
  const followAdvice = async (flags: readonly string[]) => {
    const refused = await runOnLaptop(dir, { agent: GREETS, flags: [...IN_PLACE, ...flags] });
    expect(refused).toMatchObject({ exitCode: 4, document: { ending: 'refused' } });
    const [, words = ''] = /Check that commit out first: git (switch [^.]+)\. /.exec(refused.stderr) ?? [];
    await git(dir, ...words.split(' '));
    return [words, await runOnLaptop(dir, { agent: GREETS, flags: [...IN_PLACE, ...flags] })] as const;
  };
  const [first, begun] = await followAdvice(['--base', 'main~1', '--only', 'greet']);
  expect(first).toMatch(/^switch --detach [0-9a-f]{40}$/);
  expect(begun.document.checkpoints[0]?.outcome).toBe('success');
  await git(dir, 'switch', '--quiet', 'main');
  const [second, resumed] = await followAdvice(['--base', 'main~1']);
  expect(second).toBe(`switch ${TASK_BRANCH.slice('refs/heads/'.length)}`);
  expect(resumed.document.reason).not.toMatch(/commit where the task resumes/);
});

describe('what an agent does to the repository that it works in', () => {
  quickTest('S15: configuration, hooks and rules are put back before a criterion runs, and it is said', async () => {
    const { dir } = await createPlanRepo(
      greetPlan().replace(
        /- \{ kind.*\n/,
        "- { kind: command, command: 'git status && test -e greeting.txt && test ! -e .git/hooks/pre-commit' }\n",
      ),
    );
    const notes = await createNotes();
    const before = await readFile(join(dir, '.git/config'), 'utf8');
    const agent = `git config core.fsmonitor 'touch ${notes.file('ran')}'; echo 'touch ${notes.file('ran')}' > .git/hooks/pre-commit
      chmod +x .git/hooks/pre-commit; echo plan.yml >> .git/info/exclude; : > .git/index.lock; : > .git/MERGE_HEAD
      ${GREETS}`;
    const run = await runOnLaptop(dir, { agent, flags: IN_PLACE });
    expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
    expect(await readFile(join(dir, '.git/config'), 'utf8')).toBe(before);
    expect(await readdir(notes.dir)).toEqual([]);
    expect(await findTraces(dir)).toEqual([]);
    expect(await status(dir)).toBe('## groundhog/hello/task');
    const record = await git(dir, 'cat-file', 'blob', 'refs/groundhog/hello/state:run.json');
    expect(record).toMatch(/\.git\/config was changed by the attempt and was restored/);
  });

  test.each(
    rowsOfRun(
      [
        ['leaves the scratch branch', 'git checkout -q main'],
        ['detaches HEAD', 'git checkout -q --detach'],
        [
          'begins a merge',
          'git checkout -q -b x; echo x > y; git add .; git commit -qm y; git merge -q --no-commit --no-ff main',
        ],
      ],
      (_, index) => index === 0,
    ),
  )('S20: an agent that %s fails, and the checkout is put right', async (_what, script) => {
    const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
    const run = await runOnLaptop(dir, { agent: `${script}\n${GREETS}`, flags: IN_PLACE });
    expect(run).toMatchObject({ exitCode: 1, document: { ending: 'blocked' } });
    expect(await status(dir)).toBe('## main');
    expect(await git(dir, 'cat-file', 'blob', 'groundhog/hello/day-1:greeting.txt')).toBe('hello');
    expect(await findTraces(dir)).toEqual([]);
  });

  slowTest('S1: a task branch that moved during the attempt is left alone, and the work is kept', async () => {
    const { dir, commit } = await createPlanRepo(greetPlan());
    await git(dir, 'branch', 'groundhog/hello/task');
    const agent = `git update-ref ${TASK_BRANCH} $(git commit-tree HEAD^{tree} -p HEAD -m foreign)\n${GREETS}`;
    const run = await runOnLaptop(dir, { agent, flags: IN_PLACE, env: { GIT_AUTHOR_NAME: 'x' } });
    expect(run.stderr).toMatch(/Ending: (conflict|blocked)/);
    expect(await status(dir)).toBe('## main');
    expect(await git(dir, 'cat-file', 'blob', 'groundhog/hello/day-1:greeting.txt')).toBe('hello');
    expect(await git(dir, 'rev-parse', 'HEAD')).toBe(commit);
  });
});

if (isSlowRun)
  test.each(
    rowsOfRun(
      [
        { what: 'that lands', exit: '0', ending: 'passed', at: '## groundhog/hello/task', holder: TASK_BRANCH },
        { what: 'that fails', exit: '1', ending: 'blocked', at: '## main', holder: 'groundhog/hello/day-1' },
      ],
      () => false,
    ),
  )(
    'while a git command holds the index an attempt $what leaves it alone, and the next run puts all right',
    async ({ exit, ending, at, holder }) => {
      const { dir } = await createPlanRepo(
        greetPlan({ more: '    attempt_budget: 1\n' }).replace(
          /- \{ kind.*\n/,
          `- { kind: command, command: 'test -e greeting.txt || exit 1; test -e .git/before && exit ${exit}; cp .git/index .git/before; echo theirs > .git/index.lock; exit ${exit}' }\n`,
        ),
      );
      const run = await runOnLaptop(dir, { agent: GREETS, flags: [...IN_PLACE, '--verify-in', 'workspace'] });
      expect(run.stderr).toMatch(/A git command holds the index of this checkout/);
      expect(run.stderr).toMatch(/The checkout was left as it is/);
      expect(await readFile(join(dir, '.git/index.lock'), 'utf8')).toBe('theirs\n');
      expect(await readFile(join(dir, '.git/index'))).toEqual(await readFile(join(dir, '.git/before')));
      expect(await git(dir, 'cat-file', 'blob', `${holder}:greeting.txt`)).toBe('hello');
      await rm(join(dir, '.git/index.lock'));
      const again = await runOnLaptop(dir, { agent: GREETS, flags: IN_PLACE });
      expect(again.document.ending).toBe(ending);
      expect(await status(dir)).toBe(at);
      expect(await git(dir, 'cat-file', 'blob', `${holder}:greeting.txt`)).toBe('hello');
      expect(await findTraces(dir)).toEqual([]);
    },
  );

slowTest('what people start in their checkout during a run goes on', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const notes = await createNotes();
  const agent = `echo 'the agent waits'; while [ ! -e ${notes.file('go')} ]; do sleep 0.05; done; ${GREETS}`;
  const started = await startOnLaptop(dir, { agent, flags: IN_PLACE });
  await started.waitForOutput(/the agent waits/);
  const editor = spawn('sleep', ['600'], { cwd: dir, detached: true, stdio: 'ignore' });
  try {
    await writeFile(notes.file('go'), '');
    expect(await started.finished).toMatchObject({ exitCode: 0 });
    expect(await isRunning(editor.pid ?? 0)).toBe(true);
  } finally {
    editor.kill('SIGKILL');
  }
});

describe('a run that is killed in the middle of an attempt', () => {
  async function killOne(more: string = '') {
    const notes = await createNotes();
    const { dir, commit } = await createPlanRepo(planOfTwo({ budget: 1 }), { 'a.txt': 'a\n' });
    await writeFiles(dir, { 'mine.txt': 'mine\n' });
    await chmod(join(dir, 'mine.txt'), 0o600);
    const agent = `case $GROUNDHOG_CHECKPOINT in
      greet) echo hello > greeting.txt;;
      *) if [ ! -e ${notes.file('go')} ]; then
           rm mine.txt a.txt; echo half > half.txt; echo $$ > ${notes.file('pid')}; ${more} echo 'the agent waits'; sleep 600
         fi; echo bye > bye.txt;;
      esac; groundhog verb checkpoint-success --summary "Do $GROUNDHOG_CHECKPOINT"`;
    const started = await startOnLaptop(dir, { agent, flags: IN_PLACE });
    await started.waitForOutput(/the agent waits/);
    return { notes, dir, commit, agent, started };
  }

  quickTest(
    'leaves a checkout that the next run recognises, whose work it keeps, and in which it goes on',
    async () => {
      const { notes, dir, commit, agent, started } = await killOne();
      started.child.kill('SIGKILL');
      await started.finished;
      expect(await status(dir)).toContain('## groundhog/hello/day-2\n D a.txt');
      await writeFile(notes.file('go'), '');
      const run = await runOnLaptop(dir, { agent, flags: IN_PLACE });
      expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
      expect(run.stderr).toMatch(/A run that died had left its work.*kept on groundhog\/hello\/day-2/);
      expect(await isRunning(Number(await readFile(notes.file('pid'), 'utf8')))).toBe(false);
      expect(await status(dir)).toBe('## groundhog/hello/task\n?? mine.txt');
      expect(await readFile(join(dir, 'mine.txt'), 'utf8')).toBe('mine\n');
      expect((await lstat(join(dir, 'mine.txt'))).mode).toBe(0o100600);
      expect(await git(dir, 'diff', '--name-status', 'groundhog/hello/day-2~', 'groundhog/hello/day-2')).toBe(
        'D\ta.txt\nA\thalf.txt',
      );
      expect(await listSubjects(dir, `${commit}..HEAD`)).toEqual(['Do bye', 'Do greet']);
      expect(await findTraces(dir)).toEqual([]);
    },
  );

  slowTest(
    'leaves alone what somebody has begun in the checkout since, and keeps what was untracked before',
    async () => {
      const { dir, agent, started } = await killOne();
      started.child.kill('SIGKILL');
      await started.finished;
      await git(dir, 'checkout', '--quiet', '--force', 'main');
      await writeFiles(dir, { 'a.txt': 'of a person\n' });
      const run = await runOnLaptop(dir, { agent, flags: IN_PLACE });
      expect(run).toMatchObject({ exitCode: 4, document: { ending: 'refused' } });
      expect(await status(dir)).toBe('## main\n M a.txt\n?? half.txt');
      expect(await readFile(join(dir, 'a.txt'), 'utf8')).toBe('of a person\n');
      const kept = join(dir, '.git/groundhog/kept-hello-day-2');
      expect(run.stderr).toContain(`in no commit: mine.txt. Copies are in ${kept}.`);
      expect(await readFile(join(kept, 'mine.txt'), 'utf8')).toBe('mine\n');
      expect((await lstat(join(kept, 'mine.txt'))).mode).toBe(0o100600);
      expect(await readdir(join(dir, '.git/groundhog'))).toEqual(['kept-hello-day-2']);
    },
  );

  const kills = [
    { when: 'before it keeps the work', kill: 'case " $* " in *:refs/heads/groundhog/hello/day-2*) die ;; esac' },
    { when: 'after it restored the files', kill: 'case "$GIT_INDEX_FILE" in *index.groundhog) die ;; esac' },
  ];
  for (const { when, kill } of kills)
    slowTest(`loses no work when the next run is killed, too, ${when}, and somebody edits meanwhile`, async () => {
      const { notes, dir, agent, started } = await killOne();
      started.child.kill('SIGKILL');
      await started.finished;
      const bin = await createTempDir('groundhog-bin');
      const real = join(await git('/', '--exec-path'), 'git');
      const die = 'die() { kill -KILL $PPID; exit 1; }';
      await writeProgram(join(bin, 'git'), `#!/bin/sh\n${die}\n${kill}\nexec '${real}' "$@"\n`);
      const PATH = `${bin}:${process.env.PATH}`;
      expect((await runOnLaptop(dir, { agent, flags: IN_PLACE, env: { PATH } })).signal).toBe('SIGKILL');
      expect(await git(dir, 'symbolic-ref', 'HEAD')).toBe('refs/heads/groundhog/hello/day-2');
      await writeFiles(dir, { 'later.txt': 'later\n' });
      await writeFile(notes.file('go'), '');
      const run = await runOnLaptop(dir, { agent, flags: IN_PLACE });
      expect(run.document.ending).toBe('passed');
      const kept = await git(dir, 'log', '--format=', '--name-status', 'groundhog/hello/task~..groundhog/hello/day-2');
      expect(kept).toContain('A\thalf.txt');
      expect(kept).toContain('A\tlater.txt');
      expect(await status(dir)).toBe('## groundhog/hello/task\n?? mine.txt');
      expect(await findTraces(dir)).toEqual([]);
    });

  slowTest('is not taken for dead while it lives: another run in the same checkout is refused', async () => {
    const { dir, agent, started } = await killOne();
    const other = await runOnLaptop(dir, { agent, flags: [...IN_PLACE, '--task', 'other'] });
    expect(other).toMatchObject({ exitCode: 4, document: { ending: 'refused' } });
    expect(other.stderr).toMatch(/Another run works in this checkout[\s\S]*the process \d+/);
    started.child.kill('SIGINT');
    expect((await started.finished).document.ending).toBe('paused');
    expect(await status(dir)).toBe('## groundhog/hello/task\n?? mine.txt');
    expect(await findTraces(dir)).toEqual([]);
  });
});

describe('what fails right after a landing was published is put right by the next run', () => {
  const onRoot = canMount ? ['the checkout turns read-only'] : [];
  for (const what of ['the folder of the run vanishes', ...onRoot])
    slowTest(what, async () => {
      const { dir } = await createPlanRepo(planOfTwo({ budget: 1 }), { 'a.txt': 'a\n' });
      await writeFiles(dir, { 'mine.txt': 'mine\n' });
      const [bin, temp] = [await createTempDir('groundhog-bin'), await createTempDir('groundhog-tmp')];
      const isReadOnly = what !== 'the folder of the run vanishes';
      const act = isReadOnly
        ? `mount --bind '${dir}' '${dir}' && mount -o remount,bind,ro '${dir}'`
        : `rm -rf '${temp}'/groundhog-control-*`;
      const real = join(await git('/', '--exec-path'), 'git');
      const wrapper = `#!/bin/sh\n'${real}' "$@"\ncode=$?\ncase " $* " in *:${TASK_BRANCH}*) ${act} ;; esac\nexit $code\n`;
      await writeProgram(join(bin, 'git'), wrapper);
      const agent = `echo more >> a.txt; echo hello > greeting.txt; echo bye > bye.txt
      groundhog verb checkpoint-success --summary "Do $GROUNDHOG_CHECKPOINT"`;
      const PATH = `${bin}:${process.env.PATH}`;
      const failed = await runOnLaptop(dir, { agent, flags: IN_PLACE, env: { PATH, TMPDIR: temp } });
      expect(failed.document.ending).toBe('infra_error');
      if (isReadOnly) await promisify(execFile)('umount', [dir]);
      const run = await runOnLaptop(dir, { agent, flags: IN_PLACE });
      expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
      expect(await status(dir)).toBe('## groundhog/hello/task\n?? mine.txt');
      expect(await readFile(join(dir, 'mine.txt'), 'utf8')).toBe('mine\n');
      expect(await findTraces(dir)).toEqual([]);
    });
});

slowTest(
  'S14: from a folder below the root, and in a linked worktree, the whole checkout is the workspace',
  async () => {
    const { dir } = await createPlanRepo(greetPlan(), { 'sub/a.txt': 'a\n', 'top.txt': 'top\n' });
    const tree = join(await createTempDir('groundhog-linked'), 'tree');
    await git(dir, 'worktree', 'add', '--quiet', '-b', 'side', tree);
    await mkdir(join(tree, 'sub'), { recursive: true });
    const agent = `echo no > top.txt; ${GREETS.replace('checkpoint-success --summary Greet', 'checkpoint-failure --what-tried a --what-happened b --next c --retry-pointless')}`;
    const failed = await runOnLaptop(tree, { agent, flags: [...IN_PLACE, '--repo', 'sub'] });
    expect(failed.document.ending).toBe('blocked');
    expect(await status(tree)).toBe('## side');
    const passed = await runOnLaptop(tree, { agent: GREETS, flags: [...IN_PLACE, '--task', 'second'] });
    expect(passed.document.ending).toBe('passed');
    expect(await status(tree)).toBe('## groundhog/second/task');
    expect(await status(dir)).toBe('## main');
    await commitAll(dir, 'still works');
  },
);
