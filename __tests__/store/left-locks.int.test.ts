import { existsSync, statSync } from 'node:fs';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { taskIdSchema } from '../../src/domain/ids.ts';
import { foldEvents } from '../../src/domain/record/fold-events.ts';
import { initBare } from '../../src/git/init.ts';
import { type LeftLockOptions, removeLeftLocks } from '../../src/store/left-locks.ts';
import { writeState } from '../../src/store/state-commit.ts';
import { CREATED, planSet, RUN_STARTED, toEvents } from '../helpers/make-events.ts';
import { openDoor, SIGNATURE } from '../helpers/open-workspace.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';

afterEach(cleanUp);

const TASK = taskIdSchema.parse('demo');
const BRANCH = 'groundhog/demo/task';
const STATE = 'refs/groundhog/demo/state';
const PLAN = 'checkpoints:\n  - id: a\n    spec: b\n    success_criteria:\n      - { kind: file_exists, path: c }\n';
const OTHER = 'c'.repeat(40);

/** A repository whose record was about to move when the run that wrote it died. */
async function dieInPush(changes: Partial<LeftLockOptions> = {}) {
  const dir = await createTempDir('groundhog-locks');
  const control = await openDoor(dir);
  await initBare(control, { objectFormat: 'sha1', borrowFrom: [] });
  const events = toEvents(CREATED, planSet({ a: ['h', 3] }), RUN_STARTED);
  const state = foldEvents(events);
  if (state === undefined) throw new Error('no state');
  const parts = {
    linesRead: [],
    known: 0,
    isLast: false,
    files: [],
    parent: undefined,
    keeps: [],
    signature: SIGNATURE,
  };
  const commit = await writeState(control, { taskId: TASK, planText: PLAN, events, state, ...parts });
  const run_id = RUN_STARTED.kind === 'run_started' ? RUN_STARTED.run_id : '';
  const options: LeftLockOptions = {
    ...{ control, refsFolder: dir, folders: [dir], taskId: TASK, taskBranch: BRANCH },
    holder: { run_id, place: { kind: 'unknown' } },
    isGone: async () => true,
    ...changes,
  };
  const inGit = (name: string) => join(dir, name);
  const lock = async (name: string, { holds = '', laterMs = 0 } = {}) => {
    const path = inGit(`${name}.lock`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, holds);
    const at = new Date(statSync(inGit(`${STATE}.lock`)).mtimeMs + laterMs);
    await utimes(path, at, at);
    return path;
  };
  await mkdir(dirname(inGit(STATE)), { recursive: true });
  await writeFile(inGit(`${STATE}.lock`), `${commit}\n`);
  const remove = () => removeLeftLocks(options);
  // A git command elsewhere on the machine that is just ending leaves a doubt, and then everything stays.
  const removeWithoutDoubt = async () => {
    let removed = await remove();
    while (removed === undefined) removed = await remove();
    return removed;
  };
  return { commit, lock, state: inGit(`${STATE}.lock`), remove, removeWithoutDoubt, run_id };
}

// The locks that one push of a run takes, each with what it holds.
const OURS: readonly (readonly [string, 'nothing' | 'its commit'])[] = [
  ['refs/groundhog/demo/day-1', 'nothing'],
  ['refs/groundhog/demo/day-1', 'its commit'],
  ['refs/groundhog/demo/lease', 'its commit'],
  ['refs/groundhog/demo/steps/af5a770-1', 'nothing'],
  [`refs/heads/${BRANCH}`, 'its commit'],
  ['packed-refs', 'nothing'],
];

describe('a lock that a dead run has left', () => {
  test('is removed where it is the one of the record', async () => {
    const { state, removeWithoutDoubt, run_id } = await dieInPush();
    expect(await removeWithoutDoubt()).toEqual({ runId: run_id, paths: [state] });
    expect(existsSync(state)).toBe(false);
  });

  test.each(OURS)('is removed with that of the record: %s, which holds %s', async (name, holds) => {
    const { commit, lock, state, removeWithoutDoubt } = await dieInPush();
    const path = await lock(name, { holds: holds === 'nothing' ? '' : `${commit}\n`, laterMs: 5 });
    expect((await removeWithoutDoubt()).paths.sort()).toEqual([path, state].sort());
    expect(existsSync(path)).toBe(false);
  });

  test.each([
    ['it holds another commit', 'refs/groundhog/demo/day-1', { holds: `${OTHER}\n` }],
    ['it was taken much later', 'refs/groundhog/demo/day-1', { laterMs: 3000 }],
    ['it was taken much earlier', `refs/heads/${BRANCH}`, { laterMs: -3000 }],
    ['the push waited for it', 'packed-refs', { laterMs: -5 }],
    ['git never writes that in it', 'packed-refs', { holds: '# pack-refs\n', laterMs: 5 }],
    ['it is of another task', 'refs/groundhog/other/day-1', {}],
    ['it is of another branch', 'refs/heads/main', {}],
  ] as const)('stays where %s', async (_why, name, how) => {
    const { lock, state, removeWithoutDoubt } = await dieInPush();
    const path = await lock(name, how);
    expect((await removeWithoutDoubt()).paths).toEqual([state]);
    expect(existsSync(path)).toBe(true);
  });

  test('stays where the run may be alive, or is none of ours', async () => {
    const place = { kind: 'unknown' } as const;
    for (const changes of [
      { isGone: async () => false },
      { holder: undefined },
      { holder: { run_id: 'another-run', place } },
    ]) {
      const { state, remove } = await dieInPush(changes);
      expect(await remove()).toBeUndefined();
      expect(existsSync(state)).toBe(true);
    }
  });

  test('is known by the record that moved as well, and stays where there is none', async () => {
    const { commit, lock, state, remove, removeWithoutDoubt } = await dieInPush();
    const path = await lock('refs/groundhog/demo/day-1');
    const record = state.slice(0, -'.lock'.length);
    await rm(state);
    await rm(record, { force: true });
    expect(await remove()).toBeUndefined();
    expect(existsSync(path)).toBe(true);
    await writeFile(record, `${commit}\n`);
    const at = statSync(path).mtime;
    await utimes(record, at, at);
    expect((await removeWithoutDoubt()).paths).toEqual([path]);
  });
});
