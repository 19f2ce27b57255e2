import { describe, expect, test } from '@jest/globals';
import { countSlots } from '../../../src/runner/verification/count-slots.ts';

describe('the number of verification checkouts', () => {
  test.each([
    ['as many as commands may run at once', { parallelism: 3, files: 100, isBound: false }, 3],
    ['four at most', { parallelism: 64, files: 100, isBound: false }, 4],
    ['one where a copy would be large', { parallelism: 4, files: 20_001, isBound: false }, 1],
    ['one where what the setup made works in its own folder only', { parallelism: 4, files: 1, isBound: true }, 1],
    ['one at least', { parallelism: 0.5, files: 1, isBound: false }, 1],
  ])('is %s', (_what, facts, count) => {
    expect(countSlots(facts)).toBe(count);
  });
});
