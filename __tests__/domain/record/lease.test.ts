import { describe, expect, test } from '@jest/globals';
import {
  decideClaim,
  describeHolder,
  type Lease,
  type LeaseHolder,
  toLease,
} from '../../../src/domain/record/lease.ts';

const HOLDER: LeaseHolder = { run_id: 'first', place: { kind: 'unknown' } };
const NOW = new Date('2026-01-02T03:00:00.000Z');

function lease(minutesLeft: number, holder: LeaseHolder | null = HOLDER): Lease {
  return toLease({ generation: 4, holder }, { now: NOW, ttlMs: minutesLeft * 60_000 });
}

describe('the claim of a task', () => {
  test('is free where there was never a lease', () => {
    expect(decideClaim(undefined, { now: NOW, isHolderGone: false })).toEqual({ kind: 'free', generation: 1 });
  });

  test('is free where the lease was given back, whatever its time', () => {
    expect(decideClaim(lease(10, null), { now: NOW, isHolderGone: false })).toEqual({ kind: 'free', generation: 5 });
  });

  test('is held until the very moment at which the lease ends', () => {
    const held = lease(10);
    const end = Date.parse(held.expires_at);
    expect(decideClaim(held, { now: new Date(end - 1), isHolderGone: false })).toMatchObject({
      kind: 'held',
      holder: HOLDER,
    });
    expect(decideClaim(held, { now: new Date(end), isHolderGone: false })).toMatchObject({
      kind: 'takeover',
      generation: 5,
      from: HOLDER,
    });
  });

  test('is taken over at once where the holder is known to be gone', () => {
    expect(decideClaim(lease(10), { now: NOW, isHolderGone: true })).toMatchObject({ kind: 'takeover', generation: 5 });
  });

  test('is worth nothing any more once it was given back', () => {
    expect(lease(10, null)).toMatchObject({ holder: null, expires_at: NOW.toISOString() });
  });
});

describe('a lease', () => {
  test('ends its time after it was taken or renewed', () => {
    expect(lease(10)).toEqual({
      schema_version: 1,
      generation: 4,
      holder: HOLDER,
      expires_at: '2026-01-02T03:10:00.000Z',
    });
  });

  test.each<[LeaseHolder['place'], string]>([
    [{ kind: 'process', host: 'box b00t', pid: 7, started: '1' }, 'process 7 on the machine "box" (run first)'],
    [
      { kind: 'job', run: '12', attempt: 2, url: 'https://github.test/runs/12' },
      'https://github.test/runs/12 (attempt 2)',
    ],
    [{ kind: 'unknown' }, 'run first'],
  ])('is shown with where its holder is: %j', (place, text) => {
    expect(describeHolder({ run_id: 'first', place })).toBe(text);
  });
});
