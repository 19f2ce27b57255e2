import { describe, expect, test } from '@jest/globals';
import type { TestRules } from '../../../src/domain/decisions/compare-tests.ts';
import { decideTests } from '../../../src/domain/decisions/decide-tests.ts';
import { type TestResult, type TestsObservation, toTestKey } from '../../../src/domain/tests/test-report.ts';

type Outcomes = Readonly<Record<string, TestResult['outcome']>>;

/** A test by `file/name`, or by its name alone. */
function toTest(path: string, outcome: TestResult['outcome']): TestResult {
  const [file = '', name = ''] = path.includes('/') ? path.split('/') : ['', path];
  return { file, suite: '', name, occurrence: 1, outcome, message: '', location: undefined };
}

function reported(outcomes: Outcomes, exitCode = 0): TestsObservation & { kind: 'reported' } {
  const tests = Object.entries(outcomes).map(([name, outcome]) => toTest(name, outcome));
  return { kind: 'reported', exitCode, tests };
}

interface Case {
  readonly base?: Outcomes | 'itself' | 'unreported';
  readonly now: Outcomes;
  readonly exitCode?: number;
  readonly rules?: Partial<TestRules>;
  readonly flaky?: readonly string[];
}

const UNREPORTED = { kind: 'no_report', exitCode: 1, detail: 'There is no report.' } as const;

function decide({ base = { a: 'passed', b: 'passed' }, now, exitCode, rules, flaky = [] }: Case) {
  return decideTests({
    rules: { regressions: 'none', ...rules },
    base: base === 'itself' ? base : base === 'unreported' ? UNREPORTED : reported(base),
    now: reported(now, exitCode),
    flaky: new Set(flaky.map((name) => toTestKey(toTest(name, 'passed')))),
  });
}

const MISSING = ' (a renamed test counts as removed, which "may_remove" allows)';
const LONG = 'n'.repeat(121);

describe('the sentences about a report', () => {
  const passing: readonly (readonly [Case, string])[] = [
    [{ now: { a: 'passed', b: 'passed' } }, '2 tests passed (2 at the base).'],
    [{ base: 'itself', now: { a: 'passed' } }, '1 test passed.'],
    [{ base: 'itself', now: { a: 'passed', s: 'skipped' } }, '1 test passed (1 skipped).'],
    [
      { base: 'unreported', now: { a: 'passed' } },
      '1 test passed. At the base there was no report to compare with: There is no report.',
    ],
    [
      { base: { a: 'passed', b: 'passed' }, now: { a: 'passed' }, rules: { regressions: 1 } },
      '1 test passed (2 at the base). 1 test did not pass, which the plan allows: "b".',
    ],
    [
      { now: { a: 'passed', b: 'failed', new: 'failed' }, rules: { regressions: 'ignore' } },
      '1 test passed (2 at the base). 2 tests did not pass, which the plan allows: "b", "new".',
    ],
    [
      { base: { a: 'passed', k: 'failed' }, now: { a: 'passed', k: 'failed', s: 'skipped' }, exitCode: 1 },
      '1 test passed (1 failed as at the base, 1 skipped, 1 at the base).',
    ],
    [
      { now: { a: 'passed', b: 'passed' }, flaky: ['b'] },
      '2 tests passed (2 at the base). 1 test failed first and passed when run again (flaky): "b".',
    ],
    [
      { now: { a: 'passed', b: 'passed' }, exitCode: 1, flaky: ['b'] },
      '2 tests passed (2 at the base). 1 test failed first and passed when run again (flaky): "b".',
    ],
    [
      { now: { a: 'passed' }, rules: { may_remove: ['b'] } },
      '1 test passed (2 at the base). 1 test did not pass, which the plan allows: "b".',
    ],
  ];

  test.each(passing)('of a criterion that holds: %j', (given, detail) => {
    expect(decide(given)).toMatchObject({ outcome: 'passed', detail, retryable: new Set(), isAnyLeftOut: false });
  });

  const failing: readonly (readonly [
    Case,
    string,
    { readonly retried?: readonly string[]; readonly isLeft?: boolean },
  ])[] = [
    [{ now: { a: 'passed', b: 'failed' } }, '1 test passed at the base and fails now: "b".', { retried: ['b'] }],
    [
      { now: { a: 'failed', b: 'failed' } },
      '2 tests passed at the base and fail now: "a", "b".',
      { retried: ['a', 'b'] },
    ],
    [
      { now: { a: 'passed', b: 'failed', new: 'failed' }, rules: { regressions: 1 } },
      '1 test passed at the base and fails now: "b". 1 test is new and fails: "new".',
      { retried: ['b', 'new'] },
    ],
    [
      { now: { a: 'passed', b: 'skipped' } },
      '1 test passed at the base and is skipped now: "b". 1 test ran; the least is 2, as many as passed at the base.',
      { isLeft: true },
    ],
    [
      { now: { a: 'failed', new: 'passed' } },
      `1 test passed at the base and fails now: "a". 1 test passed at the base and is missing now${MISSING}: "b".`,
      { isLeft: true },
    ],
    [
      { now: { a: 'passed', b: 'passed' }, rules: { must_pass: ['c'] } },
      '1 test that must pass is missing: "c".',
      { isLeft: true },
    ],
    [
      { now: { a: 'passed', b: 'passed' }, rules: { min_tests: 3 } },
      '2 tests ran; the least is 3, as the plan says.',
      {},
    ],
    [
      { base: 'unreported', now: { a: 'skipped' } },
      '0 tests ran; the least is 1. At the base there was no report to compare with: There is no report.',
      {},
    ],
    [
      { now: { a: 'passed', b: 'passed' }, exitCode: 2 },
      'It exited with 2, although no test of its report failed.',
      {},
    ],
    [
      { base: { a: 'passed', b: 'failed' }, now: { a: 'passed', b: 'passed' }, exitCode: 2, rules: {} },
      'It exited with 2, although no test of its report failed.',
      {},
    ],
    [
      { now: { a: 'passed', b: 'passed', c: 'failed' }, rules: { must_pass: ['a', 'c'], must_fail_at_base: true } },
      '1 test passed at the base, where the plan says that it must fail, so that it shows nothing of the work: "a". 1 test that must pass fails: "c".',
      {},
    ],
    [
      { base: { [LONG]: 'passed', a: 'passed' }, now: { [LONG]: 'failed', a: 'passed' } },
      `1 test passed at the base and fails now: "${'n'.repeat(120)}…".`,
      { retried: [LONG] },
    ],
  ];

  test.each(failing)('of a criterion that fails: %j', (given, detail, { retried = [], isLeft = false }) => {
    expect(decide(given)).toMatchObject({
      ...{ outcome: 'failed', detail, isAnyLeftOut: isLeft },
      retryable: new Set(retried.map((name) => toTestKey(toTest(name, 'passed')))),
    });
  });

  test('name at most five tests and five files, and count the rest', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const base = Object.fromEntries(names.map((name) => [`${name}.js/${name}`, 'passed' as const]));
    const list = (suffix: string) => ['a', 'b', 'c', 'd', 'e'].map((name) => `"${name}${suffix}"`).join(', ');
    const { detail } = decide({ base, now: { 'g.js/g': 'passed' } });
    expect(detail).toMatch(new RegExp(` are missing now [^:]*: ${list('')} and 1 more\\.`));
    expect(detail).toContain(
      `Missing are tests of ${list('.js')}: a file that ends early or cannot be loaded has none.`,
    );
  });

  test('name no file where one test of it is gone, or where tests have none', () => {
    const base = { 'a.js/x': 'passed', 'a.js/y': 'passed', p: 'passed', q: 'passed' } as const;
    const one = decide({ base, now: { 'a.js/x': 'passed', p: 'passed', q: 'passed' } });
    const without = decide({ base, now: { 'a.js/x': 'passed', 'a.js/y': 'passed' } });
    const failed = decide({ base, now: { ...base, 'a.js/x': 'failed', 'a.js/y': 'failed' } });
    for (const { detail } of [one, without, failed]) expect(detail).not.toContain('Missing are tests');
  });
});

describe('a runner without a report', () => {
  const noReport = { kind: 'no_report', exitCode: 3, detail: 'There is no report.' } as const;
  const died = { kind: 'died', detail: 'It was ended by SIGKILL.' } as const;
  const decideNow = (now: TestsObservation, base: TestsObservation | 'itself') =>
    decideTests({ rules: { regressions: 'none' }, base, now, flaky: new Set() });

  test.each([
    [noReport, 'There is no report. It exited with 3.'],
    [died, 'It was ended by SIGKILL.'],
  ])('fails with its end, and the counts of the base where they are known: %j', (now, detail) => {
    const nothing = { outcome: 'failed', detail, retryable: new Set(), isAnyLeftOut: false };
    const tests = { now: null, rows: [], left_out: 0 };
    const base = { passed: 1, failed: 0, skipped: 0 };
    expect(decideNow(now, reported({ a: 'passed' }))).toEqual({ ...nothing, tests: { ...tests, base } });
    expect(decideNow(now, 'itself')).toEqual({ ...nothing, tests: { ...tests, base: null } });
    expect(decideNow(now, noReport)).toEqual({ ...nothing, tests: { ...tests, base: null } });
  });
});
