import { test } from '@jest/globals';

/**
 * True in `npm run test:slow`, which runs the `*.slow.test.ts` alone. Such a file imports the test file of the same name,
 * which registers there what takes long, and in `npm test` the rest of it.
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

/** Returns the rows of a table for this run: `npm test` gets those that are quick, the slow run all others. */
export function rowsOfRun<const Row>(
  rows: readonly Row[],
  isQuick: (row: Row, index: number) => boolean,
): readonly Row[] {
  return rows.filter((row, index) => isQuick(row, index) !== isSlowRun);
}
