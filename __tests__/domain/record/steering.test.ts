import { describe, expect, test } from '@jest/globals';
import type { EventBody } from '../../../src/domain/record/chronicle-event.ts';
import { foldEvents } from '../../../src/domain/record/fold-events.ts';
import type { CheckpointRun } from '../../../src/domain/record/run-record.ts';
import { findLatestRuns } from '../../../src/domain/record/statements.ts';
import { isWithdrawn } from '../../../src/domain/record/steering.ts';
import { isHandled, toCommentHandled } from '../../../src/domain/record/thread-event.ts';
import {
  attemptEnded,
  attemptStarted,
  CREATED,
  LANDED,
  landed,
  planSet,
  RUN_STARTED,
  toEvents,
} from '../../helpers/make-events.ts';
import { makeAttempt, makeCriterionRun, makeView } from '../../report/make-view.ts';

const by = 'octo';
const PLAN = planSet({ a: ['h', 3], b: ['h', 3] });
const tried = [attemptStarted('a', 1), attemptEnded('a', 1)];

function fold(...bodies: readonly EventBody[]) {
  const events = toEvents(CREATED, RUN_STARTED, PLAN, ...bodies);
  const state = foldEvents(events);
  if (state === undefined) throw new Error('there is no task');
  return { ...state.record, last: { at: events.at(-1)?.at ?? '' } };
}

describe('an action of a user', () => {
  test.each<[EventBody, object]>([
    [
      { kind: 'checkpoint_reopened', checkpoint_id: 'a', by },
      { kind: 'retry', checkpoint_id: 'a', text: null },
    ],
    [
      { kind: 'checkpoint_skipped', checkpoint_id: 'a', by, reason: 'why' },
      { kind: 'skip', checkpoint_id: 'a', text: 'why' },
    ],
    [
      { kind: 'hint_given', by, text: 'look' },
      { kind: 'hint', checkpoint_id: null, text: 'look' },
    ],
    [
      { kind: 'pause_requested', by, reason: null },
      { kind: 'pause', checkpoint_id: null, text: null },
    ],
    [
      { kind: 'task_aborted', by, reason: 'why' },
      { kind: 'abort', checkpoint_id: null, text: 'why' },
    ],
    [
      { kind: 'checkpoint_approved', checkpoint_id: 'a', by },
      { kind: 'approve', checkpoint_id: 'a', text: null },
    ],
    [
      { kind: 'result_materialized', by, from: null, to: LANDED },
      { kind: 'materialize', checkpoint_id: null, text: LANDED },
    ],
  ])('is listed with its time and its user: %j', (body, line) => {
    const { steering, last } = fold(...tried, body);
    expect(steering).toEqual([{ at: last.at, by, ...line }]);
  });

  test('is listed among the latest 50', () => {
    const hints = Array.from({ length: 52 }, (_, index): EventBody => ({ kind: 'hint_given', by, text: `${index}` }));
    expect(fold(...hints).steering.map(({ text }) => text)).toEqual(hints.slice(2).map((_, index) => `${index + 2}`));
  });

  test('to retry opens the checkpoint with a fresh budget, and the task that was aborted', () => {
    const given: EventBody = { kind: 'checkpoint_abandoned', checkpoint_id: 'a', reason: 'used up' };
    const aborted = fold(...tried, given, { kind: 'task_aborted', by, reason: null });
    expect(aborted.aborted).toEqual({ at: aborted.last.at, by, reason: null });
    const opened = fold(...[...tried, given, { kind: 'task_aborted', by, reason: null } as const], {
      kind: 'checkpoint_reopened',
      checkpoint_id: 'a',
      by,
    });
    expect(opened.aborted).toBeNull();
    expect(opened.checkpoints[0]).toMatchObject({ outcome: 'pending', reason: null, ended_at: null, budget_from: 1 });
    expect(opened.checkpoints[0]?.attempts).toHaveLength(1);
  });

  test('to skip ends the checkpoint with its reason', () => {
    const { checkpoints, last } = fold({ kind: 'checkpoint_skipped', checkpoint_id: 'b', by, reason: 'why' });
    expect(checkpoints).toMatchObject([
      { checkpoint_id: 'a', outcome: 'pending' },
      { checkpoint_id: 'b', outcome: 'skipped', reason: 'why', ended_at: last.at },
    ]);
  });

  test('to pause holds until the next run starts', () => {
    const pause: EventBody = { kind: 'pause_requested', by, reason: 'why' };
    const paused = fold(pause);
    expect(paused.pause).toEqual({ at: paused.last.at, by, reason: 'why' });
    expect(fold(pause, RUN_STARTED).pause).toBeNull();
  });

  test('to approve commits makes them the head of the task branch', () => {
    const waiting = { ...landed('a', 1), landed_on: 'result' as const };
    expect(fold(...tried, waiting)).toMatchObject({ result: LANDED, last_landed: LANDED });
    const approval: EventBody = { kind: 'result_materialized', by, from: null, to: LANDED };
    expect(fold(...tried, waiting, approval)).toMatchObject({ head: LANDED, result: null });
  });
});

describe('a command of a user', () => {
  const abort: EventBody = { kind: 'task_aborted', by, reason: null };
  const pause: EventBody = { kind: 'pause_requested', by, reason: null };
  const start = attemptStarted('a', 1);
  const land = [attemptEnded('a', 1, 'passed'), landed('a', 1)];
  const satisfied: EventBody = { kind: 'checkpoint_satisfied', checkpoint_id: 'b' };
  const end: EventBody = { kind: 'run_ended', ending: 'blocked', reason: 'x' };
  const reopened: EventBody = { kind: 'checkpoint_reopened', checkpoint_id: 'a', by };
  const closed = attemptEnded('a', 1, 'interrupted');
  const skip = (id: string): EventBody => ({ kind: 'checkpoint_skipped', checkpoint_id: id, by, reason: 'why' });

  test.each<[string, readonly [readonly EventBody[], readonly EventBody[]], boolean]>([
    ['an abort keeps an attempt from its start', [[abort], [start]], true],
    ['an abort keeps passed work from landing', [[start, abort], land], true],
    ['an abort keeps a checkpoint that holds already open', [[abort], [satisfied]], true],
    ['an abort lets the run record its end', [[start, abort], [end]], false],
    ['an abort that was taken back forbids nothing', [[start, abort, reopened], land], false],
    ['an abort with nothing left to do forbids nothing', [[abort, skip('a'), skip('b')], [start]], false],
    ['a pause keeps an attempt from its start', [[pause], [start]], true],
    ['a pause lets the attempt at work land', [[start, pause], land], false],
    ['a skip keeps the attempt that it has closed from landing', [[start, closed, skip('a')], land], true],
    ['a skip keeps its checkpoint from being done already', [[skip('b')], [satisfied]], true],
    ['without one all may be recorded', [[start], [...land, satisfied]], false],
  ])('%s', (_, [before, bodies], expected) => {
    expect(isWithdrawn(fold(...before), bodies)).toBe(expected);
  });
});

describe('the approval of statements', () => {
  const semantic = (outcome: 'unjudged' | 'judged_fail') =>
    makeCriterionRun({ criterion: { kind: 'semantic', statement: 's' }, outcome, detail: 'as it was' });
  const runs = [makeCriterionRun({ detail: 'as it was' }), semantic('unjudged'), semantic('judged_fail')];
  const end = (day: number, verifier_runs: typeof runs): EventBody => {
    const body = attemptEnded('a', day);
    if (body.kind !== 'attempt_ended') throw new Error(body.kind);
    return { ...body, verifier_runs };
  };
  const approved: EventBody = { kind: 'checkpoint_approved', checkpoint_id: 'a', by };
  const outcomesOf = (all: CheckpointRun['baseline'] | undefined) =>
    all?.map(({ outcome, detail }) => [outcome, detail]);
  const judged = [
    ['passed', 'as it was'],
    ['judged_pass', 'Judged by octo.'],
    ['judged_fail', 'as it was'],
  ];
  const asBefore = runs.map(({ outcome, detail }) => [outcome, detail]);

  test('judges those of the latest verified attempt that nobody has judged', () => {
    const { checkpoints } = fold(
      ...[attemptStarted('a', 1), end(1, runs), attemptStarted('a', 2), end(2, runs), attemptStarted('a', 3)],
      approved,
    );
    expect(checkpoints[0]?.attempts.map(({ verifier_runs }) => outcomesOf(verifier_runs))).toEqual([
      asBefore,
      judged,
      [],
    ]);
  });

  test('of one judges that alone, by its number among the statements, and keeps its text with who approved it', () => {
    const statement = (text: string) =>
      makeCriterionRun({ criterion: { kind: 'semantic', statement: text }, outcome: 'unjudged', detail: 'open' });
    const all = [statement('first'), makeCriterionRun({ detail: 'open' }), statement('second'), statement('third')];
    const { checkpoints, steering } = fold(attemptStarted('a', 1), end(1, all), { ...approved, statement: 2 });
    expect(checkpoints[0]?.attempts[0]?.verifier_runs.map(({ outcome, detail }) => [outcome, detail])).toEqual([
      ['unjudged', 'open'],
      ['passed', 'open'],
      ['judged_pass', 'Judged by octo.'],
      ['unjudged', 'open'],
    ]);
    expect(steering).toMatchObject([{ by, kind: 'approve', checkpoint_id: 'a', text: 'second' }]);
  });

  test('judges those before any work where no attempt was verified', () => {
    const baseline: EventBody = { kind: 'baseline_checked', checkpoint_id: 'a', verifier_runs: runs };
    const { checkpoints } = fold(baseline, ...tried, approved);
    expect(outcomesOf(checkpoints[0]?.baseline)).toEqual(judged);
    expect(outcomesOf(fold(baseline, attemptStarted('a', 1), end(1, runs), approved).checkpoints[0]?.baseline)).toEqual(
      asBefore,
    );
  });

  test('finds nothing where nothing has run', () => {
    const [checkpoint] = makeView([{ checkpoint_id: 'a', attempts: [makeAttempt()] }]).record.checkpoints;
    expect(checkpoint && findLatestRuns(checkpoint)).toEqual([]);
  });
});

describe('an event of the thread of a task', () => {
  const comment = (comment_id: number): EventBody => ({ kind: 'comment_handled', comment_id, command: 'run', by });

  test('links the issue, and lists the latest 200 handled comments', () => {
    expect(fold({ kind: 'issue_linked', issue_number: 7 }).issue_number).toBe(7);
    const { handled_comments } = fold(...Array.from({ length: 202 }, (_, index) => comment(index + 1)));
    expect(handled_comments).toEqual(Array.from({ length: 200 }, (_, index) => index + 3));
  });

  test('tells comments, reviews and comments on lines with one id apart', () => {
    const parts = [undefined, 'review', 'line'] as const;
    for (const part of parts) {
      const record = fold(toCommentHandled({ id: 5, part }, { command: 'run', by }));
      expect(parts.filter((other) => isHandled(record, { id: 5, part: other }))).toEqual([part]);
      expect(isHandled(record, { id: 6, part })).toBe(false);
    }
  });

  test('that approves a plan changes nothing, and one that commits it moves its ref', () => {
    const before = fold();
    const { last: _, ...record } = fold({ kind: 'plan_approved', hash: 'h', by });
    expect(before).toMatchObject(record);
    const plan: EventBody = { kind: 'plan_committed', path: 'p.yml', from: null, to: LANDED };
    expect(fold(plan)).toMatchObject({ head: LANDED, result: null });
    expect(fold({ ...plan, landed_on: 'result' })).toMatchObject({ head: before.head, result: LANDED });
  });
});
