import { afterEach, expect } from '@jest/globals';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, commitAll, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import { agentCommand, createPlanRepo, greetPlan, planOfTwo, readRecord, runOnLaptop, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

const readShares = (dir: string, range: string) =>
  git(dir, 'log', '--format=%(trailers:key=Groundhog-Attribution,valueonly,separator=%x2C)', range);

/** Lets a person commit to the task branch from a clone of their own. */
async function commitAsPerson(dir: string, work: (clone: string) => Promise<unknown>): Promise<void> {
  const clone = await createTempDir('groundhog-person');
  await git(clone, 'clone', '--quiet', '--branch', 'groundhog/hello/task', dir, '.');
  await work(clone);
  await git(clone, 'push', '--quiet', 'origin', 'HEAD');
}

quickTest('a landed checkpoint says in record, commit, chronicle and comment who wrote its lines', async () => {
  const { dir, commit } = await createPlanRepo(planOfTwo({ budget: 1 }));
  await runOnLaptop(dir, { agent: agentCommand('does-step-one-only.sh') });
  expect(await readShares(dir, `${commit}..${TASK_BRANCH}`)).toBe('100% agent (1/1 lines)');
  const ours = await git(dir, 'rev-parse', TASK_BRANCH);
  await commitAsPerson(dir, async (clone) => {
    await writeFiles(clone, { 'notes.txt': '1\n2\n3\n' });
    await commitAll(clone, 'Notes of a person');
    await writeFiles(clone, { 'notes.txt': 'one\ntwo\n3\n' });
    await commitAll(clone, 'Better notes');
  });
  const run = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh'), planText: planOfTwo({ budget: 2 }) });
  expect(run.document).toMatchObject({ ending: 'passed' });
  const added = Number((await git(dir, 'show', '--format=', '--numstat', TASK_BRANCH)).split('\t')[0]);
  expect(added).toBe(1);
  expect(await readShares(dir, `${TASK_BRANCH}^..${TASK_BRANCH}`)).toBe('25% agent (1/4 lines)');
  const record = JSON.parse(await readRecord(dir, 'run.json'));
  expect(record.checkpoints[1].attempts.at(-1).attribution).toEqual({
    since: ours,
    agent_added: 1,
    agent_removed: 0,
    people_added: 3,
    people_commits: 2,
    binary_files: 0,
  });
  expect(record.last_landed).toBe(await git(dir, 'rev-parse', TASK_BRANCH));
  expect((await runCli(['chronicle'], { cwd: dir })).stdout).toContain(
    '      lines: 25% agent (1/4 lines); agent +1 -0; people +3 in 2 commits\n',
  );
});

slowTest('what people merge into the task branch is not counted as theirs', async () => {
  const { dir } = await createPlanRepo(planOfTwo({ budget: 1 }));
  await runOnLaptop(dir, { agent: agentCommand('does-step-one-only.sh') });
  await writeFiles(dir, { 'main.txt': 'x\n'.repeat(50) });
  await commitAll(dir, 'Work on main');
  await commitAsPerson(dir, async (clone) => {
    await git(clone, 'merge', '--quiet', '--no-ff', '-m', 'Take in main', 'origin/main');
    await writeFiles(clone, { 'notes.txt': '1\n' });
    await commitAll(clone, 'A note');
  });
  await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh'), planText: planOfTwo({ budget: 2 }) });
  expect(await readShares(dir, `${TASK_BRANCH}^..${TASK_BRANCH}`)).toBe('50% agent (1/2 lines)');
});

slowTest('a checkpoint that only deletes lands without a share', async () => {
  const plan = greetPlan().replace(
    "file_contains, path: greeting.txt, pattern: '^hello$'",
    'file_absent, path: old.txt',
  );
  const { dir, commit } = await createPlanRepo(plan, { 'old.txt': 'a\nb\n' });
  const agent = 'rm old.txt && groundhog verb checkpoint-success --summary "Remove old.txt"';
  expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
  expect(await readShares(dir, `${commit}..${TASK_BRANCH}`)).toBe('');
  expect((await runCli(['chronicle'], { cwd: dir })).stdout).toContain('lines: none added; agent +0 -2\n');
});
