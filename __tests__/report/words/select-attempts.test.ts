import { expect, test } from '@jest/globals';
import { type AttemptFilter, selectAttempts } from '../../../src/report/words/select-attempts.ts';
import { makeAttempt, makeLandedAttempt } from '../make-view.ts';

const checkpoints = [
  { id: 'a', attempts: [makeAttempt({ day: 1 }), makeLandedAttempt(2)] },
  { id: 'b', attempts: [makeAttempt({ day: 3 }), makeAttempt({ day: 4, outcome: 'interrupted' })] },
  { id: 'c', attempts: [] },
];

const cases: readonly (readonly [AttemptFilter, string])[] = [
  [{}, 'a:1,2 b:3,4 c:'],
  [{ checkpoint: 'b' }, 'b:3,4'],
  [{ attempt: 2 }, 'a:2'],
  [{ attempt: 2, checkpoint: 'b' }, ''],
  [{ isLast: true }, 'b:4'],
  [{ isFailed: true }, 'a:1 b:3'],
  [{ isFailed: true, isLast: true }, 'b:3'],
  [{ checkpoint: 'a', isLast: true }, 'a:2'],
];

test.each(cases)('%j selects %s', (filter, expected) => {
  const selected = selectAttempts(checkpoints, filter, ({ id }) => id);
  expect(selected.map(({ id, attempts }) => `${id}:${attempts.map(({ day }) => day).join()}`).join(' ')).toBe(expected);
});
