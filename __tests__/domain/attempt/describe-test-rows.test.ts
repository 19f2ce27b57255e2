import { expect, test } from '@jest/globals';
import { describeTestOutcome, findBadRows, renderBadRows } from '../../../src/domain/attempt/describe-test-rows.ts';
import type { TestNote, TestRow } from '../../../src/domain/tests/tests-run.ts';
import { makeCriterionRun } from '../../report/make-view.ts';

const row = (note: TestNote, more: Partial<TestRow> = {}): TestRow => ({
  ...{ name: note, base: 'passed', now: 'failed', note, message: '', path: null, line: null },
  ...more,
});
const runOf = (rows: readonly TestRow[], left_out = 0, outcome: 'passed' | 'failed' = 'failed') =>
  makeCriterionRun({ outcome, tests: { base: null, now: null, rows: [...rows], left_out } });
const ALL = (['lost', 'failed', 'required', 'allowed', 'flaky', 'fixed'] as const).map((note) => row(note));

test('the tests that keep a criterion from holding are those that are lost, new and failing, or not as demanded', () => {
  expect(findBadRows(runOf(ALL)).map(({ note }) => note)).toEqual(['lost', 'failed', 'required']);
  expect(findBadRows(runOf(ALL, 0, 'passed'))).toEqual([]);
  expect(findBadRows(makeCriterionRun({ outcome: 'failed' }))).toEqual([]);
});

test('each of them is rendered with its outcomes, its place and its message', () => {
  const rows = [
    row('lost', { name: 'adds', path: 'test/a.js', line: 7, message: 'one\ntwo' }),
    row('failed', { name: 'new', base: 'missing', path: 'test/b.js' }),
    row('required', { name: 'must', base: 'unknown', now: 'skipped' }),
  ];
  expect(renderBadRows(runOf(rows))).toBe(`- adds (base: passed, now: failed, at test/a.js:7)
    one
    two
- new (base: missing, now: failed, at test/b.js:1)
- must (base: not known, now: skipped)`);
});

test('how many more there may be is said only beside those that are shown', () => {
  expect(renderBadRows(runOf([row('lost')], 3))).toMatch(/\)\n- and up to 3 more$/);
  expect(renderBadRows(runOf([row('allowed')], 3))).toBe('');
});

test.each(['passed', 'failed', 'skipped', 'missing'] as const)('%s is a word as it is', (outcome) => {
  expect(describeTestOutcome(outcome)).toBe(outcome);
});
