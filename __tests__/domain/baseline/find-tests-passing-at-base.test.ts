import { expect, test } from '@jest/globals';
import { findTestsPassingAtBase } from '../../../src/domain/baseline/find-tests-passing-at-base.ts';
import { decideTests } from '../../../src/domain/decisions/decide-tests.ts';
import { testsCriterionSchema } from '../../../src/domain/plan/tests-criterion.ts';
import type { TestResult } from '../../../src/domain/tests/test-report.ts';
import { makeCriterionRun } from '../../report/make-view.ts';

function baselineOf(outcome: TestResult['outcome'], rules: Readonly<Record<string, unknown>>) {
  const usual = { kind: 'tests', command: 'run', report: 'tap', must_pass: ['new *'] };
  const criterion = testsCriterionSchema.parse({ ...usual, ...rules });
  const results = [
    { name: 'new one', outcome },
    { name: 'old one', outcome: 'passed' as const },
  ].map((each) => ({ ...each, suite: '', file: '', occurrence: 1, message: '', location: undefined }));
  const now = { kind: 'reported' as const, tests: results, exitCode: 0 };
  const decision = decideTests({ rules: criterion, base: 'itself', now, flaky: new Set() });
  return makeCriterionRun({ criterion, outcome: decision.outcome, tests: decision.tests });
}

test('names the tests that pass at the base although the plan says that they must fail there', () => {
  const other = makeCriterionRun();
  const wrong = baselineOf('passed', { must_fail_at_base: true });
  expect(findTestsPassingAtBase([other, wrong])).toEqual({ number: 2, names: ['new one'] });
  expect(findTestsPassingAtBase([other, baselineOf('failed', { must_fail_at_base: true })])).toBeUndefined();
  expect(findTestsPassingAtBase([baselineOf('skipped', { must_fail_at_base: true })])).toBeUndefined();
  expect(findTestsPassingAtBase([baselineOf('passed', {})])).toBeUndefined();
});
