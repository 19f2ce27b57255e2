import { describe, expect, test } from '@jest/globals';
import { describeNearLimit, isFirstNearBudget, isNearLimit } from '../../../src/domain/decisions/attempt-limits.ts';

describe('a limit of an attempt', () => {
  test.each([
    [19, 25, false],
    [20, 25, true],
    [25, 25, true],
    [26, 25, false],
    [3, 4, false],
    [4, 5, true],
    [1, 1, false],
    [1, 2, false],
    [2, 2, true],
  ])('of which %i of %i is used comes near: %s', (used, max, isNear) => {
    expect(isNearLimit({ used, max })).toBe(isNear);
  });

  test.each([1, 2, 3, 5, 10, 20])('is told at one of %i attempts, and at none where there is only one', (budget) => {
    const told = Array.from({ length: budget }, (_, index) => index + 1).filter((attempt) =>
      isFirstNearBudget(attempt, budget),
    );
    expect(told).toEqual(budget === 1 ? [] : [Math.ceil(budget * 0.8)]);
  });

  test('is told with what is used of it and what comes at its end', () => {
    expect([
      describeNearLimit('greet', { limit: 'attempt_budget', used: 4, max: 5 }),
      describeNearLimit('greet', { limit: 'max_iterations', used: 20, max: 25 }),
      describeNearLimit('greet', { limit: 'wall_clock_timeout_seconds', used: 1440, max: 1800 }),
    ]).toEqual([
      'greet is at 4 of 5 attempts (attempt_budget); at the limit it is given up.',
      'greet: this attempt has used 20 of 25 turns (max_iterations); at the limit the agent is stopped.',
      'greet: this attempt has used 1440 of 1800 seconds (wall_clock_timeout_seconds); at the limit the agent is stopped.',
    ]);
  });
});
