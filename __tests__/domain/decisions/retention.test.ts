import { describe, expect, test } from '@jest/globals';
import {
  decideRefs,
  type FoundRef,
  parseRetained,
  type RetentionRules,
  type ScratchBranchFacts,
  type TaskRecordState,
} from '../../../src/domain/decisions/retention.ts';
import { type TaskId, taskIdSchema } from '../../../src/domain/ids.ts';
import type { RefName } from '../../../src/domain/refs/ref-name.ts';
import { makeAttempt, makeView } from '../../report/make-view.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-06-30T00:00:00Z');
const RULES: RetentionRules = { now: NOW, olderThanMs: 30 * DAY_MS, scope: 'work' };
const ALL: RetentionRules = { ...RULES, scope: 'work_and_records' };
const DEMO = taskIdSchema.parse('demo');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

function found(ref: RefName, days: number | undefined, changes: Partial<FoundRef> = {}): FoundRef {
  const atSeconds = days === undefined ? undefined : daysAgo(days).getTime() / 1000;
  return { ref, id: 'a'.repeat(40), atSeconds, expiresAtSeconds: undefined, ...changes };
}

function endedAs(ending: 'passed' | 'nothing_to_do' | 'blocked' | 'paused' | null, days: number): TaskRecordState {
  const attempt = makeAttempt({ day: 1, started_at: daysAgo(90).toISOString(), ended_at: daysAgo(20).toISOString() });
  const { record } = makeView([{ checkpoint_id: 'a', attempts: [attempt] }], {
    ending,
    ended_at: ending === null ? null : daysAgo(days).toISOString(),
  });
  return { kind: 'recorded', record: record };
}

const lives = (life: TaskRecordState) => new Map<TaskId, TaskRecordState>([[DEMO, life]]);
const SCRATCH = 'refs/groundhog/demo/day-2';
const STATE = 'refs/groundhog/demo/state';

function judge(refs: readonly FoundRef[], life: TaskRecordState | undefined, rules = RULES): string[] {
  const known = life === undefined ? new Map<TaskId, TaskRecordState>() : lives(life);
  return decideRefs(refs, known, rules).map(({ ref, action, reason }) => `${action} ${ref}: ${reason}`);
}

test('work that waits to be checked stays, however old it is', () => {
  const waiting = makeAttempt({ day: 2, outcome: 'running', scratch_commit: 'c'.repeat(40), tree: 'd'.repeat(40) });
  const timeline = { base: 'b'.repeat(40), landed_stream: null, steps: [], missed: 0 };
  const { record } = makeView([{ checkpoint_id: 'a', attempts: [{ ...waiting, summary: 'Done.', timeline }] }], {
    ending: 'paused',
    ended_at: daysAgo(90).toISOString(),
  });
  const refs = [found(SCRATCH, 90), found('refs/groundhog/demo/day-1', 90)];
  expect(judge(refs, { kind: 'recorded', record: record })).toEqual([
    'delete refs/groundhog/demo/day-1: past its retention',
    `keep ${SCRATCH}: its work waits to be checked`,
  ]);
});

describe('the names that housekeeping knows', () => {
  test.each([
    ['refs/groundhog/demo/day-2', 'scratch'],
    ['refs/heads/groundhog/demo/day-2', 'scratch'],
    ['refs/groundhog/demo/steps/abcdef0-1', 'steps'],
    ['refs/groundhog/demo/state', 'state'],
    ['refs/groundhog/demo/result', 'result'],
    ['refs/groundhog/demo/before-rebase-2', 'before_rebase'],
    ['refs/groundhog/demo/steps/abcdef0-12', 'steps'],
    ['refs/sandbox/snapshots/before', 'snapshot'],
    ['refs/sandbox/snapshots/a/b', 'snapshot'],
  ])('%s is a %s', (ref, kind) => {
    expect(parseRetained(ref)?.kind).toBe(kind);
  });

  test.each([
    'refs/heads/groundhog/demo/task',
    'refs/heads/groundhog/demo/day-02',
    'refs/heads/groundhog/demo/day-2/x',
    'refs/heads/day-2',
    'refs/groundhog/demo/before-rebase-01',
    'refs/groundhog/demo/result/x',
    'refs/groundhog/demo/day-02',
    'refs/groundhog/demo/day-2/x',
    'refs/groundhog/demo/steps/abcdef0',
    'refs/groundhog/demo/steps/main-1',
    'refs/groundhog/Demo/day-2',
    'refs/groundhog-origin/x',
    'refs/sandbox/snapshots/',
    'x/refs/sandbox/snapshots/before',
    'x/refs/groundhog/demo/steps/abcdef0-1',
    'refs/groundhog/demo/steps/abcdef0-1/x',
    'refs/sandbox/day-1/snapshots/x',
    'refs/heads/main',
    'refs/tags/v1',
  ])('%s is none of them', (ref) => {
    expect(parseRetained(ref)).toBeUndefined();
  });
});

describe('the refs of a task', () => {
  test.each<[string, TaskRecordState | undefined, string]>([
    ['of a run that has not ended stay, however old', endedAs(null, 0), 'keep: the last run of its task has not ended'],
    ['that was blocked lately stay', endedAs('blocked', 29), 'keep: its task ended blocked and may resume'],
    ['that was paused lately stay', endedAs('paused', 1), 'keep: its task ended paused and may resume'],
    ['that was blocked long ago go', endedAs('blocked', 30), 'delete: past its retention'],
    ['that has passed go, even lately', endedAs('passed', 0), 'delete: past its retention'],
    ['that had nothing to do go', endedAs('nothing_to_do', 0), 'delete: past its retention'],
    ['whose record cannot be read stay', { kind: 'unreadable' }, 'keep: the record of its task cannot be read'],
    ['without a record go by their age', { kind: 'unrecorded' }, 'delete: past its retention'],
  ])('%s', (_title, life, verdict) => {
    const [action, reason] = verdict.split(': ');
    expect(judge([found(SCRATCH, 400)], life)).toEqual([`${action} ${SCRATCH}: ${reason}`]);
    expect(judge([found('refs/groundhog/demo/steps/abcdef0-3', 400)], life)[0]).toMatch(new RegExp(`^${action} `));
  });

  test('stay while they are young, to the day', () => {
    const refs = [29.99, 30].map((days) => found(`refs/groundhog/demo/day-${days === 30 ? 3 : 2}`, days));
    expect(judge(refs, { kind: 'unrecorded' })).toEqual([
      'keep refs/groundhog/demo/day-2: younger than that',
      'delete refs/groundhog/demo/day-3: past its retention',
    ]);
  });

  test('are as old as their attempt says when its record is younger than its commit', () => {
    const day1 = found('refs/groundhog/demo/day-1', 90);
    expect(judge([day1], endedAs('passed', 0))).toEqual(['keep refs/groundhog/demo/day-1: younger than that']);
  });

  test('stay when their age is not known or lies in the future', () => {
    expect(judge([found(SCRATCH, undefined)], undefined)).toEqual([`keep ${SCRATCH}: its age is not known`]);
    expect(judge([found(SCRATCH, -9)], undefined)).toEqual([`keep ${SCRATCH}: younger than that`]);
  });

  test('of no known kind are not even named', () => {
    const refs: RefName[] = ['refs/groundhog/demo/other', 'refs/heads/groundhog/demo/task', 'refs/heads/main'];
    expect(
      judge(
        refs.map((ref) => found(ref, 400)),
        endedAs('passed', 400),
        ALL,
      ),
    ).toEqual([]);
  });
});

describe('a scratch branch that an in-place run has left', () => {
  const BRANCH = 'refs/heads/groundhog/demo/day-2';
  const branch: ScratchBranchFacts = { isCheckedOut: false, endsWithCapture: true };

  test.each<[string, TaskRecordState | undefined, string]>([
    ['of a run that has not ended stays', endedAs(null, 0), 'keep: the last run of its task has not ended'],
    ['of a task that was blocked lately stays', endedAs('blocked', 29), 'keep: its task ended blocked and may resume'],
    ['whose record cannot be read stays', { kind: 'unreadable' }, 'keep: the record of its task cannot be read'],
    ['of a task that is over goes with its age', endedAs('blocked', 60), 'delete: past its retention'],
    ['without a record goes by its age', { kind: 'unrecorded' }, 'delete: past its retention'],
  ])('%s', (_title, life, verdict) => {
    const [action, reason] = verdict.split(': ');
    expect(judge([found(BRANCH, 400, { branch })], life)).toEqual([`${action} ${BRANCH}: ${reason}`]);
  });

  test.each<[string, Partial<FoundRef>, string]>([
    ['that is checked out', { branch: { ...branch, isCheckedOut: true } }, 'it is checked out'],
    [
      'that somebody has committed to',
      { branch: { ...branch, endsWithCapture: false } },
      'it does not end with the capture of its attempt',
    ],
    ['of which nothing is known', {}, 'it does not end with the capture of its attempt'],
  ])('%s stays, however old', (_title, changes, reason) => {
    for (const life of [undefined, endedAs('passed', 400)])
      expect(judge([found(BRANCH, 400, changes)], life, ALL)).toEqual([`keep ${BRANCH}: ${reason}`]);
  });

  test('goes when it is where the record says, also with nothing on it', () => {
    const [start, end] = ['b'.repeat(40), 'e'.repeat(40)];
    const attempt = makeAttempt({
      day: 2,
      snapshot_ref: start,
      scratch_commit: end,
      ended_at: daysAgo(90).toISOString(),
    });
    const { record } = makeView([{ checkpoint_id: 'a', attempts: [attempt] }], {
      ending: 'passed',
      ended_at: daysAgo(90).toISOString(),
    });
    for (const id of [start, end])
      expect(
        judge([found(BRANCH, 90, { id, branch: { ...branch, endsWithCapture: false } })], {
          kind: 'recorded',
          record: record,
        }),
      ).toEqual([`delete ${BRANCH}: past its retention`]);
  });

  test('keeps the record of its task while it stays', () => {
    const verdicts = judge([found(STATE, 400), found(BRANCH, 1, { branch })], endedAs('passed', 31), ALL);
    expect(verdicts).toContain(`keep ${STATE}: other refs of its task stay`);
  });
});

describe('a record', () => {
  const over = endedAs('passed', 31);

  test('stays unless records are asked for', () => {
    expect(judge([found(STATE, 400)], over)).toEqual([`keep ${STATE}: records stay unless asked for`]);
    expect(judge([found(STATE, 400)], over, ALL)).toEqual([`delete ${STATE}: past its retention`]);
  });

  test('that was not read stays, and so does one whose last run has no end', () => {
    expect(judge([found(STATE, 400)], undefined, ALL)).toEqual([`keep ${STATE}: its record was not read`]);
    expect(decideRefs([found(STATE, 400)], lives(endedAs(null, 0)), ALL)).toMatchObject([
      { action: 'keep', at: undefined, reason: 'the last run of its task has not ended' },
    ]);
  });

  test('goes whatever else there is that is not of its task', () => {
    const refs = [found(STATE, 400), found('refs/heads/main', 1), found('refs/sandbox/snapshots/before', 1)];
    expect(judge(refs, over, ALL)).toContain(`delete ${STATE}: past its retention`);
  });

  test('of a task that passed lately stays, whatever the date of its commit', () => {
    expect(judge([found(STATE, 400)], endedAs('passed', 29), ALL)).toEqual([`keep ${STATE}: younger than that`]);
  });

  test.each([endedAs(null, 0), endedAs('blocked', 3), { kind: 'unreadable' } as const])(
    'of a task that is alive stays: %#',
    (life) => {
      expect(judge([found(STATE, 400)], life, ALL)[0]).toMatch(/^keep /);
    },
  );

  test.each(['refs/groundhog/demo/steps/abcdef0-1', 'refs/groundhog/demo/result'] as const)(
    'stays while %s stays',
    (ref) => {
      const verdicts = judge(
        [found(STATE, 400), found(ref, 1)],
        ref.endsWith('result') ? endedAs('paused', 400) : over,
        ALL,
      );
      expect(verdicts).toContain(`keep ${STATE}: other refs of its task stay`);
    },
  );

  test('goes with what the task branch was before a rebase, which stays as long', () => {
    const refs = [found(STATE, 400), found('refs/groundhog/demo/before-rebase-1', 400)];
    expect(judge(refs, over)).toEqual([
      'keep refs/groundhog/demo/before-rebase-1: records stay unless asked for',
      `keep ${STATE}: records stay unless asked for`,
    ]);
    expect(judge(refs, over, ALL)).toEqual([
      'delete refs/groundhog/demo/before-rebase-1: past its retention',
      `delete ${STATE}: past its retention`,
    ]);
    // Its commits are older than the rebase.
    expect(judge(refs, endedAs('passed', 29), ALL)[0]).toMatch(/^keep .*: younger than that$/);
    expect(judge(refs, endedAs('blocked', 3), ALL)[0]).toMatch(/^keep .*: its task ended blocked and may resume$/);
  });

  test('stays with landed commits that wait for approval, which are listed', () => {
    const refs = [found(STATE, 400), found('refs/groundhog/demo/result', 400)];
    expect(judge(refs, endedAs('paused', 31), ALL)).toEqual([
      'keep refs/groundhog/demo/result: its commits wait for approval',
      `keep ${STATE}: other refs of its task stay`,
    ]);
    // A clone may keep the ref of an approval that was given elsewhere.
    expect(judge(refs, over, ALL)).toEqual([
      'delete refs/groundhog/demo/result: past its retention',
      `delete ${STATE}: past its retention`,
    ]);
  });

  test('goes together with all other refs of its task, and not for those of another', () => {
    const refs = [found(STATE, 400), found(SCRATCH, 400), found('refs/groundhog/demo2/day-1', 1)];
    expect(judge(refs, over, ALL).filter((line) => line.startsWith('delete'))).toHaveLength(2);
  });
});

describe('a snapshot', () => {
  const ref = 'refs/sandbox/snapshots/before';
  const inDays = (days: number) => ({ expiresAtSeconds: daysAgo(-days).getTime() / 1000 });

  test.each([
    ['goes when it is old', found(ref, 30), 'delete'],
    ['stays when it is young', found(ref, 29), 'keep'],
    ['goes when its own time has come', found(ref, 1, inDays(0)), 'delete'],
    ['stays until its own time has come', found(ref, 400, inDays(0.01)), 'keep'],
  ])('%s', (_title, snapshot, action) => {
    expect(judge([snapshot], undefined)[0]).toMatch(new RegExp(`^${action} `));
  });

  test('says when its own time has come, or comes', () => {
    expect(judge([found(ref, 400, inDays(0))], undefined)).toEqual([
      `delete ${ref}: it expired at 2026-06-30T00:00:00Z`,
    ]);
    expect(judge([found(ref, 400, inDays(1))], undefined)).toEqual([`keep ${ref}: it expires at 2026-07-01T00:00:00Z`]);
  });
});
