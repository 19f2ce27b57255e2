import { expect, test } from '@jest/globals';
import { HELD_ALREADY } from '../../../src/domain/record/run-record.ts';
import { findLandedCommit, isSatisfiedFromStart, listCheckpoints } from '../../../src/report/words/task-facts.ts';
import { type CheckpointSketch, LANDED, makeAttempt, makeLandedAttempt, makeView } from '../make-view.ts';

function factsOf(sketch: Partial<CheckpointSketch>) {
  const [found] = listCheckpoints(makeView([{ checkpoint_id: 'a', ...sketch }]));
  if (found === undefined) throw new Error('no checkpoint');
  return { commit: findLandedCommit(found), isSatisfied: isSatisfiedFromStart(found) };
}

const attempts = [makeAttempt({ day: 1 }), makeLandedAttempt(2)];

test('work that lands after the retry of an abort has its commit, although the new budget begins behind it', () => {
  const landed = { attempts, budget_from: 2, outcome: 'success' } as const;
  expect(factsOf({ ...landed, reason: null })).toEqual({ commit: LANDED, isSatisfied: false });
  // What was landed before counts no more where the criteria held by themselves.
  expect(factsOf({ ...landed, reason: HELD_ALREADY })).toEqual({ commit: null, isSatisfied: true });
  expect(factsOf({ attempts, budget_from: 2 })).toEqual({ commit: null, isSatisfied: false });
});
