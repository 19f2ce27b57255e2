import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  ALWAYS,
  AT_LENGTH,
  isLong,
  listFixed,
  type Schedule,
  schedule,
  toParameters,
  type Wanted,
} from './schedule-arbitrary.ts';

const short: Wanted = { schedules: 2, seed: 20_260_102, isShrinking: false };
const long: Wanted = { ...short, schedules: 200 };

const has = (deed: string) => (played: Schedule) => JSON.stringify(played).includes(`"deed":"${deed}"`);
/** Nothing that a fixed schedule has. */
const isAborted = (played: Schedule) => JSON.stringify(played).includes('"abort"');
const fails = (isBad: (played: Schedule) => boolean) => fc.property(schedule, (played) => !isBad(played));
const find = (isBad: (played: Schedule) => boolean, wanted: Wanted) => fc.check(fails(isBad), toParameters(wanted));

test.each([false, true])(
  'a schedule that failed in a long run is played again by seed and path in a run of any length (shrinking: %s)',
  (isShrinking) => {
    const { counterexample, counterexamplePath, seed } = find(isAborted, { ...long, isShrinking });
    expect(counterexample).not.toBeNull();
    expect([ALWAYS, ...AT_LENGTH].filter(isAborted)).toEqual([]);
    for (const schedules of [1, 2, 3, 4, 12, 200]) {
      const played: Schedule[] = [];
      const again = { schedules, seed, path: counterexamplePath ?? '', isShrinking: false };
      const property = fc.property(schedule, (each) => void played.push(each));
      fc.check(property, toParameters(again));
      expect(played[0]).toEqual(counterexample?.[0]);
      expect(fc.check(fails(isAborted), toParameters(again))).toMatchObject({ failed: true, numRuns: 1 });
      expect(listFixed(again)).toEqual([]);
    }
  },
);

test('a run of any length begins with the same schedules by chance', () => {
  const [some, more] = [short, long].map((wanted) => {
    const played: Schedule[] = [];
    fc.check(
      fc.property(schedule, (each) => void played.push(each)),
      toParameters(wanted),
    );
    return [...listFixed(wanted), ...played];
  });
  expect(some).toHaveLength(2);
  expect(more).toHaveLength(200);
  expect([isLong(short), isLong(long)]).toEqual([false, true]);
  expect(more?.slice(1 + AT_LENGTH.length)[0]).toEqual(some?.[1]);
});

test('of a schedule that fails for one thing that a person does, that alone stays when the shortest is looked for', () => {
  const { counterexample } = find(has('unlock'), { ...long, isShrinking: true });
  const [least] = counterexample ?? [];
  expect(least?.steps).toHaveLength(1);
  expect(least?.materialize).toBe('direct');
  expect(least && has('unlock')(least)).toBe(true);
  const [first] = find(has('unlock'), long).counterexample ?? [];
  expect(JSON.stringify(first).length).toBeGreaterThan(JSON.stringify(least).length);
});
