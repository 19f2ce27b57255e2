import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findLiveEditMs, findLiveObstacle, LIVE_PACE, type LivePace } from '../../../src/entry/publish/live-pace.ts';

const MINUTE = 60_000;

/** Returns the times of the edits of a run whose attempts take this long each. */
function listDues(pace: LivePace, attemptMs: number, attempts: number): number[] {
  const dues: number[] = [];
  for (let startMs = 0; startMs < attempts * attemptMs; startMs += attemptMs)
    for (;;) {
      const dueMs = findLiveEditMs(startMs, { count: dues.length, lastMs: dues.at(-1) }, pace);
      if (dueMs === undefined || dueMs >= startMs + attemptMs) break;
      dues.push(dueMs);
    }
  return dues;
}

test('an attempt that takes days is shown after two minutes, then at growing pauses, and at most twelve times', () => {
  const minutes = listDues(LIVE_PACE, 5000 * MINUTE, 1).map((ms) => ms / MINUTE);
  expect(minutes).toEqual([2, 6, 14, 30, 60, 90, 120, 150, 180, 210, 240, 270]);
});

test('no run has more edits than its pace allows, or a shorter pause than the one before, however long its attempts are', () => {
  const paces = fc.record({
    firstMs: fc.integer({ min: 1, max: 1000 }),
    longestMs: fc.integer({ min: 2000, max: 5000 }),
    maxEdits: fc.integer({ min: 1, max: 20 }),
  });
  const attempts = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(paces, fc.integer({ min: 1, max: 10_000 }), attempts, (pace, attemptMs, count) => {
      const dues = listDues(pace, attemptMs, count);
      expect(dues.length).toBeLessThanOrEqual(pace.maxEdits);
      for (const [index, ms] of dues.entries()) {
        expect(ms % attemptMs).toBeGreaterThanOrEqual(pace.firstMs);
        const bound = Math.min(pace.firstMs * 2 ** index, pace.longestMs);
        expect(ms - (dues[index - 1] ?? 0)).toBeGreaterThanOrEqual(bound);
      }
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
