import { expect, test } from '@jest/globals';
import { requirePlan } from '../../src/store/state-commit.ts';
import { FULL_PLAN } from '../domain/plan/plan-samples.ts';

const commit = '1'.repeat(40);

test('a recorded plan is read as the plan that was recorded', () => {
  expect(requirePlan({ commit, planText: FULL_PLAN })).toMatchObject({ task: 'parse-args' });
});

test('a recorded plan that this version cannot read is told with the commit that holds it', () => {
  expect(() => requirePlan({ commit, planText: 'version: 2\n' })).toThrow(
    expect.objectContaining({ code: 'state_unreadable', data: { ref: commit, reason: 'its plan cannot be read' } }),
  );
});
