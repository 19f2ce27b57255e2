import { compileGlobs } from '../paths/glob.ts';

/** The files that tests are in, and what they compare with, as most repositories name them. */
const TEST_GLOBS: readonly string[] = [
  ...['test/**', 'tests/**', '__tests__/**', 'spec/**', 'src/test/**', '**/__tests__/**', '**/{test,tests}/**'],
  ...['**/testdata/**', '**/__fixtures__/**', '**/__mocks__/**', '**/__snapshots__/**'],
  ...['**/*.test.*', '**/*.spec.*', '**/test_*.py', '**/*_test.py', '**/*_test.go', '**/*_spec.rb'],
];

/** Returns whether a path is that of a test, or of a file beside tests, by the names that most repositories use. */
export const isAmongTests: (path: string) => boolean = compileGlobs(TEST_GLOBS);

/** Finds few globs that match the tests among paths; one that matches a path of `others` is left out. */
export function findTestGlobs(paths: Iterable<string>, others: readonly string[] = []): readonly string[] {
  let left = [...paths];
  return TEST_GLOBS.filter((glob) => {
    const matches = compileGlobs([glob]);
    if (others.some(matches)) return false;
    const rest = left.filter((path) => !matches(path));
    const isThere = rest.length < left.length;
    left = rest;
    return isThere;
  });
}
