import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { decideRefs } from '../../src/domain/decisions/retention.ts';
import { taskIdSchema } from '../../src/domain/ids.ts';
import type { EventBody } from '../../src/domain/record/chronicle-event.ts';
import { foldEvents } from '../../src/domain/record/fold-events.ts';
import { renderCaptureMessage } from '../../src/domain/refs/commit-message.ts';
import type { Git } from '../../src/git/git.ts';
import { deleteRefs, deleteRemoteRefs, surveyRefs } from '../../src/store/retention.ts';
import { writeState } from '../../src/store/state-commit.ts';
import { attemptEnded, attemptStarted, CREATED, planSet, toEvents } from '../helpers/make-events.ts';
import { openDoor, SIGNATURE } from '../helpers/open-workspace.ts';
import { cleanUp, commitAll, createRepo, createTempDir, gitWithEnv, git as rawGit } from '../helpers/temp-repo.ts';

const DEMO = taskIdSchema.parse('demo');
const ENDED: EventBody = { kind: 'run_ended', ending: 'passed', reason: 'done' };
const NOW = new Date('2026-06-30T00:00:00Z');
const SNAPSHOT = 'refs/sandbox/snapshots/before';
let dir = '';
let first = '';
let second = '';
let git: Git;

beforeEach(async () => {
  ({ dir, commit: first } = await createRepo());
  second = await commitAll(dir, 'Second');
  git = (await openDoor(dir)).at({ gitDir: join(dir, '.git') });
});

afterEach(cleanUp);

const raw = (...args: readonly string[]) => rawGit(dir, ...args);
const listAll = () => raw('for-each-ref', '--format=%(refname) %(objectname)');
const listNames = async () => (await raw('for-each-ref', '--format=%(refname)')).split('\n');

async function recordTask(...last: readonly EventBody[]): Promise<string> {
  const events = toEvents(CREATED, planSet({ a: ['h', 3] }), attemptStarted('a', 1), attemptEnded('a', 1), ...last);
  const state = foldEvents(events);
  if (state === undefined) throw new Error('at least one event is needed');
  const rest = { linesRead: [], known: 0, isLast: true, files: [], parent: undefined, keeps: [], signature: SIGNATURE };
  return writeState(git, { taskId: DEMO, planText: 'x', events, state, ...rest });
}

async function makeRefs(...refs: readonly string[]): Promise<void> {
  for (const ref of refs) await raw('update-ref', ref, first);
}

async function look(scope: 'work' | 'work_and_records' = 'work', task = false) {
  const survey = await surveyRefs(git, task ? DEMO : undefined);
  const verdicts = decideRefs(survey.refs, survey.lives, { now: NOW, olderThanMs: 1, scope });
  return { survey, verdicts, gone: verdicts.filter(({ action }) => action === 'delete').map(({ ref }) => ref) };
}

describe('housekeeping', () => {
  test('deletes what that was decided of, also when it is packed, and nothing beside it', async () => {
    await recordTask(ENDED);
    await makeRefs('refs/groundhog/demo/day-1', 'refs/groundhog/demo/steps/abcdef0-1', SNAPSHOT);
    await makeRefs('refs/groundhog/demo/result', 'refs/heads/groundhog/demo/task', 'refs/heads/groundhog/demo/day-1');
    await raw('pack-refs', '--all');
    const { survey, verdicts } = await look();
    await deleteRefs(git, verdicts, survey);
    expect(await listNames()).toEqual([
      'refs/groundhog/demo/state',
      'refs/heads/groundhog/demo/day-1',
      'refs/heads/groundhog/demo/task',
      'refs/heads/main',
    ]);
  });

  test('of one task looks at nothing else', async () => {
    await makeRefs('refs/groundhog/demo/day-1', 'refs/groundhog/demo2/day-1', SNAPSHOT);
    expect((await look('work', true)).gone).toEqual(['refs/groundhog/demo/day-1']);
  });

  test('of a task whose run goes on, or whose record cannot be read, finds nothing', async () => {
    await recordTask();
    await makeRefs('refs/groundhog/demo/day-1');
    expect((await look('work_and_records')).gone).toEqual([]);
    await raw('update-ref', 'refs/groundhog/demo/state', first);
    expect((await look('work_and_records')).gone).toEqual([]);
  });

  test('leaves alone a ref that stands for another, and one that names no commit', async () => {
    await makeRefs('refs/heads/keep');
    await raw('symbolic-ref', SNAPSHOT, 'refs/heads/keep');
    await raw('update-ref', 'refs/sandbox/snapshots/tree', await raw('rev-parse', `${first}^{tree}`));
    expect((await look()).gone).toEqual([]);
  });

  test('reads the time to go of a snapshot from its commit alone', async () => {
    const later = String(NOW.getTime() / 1000 + 60);
    const tree = await raw('rev-parse', `${first}^{tree}`);
    const message = `Keep\n\nGroundhog-Number: 1\nGroundhog-Expires: ${later}\n`;
    const kept = await raw('commit-tree', '-m', message, tree);
    await raw('update-ref', SNAPSHOT, kept);
    await raw('update-ref', 'refs/groundhog/demo/day-1', kept);
    expect((await look()).gone).toEqual(['refs/groundhog/demo/day-1']);
  });

  test('with records deletes the record of a task that is over with the rest of it', async () => {
    await recordTask(ENDED);
    await makeRefs('refs/groundhog/demo/day-1');
    const { survey, verdicts } = await look('work_and_records');
    await deleteRefs(git, verdicts, survey);
    expect(await listNames()).toEqual(['refs/heads/main']);
  });
});

describe('the scratch branches in a checkout', () => {
  const branchOf = (day: number) => `refs/heads/groundhog/demo/day-${day}`;
  const ours = { GIT_COMMITTER_NAME: SIGNATURE.name, GIT_COMMITTER_EMAIL: SIGNATURE.email };

  /** A capture as an attempt leaves it, by whoever commits. */
  async function makeCapture(day: number, env: Readonly<Record<string, string>> = ours): Promise<void> {
    const message = renderCaptureMessage({ taskId: DEMO, checkpointId: 'a', day });
    const commit = await gitWithEnv(dir, env, ['commit-tree', '-p', first, '-m', message, `${first}^{tree}`]);
    await raw('update-ref', branchOf(day), commit);
  }

  test('go where they end with a capture of ours, and stay where somebody works on them', async () => {
    await recordTask(ENDED);
    for (const day of [1, 2, 3]) await makeCapture(day);
    await makeCapture(4, {});
    await raw('update-ref', branchOf(5), branchOf(1));
    await raw('update-ref', branchOf(6), await commitOn(2));
    await raw('worktree', 'add', '--quiet', join(await createTempDir('groundhog-linked'), 'w'), 'groundhog/demo/day-3');
    const { survey, verdicts, gone } = await look();
    expect(gone).toEqual([branchOf(1), branchOf(2)]);
    await deleteRefs(git, verdicts, survey);
    expect(await listNames()).toEqual(['refs/groundhog/demo/state', ...[3, 4, 5, 6].map(branchOf), 'refs/heads/main']);
  });

  const commitOn = (day: number) =>
    raw('commit-tree', '-p', branchOf(day), '-m', "A person's own", `${branchOf(day)}^{tree}`);

  test('stay all, and the one that moved is named, when a person commits to one meanwhile', async () => {
    await recordTask(ENDED);
    for (const day of [1, 2]) await makeCapture(day);
    const { survey, verdicts } = await look('work', true);
    await raw('update-ref', branchOf(2), await commitOn(2));
    const before = await listAll();
    await expect(deleteRefs(git, verdicts, survey)).rejects.toMatchObject({
      code: 'refs_moved',
      data: { refs: branchOf(2) },
    });
    expect(await listAll()).toBe(before);
  });
});

describe('between the listing and the deletion', () => {
  beforeEach(async () => {
    await recordTask(ENDED);
    await makeRefs('refs/groundhog/demo/day-1', 'refs/groundhog/other/day-1', SNAPSHOT);
  });

  test.each<[string, string, (ref: string) => Promise<unknown>]>([
    ['a ref that moves', SNAPSHOT, (ref) => raw('update-ref', ref, second)],
    ['a ref that is deleted', SNAPSHOT, (ref) => raw('update-ref', '-d', ref)],
    ['a run that records something of a task', 'refs/groundhog/demo/state', () => recordTask()],
    ['a task that is begun', 'refs/groundhog/other/state', (ref) => raw('update-ref', ref, second)],
  ])('%s keeps everything from being deleted, and is named', async (_what, ref, move) => {
    const { survey, verdicts, gone } = await look();
    expect(gone).toHaveLength(3);
    await move(ref);
    const before = await listAll();
    await expect(deleteRefs(git, verdicts, survey)).rejects.toMatchObject({ code: 'refs_moved', data: { refs: ref } });
    expect(await listAll()).toBe(before);
  });

  test('a lock that somebody holds is a failure of git, with nothing deleted', async () => {
    const { survey, verdicts } = await look();
    const before = await listAll();
    await raw('config', 'core.filesRefLockTimeout', '0');
    await writeFile(join(dir, '.git', `${SNAPSHOT}.lock`), '');
    await expect(deleteRefs(git, verdicts, survey)).rejects.toMatchObject({ code: 'git_lock_held' });
    expect(await listAll()).toBe(before);
  });
});

describe('on a remote', () => {
  const sleep = () => Promise.resolve();
  let here = '';

  /** A repository of ours that has fetched what the remote has. */
  async function fetchAll(): Promise<Git> {
    here = (await createRepo()).dir;
    await rawGit(here, 'fetch', '--quiet', dir, '+refs/groundhog/*:refs/groundhog/*', '+refs/sandbox/*:refs/sandbox/*');
    return (await openDoor(here)).at({ gitDir: join(here, '.git') });
  }

  beforeEach(async () => {
    await recordTask(ENDED);
    await makeRefs('refs/groundhog/demo/day-1', SNAPSHOT);
  });

  test('the same refs go, in one push', async () => {
    const copy = await fetchAll();
    const { survey, verdicts } = await look();
    await deleteRemoteRefs({ git: copy, remote: { url: dir }, sleep }, verdicts, survey);
    expect(await listNames()).toEqual(['refs/groundhog/demo/state', 'refs/heads/main']);
  });

  test.each<[string, string, (ref: string) => Promise<unknown>]>([
    ['a ref that moves', SNAPSHOT, (ref) => raw('update-ref', ref, second)],
    ['a run that records something of a task', 'refs/groundhog/demo/state', () => recordTask()],
  ])('%s keeps everything from being deleted, and is named', async (_what, ref, move) => {
    const copy = await fetchAll();
    const { survey, verdicts } = await look();
    await move(ref);
    const before = await listAll();
    const deletion = deleteRemoteRefs({ git: copy, remote: { url: dir }, sleep }, verdicts, survey);
    await expect(deletion).rejects.toMatchObject({ code: 'refs_moved', data: { refs: ref } });
    expect(await listAll()).toBe(before);
  });
});
