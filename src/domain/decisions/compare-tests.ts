import type { TestsCriterion } from '../plan/tests-criterion.ts';
import { matchTests } from '../tests/test-names.ts';
import { type TestResult, toTestKey, toTestLabel } from '../tests/test-report.ts';
import { listGroups } from '../tests/test-spellings.ts';
import type { TestNote, TestRow } from '../tests/tests-run.ts';

/** One test of the base, of now, or of both. */
export interface ComparedTest extends TestRow {
  /** Undefined for a pattern of the plan that matches no test. */
  readonly key: string | undefined;
  /** The file or suite; empty where the report names none. */
  readonly group: string;
  /** True for what could not be loaded or built, and is no test. */
  readonly isUnloaded: boolean;
}

export type TestRules = Pick<
  TestsCriterion,
  'must_pass' | 'must_fail_at_base' | 'regressions' | 'min_tests' | 'may_remove'
>;

export interface TestsToCompare {
  readonly rules: TestRules;
  /** Undefined where nothing is known of the base. */
  readonly base: readonly TestResult[] | undefined;
  readonly now: readonly TestResult[];
  /** The keys of tests that failed first, and passed when they were run again. */
  readonly flaky: ReadonlySet<string>;
  /** True for a run on the base itself, where a test that fails is no regression. */
  readonly isBaseline: boolean;
}

const never = () => false;

/** Compares two reports test by test. Tests that need no mention have no row. */
export function compareTests({ rules, base, now, flaky, isBaseline }: TestsToCompare): readonly ComparedTest[] {
  const before = toMap(base ?? []);
  const groups = toGroupOutcomes(base ?? []);
  const findBefore = (key: string) => before.get(key)?.outcome ?? groups.get(key);
  const after = toMap(now);
  const isRequired = rules.must_pass === undefined ? never : matchTests(rules.must_pass);
  const mayRemove = rules.may_remove === undefined ? never : matchTests(rules.may_remove);
  const toRow = (test: TestResult, note: TestNote): ComparedTest => {
    const key = toTestKey(test);
    const current = after.get(key);
    return {
      key,
      group: test.file || test.suite,
      isUnloaded: test.isUnloaded === true,
      name: toTestLabel(test),
      base: base === undefined ? 'unknown' : (findBefore(key) ?? 'missing'),
      now: current?.outcome ?? 'missing',
      note,
      message: current?.outcome === 'failed' ? current.message : '',
      path: current?.location?.path ?? null,
      line: current?.location?.line ?? null,
    };
  };
  const judge = (test: TestResult): TestNote | undefined => {
    const key = toTestKey(test);
    const [was, is] = [findBefore(key), after.get(key)?.outcome];
    const isGone = is === undefined || is === 'skipped';
    // What could not be loaded at the base, and is loaded now, has its tests in its place.
    const isReplaced = test.isUnloaded === true && is === undefined;
    if (isRequired(test) && !isReplaced) return judgeRequired({ was, is, mayBeGone: isGone && mayRemove(test), rules });
    if (was === 'passed' && is !== 'passed') return isGone && mayRemove(test) ? 'allowed' : 'lost';
    return is === 'failed' && was !== 'failed' && !isBaseline ? 'failed' : undefined;
  };
  const all = [...before.values(), ...now.filter((test) => !before.has(toTestKey(test)))];
  const rows = all.flatMap((test) => {
    const note = judge(test);
    const shown = note === undefined || note === 'fixed' ? (flaky.has(toTestKey(test)) ? 'flaky' : note) : note;
    return shown === undefined ? [] : [toRow(test, shown)];
  });
  const unmatched = findUnmatched(rules.must_pass ?? [], { base, now });
  if (unmatched.length === 0) return rows;
  // It failed at the base alike, and is why they are missing.
  const named = new Set(rows.map(({ key }) => key));
  const unloaded = now.filter((test) => test.isUnloaded === true && !named.has(toTestKey(test)));
  return [...rows, ...unmatched, ...unloaded.map((test) => toRow(test, 'required'))];
}

interface RequiredTest {
  readonly was: TestResult['outcome'] | undefined;
  readonly is: TestResult['outcome'] | undefined;
  readonly mayBeGone: boolean;
  readonly rules: TestRules;
}

function judgeRequired({ was, is, mayBeGone, rules }: RequiredTest): TestNote | undefined {
  if (was === 'passed' && rules.must_fail_at_base === true) return 'required';
  if (is === 'passed') return was === 'passed' ? undefined : 'fixed';
  return mayBeGone ? 'allowed' : 'required';
}

interface Matches {
  readonly base: readonly TestResult[] | undefined;
  readonly now: readonly TestResult[];
}

/** Finds the patterns that no test of now matches; those whose tests of the base are listed already are left out. */
function findUnmatched(patterns: readonly string[], { base, now }: Matches): ComparedTest[] {
  return patterns
    .filter((pattern) => {
      const isOf = matchTests([pattern]);
      const isMatched = (test: TestResult) => test.isUnloaded !== true && isOf(test);
      return !now.some(isMatched) && !(base ?? []).some(isMatched);
    })
    .map((pattern) => ({
      key: undefined,
      group: '',
      isUnloaded: false,
      name: pattern,
      base: base === undefined ? 'unknown' : 'missing',
      now: 'missing',
      note: 'required',
      message: '',
      path: null,
      line: null,
    }));
}

/** Returns the outcomes of the groups of a report by their keys. A report lists one only where it fails by itself. */
function toGroupOutcomes(tests: readonly TestResult[]): ReadonlyMap<string, TestResult['outcome']> {
  const outcomes = new Map<string, TestResult['outcome']>();
  for (const test of tests)
    for (const name of listGroups(test.name)) {
      const key = toTestKey({ ...test, name, occurrence: 1 });
      const known = outcomes.get(key);
      if (known === undefined || test.outcome === 'failed' || (known === 'skipped' && test.outcome === 'passed'))
        outcomes.set(key, test.outcome);
    }
  return outcomes;
}

function toMap(tests: readonly TestResult[]): ReadonlyMap<string, TestResult> {
  return new Map(tests.map((test) => [toTestKey(test), test]));
}
