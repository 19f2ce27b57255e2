import { describe, expect, test } from '@jest/globals';
import {
  decideRebase,
  listOwnCommits,
  MAX_REBASED_COMMITS,
  type RebaseFacts,
} from '../../../src/domain/decisions/decide-rebase.ts';
import { chooseNextAction } from '../../../src/domain/decisions/next-action.ts';
import { listReopened } from '../../../src/domain/record/carry-over-plan.ts';
import type { EventBody, EventOf } from '../../../src/domain/record/chronicle-event.ts';
import { foldEvents, type TaskState } from '../../../src/domain/record/fold-events.ts';
import { REBASE_AGENT } from '../../../src/domain/record/rebase.ts';
import { hasLandedInThisRun } from '../../../src/domain/record/run-record.ts';
import {
  attemptEnded,
  attemptStarted,
  BASE,
  CREATED,
  landed,
  planSet,
  RUN_STARTED,
  toEvents,
} from '../../helpers/make-events.ts';

const id = (letter: string) => letter.repeat(40);
const [OLD_A, OLD_B, MINE, ONTO, NEW_A, NEW_B, CARRIED] = ['1', '2', '3', '4', '5', '6', '7'].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const PLAN = planSet({ a: ['ha', 2], b: ['hb', 2], c: ['hc', 1] });
const attempt = (checkpoint: string, day: number, commit: string): readonly EventBody[] => [
  attemptStarted(checkpoint, day),
  attemptEnded(checkpoint, day, 'passed'),
  landed(checkpoint, day, commit),
];
const HISTORY = [CREATED, RUN_STARTED, PLAN, ...attempt('a', 1, OLD_A), ...attempt('b', 2, OLD_B)];
const STARTED: EventBody = {
  kind: 'rebase_started',
  from: OLD_B,
  onto: ONTO,
  commits: [
    { commit: OLD_A, checkpoint_id: 'a' },
    { commit: MINE, checkpoint_id: null },
    { commit: OLD_B, checkpoint_id: 'b' },
  ],
};
const onLine = (checkpoint: string, day: number, commit: string | null): EventBody =>
  ({ ...landed(checkpoint, day, commit), landed_on: 'rebase' }) as EventBody;
const replay = (checkpoint: string, day: number): EventBody =>
  ({ ...attemptStarted(checkpoint, day), agent: REBASE_AGENT }) as EventBody;
const carried: EventBody = { kind: 'commits_carried', commits: [MINE], to: CARRIED };

function fold(...bodies: readonly EventBody[]): TaskState {
  const state = foldEvents(toEvents(...HISTORY, ...bodies));
  if (state === undefined) throw new Error('no task');
  return state;
}
const next = (...bodies: readonly EventBody[]) => chooseNextAction(fold(...bodies).record);

test('the commits of Groundhog are its plans and landings, and what one of them has become in a rebase', () => {
  const plan: EventBody = { kind: 'plan_committed', path: 'p.yml', from: null, to: id('8') };
  const carry = (to: string, ...commits: string[]): EventBody => ({ kind: 'commits_carried', commits, to });
  const moved = [carry(id('9'), id('8')), carry(CARRIED, MINE), carry(id('a'), id('9')), carry(id('b'), OLD_A, MINE)];
  const events = toEvents(...HISTORY, plan, STARTED, ...moved, onLine('a', 3, NEW_A), onLine('b', 4, null));
  expect([...listOwnCommits(events)]).toEqual([OLD_A, OLD_B, id('8'), id('9'), id('a'), NEW_A]);
});

const RULES = { hasBase: false, isMerged: false, isFinished: false, reopened: new Set<string>() };

describe('a rebase', () => {
  const facts = (changes: Partial<RebaseFacts> = {}): RebaseFacts => ({
    record: fold().record,
    head: OLD_B,
    onto: ONTO,
    ...RULES,
    commits: [OLD_A, MINE, OLD_B].map((each) => ({ id: each, parents: 1 })),
    ...changes,
  });

  test('takes the commits of the branch in their order, and knows those by which checkpoints have landed', () => {
    expect(decideRebase(facts())).toEqual({
      kind: 'start',
      commits: [
        { commit: OLD_A, checkpoint_id: 'a' },
        { commit: MINE, checkpoint_id: null },
        { commit: OLD_B, checkpoint_id: 'b' },
      ],
    });
  });

  test('carries the commits of checkpoints that the plan of the run opens again, also where no other has landed', () => {
    const carriesOf = (...reopened: string[]) => {
      const decision = decideRebase(facts({ reopened: new Set(reopened) }));
      return decision.kind === 'start' ? decision.commits.map(({ checkpoint_id }) => checkpoint_id) : decision.reason;
    };
    expect(carriesOf('a', 'c')).toEqual([null, null, 'b']);
    expect(carriesOf('a', 'b')).toEqual([null, null, null]);
  });

  test('carries the commits of checkpoints that are open again since an earlier run, where no other has landed', () => {
    const planned = fold({ ...planSet({ a: ['other', 2], b: ['other', 2] }) }).record;
    const commits = [OLD_A, MINE, OLD_B].map((commit) => ({ commit, checkpoint_id: null }));
    expect(decideRebase(facts({ record: planned }))).toEqual({ kind: 'start', commits });
  });

  test('knows what the plan of the run opens again, or has no more', () => {
    const reopenedBy = (plan: Parameters<typeof planSet>[0]) => [
      ...listReopened(fold().record, planSet(plan) as EventOf<'plan_set'>),
    ];
    expect(reopenedBy({ a: ['ha', 2], b: ['hb', 3], c: ['hc', 1] })).toEqual(['c']);
    expect(reopenedBy({ a: ['other', 2], c: ['hc', 1] })).toEqual(['a', 'b', 'c']);
  });

  const waiting = { ...fold().record, result: OLD_B };
  const captured = fold(
    { ...attemptStarted('c', 3), snapshot_ref: OLD_B } as EventBody,
    {
      ...attemptEnded('c', 3),
      kind: 'attempt_captured',
      summary: 'Done.',
      timeline: { base: BASE, landed_stream: null, steps: [], missed: 0 },
    } as EventBody,
  ).record;
  const known = { ...fold().record, impossible_rebase: { from: OLD_B, onto: ONTO, reason: 'It conflicts.' } };
  const many = Array.from({ length: MAX_REBASED_COMMITS + 1 }, () => ({ id: OLD_A, parents: 1 }));

  test.each<readonly [string, Partial<RebaseFacts>, readonly [boolean, RegExp]]>([
    ['the base has not moved', { hasBase: true }, [true, /"main" has not moved/]],
    ['all of it is merged', { isMerged: true, isFinished: true }, [true, /merged/]],
    ['it is merged, and commits wait for approval', { isMerged: true, record: waiting }, [false, /wait for approval/]],
    [
      'nothing has landed at all',
      { commits: [], record: { ...fold().record, checkpoints: [] } },
      [false, /keeps the base that it began from.*another task: --task/],
    ],
    ['commits wait for approval', { record: waiting }, [false, /wait for approval/]],
    ['work waits to be checked', { record: captured }, [false, /waits to be checked/]],
    ['the branch has a merge', { commits: [{ id: MINE, parents: 2 }] }, [false, /has a merge \(3333/]],
    ['the branch is far ahead', { commits: many }, [false, /more than 500 commits/]],
    ['the same one has met a conflict with a person', { record: known }, [false, /It conflicts\./]],
  ])('is not made where %s', (_, changes, [isExpected, reason]) => {
    expect(decideRebase(facts(changes))).toEqual({ kind: 'none', isExpected, reason: expect.stringMatching(reason) });
  });

  test('puts nothing on a base that has the work already, and moves the task there where its plan has grown', () => {
    expect(decideRebase(facts({ isMerged: true }))).toEqual({ kind: 'start', commits: [] });
  });

  test('takes commits of people that came after what was merged', () => {
    const commits = [{ commit: MINE, checkpoint_id: null }];
    const made = decideRebase(facts({ head: MINE, commits: [{ id: MINE, parents: 1 }] }));
    expect(made).toEqual({ kind: 'start', commits });
  });

  test('is made where the captured work started elsewhere, since the run closes it', () => {
    expect(decideRebase(facts({ record: captured, head: MINE })).kind).toBe('start');
  });

  test('is tried again after such a conflict once the base has moved on', () => {
    expect(decideRebase(facts({ record: known, onto: NEW_A })).kind).toBe('start');
  });
});

/** The criteria of what has landed hold with the commits of people. */
const checked: EventBody = { kind: 'commits_checked', from: NEW_A, to: NEW_B, broken: [] };
const CHECKED: EventBody = { kind: 'baseline_checked', checkpoint_id: 'a', verifier_runs: [] };

describe('a rebase that has begun', () => {
  test('goes commit by commit, then moves the branch, then continues with the rest of the plan', () => {
    const a = [replay('a', 3), attemptEnded('a', 3, 'passed'), onLine('a', 3, NEW_A)];
    const b = [replay('b', 4), attemptEnded('b', 4, 'passed'), onLine('b', 4, NEW_B)];
    const completed: EventBody = { kind: 'rebase_completed', from: OLD_B, onto: ONTO, to: NEW_B, kept_ref: 'refs/x' };
    expect(next(STARTED)).toEqual({ kind: 'replay', checkpointId: 'a', commit: OLD_A, day: 3 });
    expect(next(STARTED, ...a)).toEqual({ kind: 'carry', commits: [MINE] });
    expect(next(STARTED, ...a, carried)).toEqual({ kind: 'replay', checkpointId: 'b', commit: OLD_B, day: 4 });
    expect(next(STARTED, ...a, carried, ...b)).toEqual({ kind: 'complete_rebase' });
    // What has landed runs once more with the commits that were carried on top of it.
    expect(next(STARTED, ...a, carried, ...b, completed)).toEqual({ kind: 'check_commits', from: NEW_A });
    expect(next(STARTED, ...a, carried, ...b, completed, checked)).toEqual({ kind: 'baseline', checkpointId: 'c' });
    const { record, memory } = fold(STARTED, ...a, carried, ...b, completed);
    expect(record).toMatchObject({ head: NEW_B, base_sha: ONTO, last_landed: NEW_B, rebase: null });
    expect(record.rebases).toEqual([expect.objectContaining({ from: OLD_B, to: NEW_B, verified: ['a', 'b'] })]);
    expect(memory.completed.map(({ committed_ref }) => committed_ref)).toEqual([NEW_A, NEW_B]);
  });

  test('leaves head and base of the record as they are until the branch has moved', () => {
    const { record } = fold(
      RUN_STARTED,
      STARTED,
      replay('a', 3),
      attemptEnded('a', 3, 'passed'),
      onLine('a', 3, NEW_A),
    );
    expect(record).toMatchObject({ head: OLD_B, base_sha: BASE, rebase: { head: NEW_A } });
    expect(hasLandedInThisRun(record)).toBe(false);
  });

  test('opens what had passed without a commit, once the branch is on the new base', () => {
    const toCompleted = (to: string): EventBody => {
      return { kind: 'rebase_completed', from: OLD_B, onto: ONTO, to, kept_ref: 'refs/x' };
    };
    const b = (day: number) => [replay('b', day), attemptEnded('b', day, 'passed'), onLine('b', day, NEW_B)];
    const held: EventBody = { kind: 'checkpoint_satisfied', checkpoint_id: 'c' };
    const unchanged = [STARTED, replay('a', 3), attemptEnded('a', 3, 'passed'), onLine('a', 3, null), carried, ...b(4)];
    const first = [{ ...CHECKED, checkpoint_id: 'c' } as EventBody, held, ...unchanged, toCompleted(NEW_B)];
    // Both without a commit, of which "a" was verified there.
    expect(next(...first)).toEqual({ kind: 'check_commits', from: ONTO });
    expect(next(...first, checked)).toEqual({ kind: 'baseline', checkpointId: 'c' });
    expect(next(...first, checked, held)).toMatchObject({ kind: 'done' });
    const again: EventBody = { ...STARTED, commits: [{ commit: NEW_B, checkpoint_id: 'b' }] } as EventBody;
    const second = [...first, held, again, ...b(5)];
    expect(next(...second)).toEqual({ kind: 'complete_rebase' });
    expect(next(...second, toCompleted(NEW_B))).toEqual({ kind: 'baseline', checkpointId: 'a' });
    // The same where "a" had landed, and held on the new base without its commit.
    const heldThere: EventBody = { ...held, checkpoint_id: 'a' };
    const failed = [STARTED, replay('a', 3), attemptEnded('a', 3, 'failed'), CHECKED, heldThere, carried, ...b(4)];
    expect(next(...failed, toCompleted(NEW_B), held, again, ...b(5), toCompleted(NEW_B))).toMatchObject({
      ...{ kind: 'baseline', checkpointId: 'a' },
    });
  });

  test('that does not hold is checked without its commit first, and may hold there', () => {
    const failed = [STARTED, replay('a', 3), attemptEnded('a', 3, 'failed')];
    for (const before of [[], [CHECKED]])
      expect(next(...before, ...failed)).toEqual({ kind: 'baseline', checkpointId: 'a' });
    const held: EventBody = { kind: 'checkpoint_satisfied', checkpoint_id: 'a' };
    expect(next(...failed, CHECKED, held)).toEqual({ kind: 'carry', commits: [MINE] });
  });

  test('that does not hold is work for the agent, with the whole budget, and is put there only once', () => {
    const failed = [STARTED, replay('a', 3), attemptEnded('a', 3, 'failed'), CHECKED];
    expect(next(...failed)).toEqual({ kind: 'attempt', checkpointId: 'a', attempt: 1, day: 4 });
    const again = [attemptStarted('a', 4), attemptEnded('a', 4), attemptStarted('a', 5), attemptEnded('a', 5)];
    expect(next(...failed, ...again)).toMatchObject({ kind: 'abandon', reason: 'attempt budget used up (2 of 2)' });
    const given: EventBody = { kind: 'checkpoint_abandoned', checkpoint_id: 'a', reason: 'used up' };
    expect(next(...failed, ...again, given)).toMatchObject({
      kind: 'blocked',
      reason: expect.stringMatching(
        /"a" is given up: used up\. The task is being rebased, and its branch is where it was/,
      ),
    });
    const retry: EventBody = { kind: 'checkpoint_reopened', checkpoint_id: 'a', by: 'octo' };
    expect(next(...failed, ...again, given, retry)).toMatchObject({ kind: 'attempt', attempt: 1 });
  });

  test('is put there once more when its run died before it was checked', () => {
    expect(next(STARTED, replay('a', 3), attemptEnded('a', 3, 'interrupted'))).toMatchObject({
      kind: 'replay',
      day: 4,
    });
  });

  test('leaves out what a person has skipped meanwhile, and what changed nothing takes no commit', () => {
    const skip: EventBody = { kind: 'checkpoint_skipped', checkpoint_id: 'a', by: 'octo', reason: 'gone' };
    expect(next(STARTED, skip)).toEqual({ kind: 'carry', commits: [MINE] });
    const { record } = fold(STARTED, replay('a', 3), attemptEnded('a', 3, 'passed'), onLine('a', 3, null));
    expect(record.rebase?.head).toBe(ONTO);
  });

  test('that is stopped leaves the record as it was, with the attempts that it took', () => {
    const stopped: EventBody = { kind: 'rebase_stopped', reason: 'A person has asked for it.' };
    const { record, memory } = fold(
      STARTED,
      replay('a', 3),
      attemptEnded('a', 3, 'passed'),
      onLine('a', 3, NEW_A),
      replay('b', 4),
      attemptEnded('b', 4),
      stopped,
    );
    expect(chooseNextAction(record)).toEqual(chooseNextAction(fold().record));
    const { rebase, rebases, head, base_sha, last_landed } = record;
    expect({ rebase, rebases, head, base_sha, last_landed }).toEqual({
      ...{ rebase: null, rebases: [], head: OLD_B, base_sha: BASE, last_landed: OLD_B },
    });
    expect(
      record.checkpoints.map(({ outcome, budget_from, ended_at }) => [outcome, budget_from, ended_at !== null]),
    ).toEqual([
      ['success', 0, true],
      ['success', 0, true],
      ['pending', 0, false],
    ]);
    expect(record.checkpoints[0]?.attempts.map(({ committed_ref }) => committed_ref)).toEqual([OLD_A, null]);
    expect(memory.completed.map(({ committed_ref }) => committed_ref)).toEqual([OLD_A, OLD_B]);
    expect(record.impossible_rebase).toBeNull();
  });

  test('keeps what commits of people have broken due, also where it is stopped', () => {
    const advanced: EventBody = { kind: 'branch_advanced', from: OLD_B, to: MINE, is_unchecked: true };
    const broken = [{ checkpoint_id: 'a', reason: 'It held before.', verifier_runs: [] }];
    const check: EventBody = { kind: 'commits_checked', from: OLD_B, to: MINE, broken };
    const held = fold(advanced, check).record;
    expect(chooseNextAction(held)).toMatchObject({ kind: 'blocked', checkpointId: 'a' });
    const commits = [OLD_A, OLD_B, MINE].map((each) => ({ id: each, parents: 1 }));
    expect(decideRebase({ ...RULES, record: held, head: MINE, onto: ONTO, commits })).toMatchObject({
      kind: 'start',
      commits: [{ checkpoint_id: 'a' }, { checkpoint_id: 'b' }, { checkpoint_id: null }],
    });
    const started: EventBody = { ...STARTED, from: MINE } as EventBody;
    const stopped: EventBody = { kind: 'rebase_stopped', reason: 'A person has asked for it.' };
    expect(next(advanced, check, started)).toMatchObject({ kind: 'replay', checkpointId: 'a' });
    expect(next(advanced, check, started, stopped)).toEqual({ kind: 'check_commits', from: OLD_B });
  });

  test('has what was merged checked on the new base, since it does not land there again', () => {
    const done = (from: string, to: string): EventBody => ({
      ...{ kind: 'rebase_completed', from, onto: ONTO, to, kept_ref: 'refs/groundhog/t/before-rebase-1' },
    });
    const start = (from: string, ...commits: string[]): EventBody => ({
      ...{ kind: 'rebase_started', from, onto: ONTO },
      commits: commits.map((commit) => ({ commit, checkpoint_id: null })),
    });
    expect(next(start(OLD_B), done(OLD_B, ONTO))).toEqual({ kind: 'check_commits', from: OLD_B });
    const pushed: EventBody = { kind: 'branch_advanced', from: OLD_B, to: MINE, is_unchecked: true };
    const moved = [start(MINE, MINE), carried, done(MINE, CARRIED)];
    expect(next(pushed, ...moved)).toEqual({ kind: 'check_commits', from: OLD_B });
    const broken = [{ checkpoint_id: 'a', reason: 'It held before.', verifier_runs: [] }];
    const check: EventBody = { kind: 'commits_checked', from: OLD_B, to: MINE, broken };
    const { checkpoints, unchecked_since } = fold(pushed, check, ...moved).record;
    expect(unchecked_since).toBe(OLD_B);
    expect(checkpoints.map(({ outcome, held_at }) => [outcome, held_at])).toEqual([
      ['success', null],
      ['success', null],
      ['pending', null],
    ]);
  });

  test('forgets that a range was mixed, once another one is not', () => {
    const check = (is_mixed?: true): EventBody => {
      const broken = [{ checkpoint_id: 'a', reason: 'It held before.', verifier_runs: [] }];
      return { kind: 'commits_checked', from: OLD_B, to: MINE, broken, ...(is_mixed && { is_mixed }) };
    };
    const markOf = (...bodies: EventBody[]) => fold(...bodies).record.checkpoints[0]?.is_held_mixed;
    expect([markOf(check(true)), markOf(check(true), check())]).toEqual([true, undefined]);
  });

  describe('under another plan', () => {
    const a = [replay('a', 3), attemptEnded('a', 3, 'passed'), onLine('a', 3, NEW_A)];
    const started = [STARTED, ...a, carried];
    const change = (...ids: string[]) =>
      planSet({ a: [ids.includes('a') ? 'new' : 'ha', 2], b: [ids.includes('b') ? 'new' : 'hb', 2], c: ['hc', 1] });
    const stopped: EventBody = { kind: 'rebase_stopped', reason: 'A person has asked for it.' };

    test.each<[string, EventBody]>([
      ['defines it anew', change('b')],
      ['has it no more', planSet({ a: ['ha', 2], c: ['hc', 1] })],
    ])('carries the commit of a checkpoint as it is where the plan %s, and lands nothing by it', (_what, plan) => {
      expect(next(...started, plan)).toEqual({ kind: 'carry', commits: [OLD_B] });
      const all = [...started, plan, { kind: 'commits_carried', commits: [OLD_B], to: NEW_B } as EventBody];
      expect(next(...all)).toEqual({ kind: 'complete_rebase' });
      const completed: EventBody = { kind: 'rebase_completed', from: OLD_B, onto: ONTO, to: NEW_B, kept_ref: 'refs/x' };
      const { record } = fold(...all, completed);
      expect(record).toMatchObject({ head: NEW_B, last_landed: NEW_B, rebases: [{ verified: ['a'] }] });
      const isThere = record.checkpoints.some(({ checkpoint_id }) => checkpoint_id === 'b');
      expect(chooseNextAction(record)).toEqual({ kind: 'check_commits', from: NEW_A });
      expect(next(...all, completed, checked)).toEqual({ kind: 'baseline', checkpointId: isThere ? 'b' : 'c' });
      expect(next(...all, stopped)).toEqual({ kind: 'baseline', checkpointId: isThere ? 'b' : 'c' });
    });

    test('opens a checkpoint again that was tried on the new line, also where the rebase is given up', () => {
      const failed = [STARTED, replay('a', 3), attemptEnded('a', 3, 'failed'), change('a')];
      expect(next(...failed)).toEqual({ kind: 'baseline', checkpointId: 'a' });
      for (const bodies of [
        [...failed, CHECKED],
        [...started, change('a')],
      ]) {
        const { record } = fold(...bodies, stopped);
        expect(record.checkpoints[0]).toMatchObject({
          outcome: 'pending',
          reason: expect.stringMatching(/changed in the plan/),
        });
        expect(record).toMatchObject({ rebase: null, last_landed: OLD_B });
      }
      const b = [replay('b', 4), attemptEnded('b', 4, 'passed'), onLine('b', 4, NEW_B)];
      expect(next(...started, change('a'), ...b)).toEqual({ kind: 'complete_rebase' });
    });

    test('changes nothing of what the plan has left as it was', () => {
      expect(fold(...started, change()).record.rebase).toEqual(fold(...started).record.rebase);
    });
  });

  test('that a commit of a person has stopped is remembered by its branch and base', () => {
    const { record } = fold(STARTED, { kind: 'rebase_stopped', reason: 'It conflicts.', conflict_of: MINE });
    expect(record.impossible_rebase).toEqual({ from: OLD_B, onto: ONTO, reason: 'It conflicts.' });
  });

  test('stays blocked while the task is aborted', () => {
    const abort: EventBody = { kind: 'task_aborted', by: 'octo', reason: null };
    expect(next(STARTED, abort)).toMatchObject({ kind: 'blocked' });
  });
});
