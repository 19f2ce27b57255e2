import { describe, expect, test } from '@jest/globals';
import type { TestRules } from '../../../src/domain/decisions/compare-tests.ts';
import { decideTests, mergeRetry } from '../../../src/domain/decisions/decide-tests.ts';
import { type TestResult, type TestsObservation, toTestKey } from '../../../src/domain/tests/test-report.ts';
import { MAX_TEST_ROWS } from '../../../src/domain/tests/tests-run.ts';

type Outcomes = Readonly<Record<string, TestResult['outcome']>>;

function toTest(name: string, outcome: TestResult['outcome']): TestResult {
  const [file = '', title = ''] = name.includes('/') ? name.split('/') : ['', name];
  const message = outcome === 'failed' ? `${title} is wrong` : '';
  return { file, suite: '', name: title, occurrence: 1, outcome, message, location: undefined };
}

function reported(outcomes: Outcomes, exitCode = 0): TestsObservation & { kind: 'reported' } {
  return {
    kind: 'reported',
    exitCode,
    tests: Object.entries(outcomes).map(([name, outcome]) => toTest(name, outcome)),
  };
}

const keyOf = (name: string) => toTestKey(toTest(name, 'passed'));
const DEFAULTS: TestRules = { regressions: 'none' };
const NONE: ReadonlySet<string> = new Set();
const BASE: Outcomes = { a: 'passed', b: 'passed', known: 'failed', idle: 'skipped' };

function decide(now: Outcomes, rules: Partial<TestRules> = {}, base: Outcomes = BASE) {
  return decideTests({ rules: { ...DEFAULTS, ...rules }, base: reported(base), now: reported(now), flaky: NONE });
}

describe('a test that the base has', () => {
  test('must be there and pass where it passed, and may fail on where it failed', () => {
    expect(decide(BASE)).toMatchObject({
      outcome: 'passed',
      detail: '2 tests passed (1 failed as at the base, 1 skipped, 2 at the base).',
    });
  });

  test.each([
    [{ ...BASE, b: 'failed' }, '1 test passed at the base and fails now: "b".'],
    [{ ...BASE, b: 'skipped' }, '1 test passed at the base and is skipped now: "b".'],
    [
      { a: 'passed', known: 'failed', idle: 'skipped' },
      '1 test passed at the base and is missing now (a renamed test counts as removed, which "may_remove" allows): "b".',
    ],
    [
      { known: 'failed', idle: 'skipped' },
      '2 tests passed at the base and are missing now (a renamed test counts as removed, which "may_remove" allows): "a", "b".',
    ],
    [{ ...BASE, idle: 'failed' }, '1 test is new and fails: "idle".'],
    [{ ...BASE, fresh: 'failed' }, '1 test is new and fails: "fresh".'],
  ] as const)('is lost in %j', (now, sentence) => {
    const { outcome, detail } = decide(now);
    expect([outcome, detail.startsWith(sentence)]).toEqual(['failed', true]);
  });

  test('names the files of which tests are missing', () => {
    const base = { 'x.js/a': 'passed', 'x.js/b': 'passed', 'y.js/c': 'passed' } as const;
    expect(decide({ 'y.js/c': 'passed' }, {}, base).detail).toContain('Missing are tests of "x.js"');
  });
});

describe('the rules of the plan', () => {
  test('let named tests be removed or skipped, and not fail', () => {
    expect(decide({ a: 'passed' }, { may_remove: ['b'] })).toMatchObject({ outcome: 'passed' });
    expect(decide({ ...BASE, b: 'skipped' }, { may_remove: ['*'] })).toMatchObject({ outcome: 'passed' });
    expect(decide({ ...BASE, b: 'failed' }, { may_remove: ['b'] })).toMatchObject({ outcome: 'failed' });
  });

  test('allow a number of regressions, and no more', () => {
    expect(decide({ ...BASE, b: 'failed' }, { regressions: 1 })).toMatchObject({ outcome: 'passed' });
    expect(decide({ ...BASE, a: 'failed', b: 'failed' }, { regressions: 1 })).toMatchObject({ outcome: 'failed' });
    expect(decide({ a: 'passed', known: 'failed' }, { regressions: 1 })).toMatchObject({ outcome: 'passed' });
  });

  test('ignore regressions, but not that fewer tests run', () => {
    expect(decide({ ...BASE, a: 'failed', b: 'failed' }, { regressions: 'ignore' })).toMatchObject({
      outcome: 'passed',
    });
    expect(decide({ a: 'passed' }, { regressions: 'ignore' })).toMatchObject({
      outcome: 'failed',
      detail: expect.stringContaining('1 test ran; the least is 2, as many as passed at the base.'),
    });
    expect(decide({ a: 'passed' }, { regressions: 'ignore', min_tests: 1 })).toMatchObject({ outcome: 'passed' });
  });

  test('say where the least number of tests is from', () => {
    expect(decide({ idle: 'skipped' }, {}, { idle: 'skipped' }).detail).toMatch(/0 tests ran; the least is 1\.$/);
    expect(decide({ idle: 'skipped' }).detail).toMatch(/0 tests ran; the least is 2, as many as passed at the base\.$/);
  });

  test('demand a number of tests', () => {
    expect(decide(BASE, { min_tests: 4 })).toMatchObject({
      outcome: 'failed',
      detail: expect.stringContaining('3 tests ran; the least is 4, as the plan says.'),
    });
  });

  test.each([
    [{ ...BASE, known: 'failed' }, '1 test that must pass fails: "known".'],
    [{ ...BASE, known: 'skipped' }, '1 test that must pass is skipped: "known".'],
    [{ a: 'passed', b: 'passed', idle: 'skipped' }, '1 test that must pass is missing: "known".'],
  ] as const)('demand tests that %j does not have', (now, sentence) => {
    expect(decide(now, { must_pass: ['known'] })).toMatchObject({
      outcome: 'failed',
      detail: expect.stringContaining(sentence),
    });
  });

  test('are kept by a test that is demanded and passes, which is listed', () => {
    const { outcome, tests } = decide({ ...BASE, known: 'passed' }, { must_pass: ['kno*'] });
    expect([outcome, tests.rows]).toEqual([
      'passed',
      [expect.objectContaining({ name: 'known', base: 'failed', now: 'passed', note: 'fixed' })],
    ]);
  });

  test('demand every test of a pattern: those that the base had may not vanish', () => {
    const base = { 'new one': 'failed', 'new two': 'failed' } as const;
    expect(decide({ 'new one': 'passed' }, { must_pass: ['new *'] }, base)).toMatchObject({ outcome: 'failed' });
    expect(decide({ 'new one': 'passed', 'new two': 'passed' }, { must_pass: ['new *'] }, base)).toMatchObject({
      outcome: 'passed',
    });
  });

  test('refuse a demanded test that passes at the base, already there', () => {
    const rules = { ...DEFAULTS, must_pass: ['a'], must_fail_at_base: true };
    for (const base of ['itself', reported(BASE)] as const) {
      const { outcome, detail, retryable } = decideTests({ rules, base, now: reported(BASE), flaky: NONE });
      expect([outcome, retryable.size]).toEqual(['failed', 0]);
      expect(detail).toContain('1 test passed at the base, where the plan says that it must fail');
    }
  });
});

describe('a run on the base itself', () => {
  test('has no regressions, and lacks what the plan demands', () => {
    const decideItself = (rules: TestRules) =>
      decideTests({ rules, base: 'itself', now: reported(BASE, 1), flaky: NONE });
    expect(decideItself(DEFAULTS)).toMatchObject({ outcome: 'passed', tests: { base: null } });
    expect(decideItself({ ...DEFAULTS, must_pass: ['known'] })).toMatchObject({ outcome: 'failed' });
    expect(decideItself({ ...DEFAULTS, min_tests: 9 })).toMatchObject({ outcome: 'failed' });
  });
});

describe('a runner', () => {
  test.each([
    [{ kind: 'died', detail: 'It was ended by SIGKILL.' }, 'It was ended by SIGKILL.'],
    [
      { kind: 'no_report', exitCode: 0, detail: 'There is no report: no file matches x.xml.' },
      'There is no report: no file matches x.xml. It exited with 0.',
    ],
    [reported({}), 'The report holds no test.'],
    [reported(BASE, 1), 'passed'],
    [reported({ a: 'passed', b: 'passed' }, 7), 'It exited with 7, although no test of its report failed.'],
  ] as const)('that ends as %j is judged', (now, sentence) => {
    const { outcome, detail } = decideTests({ rules: DEFAULTS, base: reported(BASE), now, flaky: NONE });
    expect([outcome, detail]).toEqual([sentence === 'passed' ? 'passed' : 'failed', expect.stringContaining(sentence)]);
  });

  test('that exits with an error at the base too, where no test fails, is accepted', () => {
    const same = reported({ a: 'passed' }, 3);
    expect(decideTests({ rules: DEFAULTS, base: same, now: same, flaky: NONE })).toMatchObject({ outcome: 'passed' });
  });

  test('without a report at the base must have all tests pass', () => {
    const base = { kind: 'no_report', exitCode: 1, detail: 'There is no report.' } as const;
    const decideNow = (now: Outcomes) => decideTests({ rules: DEFAULTS, base, now: reported(now), flaky: NONE });
    expect(decideNow({ a: 'passed' })).toMatchObject({
      outcome: 'passed',
      detail: expect.stringContaining('At the base there was no report'),
    });
    expect(decideNow({ a: 'passed', b: 'failed' })).toMatchObject({ outcome: 'failed' });
  });
});

describe('a demanded test that is missing', () => {
  const unloaded = {
    ...toTest('tests.test_calc', 'failed'),
    message: "E   ImportError: cannot import name 'multiply'",
    isUnloaded: true as const,
  };
  const decideMissing = (now: readonly TestResult[], base = now, must_pass = ['test_multiplies']) =>
    decideTests({
      ...{ rules: { ...DEFAULTS, must_pass }, flaky: NONE },
      base: { kind: 'reported', exitCode: 1, tests: base },
      now: { kind: 'reported', exitCode: 1, tests: now },
    });

  test('is explained by what could not be loaded, also where that failed at the base alike', () => {
    const now = [toTest('test_multiple', 'passed'), unloaded];
    for (const base of [now, [toTest('test_multiple', 'passed')]]) {
      const { detail, tests } = decideMissing(now, base);
      expect(detail).toBe(
        'Not loaded, or not run to its end: "tests.test_calc". 1 test that must pass is missing: "test_multiplies".',
      );
      expect(tests.rows).toContainEqual(
        expect.objectContaining({ name: 'tests.test_calc', message: unloaded.message }),
      );
      expect(tests.rows[0]).not.toHaveProperty('isUnloaded');
    }
  });

  test('is not said to be renamed where a file could not be loaded', () => {
    const held = toTest('test_adds', 'passed');
    const detailOf = (now: readonly TestResult[]) => decideMissing(now, [held], []).detail;
    expect(detailOf([unloaded])).toMatch(/ 1 test passed at the base and is missing now: "test_adds"\./);
    expect(detailOf([])).toMatch(/is missing now \(a renamed test counts as removed/);
  });

  test('is explained by the path of a file that could not be loaded', () => {
    const file = { ...unloaded, file: 'src/math.test.ts', suite: '', name: 'math.test.ts' };
    const { detail } = decideMissing([file], []);
    expect(detail).toMatch(/^Not loaded, or not run to its end: "src\/math\.test\.ts"\. /);
  });

  test('has those of nearly its name beside it', () => {
    const now = [toTest('test_multiply', 'passed'), toTest('test_add', 'passed')];
    expect(decideMissing(now).detail).toBe(
      '1 test that must pass is missing: "test_multiplies". The report has "test_multiply".',
    );
    expect(decideMissing(now, now, ['test_divides_by_nothing']).detail).not.toContain('The report has');
  });

  test('has no say where none is missing: what could not be loaded at the base may stay so', () => {
    const now = [toTest('test_multiplies', 'passed'), unloaded];
    expect(decideMissing(now)).toMatchObject({ outcome: 'passed' });
  });
});

describe('what could not be loaded at the base', () => {
  const rules = { ...DEFAULTS, must_pass: ['*discount*'] };
  const unloaded = { ...toTest('tests.test_discount', 'failed'), isUnloaded: true as const };
  const decideFrom = (now: readonly TestResult[], base: readonly TestResult[] = [unloaded]) =>
    decideTests({
      ...{ rules, flaky: NONE },
      base: { kind: 'reported', exitCode: 1, tests: base },
      now: { kind: 'reported', exitCode: now.some(({ outcome }) => outcome === 'failed') ? 1 : 0, tests: now },
    }).outcome;

  test('is no test that has to be there once its tests are', () => {
    expect(decideFrom([toTest('discount of 10', 'passed')])).toBe('passed');
    expect(decideFrom([toTest('other', 'passed')])).toBe('failed');
  });

  test('has to be loaded: as long as it is not, what is demanded fails, whatever else passes', () => {
    expect(decideFrom([unloaded])).toBe('failed');
    expect(decideFrom([toTest('discount of 10', 'passed'), unloaded])).toBe('failed');
  });

  test('is not what a failing test is, which may not go', () => {
    const failing = toTest('discount of 5', 'failed');
    expect(decideFrom([toTest('discount of 10', 'passed')], [failing])).toBe('failed');
  });
});

describe('a retry', () => {
  const failing = { a: 'failed', b: 'failed', known: 'failed' } as const;
  const first = reported(failing, 1);

  test('is worth it only where nothing but failing tests is wrong', () => {
    expect(decide(failing).retryable).toEqual(new Set([keyOf('a'), keyOf('b')]));
    expect(decide({ a: 'failed' }).retryable).toEqual(NONE);
    expect(decide(BASE).retryable).toEqual(NONE);
  });

  test('makes a test that passes flaky, and leaves the others failed', () => {
    const { retryable } = decide(failing);
    const { merged, flaky } = mergeRetry(first, reported({ a: 'passed', b: 'failed', known: 'passed' }), retryable);
    expect(flaky).toEqual(new Set([keyOf('a')]));
    const { outcome, detail } = decideTests({ rules: DEFAULTS, base: reported(BASE), now: merged, flaky });
    expect(outcome).toBe('failed');
    expect(detail).toMatch(/fails now: "b"\. 1 test failed first and passed when run again \(flaky\): "a"\./);
  });

  test('whose runner dies changes nothing', () => {
    const died = { kind: 'died', detail: 'It was ended by SIGKILL.' } as const;
    expect(mergeRetry(first, died, new Set([keyOf('a')]))).toEqual({ merged: first, flaky: NONE });
  });
});

test('each test of a demanded group must pass', () => {
  const rules = { must_pass: ['Remove'] };
  expect(decide({ 'Remove › a': 'passed', 'Remove › b': 'passed' }, rules, {}).outcome).toBe('passed');
  const { outcome, detail } = decide({ 'Remove › a': 'passed', 'Remove › b': 'failed' }, rules, {});
  expect({ outcome, detail }).toEqual({
    outcome: 'failed',
    detail: '1 test that must pass fails: "Remove › b".',
  });
});

test('a group that fails by itself is compared with its tests at the base', () => {
  const base = { 'Remove › a': 'passed', 'Remove › b': 'passed' } as const;
  const now = { ...base, Remove: 'failed' } as const;
  expect(decide(now, {}, base)).toMatchObject({
    outcome: 'failed',
    detail: '1 test passed at the base and fails now: "Remove".',
  });
  expect(decide(now, {}, { ...base, 'Remove › a': 'failed' }).outcome).toBe('passed');
  expect(decide(now, {}, {}).detail).toBe('1 test is new and fails: "Remove".');
  expect(decide(now, { must_pass: ['Remove'] }, { ...base, 'Remove › a': 'failed' }).outcome).toBe('failed');
});

test('the record has the rows that matter most, bounded, and counts of all tests', () => {
  const base = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`t${index}`, 'passed' as const]));
  const { tests, detail } = decide({ t0: 'passed', new1: 'failed' }, { must_pass: ['zz'] }, base);
  expect(tests.rows).toHaveLength(MAX_TEST_ROWS);
  expect(tests.rows[0]).toMatchObject({ name: 'zz', note: 'required' });
  expect(tests).toMatchObject({ base: { passed: 100 }, now: { passed: 1, failed: 1 }, left_out: 101 - MAX_TEST_ROWS });
  expect(detail.length).toBeLessThan(2000);
});
