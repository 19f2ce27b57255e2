import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toDurationMs } from '../../../src/domain/attempt/attempt.ts';
import type { StepRecord } from '../../../src/domain/attempt/step.ts';
import { taskIdSchema } from '../../../src/domain/ids.ts';
import { type EventBody, eventBodySchema } from '../../../src/domain/record/chronicle-event.ts';
import { closeOpenAttempts } from '../../../src/domain/record/close-open-attempts.ts';
import { applyEvent, foldEvents, type TaskState } from '../../../src/domain/record/fold-events.ts';
import { findUnreverted, runRecordSchema } from '../../../src/domain/record/run-record.ts';
import type { WorkspaceContext } from '../../../src/domain/record/workspace-context.ts';
import {
  attemptEnded,
  attemptStarted,
  BASE,
  CREATED,
  LANDED,
  landed,
  planSet,
  toEvents,
} from '../../helpers/make-events.ts';
import { makeCriterionRun } from '../../report/make-view.ts';

const RUN: EventBody = {
  kind: 'run_started',
  run_id: 'r',
  groundhog_version: '1',
  isolation: 'sandbox',
  lease_generation: 1,
};

function fold(...bodies: readonly EventBody[]): TaskState {
  const state = foldEvents(toEvents(CREATED, ...bodies));
  if (state === undefined) throw new Error('no state');
  return state;
}

const outcomes = (state: TaskState) =>
  state.record.checkpoints.map(({ checkpoint_id, outcome }) => `${checkpoint_id} ${outcome}`);
const completed = (state: TaskState) => state.memory.completed.map(({ checkpoint_id }) => checkpoint_id);

describe('the state of a task', () => {
  test('is undefined without events and begins with its creation', () => {
    expect(foldEvents([])).toBeUndefined();
    expect(() => foldEvents(toEvents(RUN))).toThrow('event 1: the task was not created yet');
    expect(() => fold(CREATED)).toThrow('event 2: a task is created once');
  });

  test('has nothing in it at first but what its creation says', () => {
    const { record, memory } = fold();
    expect(memory).toEqual({ schema_version: 1, task_id: 'demo', plan_id: 'plan.yml', completed: [] });
    expect(record).toMatchObject({ head: BASE, base_sha: BASE, started_at: '2026-01-02T03:00:00.000Z' });
    const { handled_comments, handled_reviews, handled_line_comments, handled_boxes } = record;
    const handled = [handled_comments, handled_reviews, handled_line_comments, handled_boxes];
    expect([record.checkpoints, record.budget_warnings, record.steering, ...handled]).toEqual(Array(7).fill([]));
  });

  test('has the page of its last run, where that has one', () => {
    const run_url = 'https://github.test/acme/widgets/actions/runs/1';
    const inJob = { ...RUN, run_url } as EventBody;
    expect(fold(inJob).record.run_url).toBe(run_url);
    expect(fold(inJob, RUN).record.run_url).toBeNull();
  });

  test('refuses an attempt that was started before', () => {
    const two = [planSet({ a: ['h', 2], b: ['h', 2] }), attemptStarted('a', 1), attemptStarted('a', 2)];
    expect(() => fold(...two, attemptStarted('a', 1))).toThrow('event 5: attempt 1 was started before');
    expect(fold(...two).record.last_day).toBe(2);
  });

  test('begins a checkpoint with its criteria on the clean tree, else with its first attempt', () => {
    const checked: EventBody = { kind: 'baseline_checked', checkpoint_id: 'a', verifier_runs: [] };
    const startOf = (...bodies: readonly EventBody[]) =>
      fold(planSet({ a: ['h', 2] }), ...bodies).record.checkpoints.map(({ baseline, started_at }) => ({
        baseline,
        started_at,
      }));
    expect(startOf()).toEqual([{ baseline: null, started_at: null }]);
    expect(startOf(checked, checked, attemptStarted('a', 1))).toEqual([
      { baseline: [], started_at: '2026-01-02T03:02:00.000Z' },
    ]);
    expect(startOf(attemptStarted('a', 1), attemptEnded('a', 1), attemptStarted('a', 2))).toEqual([
      { baseline: null, started_at: '2026-01-02T03:02:00.000Z' },
    ]);
  });

  test('starts an attempt with nothing in it', () => {
    const { record } = fold(planSet({ a: ['h', 2] }), attemptStarted('a', 1));
    expect(record.checkpoints[0]?.attempts).toEqual([
      {
        day: 1,
        started_at: '2026-01-02T03:02:00.000Z',
        ended_at: null,
        outcome: 'running',
        snapshot_ref: BASE,
        scratch_branch: 'groundhog/demo/day-1',
        scratch_commit: null,
        tree: null,
        summary: null,
        failure_report: null,
        workspace_reverted: false,
        verifier_runs: [],
        tool_calls: [],
        side_effects: [],
        usage: { turns: null, input_tokens: null, output_tokens: null, cost_usd: null },
        changed_paths: [],
        changed_paths_total: 0,
        notes: [],
        committed_ref: null,
        attribution: null,
        timeline: null,
        interruption: null,
      },
    ]);
  });

  test('changes only the attempt that an event names', () => {
    const { record } = fold(
      ...[planSet({ a: ['h', 3] }), attemptStarted('a', 1), attemptEnded('a', 1), attemptStarted('a', 2)],
      attemptEnded('a', 2, 'passed'),
    );
    expect(record.checkpoints[0]?.attempts).toMatchObject([
      { day: 1, outcome: 'failed', ended_at: '2026-01-02T03:03:00.000Z' },
      { day: 2, outcome: 'passed', ended_at: '2026-01-02T03:05:00.000Z' },
    ]);
  });

  test('collects the warnings of the present run', () => {
    const reading = { limit: 'max_tokens', used: 80, max: 100 } as const;
    const other = { limit: 'deadline_minutes', used: 4, max: 5 } as const;
    const warned = [RUN, { kind: 'budget_warning', ...reading }, { kind: 'budget_warning', ...other }] as const;
    expect(fold(...warned).record.budget_warnings).toEqual([reading, other]);
    expect(fold(...warned, RUN).record.budget_warnings).toEqual([]);
  });

  test('remembers a completed checkpoint once, as it was completed last', () => {
    const satisfied: EventBody = { kind: 'checkpoint_satisfied', checkpoint_id: 'a' };
    const plan = planSet({ a: ['h', 2], b: ['h', 2] });
    expect(fold(plan, satisfied).memory.completed).toEqual([
      {
        checkpoint_id: 'a',
        summary: 'Already satisfied before any work.',
        side_effects: [],
        committed_ref: null,
        completed_at: '2026-01-02T03:02:00.000Z',
      },
    ]);
    const again = fold(plan, satisfied, landed('b', 1), landed('a', 2)).memory.completed;
    expect(again.map(({ checkpoint_id, summary }) => [checkpoint_id, summary])).toEqual([
      ['b', 'Done.'],
      ['a', 'Done.'],
    ]);
  });

  test('is the same whether it is folded at once or event by event, and always fits its schema', () => {
    const bodies = [
      RUN,
      planSet({ a: ['h', 2], b: ['h', 2] }),
      attemptStarted('a', 1),
      attemptEnded('a', 1),
      landed('b', 2),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(bodies, { minLength: 0 }), (list) => {
        const events = toEvents(CREATED, planSet({ a: ['h', 2], b: ['h', 2] }), ...list);
        const stepwise = events.reduce<TaskState | undefined>(applyEvent, undefined);
        expect(stepwise).toEqual(foldEvents(events));
        expect(runRecordSchema.parse(stepwise?.record)).toEqual(stepwise?.record);
      }),
    );
  });

  test('refuses an event for a checkpoint that the plan does not have', () => {
    expect(() => fold(planSet({ a: ['h', 1] }), attemptStarted('b', 1))).toThrow('no checkpoint "b"');
  });

  test('follows an attempt from start to landing', () => {
    const started = fold(planSet({ a: ['h', 2] }), attemptStarted('a', 1));
    expect(started.record).toMatchObject({
      last_day: 1,
      checkpoints: [{ attempt_budget: 2, attempts: [{ day: 1, outcome: 'running', ended_at: null }] }],
    });
    const done = fold(planSet({ a: ['h', 2] }), attemptStarted('a', 1), attemptEnded('a', 1, 'passed'), landed('a', 1));
    expect(done.record).toMatchObject({
      head: LANDED,
      checkpoints: [
        {
          outcome: 'success',
          reason: null,
          attempts: [{ outcome: 'passed', committed_ref: LANDED, summary: 'Done.' }],
        },
      ],
    });
    expect(done.record.checkpoints[0]?.attempts[0]).not.toHaveProperty('seq');
    expect(done.record.checkpoints[0]?.attempts[0]).not.toHaveProperty('kind');
    expect(done.memory.completed).toMatchObject([{ checkpoint_id: 'a', summary: 'Done.', committed_ref: LANDED }]);
  });

  test('keeps the head when a checkpoint needed no commit', () => {
    expect(fold(planSet({ a: ['h', 2] }), attemptStarted('a', 1), landed('a', 1, null)).record.head).toBe(BASE);
  });

  test('remembers successes only', () => {
    const state = fold(
      planSet({ a: ['h', 1], b: ['h', 1], c: ['h', 1] }),
      { kind: 'checkpoint_satisfied', checkpoint_id: 'a' },
      attemptStarted('b', 1),
      attemptEnded('b', 1),
      { kind: 'checkpoint_abandoned', checkpoint_id: 'b', reason: 'budget' },
      { kind: 'checkpoint_blocked', checkpoint_id: 'c', reason: 'pointless' },
    );
    expect(outcomes(state)).toEqual(['a success', 'b abandoned', 'c blocked']);
    expect(completed(state)).toEqual(['a']);
  });

  test('forgets the ending of the last run when a new one starts, and counts its days from there', () => {
    const ended = [
      planSet({ a: ['h', 9] }),
      attemptStarted('a', 1),
      { kind: 'run_ended', ending: 'paused', reason: 'x', pause_cause: 'deadline' },
    ] as const;
    expect(fold(...ended).record).toMatchObject({ ending: 'paused', ending_reason: 'x', pause_cause: 'deadline' });
    expect(fold(...ended, RUN).record).toMatchObject({
      ending: null,
      pause_cause: null,
      ended_at: null,
      last_day_before_run: 1,
      isolation: 'sandbox',
    });
  });

  test('takes a branch that others advanced as its head', () => {
    const verifier_runs = [makeCriterionRun({ outcome: 'failed' })];
    const checked: EventBody = { kind: 'baseline_checked', checkpoint_id: 'a', verifier_runs };
    const plan = planSet({ a: ['h', 3] });
    const advanced: EventBody = { kind: 'branch_advanced', from: BASE, to: LANDED };
    expect(fold(plan, checked).record.checkpoints[0]?.baseline).toEqual(verifier_runs);
    expect(fold(plan, checked, advanced).record).toMatchObject({ head: LANDED, checkpoints: [{ baseline: null }] });
  });

  test('takes another base as its head, where what held at the old one is due again', () => {
    const verifier_runs = [makeCriterionRun({ outcome: 'passed' })];
    const held: readonly EventBody[] = [
      { kind: 'baseline_checked', checkpoint_id: 'a', verifier_runs },
      { kind: 'checkpoint_satisfied', checkpoint_id: 'a' },
    ];
    const plan = planSet({ a: ['h', 3] });
    expect(fold(plan, ...held).record.checkpoints[0]?.outcome).toBe('success');
    expect(fold(plan, ...held, { kind: 'base_moved', from: BASE, to: LANDED }).record).toMatchObject({
      ...{ base_sha: LANDED, head: LANDED },
      checkpoints: [{ outcome: 'pending', baseline: null, ended_at: null }],
    });
  });

  test('has the criteria of what is open run again with a plan that has changed, as by its guards', () => {
    const verifier_runs = [makeCriterionRun({ outcome: 'failed' })];
    const checked: EventBody = { kind: 'baseline_checked', checkpoint_id: 'a', verifier_runs };
    const plan = planSet({ a: ['h', 3] });
    expect(fold(plan, checked, plan).record.checkpoints[0]?.baseline).toEqual(verifier_runs);
    expect(
      fold(plan, checked, { ...plan, plan_hash: 'other' } as EventBody).record.checkpoints[0]?.baseline,
    ).toBeNull();
  });
});

describe('commits of people on what has landed', () => {
  const MINE = 'e'.repeat(40);
  const FIX = 'f'.repeat(40);
  const passed = [planSet({ a: ['h', 3] }), attemptStarted('a', 1), attemptEnded('a', 1, 'passed'), landed('a', 1)];
  const push = (from: string, to: string): EventBody => ({ kind: 'branch_advanced', from, to, is_unchecked: true });
  const verifier_runs = [makeCriterionRun({ outcome: 'failed' })];
  const check = (to: string, ...ids: string[]): EventBody => ({
    ...{ kind: 'commits_checked', from: LANDED, to },
    broken: ids.map((checkpoint_id) => ({ checkpoint_id, reason: 'It broke.', verifier_runs })),
  });

  test('are due to be checked from the last head that held, until they were', () => {
    const pushed = fold(...passed, push(LANDED, MINE), push(MINE, FIX)).record;
    expect(pushed).toMatchObject({ head: FIX, unchecked_since: LANDED, checkpoints: [{ outcome: 'success' }] });
    expect(fold(...passed, push(LANDED, MINE), check(MINE)).record.unchecked_since).toBeNull();
    expect(fold(planSet({ a: ['h', 3] }), push(BASE, MINE)).record.unchecked_since).toBeNull();
  });

  test('block the checkpoint that they break, until a further commit is checked', () => {
    const broken = [...passed, push(LANDED, MINE), check(MINE, 'a')];
    const { record } = fold(...broken);
    expect(record.checkpoints).toMatchObject([
      { outcome: 'blocked', reason: 'It broke.', baseline: verifier_runs, held_at: LANDED },
    ]);
    const repaired = fold(...broken, push(MINE, FIX)).record;
    expect(repaired).toMatchObject({ unchecked_since: LANDED, checkpoints: [{ outcome: 'success', held_at: null }] });
  });

  test.each<[string, EventBody, string]>([
    ['a retry', { kind: 'checkpoint_reopened', checkpoint_id: 'a', by: 'ada' }, 'pending'],
    ['a skip', { kind: 'checkpoint_skipped', checkpoint_id: 'a', by: 'ada', reason: 'x' }, 'skipped'],
    ['a raised budget', planSet({ a: ['h', 5] }), 'pending'],
  ])('are checked no more at a checkpoint after %s', (_, event, outcome) => {
    const { record } = fold(...passed, push(LANDED, MINE), check(MINE, 'a'), event, push(MINE, FIX));
    expect(record.checkpoints).toMatchObject([{ outcome, held_at: null }]);
    expect(record.unchecked_since).toBeNull();
  });
});

describe('a changed plan', () => {
  const landedA = [
    planSet({ a: ['h', 2], b: ['h', 2] }),
    attemptStarted('a', 1),
    attemptEnded('a', 1, 'passed'),
    landed('a', 1),
  ] as const;
  const abandonedB = [
    ...landedA,
    attemptStarted('b', 2),
    attemptEnded('b', 2),
    { kind: 'checkpoint_abandoned', checkpoint_id: 'b', reason: 'budget' },
  ] as const;

  test('keeps what is unchanged, in the order of the new plan', () => {
    const state = fold(...landedA, planSet({ new: ['n', 1], b: ['h', 2], a: ['h', 2] }));
    expect(outcomes(state)).toEqual(['new pending', 'b pending', 'a success']);
    expect(completed(state)).toEqual(['a']);
  });

  test('opens a changed checkpoint again, with a fresh budget, and no longer remembers it as done', () => {
    const state = fold(...landedA, planSet({ a: ['other', 2], b: ['h', 2] }));
    expect(state.record.checkpoints[0]).toMatchObject({
      outcome: 'pending',
      reason: 'It has changed in the plan since it passed, so it starts again.',
      baseline: null,
      budget_from: 1,
      started_at: null,
    });
    expect(fold(...landedA, planSet({ a: ['h', 2], b: ['other', 2] })).record.checkpoints[1]?.reason).toBeNull();
    expect(state.record.checkpoints[0]?.attempts).toHaveLength(1);
    expect(completed(state)).toEqual([]);
  });

  test('forgets a removed checkpoint, and knows nothing of it when it comes back', () => {
    const removed = fold(...landedA, planSet({ b: ['h', 2] }));
    expect([outcomes(removed), completed(removed)]).toEqual([['b pending'], []]);
    expect(outcomes(fold(...landedA, planSet({ b: ['h', 2] }), planSet({ a: ['h', 2], b: ['h', 2] })))).toEqual([
      'a pending',
      'b pending',
    ]);
  });

  test('opens what was given up again, with a raised budget or with a fresh one', () => {
    const raised = fold(...abandonedB, planSet({ a: ['h', 2], b: ['h', 4] })).record.checkpoints[1];
    expect(raised).toMatchObject({ outcome: 'pending', reason: null, attempt_budget: 4, budget_from: 0 });
    const other = fold(...abandonedB, planSet({ a: ['h', 2], b: ['h', 2], c: ['h', 2] })).record.checkpoints[1];
    expect(other).toMatchObject({ outcome: 'pending', reason: null, attempt_budget: 2, budget_from: 1 });
  });

  test('opens what was blocked again', () => {
    const blocked = [...landedA, { kind: 'checkpoint_blocked', checkpoint_id: 'b', reason: 'pointless' }] as const;
    expect(outcomes(fold(...blocked, planSet({ a: ['h', 2], b: ['h', 3] })))).toEqual(['a success', 'b pending']);
  });

  test('leaves out what a person has skipped until its own definition changes', () => {
    const skipped = [
      ...landedA,
      { kind: 'checkpoint_skipped', checkpoint_id: 'b', by: 'alice', reason: 'not wanted' },
    ] as const;
    const other = fold(...skipped, planSet({ a: ['h', 2], b: ['h', 5], c: ['h', 2] }));
    expect(outcomes(other)).toEqual(['a success', 'b skipped', 'c pending']);
    expect(outcomes(fold(...skipped, planSet({ a: ['h', 2], b: ['new', 2] })))).toEqual(['a success', 'b pending']);
  });

  test('that is the same opens nothing that was given up', () => {
    expect(outcomes(fold(...abandonedB, planSet({ a: ['h', 2], b: ['h', 2] })))).toEqual(['a success', 'b abandoned']);
  });
});

describe('steps that came while their attempt went on', () => {
  const step = (number: number): StepRecord => ({
    number,
    at: '2026-01-02T03:04:05.000Z',
    tool: 'Write',
    seen_at: 'agent',
    stream: 1,
    reason: number === 1 ? 'first' : 'work_still_there',
    commit: LANDED,
    changed_paths: [{ status: 'A', path: `${number}.txt` }],
    changed_paths_total: 1,
  });
  const recorded = (steps: readonly StepRecord[], missed: number): EventBody => ({
    kind: 'steps_recorded',
    checkpoint_id: 'a',
    day: 1,
    base: BASE,
    steps: [...steps],
    missed,
  });
  const going = [
    planSet({ a: ['h', 2] }),
    attemptStarted('a', 1),
    recorded([step(1), step(2)], 0),
    recorded([step(3)], 1),
  ];
  const timeline = { base: BASE, landed_stream: null, steps: [step(1), step(2), step(3)], missed: 1 };
  const timelinesOf = ({ record }: TaskState) => record.checkpoints[0]?.attempts.map((attempt) => attempt.timeline);

  test('are kept in order, and closed up with it when its run has died', () => {
    const state = fold(...going);
    expect(timelinesOf(state)).toEqual([timeline]);
    const closed = fold(
      ...going,
      ...closeOpenAttempts(state.record, { note: 'died', exceptCaptured: false, isEndKnown: false }),
    );
    expect(timelinesOf(closed)).toEqual([timeline]);
    const ended = closed.record.checkpoints[0]?.attempts[0];
    expect(ended).toMatchObject({ outcome: 'interrupted', ended_at: null });
    expect(ended).not.toHaveProperty('is_end_unknown');
    const options = { note: 'stopped', exceptCaptured: false, isEndKnown: true };
    const stopped = fold(...going, ...closeOpenAttempts(state.record, options));
    expect(stopped.record.checkpoints[0]?.attempts[0]).toMatchObject({ ended_at: expect.any(String) });
  });

  test('give way to what its end says of them', () => {
    const end = eventBodySchema.parse({ ...attemptEnded('a', 1), timeline: { ...timeline, missed: 2 } });
    expect(timelinesOf(fold(...going, end))).toEqual([{ ...timeline, missed: 2 }]);
  });

  test('are those of the capture once the work is captured', () => {
    const captured = { kind: 'attempt_captured', summary: 'Done.', timeline: { ...timeline, missed: 3 } };
    const capture = eventBodySchema.parse({ ...attemptEnded('a', 1), ...captured });
    const state = fold(...going, capture);
    expect(timelinesOf(state)).toEqual([{ ...timeline, missed: 3 }]);
    expect(state.record.checkpoints[0]?.attempts[0]).toMatchObject({ ended_at: null, summary: 'Done.' });
  });

  test('do not count the time after a capture in which no run is known to have been at work', () => {
    const captured = { kind: 'attempt_captured', summary: 'Done.', timeline };
    const capture = eventBodySchema.parse({ ...attemptEnded('a', 1), ...captured });
    const paused: EventBody = { kind: 'run_ended', ending: 'paused', reason: 'x' };
    const timed: readonly (readonly [minute: number, body: EventBody])[] = [
      ...([
        [0, CREATED],
        [0, planSet({ a: ['h', 2] })],
        [0, RUN],
        [1, attemptStarted('a', 1)],
        [3, capture],
      ] as const),
      // The first run dies, the second one as well, and the third pauses.
      ...([
        [60, RUN],
        [120, RUN],
        [125, paused],
        [300, RUN],
        [304, attemptEnded('a', 1, 'passed')],
      ] as const),
    ];
    const events = toEvents(...timed.map(([, body]) => body)).map((event, index) => {
      return { ...event, at: new Date(60_000 * (timed[index]?.[0] ?? 0)).toISOString() };
    });
    const attempt = foldEvents(events)?.record.checkpoints[0]?.attempts[0];
    if (attempt === undefined) throw new Error('no attempt');
    expect(attempt.waited_ms).toBe((57 + 60 + 175) * 60_000);
    expect(toDurationMs(attempt)).toBe((2 + 5 + 4) * 60_000);
    expect(toDurationMs({ ...attempt, ended_at: null })).toBeUndefined();
    const closed = closeOpenAttempts(foldEvents(events.slice(0, -1))?.record ?? fold().record, {
      ...{ note: 'died', exceptCaptured: false, isEndKnown: true },
    });
    expect(closed.map((body) => eventBodySchema.parse(body))).toEqual(closed);
  });

  test('and all else that is known of an attempt make an end that is read back as it was written', () => {
    const { record } = fold(...going);
    const closed = closeOpenAttempts(record, { note: 'died', exceptCaptured: false, isEndKnown: false });
    expect(closed).toHaveLength(1);
    expect(closed.map((body) => eventBodySchema.parse(body))).toEqual(closed);
  });
});

describe('the contexts of workspaces', () => {
  const context: WorkspaceContext = {
    schema_version: 1,
    run_id: 'r',
    task_id: taskIdSchema.parse('demo'),
    repo_root: '/repo',
    worktree_path: '/tmp/workspace',
    branch_name: 'groundhog/demo/task',
    base_ref: 'main',
    base_sha: BASE,
    head_sha: BASE,
    created_at: '2026-01-02T03:04:05.000Z',
    number: 1,
    workspace: 'worktree',
    rollbacks: 0,
    folders: [],
    owner: { host: 'here', pid: 1, started: '1' },
  };
  const rollback = { run_id: 'r', day: 1, from: BASE, to: BASE, pinned_ref: null };

  test('are counted by the highest number', () => {
    const prepared = (number: number): EventBody => ({ kind: 'workspace_prepared', context: { ...context, number } });
    expect(fold(prepared(1)).record.last_context).toBe(1);
    expect(fold(prepared(7), prepared(2)).record.last_context).toBe(7);
  });

  test('an attempt is reverted once that is told, with what was left in the workspace', () => {
    const end = eventBodySchema.parse({ ...attemptEnded('a', 1), workspace_reverted: false, notes: ['one'] });
    const bodies = [RUN, planSet({ a: ['x', 3] }), attemptStarted('a', 1), end];
    expect(findUnreverted(fold(...bodies).record)).toMatchObject({ attempt: { day: 1 } });
    const { record } = fold(...bodies, { kind: 'workspace_rewound', checkpoint_id: 'a', day: 1, notes: ['two'] });
    expect(findUnreverted(record)).toBeUndefined();
    expect(record.checkpoints[0]?.attempts).toMatchObject([{ workspace_reverted: true, notes: ['one', 'two'] }]);
  });

  test('an attempt is reverted once its workspace was made anew, and not while that fails', () => {
    const end = eventBodySchema.parse({ ...attemptEnded('a', 1), workspace_reverted: false });
    const bodies = [RUN, planSet({ a: ['x', 3] }), attemptStarted('a', 1), end];
    const failed = fold(...bodies, { kind: 'rollback_failed', ...rollback, reason: 'full' });
    expect(findUnreverted(failed.record)).toMatchObject({ attempt: { day: 1 }, isOfRun: true });
    const completed: EventBody = {
      kind: 'rollback_completed',
      ...rollback,
      context: { ...context, number: 2 },
      notes: [],
    };
    const done = fold(...bodies, completed);
    expect(findUnreverted(done.record)).toBeUndefined();
    expect(done.record.last_context).toBe(2);
    expect(done.record.checkpoints[0]?.attempts).toMatchObject([
      { day: 1, outcome: 'failed', workspace_reverted: true },
    ]);
    expect(findUnreverted(fold(...bodies, RUN).record)).toMatchObject({ attempt: { day: 1 }, isOfRun: false });
  });
});
