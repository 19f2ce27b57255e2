import { writeFileSync } from 'node:fs';

/**
 * Ends the output of the tests with `N passed, N failed`. With TEST_COUNTS_FILE set the counts go there as JSON, and
 * the line starts with "tests: ", so that a caller who adds them up can print the one closing line itself.
 */
export default class ClosingLine {
  onRunComplete(_contexts, results) {
    const skipped = results.numPendingTests + results.numTodoTests;
    // A file that could not be loaded has no failed test of its own, yet nothing in it was tested.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const counts = { passed: results.numPassedTests, failed, skipped };
    const line = `${counts.passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    const countsFile = process.env.TEST_COUNTS_FILE;
    if (countsFile) writeFileSync(countsFile, JSON.stringify(counts));
    // Jest prints its own summary after every other reporter.
    process.once('exit', () => process.stdout.write(countsFile ? `tests: ${line}\n` : `${line}\n`));
  }
}
