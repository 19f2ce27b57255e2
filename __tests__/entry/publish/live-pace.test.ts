import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findLiveEditMs, findLiveObstacle, LIVE_PACE } from '../../../src/entry/publish/live-pace.ts';

const MINUTE = 60_000;

test('an attempt is shown after two minutes, then at growing pauses, and at most twelve times', () => {
  const dues = Array.from({ length: 13 }, (_, index) => findLiveEditMs(index + 1, LIVE_PACE));
  expect(dues.map((ms) => (ms === undefined ? ms : ms / MINUTE))).toEqual([
    ...[2, 6, 14, 24, 34, 44, 54, 64, 74, 84, 94, 104],
    undefined,
  ]);
});

test('no pause of any pace is shorter than the one before, or longer than its bound', () => {
  const paces = fc.record({
    firstMs: fc.integer({ min: 1, max: 1000 }),
    longestMs: fc.integer({ min: 1000, max: 5000 }),
    maxEdits: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(paces, (pace) => {
      const dues = Array.from({ length: pace.maxEdits }, (_, index) => findLiveEditMs(index + 1, pace) ?? Number.NaN);
      const pauses = dues.map((ms, index) => ms - (dues[index - 1] ?? 0));
      expect(pauses[0]).toBe(pace.firstMs);
      for (const [index, ms] of pauses.entries()) {
        expect(ms).toBeGreaterThanOrEqual(pauses[index - 1] ?? 0);
        expect(ms).toBeLessThanOrEqual(pace.longestMs);
      }
      expect(findLiveEditMs(pace.maxEdits + 1, pace)).toBeUndefined();
    }),
  );
});

test.each([
  [{ isQuotaLow: true, isBusy: false, hasFailed: false }, /^few requests are left/],
  [{ isQuotaLow: false, isBusy: true, hasFailed: false }, /^another write is under way/],
  [{ isQuotaLow: false, isBusy: false, hasFailed: true }, /^the last write failed/],
])('an edit is left out with %j', (facts, expected) => {
  expect(findLiveObstacle(facts)).toMatch(expected);
});

test('an edit that nothing is in the way of is made', () => {
  expect(findLiveObstacle({ isQuotaLow: false, isBusy: false, hasFailed: false })).toBeUndefined();
});
