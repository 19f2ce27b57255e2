import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { taskIdSchema } from '../../src/domain/ids.ts';
import { foldEvents } from '../../src/domain/record/fold-events.ts';
import type { Git } from '../../src/git/git.ts';
import { initBare } from '../../src/git/init.ts';
import { findTask, listTasks } from '../../src/store/read-tasks.ts';
import { type NewState, readState, writeState } from '../../src/store/state-commit.ts';
import { actAsAgent } from '../helpers/agents/act-as-agent.ts';
import { attemptEnded, attemptStarted, CREATED, landed, planSet, toEvents } from '../helpers/make-events.ts';
import { openDoor, SIGNATURE } from '../helpers/open-workspace.ts';
import { cleanUp, createTempDir, gitWithEnv, git as rawGit } from '../helpers/temp-repo.ts';

const TASK = taskIdSchema.parse('demo');
const PLAN = 'checkpoints:\n  - id: a\n    spec: b\n    success_criteria:\n      - { kind: file_exists, path: c }\n';
const EVENTS = toEvents(
  CREATED,
  planSet({ a: ['h', 3] }),
  attemptStarted('a', 1),
  attemptEnded('a', 1, 'passed'),
  landed('a', 1),
);
let dir = '';
let git: Git;

beforeEach(async () => {
  dir = await createTempDir('groundhog-state');
  git = await openDoor(dir);
  await initBare(git, { objectFormat: 'sha1', borrowFrom: [] });
});

afterEach(cleanUp);

function stateOf(count: number, changes: Partial<NewState> = {}): NewState {
  const events = EVENTS.slice(0, count);
  const state = foldEvents(events);
  if (state === undefined) throw new Error('at least one event is needed');
  return {
    taskId: TASK,
    planText: PLAN,
    events,
    linesRead: [],
    known: 0,
    state,
    isLast: false,
    files: [],
    parent: undefined,
    keeps: [],
    signature: SIGNATURE,
    ...changes,
  };
}

const show = (name: string) => rawGit(dir, 'show', name);

describe('a state commit', () => {
  test('holds plan, chronicle, memory and record, and is read back', async () => {
    const commit = await writeState(git, stateOf(5));
    expect(await rawGit(dir, 'ls-tree', '-r', '--name-only', commit)).toBe(
      'chronicle.jsonl\nmemory.json\nplan.yml\nrun.json',
    );
    const stored = await readState(git, commit);
    const linesRead = EVENTS.map((event) => JSON.stringify(event));
    expect(stored).toEqual({ commit, planText: PLAN, events: EVENTS, linesRead, state: foldEvents(EVENTS) });
    expect(JSON.parse(await show(`${commit}:memory.json`))).toEqual(stored.state.memory);
    expect(JSON.parse(await show(`${commit}:run.json`))).toEqual(JSON.parse(JSON.stringify(stored.state.record)));
    expect(await rawGit(dir, 'log', '-1', '--format=%s', commit)).toBe(
      'groundhog: state of demo after event 5 (checkpoint_landed)',
    );
  });

  test('has the same id for the same input', async () => {
    expect(await writeState(git, stateOf(2))).toBe(await writeState(git, stateOf(2)));
    expect(await writeState(git, stateOf(3))).not.toBe(await writeState(git, stateOf(2)));
  });

  test('keeps earlier evidence, and what it speaks of stays reachable', async () => {
    const bytes = Buffer.from([0, 255, 10]);
    const first = await writeState(git, stateOf(2, { files: [{ path: 'evidence/1/01.txt', bytes }] }));
    const other = await rawGit(dir, 'commit-tree', `${first}^{tree}`, '-m', 'scratch');
    const second = await writeState(git, stateOf(3, { parent: first, keeps: [other] }));
    expect(await rawGit(dir, 'log', '-1', '--format=%P', second)).toBe(`${first} ${other}`);
    expect(await rawGit(dir, 'rev-parse', `${second}:evidence/1/01.txt`)).toBe(
      await rawGit(dir, 'rev-parse', `${first}:evidence/1/01.txt`),
    );
    const [before, after] = [await show(`${first}:chronicle.jsonl`), await show(`${second}:chronicle.jsonl`)];
    expect(after.startsWith(`${before}\n`)).toBe(true);
  });
});

describe('a long chronicle', () => {
  const many = toEvents(
    CREATED,
    planSet({ a: ['h', 3] }),
    ...Array.from({ length: 1200 }, (_, index) => attemptEnded('a', index + 1)),
  );
  const long = (count: number, changes: Partial<NewState> = {}) => ({
    ...stateOf(1),
    events: many.slice(0, count),
    ...changes,
  });
  const listFiles = async (commit: string) =>
    new Map(
      (await rawGit(dir, 'ls-tree', '-r', commit)).split('\n').map((line) => [line.slice(53), line.slice(12, 52)]),
    );

  test('is written in files of which only the last one grows, and is read back whole', async () => {
    const first = await writeState(git, long(250));
    const second = await writeState(git, long(252, { known: 250, parent: first }));
    const [before, after] = [await listFiles(first), await listFiles(second)];
    expect([...after].filter(([path, id]) => before.get(path) !== id).map(([path]) => path)).toEqual([
      'chronicle/0002.jsonl',
    ]);
    expect((await readState(git, second)).events).toEqual(many.slice(0, 252));
  });

  test('makes a record after 300 attempts as small as one after 30', async () => {
    const ids = Array.from({ length: 101 }, (_, at) => `c${at}`);
    const story = toEvents(
      CREATED,
      planSet(Object.fromEntries(ids.map((id) => [id, ['h', 3]]))),
      ...ids.flatMap((id, at) => [
        ...[1, 2].flatMap((n) => [attemptStarted(id, at * 3 + n), attemptEnded(id, at * 3 + n)]),
        ...[attemptStarted(id, at * 3 + 3), attemptEnded(id, at * 3 + 3, 'passed'), landed(id, at * 3 + 3)],
      ]),
    );
    const record = (count: number, changes: Partial<NewState>) => {
      const events = story.slice(0, count);
      const state = foldEvents(events);
      if (state === undefined) throw new Error('the story has a beginning');
      return writeState(git, { ...stateOf(1), events, state, ...changes });
    };
    const evidence = (days: number) =>
      Array.from({ length: days }, (_, at) => ({ path: `evidence/${at + 1}/01.txt`, bytes: Buffer.from('x') }));
    /** What the next event adds to the repository, in bytes. */
    const sizeAfter = async (attempts: number, events: number) => {
      const parent = await record(events, { files: evidence(attempts) });
      const files = [{ path: `evidence/${attempts + 1}/01.txt`, bytes: Buffer.from('new') }];
      const next = await record(events + 1, { known: events, parent, files });
      const added = (await rawGit(dir, 'rev-list', '--objects', '--no-object-names', next, `^${parent}`)).split('\n');
      const sizes = await Promise.all(added.map(async (id) => Number(await rawGit(dir, 'cat-file', '-s', id))));
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    // Each time the file that grows is about as full: 7 events for 3 attempts.
    const [first, last] = [await sizeAfter(30, 72), await sizeAfter(300, 672)];
    expect(last).toBeLessThanOrEqual(first * 1.2);
  });

  test('that lacks a file in the middle is unreadable', async () => {
    const commit = await writeState(git, long(350));
    const index = join(dir, 'cut.index');
    await gitWithEnv(dir, { GIT_INDEX_FILE: index }, ['read-tree', commit]);
    await gitWithEnv(dir, { GIT_INDEX_FILE: index }, ['rm', '-q', '--cached', 'chronicle/0002.jsonl']);
    const cut = await rawGit(
      dir,
      'commit-tree',
      await gitWithEnv(dir, { GIT_INDEX_FILE: index }, ['write-tree']),
      '-m',
      'x',
    );
    await expect(readState(git, cut)).rejects.toMatchObject({
      data: { reason: expect.stringContaining('has number 301') },
    });
  });

  test('has its digests brought up to date while it is short, and always at the end', async () => {
    const wrote = async (state: NewState) => (await listFiles(await writeState(git, state))).has('run.json');
    expect(await wrote(long(250, { known: 248 }))).toBe(true);
    expect(await wrote(long(1001, { known: 999 }))).toBe(false);
    expect(await wrote(long(1150, { known: 1148, isLast: true }))).toBe(true);
  });
});

describe('a damaged state', () => {
  const damages: readonly (readonly [string, string, string])[] = [
    ['has no chronicle', 'git rm -q --cached chronicle.jsonl', 'chronicle.jsonl is missing'],
    ['has no plan', 'git rm -q --cached plan.yml', 'plan.yml is missing'],
    ['has an empty chronicle', 'put chronicle.jsonl ""', 'the chronicle is empty'],
    ['has a chronicle that is cut', 'put chronicle.jsonl "{"', 'does not end with a line end'],
    ['has bytes that are no UTF-8', "put plan.yml $'\\xff'", 'encoded data was not valid'],
    [
      'has events that cannot follow',
      'put chronicle.jsonl "$(git show $C:chronicle.jsonl | sed 1d)\n"',
      'line 1 of the chronicle',
    ],
    ['has a folder for a file', 'git rm -q --cached plan.yml; put plan.yml/x ""', ''],
  ];

  test.each(damages)('that %s is unreadable, and no ref moves', async (_how, damage, reason) => {
    const commit = await writeState(git, stateOf(2));
    const damaged = await actAsAgent(
      dir,
      `C=${commit}; export GIT_INDEX_FILE="$PWD/i"; git read-tree $C
       put() { git update-index --add --cacheinfo "100644,$(printf '%b' "$2" | git hash-object -w --stdin),$1"; }
       ${damage} >/dev/null; git commit-tree $(git write-tree) -m x`,
    );
    const refs = await rawGit(dir, 'for-each-ref');
    await expect(readState(git, damaged.trim())).rejects.toMatchObject({
      code: 'state_unreadable',
      data: { ref: damaged.trim(), reason: expect.stringContaining(reason) },
    });
    expect(await rawGit(dir, 'for-each-ref')).toBe(refs);
  });

  test('that names an event for a checkpoint which the plan never had is unreadable', async () => {
    const events = toEvents(CREATED, attemptStarted('ghost', 1));
    const commit = await writeState(git, { ...stateOf(1), events });
    await expect(readState(git, commit)).rejects.toMatchObject({
      code: 'state_unreadable',
      data: { reason: 'the plan of this task has no checkpoint "ghost"' },
    });
  });
});

describe('the tasks of a repository', () => {
  test('are listed by their state refs and read as a view', async () => {
    const commit = await writeState(git, stateOf(5));
    await rawGit(dir, 'update-ref', 'refs/groundhog/another/state', commit);
    await rawGit(dir, 'update-ref', 'refs/groundhog/another/day-1', commit);
    await rawGit(dir, 'update-ref', 'refs/groundhog/Not-Ours/state', commit);
    expect(await listTasks(git)).toEqual(['another', 'demo']);
    const task = await findTask(git, TASK);
    expect(task?.view.memory.completed.map(({ checkpoint_id }) => checkpoint_id)).toEqual(['a']);
    expect(await findTask(git, taskIdSchema.parse('none'))).toBeUndefined();
  });
});
