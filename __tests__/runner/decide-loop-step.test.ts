import { describe, expect, test } from '@jest/globals';
import { decideStep, describeStep, type Step, type StepFacts } from '../../src/runner/decide-loop-step.ts';
import { pauseRun } from '../../src/runner/record/run-end.ts';
import { makeAttempt, makeCriterionRun, makeView } from '../report/make-view.ts';

type Changes = Parameters<typeof makeView>[1];
const baseline = [makeCriterionRun({ outcome: 'failed' })];
const left = makeAttempt({ day: 1, outcome: 'failed' });
const captured = makeAttempt({
  ...{ day: 1, outcome: 'running', scratch_commit: 'c'.repeat(40), tree: 'e'.repeat(40), summary: 'Done.' },
  timeline: { base: 'b'.repeat(40), landed_stream: null, steps: [], missed: 0 },
});
const interrupted = [1, 2, 3].map((day) => makeAttempt({ day, outcome: 'interrupted' }));

/** Records of a task, by the action that comes next. */
const RECORDS = {
  baseline: (changes?: Changes) => makeView([{ checkpoint_id: 'a' }], changes).record,
  attempt: (changes?: Changes) => makeView([{ checkpoint_id: 'a', baseline }], changes).record,
  verify: (changes?: Changes) => makeView([{ checkpoint_id: 'a', baseline, attempts: [captured] }], changes).record,
  abandon: (changes?: Changes) =>
    makeView([{ checkpoint_id: 'a', baseline, attempt_budget: 1, attempts: [left] }], changes).record,
  blocked: (changes?: Changes) => makeView([{ checkpoint_id: 'a', outcome: 'abandoned', reason: 'x' }], changes).record,
  done: (changes?: Changes) => makeView([{ checkpoint_id: 'a', outcome: 'success' }], changes).record,
  halted: (changes?: Changes) =>
    makeView([{ checkpoint_id: 'a', baseline, attempts: interrupted }], { last_day: 3, ...changes }).record,
};

const request = { at: '2026-01-02T03:04:05.000Z', by: 'alice', reason: null };
const RUNNING = { cause: undefined, isAborted: false };
const CANCELLED = { cause: { kind: 'cancelled' }, isAborted: true } as const;
const LOST = { cause: undefined, isAborted: true };

/** Decides on facts of a run that has prepared its workspace, with nothing left in it, unless others are given. */
function decide(name: keyof typeof RECORDS, more: Partial<StepFacts> & { readonly changes?: Changes } = {}) {
  const { changes, ...facts } = more;
  return decideStep({
    record: RECORDS[name](changes),
    recorded: { kind: 'recorded' },
    stop: RUNNING,
    isWorkDone: false,
    isPrepared: true,
    leftAttempt: null,
    ...facts,
  });
}

const ending = (expected: string, reason: RegExp = /./) => ({
  kind: 'end',
  end: { ending: expected, reason: expect.stringMatching(reason) },
});

describe('the next step of a run', () => {
  test('is an end where a record did not get through, whatever else applies', () => {
    const recorded = { kind: 'lost_state', reason: 'Another run' } as const;
    const changes = { aborted: request, pause: request };
    expect(decide('attempt', { recorded, stop: CANCELLED, changes })).toMatchObject({
      kind: 'end',
      end: { ending: 'refused', isSilent: true },
    });
  });

  test('is the end that a user asked for, an abort before a pause and both before the signal that they set, while work is left', () => {
    const stop = LOST;
    expect(decide('attempt', { stop, changes: { pause: request } })).toMatchObject(
      ending('paused', /asked for by alice/),
    );
    const both = { pause: request, aborted: request };
    expect(decide('attempt', { stop, changes: both })).toMatchObject(ending('blocked', /aborted by alice/));
    expect(decide('done', { changes: { pause: request } })).toMatchObject(ending('nothing_to_do'));
  });

  test('is a pause where the run was stopped with work left, and a silent refusal where it has lost its lease', () => {
    for (const name of ['baseline', 'attempt', 'verify', 'abandon'] as const) {
      expect(decide(name, { stop: CANCELLED })).toMatchObject(ending('paused', /was cancelled/));
      expect(decide(name, { stop: LOST })).toMatchObject({ end: { ending: 'refused', isSilent: true } });
    }
  });

  test('is the end of a task that is done or blocked, however the run was stopped', () => {
    expect(decide('done', { stop: CANCELLED })).toMatchObject(ending('nothing_to_do'));
    expect(decide('done', { stop: CANCELLED, isWorkDone: true })).toMatchObject(ending('passed'));
    expect(decide('blocked', { stop: CANCELLED })).toMatchObject(ending('blocked', /is given up: x/));
    expect(decide('done', { changes: { result: 'f'.repeat(40) }, stop: LOST })).toMatchObject(
      ending('paused', /approval/),
    );
  });

  test('is an end after too many interruptions, unless the run was stopped', () => {
    expect(decide('halted')).toMatchObject(ending('infra_error', /interrupted 3 times/));
    expect(decide('halted', { stop: CANCELLED })).toMatchObject(ending('paused', /was cancelled/));
  });

  test('is to prepare the workspace, only for work and before anything is searched in it', () => {
    const facts = { isPrepared: false, leftAttempt: left };
    expect(decide('baseline', facts)).toEqual({ kind: 'prepare' });
    expect(decide('abandon', facts)).toEqual({ kind: 'prepare' });
    expect(decide('done', facts)).toMatchObject({ kind: 'end' });
    expect(decide('baseline', { ...facts, stop: LOST })).toMatchObject(ending('refused'));
  });

  test('asks for the attempt that the workspace still holds, and rolls it back before any work on it', () => {
    const step = decideStep({
      record: RECORDS.attempt(),
      recorded: { kind: 'recorded' },
      stop: RUNNING,
      isWorkDone: true,
      isPrepared: true,
    });
    expect(step).toEqual({ kind: 'find_left_attempt' });
    for (const name of ['baseline', 'attempt', 'verify'] as const)
      expect(decide(name, { leftAttempt: left })).toEqual({ kind: 'roll_back', attempt: left });
    const turn = { stop: RUNNING, tooLate: undefined };
    expect(decide('attempt', { leftAttempt: left, turn })).toMatchObject({ kind: 'roll_back' });
  });

  test('of a run for one checkpoint is its end before another one', () => {
    expect(decide('baseline', { only: 'a' })).toMatchObject({ kind: 'act' });
    expect(decide('attempt', { only: 'b' })).toMatchObject(ending('paused', /Only checkpoint "b".*next one is "a"/));
    expect(decide('done', { only: 'b' })).toMatchObject({ kind: 'end' });
  });

  test('rolls nothing back to abandon a checkpoint', () => {
    expect(decide('abandon', { leftAttempt: left })).toMatchObject({ kind: 'act', action: { kind: 'abandon' } });
  });

  test('acts at once, but waits for the turn of an attempt', () => {
    expect(decide('baseline')).toEqual({ kind: 'act', action: { kind: 'baseline', checkpointId: 'a' } });
    expect(decide('verify')).toEqual({ kind: 'act', action: { kind: 'verify', checkpointId: 'a', day: 1 } });
    expect(decide('attempt')).toEqual({ kind: 'await_turn', checkpointId: 'a' });
  });

  test('starts over where the run was stopped during the wait, before the end that the wait has come to', () => {
    const tooLate = pauseRun('deadline', 'Too late.');
    expect(decide('attempt', { turn: { stop: LOST, tooLate } })).toEqual({ kind: 'start_over' });
    expect(decide('attempt', { turn: { stop: CANCELLED, tooLate: undefined } })).toEqual({ kind: 'start_over' });
    expect(decide('attempt', { turn: { stop: RUNNING, tooLate } })).toEqual({ kind: 'end', end: tooLate });
    expect(decide('attempt', { turn: { stop: RUNNING, tooLate: undefined } })).toMatchObject({
      kind: 'act',
      action: { kind: 'attempt', attempt: 1 },
    });
  });
});

describe('the line of a step', () => {
  const describeAttempt = (outcome?: 'failed' | 'interrupted') => {
    const attempts = outcome === undefined ? [] : [makeAttempt({ day: 4, outcome })];
    const { record } = makeView([{ checkpoint_id: 'parser', baseline, attempts }], { last_day: 4 });
    const action = { kind: 'attempt', checkpointId: 'parser', attempt: 2, day: 5 } as const;
    return describeStep({ kind: 'act', action }, record);
  };

  test('says of an attempt which it is, and why it comes', () => {
    const start = 'next: attempt 5, number 2 at "parser";';
    expect(describeAttempt('failed')).toBe(`${start} its last attempt failed`);
    expect(describeAttempt('interrupted')).toBe(`${start} its last attempt was interrupted`);
    expect(describeAttempt()).toBe(`${start} it has had no attempt`);
  });

  test.each<[string, Step]>([
    ['next: end the run as "paused"; One two.', { kind: 'end', end: pauseRun('asked', 'One\n two.') }],
    ['next: prepare the workspace; this run has none yet', { kind: 'prepare' }],
    ['next: roll back attempt 1 of the task; the workspace still holds its work', { kind: 'roll_back', attempt: left }],
    ['next: decide again; the run was stopped while it waited', { kind: 'start_over' }],
    [
      'next: check "a" before any work; its criteria were not run on the clean tree yet',
      { kind: 'act', action: { kind: 'baseline', checkpointId: 'a' } },
    ],
    [
      'next: check the captured work of "a" (attempt 3); no run has checked it to the end',
      { kind: 'act', action: { kind: 'verify', checkpointId: 'a', day: 3 } },
    ],
    ['next: abandon "a"; used up', { kind: 'act', action: { kind: 'abandon', checkpointId: 'a', reason: 'used up' } }],
  ])('is %j', (line, step) => {
    expect(describeStep(step, RECORDS.baseline())).toBe(line);
  });
});
