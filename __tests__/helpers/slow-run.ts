import { test } from '@jest/globals';

/**
 * Whether this is `npm run test:slow`. That plays the `*.slow.test.ts` alone; one that imports a test file of the same
 * name registers there what takes long, and `npm test` the rest of it.
 */
export const isSlowRun = process.env.GROUNDHOG_TEST_SLOW === '1';

type Register = (title: string, run: () => Promise<unknown>, timeoutMs?: number) => void;

/** Registers a test in `npm test` alone. */
export const quickTest: Register = (title, run, timeoutMs) => {
  if (!isSlowRun) test(title, run, timeoutMs);
};

/** Registers a test in `npm run test:slow` alone. */
export const slowTest: Register = (title, run, timeoutMs) => {
  if (isSlowRun) test(title, run, timeoutMs);
};

/** Returns the rows of a table for this run: those that are chosen are for `npm test`, and the others for the slow run. */
export function rowsOfRun<const Row>(
  rows: readonly Row[],
  isQuick: (row: Row, index: number) => boolean,
): readonly Row[] {
  return rows.filter((row, index) => isQuick(row, index) !== isSlowRun);
}
