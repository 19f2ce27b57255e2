import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { isCompleteRun, isSlowRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { STATE_REF } from '../doctor.ts';
import { toMarkers, withHub } from '../job.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  listEventKinds,
  listRefs,
  listSubjects,
  startOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);

const MANY = isCompleteRun ? 20 : isSlowRun ? 8 : 3;
const TIME_MS = 600_000;
/** A token for each job, so that what they write can be told apart. */
const TOKENS_OF_JOBS = Object.fromEntries(
  Array.from({ length: MANY }, (_, index) => {
    const number = String(index).padStart(2, '0');
    return [`ghs_${`Z9y8X7w6V5${number}`.repeat(3)}`, { kind: 'app', slug: `job-${number}` } as const];
  }),
);

/** Lets the agent work once all but one have ended, so that none comes too late to find the task at work. */
async function endAll<Ended>(started: readonly { readonly finished: Promise<Ended> }[], go: string): Promise<Ended[]> {
  const ended: Ended[] = [];
  await Promise.all(
    started.map(async ({ finished }) => {
      ended.push(await finished);
      if (ended.length === started.length - 1) await writeFile(go, '');
    }),
  );
  return ended;
}

/** Whoever is refused has moved no ref, and no state is anybody's but the winner's. */
async function expectOneWriter(repo: string): Promise<void> {
  const refs = (await listRefs(repo)).split('\n').map((line) => line.split(' ')[0]);
  expect(refs).toEqual([STATE_REF, TASK_BRANCH, 'refs/heads/main']);
  const states = (await git(repo, 'rev-list', '--first-parent', STATE_REF)).split('\n');
  const leases = await Promise.all(states.map((state) => git(repo, 'show', `${state}:lease.json`).catch(() => '')));
  expect(new Set(leases.flatMap((lease) => /"generation": ?\d+/.exec(lease) ?? [])).size).toBe(1);
  expect((await listEventKinds(repo)).filter((kind) => kind === 'run_started')).toHaveLength(1);
  expect(await git(repo, 'fsck', '--strict', '--no-dangling')).toBe('');
}

test(
  'of many runs that start on one task at once one works, and the others are refused and write nothing',
  async () => {
    const notes = await createNotes();
    const { dir, commit } = await createPlanRepo(greetPlan());
    const agent = agentCommand('waits-for-go.sh', notes.dir);
    const started = await Promise.all(
      Array.from({ length: MANY }, () => startOnLaptop(dir, { agent, timeoutMs: TIME_MS })),
    );
    const ended = await endAll(started, notes.file('go'));
    const endings = ended.map(({ document }) => document.ending).sort();
    expect(endings).toEqual(['passed', ...Array.from({ length: MANY - 1 }, () => 'refused')]);
    expect(ended.filter(({ leftovers }) => leftovers.length > 0)).toEqual([]);
    expect(await readFile(notes.file('agents'), 'utf8')).toBe('hello\n');
    expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Greet for hello']);
    await expectOneWriter(dir);
  },
  TIME_MS,
);

slowTest(
  'of many jobs that start on one task at once one works, and the others are refused and write nothing',
  () =>
    withHub({ tokens: TOKENS_OF_JOBS }, async ({ github, bare, commit, start, countWrites }) => {
      const notes = await createNotes();
      const agent = agentCommand('waits-for-go.sh', notes.dir);
      const jobs = Object.entries(TOKENS_OF_JOBS).map(async ([token, { slug }], index) => {
        const login = `${slug}[bot]`;
        const inputs = { 'bot-login': login };
        const { finished } = await start({ agent, token, inputs, runId: 2000 + index, timeoutMs: TIME_MS });
        return { finished: finished.then((result) => ({ ...result, login })) };
      });
      const ended = await endAll(await Promise.all(jobs), notes.file('go'));
      const endings = ended.map(({ outputs }) => outputs.ending).sort();
      expect(endings).toEqual(['passed', ...Array.from({ length: MANY - 1 }, () => 'refused')]);
      expect(await readFile(notes.file('agents'), 'utf8')).toBe('hello\n');
      expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toEqual(['Greet for hello']);
      await expectOneWriter(bare);
      const writers = ended.filter(({ login }) => countWrites(login).api > 0);
      expect(writers.map(({ outputs }) => outputs.ending)).toEqual(['passed']);
      expect(await github.pulls()).toMatchObject([{ isDraft: false }]);
      expect(toMarkers(await github.comments(1))).toEqual(['status:']);
      const made = github.requests.filter(({ method, path }) => method === 'POST' && path !== '/graphql');
      expect(made.map(({ path }) => path.replace(/^.*\/hello\//, '')).sort()).toEqual([
        'check-runs',
        'git/commits',
        'issues/1/comments',
        'pulls',
      ]);
    }),
  TIME_MS,
);

slowTest(
  'many tasks that run at once in one repository all pass, and none has anything of another',
  async () => {
    const notes = await createNotes();
    const { dir, commit } = await createPlanRepo(greetPlan());
    const agent = agentCommand('waits-for-go.sh', notes.dir);
    await writeFile(notes.file('go'), '');
    const tasks = Array.from({ length: MANY }, (_, index) => `task-${index}`);
    const started = tasks.map((task) => startOnLaptop(dir, { agent, flags: ['--task', task], timeoutMs: TIME_MS }));
    const ended = await Promise.all((await Promise.all(started)).map(({ finished }) => finished));
    expect(ended.map(({ document }) => `${document.task_id} ${document.ending}`)).toEqual(
      tasks.map((task) => `${task} passed`),
    );
    for (const [index, task] of tasks.entries()) {
      const branch = `refs/heads/groundhog/${task}/task`;
      expect(ended[index]?.leftovers).toEqual([]);
      expect(await listSubjects(dir, `${commit}..${branch}`)).toEqual([`Greet for ${task}`]);
      expect(await git(dir, 'show', `${branch}:task.txt`)).toBe(task);
      const record = await git(dir, 'show', `refs/groundhog/${task}/state:chronicle.jsonl`);
      expect(record.match(/task-\d+/g)?.filter((name) => name !== task)).toEqual([]);
    }
    expect(await git(dir, 'fsck', '--strict', '--no-dangling')).toBe('');
    expect(await git(dir, 'status', '--porcelain')).toBe('');
  },
  TIME_MS,
);
