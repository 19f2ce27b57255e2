import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { EventBody } from '../../src/domain/record/chronicle-event.ts';
import { silentNotifier } from '../../src/domain/record/notifier.ts';
import { toAuthorization } from '../../src/git/remote.ts';
import { readState, type StoredTask } from '../../src/store/state-commit.ts';
import { openTaskJournal, type TaskJournal } from '../../src/store/task-journal.ts';
import { type GitHttpServer, startGitHttpServer } from '../helpers/http/git-http-server.ts';
import { attemptEnded, attemptStarted, CREATED, landed, planSet, RUN_STARTED } from '../helpers/make-events.ts';
import { openDoor, TASK, TASK_BRANCH } from '../helpers/open-workspace.ts';
import { cleanUp, createBareRemote, createRepo, git as rawGit } from '../helpers/temp-repo.ts';

let server: GitHttpServer;
let journal: TaskJournal;
/** Whether the server answers, loses the answer to the next push and is gone from then on or has another run, or is gone. */
let mode: 'up' | 'loses' | 'is taken over' | 'down' = 'up';
let told: string[] = [];
let readKinds: () => Promise<string[]>;
let takeOver: () => Promise<void>;
/** Records a command of a user beside the run. */
let command: (body: EventBody) => Promise<void>;

beforeEach(async () => {
  const { dir } = await createRepo();
  const bare = await createBareRemote(dir);
  server = await startGitHttpServer({
    repositories: { 'octo/repo': bare },
    tokens: { writer: { read: true, write: true } },
    async onRequest({ method, isWrite }) {
      if (mode === 'down') return { kind: 'drop', hasActed: false };
      if (mode === 'up' || method !== 'POST' || !isWrite) return undefined;
      const onStrike = mode === 'is taken over' ? takeOver : () => Promise.resolve();
      mode = mode === 'is taken over' ? 'up' : 'down';
      return { kind: 'drop', hasActed: true, onStrike };
    },
  });
  mode = 'up';
  told = [];
  const git = (await openDoor(dir)).at({ gitDir: join(dir, '.git') });
  const readStored = async () => {
    await rawGit(dir, 'fetch', '--quiet', bare, 'refs/groundhog/demo/state');
    return readState(git, await rawGit(dir, 'rev-parse', 'FETCH_HEAD'));
  };
  const open = (generation: number | undefined, stored: StoredTask | undefined) =>
    openTaskJournal({
      git,
      remote: { url: `${server.url}/octo/repo`, authorization: toAuthorization('writer') },
      clock: { now: () => new Date(0), monotonicMs: () => 0 },
      sleep: () => Promise.resolve(),
      notifier: {
        ...silentNotifier,
        recorded: async (events) => void told.push(...events.map(({ kind }) => kind)),
      },
      ...{
        taskId: TASK,
        taskBranch: TASK_BRANCH,
        planSource: { plan: { checkpoints: [] }, text: 'checkpoints: []\n' },
      },
      ...{ stored, branchHead: undefined, resultHead: undefined },
      lease:
        generation === undefined
          ? undefined
          : {
              ...{ generation, ttlMs: 1000, now: () => Promise.resolve(new Date(0)) },
              holder: { run_id: `run-${generation}`, place: { kind: 'unknown' } },
            },
    });
  journal = open(1, undefined);
  readKinds = async () => (await readStored()).events.map(({ kind }) => kind);
  takeOver = async () => {
    const before = [...told];
    await open(2, await readStored()).record([RUN_STARTED]);
    told = before;
  };
  command = async (body) => {
    const before = [...told];
    expect(await open(undefined, await readStored()).record([body])).toEqual({ kind: 'published' });
    told = before;
  };
  expect(await journal.record([CREATED, planSet({ a: ['h', 9] })])).toEqual({ kind: 'published' });
});

afterEach(async () => {
  await server.close();
  await cleanUp();
});

const END: EventBody = { kind: 'run_ended', ending: 'infra_error', reason: 'x' };

test('what a record has taken along that got through without an answer is not said again', async () => {
  await journal.record([attemptStarted('a', 1)]);
  journal.addToNext([attemptEnded('a', 1)]);
  mode = 'loses';
  await expect(journal.record([attemptStarted('a', 2)])).rejects.toMatchObject({ code: 'remote_unreachable' });
  mode = 'up';
  await journal.confirmPublished();
  expect(journal.state().record.checkpoints[0]?.attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'running']);
  expect(await journal.record([END])).toEqual({ kind: 'published' });
  const kinds = ['task_created', 'plan_set', 'attempt_started', 'attempt_ended', 'attempt_started', 'run_ended'];
  expect(await readKinds()).toEqual(kinds);
  expect(told).toEqual(kinds);
});

test('what a record was to take along that did not get through comes with the next one', async () => {
  await journal.record([attemptStarted('a', 1)]);
  journal.addToNext([attemptEnded('a', 1)]);
  mode = 'down';
  await expect(journal.record([attemptStarted('a', 2)])).rejects.toMatchObject({ code: 'remote_unreachable' });
  mode = 'up';
  expect(await journal.record([END])).toEqual({ kind: 'published' });
  expect(await readKinds()).toEqual(['task_created', 'plan_set', 'attempt_started', 'attempt_ended', 'run_ended']);
});

test('a run whose task is taken over while an answer is lost tells nothing more, and writes nothing more', async () => {
  mode = 'is taken over';
  expect(await journal.record([attemptStarted('a', 1)])).toMatchObject({ kind: 'moved' });
  expect(told).toEqual(['task_created', 'plan_set']);
  expect(await journal.record([END])).toMatchObject({ kind: 'moved' });
  expect(await readKinds()).toEqual(['task_created', 'plan_set', 'attempt_started', 'run_started']);
});

test('two records in doubt, the first of which got through, leave nothing to be said twice', async () => {
  await journal.record([attemptStarted('a', 1)]);
  journal.addToNext([attemptEnded('a', 1)]);
  mode = 'loses';
  await expect(journal.renew()).rejects.toMatchObject({ code: 'remote_unreachable' });
  await expect(journal.record([attemptStarted('a', 2)])).rejects.toMatchObject({ code: 'remote_unreachable' });
  mode = 'up';
  await journal.confirmPublished();
  expect(await journal.record([END])).toEqual({ kind: 'published' });
  expect(await readKinds()).toEqual(['task_created', 'plan_set', 'attempt_started', 'attempt_ended', 'run_ended']);
});

test('a landing that comes after an abort is not published, and the abort is told', async () => {
  await journal.record([attemptStarted('a', 1)]);
  await command({ kind: 'task_aborted', by: 'alice', reason: null });
  const landing = [attemptEnded('a', 1, 'passed'), landed('a', 1)];
  expect(await journal.record(landing)).toMatchObject({ kind: 'withdrawn' });
  expect(await journal.record([END])).toEqual({ kind: 'published' });
  const kinds = ['task_created', 'plan_set', 'attempt_started', 'task_aborted', 'run_ended'];
  expect(await readKinds()).toEqual(kinds);
  expect(told).toEqual(kinds);
});

test('a run whose plan was changed while its lease was over writes nothing more', async () => {
  await command(planSet({ a: ['h', 9], b: ['h', 9] }));
  expect(await journal.record([attemptStarted('a', 1)])).toMatchObject({ kind: 'moved' });
  expect(await readKinds()).toEqual(['task_created', 'plan_set', 'plan_set']);
});
