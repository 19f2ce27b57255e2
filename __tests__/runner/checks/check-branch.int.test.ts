import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CommitChecks } from '../../../src/domain/attempt/commit-checks.ts';
import type { EventBody } from '../../../src/domain/record/chronicle-event.ts';
import { foldEvents } from '../../../src/domain/record/fold-events.ts';
import type { Git } from '../../../src/git/git.ts';
import { dropCheckBranch, dropLeftBranches, pushCheckBranch } from '../../../src/runner/checks/check-branch.ts';
import { readState } from '../../../src/store/state-commit.ts';
import { openTaskJournal, type TaskJournal } from '../../../src/store/task-journal.ts';
import { attemptEnded, attemptStarted, CREATED, planSet, RUN_STARTED, toEvents } from '../../helpers/make-events.ts';
import { openDoor, TASK, TASK_BRANCH } from '../../helpers/open-workspace.ts';
import {
  cleanUp,
  commitAll,
  createBareRemote,
  createRepo,
  git as rawGit,
  writeFiles,
} from '../../helpers/temp-repo.ts';

const BRANCH = 'groundhog/demo/day-3';
const STATE = 'refs/groundhog/demo/state';
const STEERING = [
  '.github/workflows/ci.yml',
  '.github/actions/build/action.yml',
  '.GitHub/workflows/ci.yml',
  '.gitmodules',
  'CODEOWNERS',
];
let dir = '';
let bare = '';
let base = '';
let control: Git;
let said: string[] = [];
let journal: TaskJournal;

beforeEach(async () => {
  ({ dir, commit: base } = await createRepo());
  bare = await createBareRemote(dir);
  control = (await openDoor(dir)).at({ gitDir: join(dir, '.git') });
  said = [];
  journal = await claim(1);
});

afterEach(cleanUp);

async function commitOf(path: string): Promise<string> {
  await rawGit(dir, 'reset', '--quiet', '--hard', base);
  await writeFiles(dir, { [path]: `${path}\n` });
  return commitAll(dir, path);
}

const notifier = {
  recorded: () => Promise.resolve(),
  progress: (progress: { readonly kind: string; readonly text?: string }) =>
    void said.push(...(progress.kind === 'warning' ? [progress.text ?? ''] : [])),
};

/** The journal of a run; a second one takes the task over from the first. */
async function claim(generation: 1 | 2): Promise<TaskJournal> {
  const stored = generation === 1 ? undefined : await readState(control, await rawGit(bare, 'rev-parse', STATE));
  const claimed = openTaskJournal({
    git: control,
    remote: { url: bare },
    clock: { now: () => new Date(0), monotonicMs: () => 0 },
    sleep: () => Promise.resolve(),
    notifier,
    taskId: TASK,
    taskBranch: TASK_BRANCH,
    planSource: { plan: { checkpoints: [] }, text: 'checkpoints: []\n' },
    ...{ stored, branchHead: undefined, resultHead: undefined },
    lease: {
      ...{ generation, ttlMs: 1000, now: () => Promise.resolve(new Date(0)) },
      holder: { run_id: `run-${generation}`, place: { kind: 'unknown' } },
    },
  });
  const opening = generation === 1 ? [CREATED, planSet({ a: ['h', 9] })] : [RUN_STARTED];
  expect(await claimed.record(opening)).toEqual({ kind: 'published' });
  return claimed;
}

function toGround() {
  const redactor = { redact: (text: string) => text.replaceAll(bare, 'REMOTE') };
  return { task: { control, journal }, runContext: { ports: { notifier, redactor } } };
}

const push = (commit: string) => pushCheckBranch(toGround(), { branch: BRANCH, base, commit });
const drop = (commit: string) => dropCheckBranch(toGround(), { branch: BRANCH, commit });
const readBranch = () => rawGit(bare, 'for-each-ref', '--format=%(objectname)', `refs/heads/${BRANCH}`);

describe('the branch on which checks run', () => {
  test('has the very commit, may be made twice, and is taken away', async () => {
    const commit = await commitOf('src/a.ts');
    await push(commit);
    await push(commit);
    expect(await readBranch()).toBe(commit);
    await drop(commit);
    await drop(commit);
    expect(await readBranch()).toBe('');
    expect(said).toEqual([]);
  });

  test('is never made for a commit that changes what steers GitHub', async () => {
    for (const path of STEERING) {
      await expect(push(await commitOf(path))).rejects.toMatchObject({
        code: 'check_branch_refused',
        data: { branch: BRANCH, message: expect.stringContaining(path) },
      });
    }
    expect(await readBranch()).toBe('');
  });

  test('is never made for a commit that deletes a workflow', async () => {
    base = await commitOf('.github/workflows/ci.yml');
    await rawGit(dir, 'rm', '--quiet', '-r', '.github');
    await expect(push(await commitAll(dir, 'Without'))).rejects.toHaveProperty('code', 'check_branch_refused');
    expect(await readBranch()).toBe('');
  });

  test('is left alone where somebody else has made or moved it', async () => {
    const [commit, other] = [await commitOf('a'), await commitOf('b')];
    await push(other);
    await expect(push(commit)).rejects.toMatchObject({ data: { message: `it is there already, at ${other}` } });
    await drop(commit);
    expect(await readBranch()).toBe(other);
    expect(said).toEqual([`The branch "${BRANCH}" was left as it is: somebody has moved it`]);
  });

  test('is said to be refused, or to stay, in the words of the remote', async () => {
    const commit = await commitOf('a');
    await push(commit);
    await rawGit(bare, 'config', 'receive.hideRefs', 'refs/heads/groundhog');
    await drop(commit);
    expect(said.join()).toMatch(/^The branch "groundhog\/demo\/day-3" was left as it is: .*may hide it/);
    expect(await readBranch()).toBe(commit);
    await rawGit(bare, 'update-ref', '-d', `refs/heads/${BRANCH}`);
    await expect(push(commit)).rejects.toMatchObject({
      code: 'check_branch_refused',
      data: { message: expect.stringContaining('hidden ref') },
    });
  });
});

test('a run that has lost its task makes no branch, and takes none away', async () => {
  const commit = await commitOf('a');
  await push(commit);
  await claim(2);
  await drop(commit);
  expect(await readBranch()).toBe(commit);
  await rawGit(bare, 'update-ref', '-d', `refs/heads/${BRANCH}`);
  await expect(push(commit)).rejects.toMatchObject({ data: { message: 'another run has the task by now' } });
  expect(await readBranch()).toBe('');
  expect(said).toEqual([`The branch "${BRANCH}" was left as it is: another run has the task by now`]);
});

describe('branches that runs which died have left', () => {
  const CHECKS: CommitChecks = {
    pace: { firstMs: 1, longestMs: 1 },
    fetch: () => Promise.resolve({ checks: [], others: [] }),
    start: () => Promise.resolve(),
  };
  const started = [CREATED, planSet({ a: ['h', 9] }), attemptStarted('a', 3)];

  /** Puts a branch at a commit, and tells what is left of it when a run begins with this record. */
  async function begin(events: readonly EventBody[], { commit, checks }: { commit: string; checks?: CommitChecks }) {
    await rawGit(dir, 'push', '--quiet', '--force', bare, `${commit}:refs/heads/${BRANCH}`);
    const state = foldEvents(toEvents(...started, ...events));
    if (state === undefined) throw new Error('there is no task');
    const { task, runContext } = toGround();
    const known = {
      ...task,
      journal: { ...journal, state: () => state },
      scratchBranches: new Map([[BRANCH, commit]]),
    };
    await dropLeftBranches({ task: known, runContext: { ports: { ...runContext.ports, checks } } });
    return readBranch();
  }

  test('go when their attempt is over, and stay for one that waits, for other work, and where GitHub is not asked', async () => {
    const [commit, other] = [await commitOf('a'), await commitOf('b')];
    const ended = (scratch_commit: string): EventBody[] => [
      Object.assign(attemptEnded('a', 3, 'interrupted'), { scratch_commit }),
    ];
    expect(await begin(ended(commit), { commit })).toBe(commit);
    expect(await begin(ended(other), { commit, checks: CHECKS })).toBe(commit);
    expect(await begin([], { commit, checks: CHECKS })).toBe(commit);
    expect(await begin(ended(commit), { commit, checks: CHECKS })).toBe('');
  });
});
