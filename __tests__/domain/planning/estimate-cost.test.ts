import { expect, test } from '@jest/globals';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { estimateCost } from '../../../src/domain/planning/estimate-cost.ts';
import type { EventBody } from '../../../src/domain/record/chronicle-event.ts';
import { foldEvents } from '../../../src/domain/record/fold-events.ts';
import type { GroundhogRun } from '../../../src/domain/record/run-record.ts';
import { attemptEnded, attemptStarted, CREATED, landed, planSet, toEvents } from '../../helpers/make-events.ts';

/** A plan with so many checkpoints. */
function toPlan(checkpoints: number): Plan {
  return {
    checkpoints: Array.from({ length: checkpoints }, (_, index) => ({
      id: `c${index}`,
      spec: 'Do.',
      success_criteria: [],
    })),
  };
}

function toRecord(...bodies: readonly EventBody[]): GroundhogRun {
  const state = foldEvents(toEvents(CREATED, planSet({ a: ['1', 3], b: ['1', 3] }), ...bodies));
  if (state === undefined) throw new Error('there is no record');
  return state.record;
}

function endWith(
  id: string,
  day: number,
  { outcome, cost_usd }: { outcome: 'passed' | 'failed'; cost_usd: number | null },
) {
  const usage = { turns: null, input_tokens: null, output_tokens: null, cost_usd };
  return { ...attemptEnded(id, day, outcome), usage } as EventBody;
}

test('nothing is estimated before something has landed', () => {
  const failed = toRecord(attemptStarted('a', 1), attemptEnded('a', 1));
  const satisfied = toRecord({ kind: 'checkpoint_satisfied', checkpoint_id: 'a' });
  expect([estimateCost(toPlan(2), []), estimateCost(toPlan(2), [failed, satisfied])]).toEqual([undefined, undefined]);
});

test('attempts, cost and minutes of landed checkpoints are those that the checkpoints of a plan will take', () => {
  const record = toRecord(
    attemptStarted('a', 1),
    endWith('a', 1, { outcome: 'failed', cost_usd: 0.1 }),
    attemptStarted('a', 2),
    endWith('a', 2, { outcome: 'passed', cost_usd: 0.2 }),
    landed('a', 2),
    attemptStarted('b', 3),
    endWith('b', 3, { outcome: 'failed', cost_usd: 5 }),
  );
  // Each attempt takes a minute, and the checkpoint that has not landed does not count.
  expect(estimateCost(toPlan(3), [record])).toEqual({ landings: 1, attempts: 6, costUsd: 0.9, minutes: 6 });
});

test('the mean is over the landings of all records, and attempts without a cost do not lower it', () => {
  const cheap = toRecord(
    attemptStarted('a', 1),
    endWith('a', 1, { outcome: 'passed', cost_usd: 0.00123 }),
    landed('a', 1),
  );
  const unknown = toRecord(
    attemptStarted('a', 1),
    attemptEnded('a', 1),
    attemptStarted('a', 2),
    attemptEnded('a', 2, 'passed'),
    landed('a', 2),
  );
  expect(estimateCost(toPlan(1), [cheap, unknown])).toEqual({
    landings: 2,
    attempts: 1.5,
    costUsd: 0.0018,
    minutes: 1.5,
  });
  expect(estimateCost(toPlan(1), [unknown])).toEqual({ landings: 1, attempts: 2, costUsd: null, minutes: 2 });
});

test('an attempt without an end has no minutes', () => {
  const record = toRecord(attemptStarted('a', 1), attemptEnded('a', 1, 'passed'), landed('a', 1));
  const checkpoints = record.checkpoints.map((checkpoint) => ({
    ...checkpoint,
    attempts: checkpoint.attempts.map((attempt) => ({ ...attempt, ended_at: null })),
  }));
  expect(estimateCost(toPlan(1), [{ ...record, checkpoints }])).toMatchObject({ attempts: 1, minutes: null });
});
