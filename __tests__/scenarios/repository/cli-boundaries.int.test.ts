import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  listRefs,
  planOfTwo,
  readAllObjects,
  readRecord,
  runOnLaptop,
  startOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);

const WRITES = agentCommand('writes-file.sh', 'greeting.txt', 'hello');

quickTest('W11: the next run removes exactly what a killed one has left on this machine, and records it', async () => {
  const notes = await createNotes();
  const { dir } = await createPlanRepo(planOfTwo({ budget: 1 }));
  const agent = agentCommand('hangs-first.sh', notes.dir);
  const left = await createTempDir('groundhog-left');
  const env = { TMPDIR: left };
  const started = await startOnLaptop(dir, { agent, env });
  await started.waitForOutput(/the agent waits/);
  started.child.kill('SIGKILL');
  process.kill(-Number(await readFile(notes.file('pid'), 'utf8')), 'SIGKILL');
  await started.finished;
  const found = (await readdir(left)).filter((name) => !name.startsWith('groundhog-other'));
  expect(found.map((name) => name.replace(/-\w+$/, '')).sort()).toEqual(
    expect.arrayContaining(['groundhog-control', 'groundhog-work']),
  );
  await mkdir(join(left, 'groundhog-work-abcdef'));
  await writeFile(notes.file('go'), '');
  const run = await runOnLaptop(dir, { agent });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  const chronicle = await readRecord(dir, 'chronicle.jsonl');
  const removed = chronicle.split('\n').find((line) => line.includes('"leftovers_removed"')) ?? '{}';
  const { paths } = JSON.parse(removed);
  expect([...paths].sort()).toEqual(expect.arrayContaining([expect.stringContaining(`${left}/groundhog-work-`)]));
  const still = await readdir(left);
  expect(still).toContain('groundhog-work-abcdef');
  expect(still.filter((name) => /^groundhog-(control|work|bin)-/.test(name))).toEqual(['groundhog-work-abcdef']);
});

describe('a link in the place of the folder above, without a sandbox,', () => {
  const LINK = 'cd ..; folder="$PWD"; mv "$folder" "$folder-moved"; ln -s "$USER_FOLDER" "$folder"; true';
  const play = async (planText: string, agent: string) => {
    const user = await createTempDir('folder-of-the-user');
    await writeFiles(user, { 'workspace/notes.txt': 'precious' });
    const { dir } = await createPlanRepo(planText.replaceAll('$USER_FOLDER', user));
    const command = agent.replaceAll('$USER_FOLDER', user);
    const run = await runOnLaptop(dir, { agent: command, flags: ['--isolation', 'none'] });
    expect(run.document).toMatchObject({ ending: 'infra_error', reason: expect.stringContaining('by a link') });
    expect(await readdir(user, { recursive: true })).toEqual(['workspace', 'workspace/notes.txt']);
    expect(await readAllObjects(dir)).not.toContain('precious');
  };

  quickTest('by which an agent leads to files of the user, ends the run, and none is taken or removed', async () => {
    await play(greetPlan(), LINK);
  });

  quickTest('made by a criterion ends it, too', async () => {
    const criterion = `      - { kind: command, command: '${LINK}' }\n`;
    await play(`${greetPlan()}${criterion}`, WRITES);
  });
});

describe('W6: a temporary folder inside the repository', () => {
  quickTest('is refused before anything is written', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const refs = await listRefs(dir);
    const inside = join(dir, 'tmp');
    await mkdir(inside);
    const run = await runOnLaptop(dir, { agent: WRITES, env: { TMPDIR: inside } });
    expect(run).toMatchObject({ exitCode: 4, document: { ending: 'refused' } });
    expect(run.document.reason).toMatch(/is not separate from/);
    expect(await listRefs(dir)).toBe(refs);
    expect(await readdir(inside)).toEqual([]);
  });
});

describe('protected branches', () => {
  test.each(
    rowsOfRun(
      [
        ['release/1', ['--protected-branch', 'release/*']],
        ['stable', ['--protected-branch', 'other', '--protected-branch', 'Stable']],
      ],
      (_, index) => index === 0,
    ),
  )('no results on %s when %j say so', async (branch, flags) => {
    const { dir } = await createPlanRepo(greetPlan());
    const refs = await listRefs(dir);
    const run = await runOnLaptop(dir, { agent: WRITES, flags: ['--task-branch', branch, ...flags] });
    expect(run).toMatchObject({ exitCode: 2, document: { ending: 'refused' } });
    expect(run.document.reason).toMatch(/protected branch by the settings/);
    expect(await listRefs(dir)).toBe(refs);
  });

  quickTest('a glob that could match nothing is refused', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const run = await runOnLaptop(dir, { agent: WRITES, flags: ['--protected-branch', 'a[b'] });
    expect(run.document).toMatchObject({ ending: 'refused' });
    expect(run.document.reason).toMatch(/"protected-branch"/);
  });
});

test.each(
  rowsOfRun(
    [
      ['another branch', 'git checkout --quiet -b elsewhere', 'refs/heads/elsewhere'],
      ['no branch', 'git checkout --quiet --detach', 'no branch'],
      ['a protected branch', 'git symbolic-ref HEAD refs/heads/main', 'refs/heads/main, which is the base of the task'],
    ],
    (_, index) => index === 0,
  ),
)('W1: an agent that leaves its branch for %s is seen, and nothing lands', async (_name, move, where) => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const main = await git(dir, 'rev-parse', 'refs/heads/main');
  const agent = `echo hello > greeting.txt; ${move}; groundhog verb checkpoint-success --summary 'Write it'`;
  const run = await runOnLaptop(dir, { agent });
  expect(run.document.ending).toBe('blocked');
  expect(run.document.checkpoints[0]?.attempts[0]?.failure_report?.what_happened).toContain(
    `moved HEAD away from its scratch branch, to ${where}.`,
  );
  expect(await git(dir, 'rev-parse', 'refs/heads/main')).toBe(main);
  expect(await listRefs(dir)).not.toContain(TASK_BRANCH);
});

slowTest('W7: an annotated tag as the base is recorded as the commit that it names', async () => {
  const { dir, commit } = await createPlanRepo(greetPlan());
  await git(dir, 'tag', '-a', '-m', 'First', 'v1');
  const run = await runOnLaptop(dir, { agent: WRITES, flags: ['--base', 'v1'] });
  expect(run.document.ending).toBe('passed');
  const context = JSON.parse(await readRecord(dir, 'workspace/0001.json'));
  expect(context).toMatchObject({ base_ref: 'v1', base_sha: commit, head_sha: commit });
});

quickTest('W8: names that git would refuse are refused before any folder of a workspace is made', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: WRITES, flags: ['--task', 'a..b'] });
  expect(run).toMatchObject({ leftovers: [], document: { ending: 'refused' } });
});

slowTest('W12: a plan that is not committed is carried out, and its agent sees it in the brief', async () => {
  const { dir } = await createPlanRepo('task: hello\n');
  await writeFiles(dir, { 'later.yml': greetPlan() });
  const notes = await createNotes();
  const agent = `cp "$GROUNDHOG_BRIEF" ${notes.file('brief')}; ${WRITES}`;
  const run = await runOnLaptop(dir, { agent, plan: 'later.yml' });
  expect(run.document.ending).toBe('passed');
  expect(await readFile(notes.file('brief'), 'utf8')).toContain('Write greeting.txt with "hello".');
});

slowTest('W14: a run that an error stops does not end as passed', async () => {
  const { dir } = await createPlanRepo(greetPlan({ head: 'setup: exit 3\n' }));
  const run = await runOnLaptop(dir, { agent: WRITES });
  expect(run).toMatchObject({ exitCode: 5, document: { ending: 'infra_error' } });
  expect(JSON.parse(await readRecord(dir, 'run.json'))).toMatchObject({ ending: 'infra_error' });
});
