import { describe, expect, test } from '@jest/globals';
import { chooseNextAction } from '../../../src/domain/decisions/next-action.ts';
import { makeAttempt, makeCriterionRun, makeView } from '../../report/make-view.ts';

type Sketch = Parameters<typeof makeView>[0][number];
const move = (sketches: readonly Sketch[], changes: Parameters<typeof makeView>[1] = {}) =>
  chooseNextAction(makeView(sketches, changes).record);
const baseline = [makeCriterionRun({ outcome: 'failed' })];
const tried = (...outcomes: readonly ('failed' | 'passed' | 'interrupted' | 'running')[]) =>
  outcomes.map((outcome, index) => makeAttempt({ day: index + 1, outcome }));

describe('the next move', () => {
  test('is the baseline of the first checkpoint that is open, in the order of the plan', () => {
    expect(move([{ checkpoint_id: 'a' }, { checkpoint_id: 'b' }])).toEqual({ kind: 'baseline', checkpointId: 'a' });
    expect(move([{ checkpoint_id: 'a', outcome: 'skipped' }, { checkpoint_id: 'b' }])).toEqual({
      kind: 'baseline',
      checkpointId: 'b',
    });
  });

  test('goes by outcome and never by count: a later success does not hide an earlier gap', () => {
    expect(move([{ checkpoint_id: 'a' }, { checkpoint_id: 'b', outcome: 'success' }])).toMatchObject({
      checkpointId: 'a',
    });
  });

  test('is an attempt after the baseline, with the next day of the task and the next number of the checkpoint', () => {
    const sketch = { checkpoint_id: 'a', baseline, attempts: tried('failed') };
    expect(move([sketch], { last_day: 7 })).toEqual({ kind: 'attempt', checkpointId: 'a', attempt: 2, day: 8 });
  });

  test('with a budget of one is given up after one failure', () => {
    const sketch = { checkpoint_id: 'a', baseline, attempt_budget: 1 };
    expect(move([sketch])).toMatchObject({ kind: 'attempt', attempt: 1 });
    expect(move([{ ...sketch, attempts: tried('failed') }])).toEqual({
      kind: 'abandon',
      checkpointId: 'a',
      reason: 'attempt budget used up (1 of 1)',
    });
  });

  test('counts neither interruptions nor attempts of an earlier budget', () => {
    const sketch = { checkpoint_id: 'a', baseline, attempt_budget: 2 };
    expect(move([{ ...sketch, attempts: tried('interrupted', 'failed', 'interrupted') }])).toMatchObject({
      attempt: 2,
    });
    expect(move([{ ...sketch, attempts: tried('failed', 'failed'), budget_from: 2 }])).toMatchObject({ attempt: 1 });
  });

  test('is to stop after three interruptions in one run, and to go on in the next run', () => {
    const sketch = { checkpoint_id: 'a', baseline, attempts: tried('interrupted', 'interrupted', 'interrupted') };
    expect(move([sketch], { last_day: 3 })).toMatchObject({ kind: 'interrupted_too_often' });
    expect(move([sketch], { last_day: 3, last_day_before_run: 3 })).toMatchObject({ kind: 'attempt', attempt: 1 });
  });

  test('is to stop at a command that could not be run, with what was seen, and to go on in the next run', () => {
    const interruption = { cause: 'command_not_run', retry_after_seconds: null } as const;
    const attempts = [makeAttempt({ outcome: 'interrupted', interruption, notes: ['Not run: exit code 127'] })];
    const sketch = { checkpoint_id: 'a', baseline, attempt_budget: 1, attempts };
    expect(move([sketch], { last_day: 1 })).toEqual({
      kind: 'interrupted_too_often',
      ending: 'infra_error',
      reason: expect.stringMatching(
        /^Not run: exit code 127\n.*"a".*relative path.*Fix the command, then run again\.$/,
      ),
    });
    expect(move([sketch], { last_day: 1, last_day_before_run: 1 })).toMatchObject({ kind: 'attempt', attempt: 1 });
  });

  test.each(['abandoned', 'blocked'] as const)(
    'is to stop at a checkpoint that is %s, and never to pass it by',
    (outcome) => {
      const sketches = [{ checkpoint_id: 'a', outcome, reason: 'why' }, { checkpoint_id: 'b' }];
      expect(move(sketches)).toEqual({ kind: 'blocked', reason: `Checkpoint "a" is ${outcome}: why` });
    },
  );

  test('is none when all is done, and says whether anybody had to work', () => {
    expect(move([{ checkpoint_id: 'a', outcome: 'success' }])).toEqual({
      kind: 'done',
      isWorkDone: false,
      skipped: 0,
    });
    const worked = { checkpoint_id: 'a', outcome: 'success', attempts: tried('passed') } as const;
    expect(move([worked, { checkpoint_id: 'b', outcome: 'skipped' }])).toEqual({
      kind: 'done',
      isWorkDone: true,
      skipped: 1,
    });
  });
});
