import { expect, test } from '@jest/globals';
import { startDelayMs } from '../../../src/workspace/files/overlap-status.ts';

test.each([
  ['the first look', 0, 0],
  ['a short look', 14, 0],
  ['a long look', 40, 26],
  ['a very long look', 1000, 650],
])('what is waited for after %s begins in time', (_, lastLookMs, afterMs) => {
  expect(startDelayMs(lastLookMs)).toBe(afterMs);
});
