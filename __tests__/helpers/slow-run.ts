import { test } from '@jest/globals';

const { GROUNDHOG_TEST_SLOW: length } = process.env;

/**
 * True in `npm run test:slow`, which runs the `*.slow.test.ts` alone. Such a file imports the test file of the same name,
 * which registers there what takes long, and in `npm test` the rest of it.
 */
export const isSlowRun = length !== undefined;

/** True in `npm run test:complete`: the slow run with every row of the tables of which it plays a part else. */
// Why: docs/decisions/0114-some-rows-are-of-the-complete-run.md
export const isCompleteRun = length === 'complete';

type Register = (...args: Parameters<typeof test>) => void;

/** Registers a test in `npm test` alone. */
export const quickTest: Register = (...args) => {
  if (!isSlowRun) test(...args);
};

/** Registers a test in `npm run test:slow` alone. */
export const slowTest: Register = (...args) => {
  if (isSlowRun) test(...args);
};

/** Registers a test in `npm run test:complete` alone: what differs from a slow one in a detail that costs minutes. */
export const completeTest: Register = (...args) => {
  if (isCompleteRun) test(...args);
};

type IsOfRun<Row> = (row: Row, index: number) => boolean;

/**
 * Returns the rows of a table for this run: `npm test` gets those that are quick, the slow run the others that `isSlow`
 * chooses, and the complete run all others.
 */
export function rowsOfRun<const Row>(
  rows: readonly Row[],
  isQuick: IsOfRun<Row>,
  isSlow: IsOfRun<Row> = () => true,
): readonly Row[] {
  return rows.filter((row, index) => {
    if (isQuick(row, index) || !isSlowRun) return isQuick(row, index) && !isSlowRun;
    return isCompleteRun || isSlow(row, index);
  });
}
