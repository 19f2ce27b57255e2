import { describe, expect, test } from '@jest/globals';
import { createServerClock } from '../../src/domain/server-clock.ts';

const LOCAL = Date.parse('2026-01-02T03:00:00.000Z');

/** A clock of this machine that the test moves, and what was asked of the server. */
function setUp(date: string | undefined) {
  const seen = { monotonicMs: 5000, fetched: 0, unknown: 0 };
  const now = createServerClock({
    clock: { now: () => new Date(LOCAL), monotonicMs: () => seen.monotonicMs },
    fetchDate: () => {
      seen.fetched += 1;
      return Promise.resolve(date);
    },
    onUnknown: () => {
      seen.unknown += 1;
    },
  });
  return { now, seen };
}

describe("the server's clock", () => {
  test('is the date of one response, plus the time that has passed since', async () => {
    const { now, seen } = setUp('Thu, 01 Jan 2026 00:00:00 GMT');
    expect((await now()).toISOString()).toBe('2026-01-01T00:00:00.000Z');
    seen.monotonicMs += 1500;
    expect((await now()).toISOString()).toBe('2026-01-01T00:00:01.500Z');
    expect(seen).toMatchObject({ fetched: 1, unknown: 0 });
  });

  test.each([undefined, 'soon'])(
    "is this machine's where the server sends no date, which is reported once: %s",
    async (date) => {
      const { now, seen } = setUp(date);
      expect((await now()).getTime()).toBe(LOCAL);
      seen.monotonicMs += 10;
      expect((await now()).getTime()).toBe(LOCAL + 10);
      expect(seen).toMatchObject({ fetched: 1, unknown: 1 });
    },
  );
});
