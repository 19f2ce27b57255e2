import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

interface Attempt {
  readonly number: number;
  readonly holds: boolean;
  readonly isRight: boolean;
}

interface Score {
  toInterval(count: number, of: number): { readonly low: number; readonly high: number };
  listOrders(count: number, seed?: number): number[][];
  climb(attempts: readonly Attempt[], order: readonly number[]): { readonly landed: string; readonly attempts: number };
}

const path = new URL('../../scripts/bench/replay/score.mjs', import.meta.url).href;
const { toInterval, listOrders, climb } = (await import(path)) as Score;

describe('an interval', () => {
  // From the formula of Wilson (1927), computed by hand.
  test.each([
    [0, 0, [0, 1]],
    [0, 10, [0, 0.2775]],
    [10, 10, [0.7225, 1]],
    [10, 62, [0.0901, 0.2721]],
    [5, 10, [0.2366, 0.7634]],
  ] as const)('of %d of %d is %j', (count, of, [low, high]) => {
    const interval = toInterval(count, of);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  test('holds the share, and is narrower for more of the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (of, some) => {
        const count = Math.min(some, of);
        const one = toInterval(count, of);
        const more = toInterval(10 * count, 10 * of);
        expect(one.low).toBeLessThanOrEqual(count / of + 1e-12);
        expect(one.high).toBeGreaterThanOrEqual(count / of - 1e-12);
        expect(more.high - more.low).toBeLessThan(one.high - one.low);
      }),
    );
  });
});

describe('the orders', () => {
  test('are all that there are, the recorded one first', () => {
    const orders = listOrders(4);
    expect(new Set(orders.map(String)).size).toBe(24);
    expect(orders[0]).toEqual([1, 2, 3, 4]);
    expect(listOrders(0)).toEqual([[]]);
  });

  test('of more than four attempts are 24 that the seed decides', () => {
    const orders = listOrders(7, 3);
    expect(new Set(orders.map(String)).size).toBe(24);
    expect(orders[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(orders.every((order) => [...order].sort().join('') === '1234567')).toBe(true);
    expect(listOrders(7, 3)).toEqual(orders);
    expect(listOrders(7, 4)).not.toEqual(orders);
  });
});

describe('a ladder', () => {
  const attempts = [
    { number: 1, holds: false, isRight: false },
    { number: 2, holds: true, isRight: false },
    { number: 4, holds: true, isRight: true },
  ];

  test.each([
    ['lands the first attempt whose criteria hold', [1, 2, 4], { landed: 'wrong', attempts: 2 }],
    ['lands another one in another order', [4, 2, 1], { landed: 'right', attempts: 1 }],
    ['does not count an attempt that produced nothing', [3, 1, 4], { landed: 'right', attempts: 2 }],
    ['lands nothing when none holds', [1, 3], { landed: 'never', attempts: 1 }],
  ])('%s', (_what, order, outcome) => {
    expect(climb(attempts, order)).toEqual(outcome);
  });
});
