import { expect, test } from '@jest/globals';
import type { CriterionRun } from '../../../src/domain/attempt/verdict.ts';
import { describeCriterionFailure, findFailureCause } from '../../../src/report/words/criterion-failure.ts';

const criterion = { kind: 'tests', command: 'node --test test/a.test.js', report: 'tap' };
const COUNTS = { base: null, now: null, rows: [], left_out: 0 };

function causeOf(changes: object): string {
  const run = { criterion, outcome: 'failed', output: "Could not find 'test/a.test.js'\n", tests: COUNTS, ...changes };
  return findFailureCause(run as unknown as CriterionRun);
}

test('tests that failed without a report are explained by their output', () => {
  const detail = 'There is no report. It exited with 1.';
  expect(causeOf({ detail })).toBe(`Could not find 'test/a.test.js' (${detail})`);
  expect(causeOf({ detail, output: '' })).toBe(detail);
});

test('a test that fails is explained by its message, before the names of all', () => {
  const detail = '2 tests passed at the base and fail now: "adds", "subtracts".';
  const row = { name: 'adds', base: 'passed', now: 'failed', note: 'lost', message: '' };
  const other = { ...row, name: 'subtracts', message: '\n  at x\nAssertionError: 2 is not 1\n' };
  const reported = { ...COUNTS, now: { passed: 0, failed: 2, skipped: 0 }, rows: [row, other] };
  expect(causeOf({ detail, tests: reported })).toBe(`subtracts: AssertionError: 2 is not 1 (${detail})`);
  expect(causeOf({ detail, tests: { ...reported, rows: [row] } })).toBe(detail);
});

test('tests that succeeded without a report, or with one, are explained by their detail', () => {
  const detail = 'There is no report. It exited with 0.';
  expect(causeOf({ detail })).toBe(detail);
  const reported = { ...COUNTS, now: { passed: 0, failed: 0, skipped: 0 } };
  const said = 'The report holds no test. It exited with 1.';
  expect(causeOf({ detail: said, tests: reported })).toBe(said);
});

test('missing tests are explained by the message of what cannot be loaded, where the output or the report has one', () => {
  const detail = '1 test that must pass is missing: "parse*".';
  const row = { name: 'parse*', base: 'missing', now: 'missing', note: 'required', message: '' };
  const reported = { ...COUNTS, now: { passed: 0, failed: 1, skipped: 0 }, rows: [row] };
  const output = "TAP version 13\n# }\n# ^\n# SyntaxError: Unexpected token '}'\n#     at load (node:internal:1:1)\n";
  expect(causeOf({ detail, tests: reported, output })).toBe(
    `${detail} The output has: SyntaxError: Unexpected token '}'`,
  );
  expect(causeOf({ detail, tests: reported, output: 'TAP version 13\n' })).toBe(detail);
  const collected = { ...row, name: 'a', now: 'failed', note: 'failed', message: "E   NameError: name 'x'" };
  expect(causeOf({ detail, tests: { ...reported, rows: [row, collected] } })).toBe(
    `E   NameError: name 'x' (${detail})`,
  );
  expect(causeOf({ detail, tests: { ...reported, rows: [{ ...row, now: 'failed' }] }, output })).toBe(detail);
});

test('the subject of tests is their command, since the observation names them', () => {
  const detail = '1 test that must pass is missing: "a".';
  const run = { criterion: { ...criterion, must_pass: ['a'] }, outcome: 'failed', output: '', detail, tests: COUNTS };
  expect(describeCriterionFailure(run as unknown as CriterionRun)).toBe(`node --test test/a.test.js: ${detail}`);
});
