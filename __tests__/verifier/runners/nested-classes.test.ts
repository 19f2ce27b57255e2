import { describe, expect, test } from '@jest/globals';
import { decideTests } from '../../../src/domain/decisions/decide-tests.ts';
import { parseReport } from '../../../src/verifier/reports/parse-report.ts';
import { toTestResults } from '../../../src/verifier/reports/to-test-results.ts';

/** What pytest 8 writes of a passing function and of a failing test in a class in a class, of the same file. */
const PYTEST = `<?xml version="1.0" encoding="utf-8"?><testsuites name="pytest tests"><testsuite name="pytest" errors="0" failures="1" skipped="0" tests="2" time="0.067"><testcase classname="tests.Unit.test_b.TestOuter.TestInner" name="test_deep" time="0.001"><failure message="assert False">tests/Unit/test_b.py:3: AssertionError</failure></testcase><testcase classname="tests.Unit.test_b" name="test_flat" time="0.001" /></testsuite></testsuites>`;
/** What Maven Surefire writes for JUnit 5, whose nested classes have a file of their own. */
const SUREFIRE = `<testsuites><testsuite name="com.acme.ArgsTest"><testcase name="reads" classname="com.acme.ArgsTest"/></testsuite><testsuite name="com.acme.ArgsTest$Flags"><testcase name="deep" classname="com.acme.ArgsTest$Flags"><failure message="wrong"/></testcase></testsuite></testsuites>`;

async function decide(text: string, must_pass: string[]) {
  const parsing = await parseReport(text, 'junit');
  if (parsing.kind === 'unusable') throw new Error(parsing.reason);
  const now = { kind: 'reported', exitCode: 1, tests: toTestResults(parsing.tests, []) } as const;
  return decideTests({ rules: { regressions: 'none', must_pass }, base: now, now, flaky: new Set() });
}

describe('a test in a class in a class', () => {
  test.each([
    ['tests/Unit/test_b.py', PYTEST],
    ['tests/Unit/test_b.py::TestOuter', PYTEST],
    ['tests.Unit.test_b', PYTEST],
    ['ArgsTest', SUREFIRE],
    ['com.acme.ArgsTest', SUREFIRE],
    ['com.acme', SUREFIRE],
  ])('keeps %j from passing', async (pattern, text) => {
    expect(await decide(text, [pattern])).toMatchObject({
      outcome: 'failed',
      detail: expect.stringMatching(/^1 test that must pass fails: ".*deep"\./),
    });
  });

  test.each([
    ['tests/Unit/test_b.py::test_flat', PYTEST],
    ['ArgsTest reads', SUREFIRE],
  ])('leaves %j alone', async (pattern, text) => {
    expect(await decide(text, [pattern])).toMatchObject({ outcome: 'passed' });
  });
});
