import { assertNever } from '../assert-never.ts';
import {
  countTests,
  type TestCounts,
  type TestResult,
  type TestsObservation,
  toTestKey,
} from '../tests/test-report.ts';
import { MAX_TEST_ROWS, type TestNote, type TestsRun } from '../tests/tests-run.ts';
import { type ComparedTest, compareTests, type TestRules } from './compare-tests.ts';
import { describeTestNotes, describeTestProblems, passedWrongly, toTests } from './describe-test-problems.ts';

/** The reports that a criterion `tests` is decided by. */
export interface TestsFacts {
  readonly rules: TestRules;
  /** The run at the base; `itself` for a run on the base. */
  readonly base: TestsObservation | 'itself';
  readonly now: TestsObservation;
  /** The keys of tests that failed first, and passed when they were run again. */
  readonly flaky: ReadonlySet<string>;
}

export interface TestsDecision {
  readonly outcome: 'passed' | 'failed';
  /** The observation in some sentences. */
  readonly detail: string;
  readonly tests: TestsRun;
  /** The keys of the tests that fail, where nothing else is wrong: when they pass in another run, the criterion holds. */
  readonly retryable: ReadonlySet<string>;
  /** Whether tests that should have run were skipped or are missing. */
  readonly isAnyLeftOut: boolean;
}

// Why: docs/decisions/0107-tests-are-compared-by-name.md
/** Decides a criterion `tests`: compares the report with that of the base, test by test. */
export function decideTests(facts: TestsFacts): TestsDecision {
  const { base, now, rules, flaky } = facts;
  const before = base !== 'itself' && base.kind === 'reported' ? base.tests : undefined;
  if (now.kind !== 'reported') return decideUnreported(now, before);
  const isBaseline = base === 'itself';
  const all = compareTests({ rules, base: isBaseline ? now.tests : before, now: now.tests, flaky, isBaseline });
  const rows = allowSome(all, rules.regressions);
  const problems = rows.filter(isProblem);
  const removed = all.filter(({ note, base: was }) => note === 'allowed' && was === 'passed').length;
  const others = findOtherProblems(facts, now, removed);
  const sentences = [...describeTestProblems(problems, { rules, tests: now.tests }), ...others];
  const isFailed = sentences.length > 0;
  const unknown = base === 'itself' || base.kind === 'reported' ? [] : [describeUnknownBase(base)];
  const detail = [
    ...(isFailed ? sentences : [describePass(rows, { before, now: now.tests })]),
    ...describeTestNotes(rows),
    ...unknown,
  ];
  const failing = problems.filter((row) => row.now === 'failed' && !passedWrongly(row, rules));
  const isRetryable = others.length === 0 && failing.length === problems.length;
  return {
    outcome: isFailed ? 'failed' : 'passed',
    detail: detail.join(' '),
    tests: toTestsRun(rows, { before, now: now.tests }),
    retryable: new Set(isRetryable ? failing.flatMap(({ key }) => (key === undefined ? [] : [key])) : []),
    isAnyLeftOut: problems.some((row) => row.now === 'skipped' || row.now === 'missing'),
  };
}

function isProblem({ note }: ComparedTest): boolean {
  return note === 'lost' || note === 'failed' || note === 'required';
}

/** Marks as allowed the regressions of a plan that puts up with so many. */
function allowSome(rows: readonly ComparedTest[], regressions: TestRules['regressions']): readonly ComparedTest[] {
  const lost = rows.filter(({ note }) => note === 'lost' || note === 'failed').length;
  const isAllowed = regressions === 'ignore' || (regressions !== 'none' && lost <= regressions);
  if (!isAllowed) return rows;
  return rows.map((row) => (row.note === 'lost' || row.note === 'failed' ? { ...row, note: 'allowed' as const } : row));
}

function findOtherProblems(
  { rules, base, flaky }: TestsFacts,
  now: TestsObservation & { kind: 'reported' },
  removed: number,
): string[] {
  if (now.tests.length === 0) return ['The report holds no test.'];
  const { passed, failed } = countTests(now.tests);
  const before = base !== 'itself' && base.kind === 'reported' ? base : undefined;
  const wasSame = before?.exitCode === now.exitCode && countTests(before.tests).failed === 0;
  const isUnexplained = now.exitCode !== 0 && failed === 0 && flaky.size === 0 && !wasSame;
  const expected = countExpected(rules, before?.tests, removed);
  const least = rules.min_tests ?? Math.max(1, expected);
  const ran = passed + failed;
  return [
    ...(isUnexplained ? [`It exited with ${now.exitCode}, although no test of its report failed.`] : []),
    ...(ran < least ? [`${toTests(ran)} ran; the least is ${least}${describeLeast(rules, expected)}.`] : []),
  ];
}

/** Counts the tests that passed at the base and may not be gone; 0 without a report there. */
function countExpected({ regressions }: TestRules, before: readonly TestResult[] | undefined, removed: number): number {
  if (before === undefined) return 0;
  const allowed = removed + (typeof regressions === 'number' ? regressions : 0);
  return countTests(before).passed - allowed;
}

function describeLeast({ min_tests }: TestRules, expected: number): string {
  if (min_tests !== undefined) return ', as the plan says';
  return expected < 1 ? '' : ', as many as passed at the base';
}

function decideUnreported(
  now: Exclude<TestsObservation, { kind: 'reported' }>,
  before: readonly TestResult[] | undefined,
): TestsDecision {
  return {
    outcome: 'failed',
    detail: now.kind === 'died' ? now.detail : `${now.detail} It exited with ${now.exitCode}.`,
    tests: { base: before === undefined ? null : countTests(before), now: null, rows: [], left_out: 0 },
    retryable: new Set(),
    isAnyLeftOut: false,
  };
}

function describeUnknownBase(base: Exclude<TestsObservation, { kind: 'reported' }>): string {
  return `At the base there was no report to compare with: ${base.detail}`;
}

/** The tests of a report, and those of the base; undefined without a report there. */
interface ComparedReports {
  readonly before: readonly TestResult[] | undefined;
  readonly now: readonly TestResult[];
}

function describePass(rows: readonly ComparedTest[], { before, now }: ComparedReports): string {
  const { passed, failed, skipped } = countTests(now);
  const same = failed - rows.filter(({ note, now: is }) => note === 'allowed' && is === 'failed').length;
  const rest = [same > 0 ? `${same} failed as at the base` : '', skipped > 0 ? `${skipped} skipped` : ''];
  const known = before === undefined ? [] : [`${countTests(before).passed} at the base`];
  const notes = [...rest.filter((part) => part !== ''), ...known];
  return `${toTests(passed)} passed${notes.length === 0 ? '' : ` (${notes.join(', ')})`}.`;
}

const ROW_ORDER: readonly TestNote[] = ['required', 'lost', 'failed', 'flaky', 'allowed', 'fixed'];

function toTestsRun(rows: readonly ComparedTest[], { before, now }: ComparedReports): TestsRun {
  const sorted = rows.toSorted((a, b) => ROW_ORDER.indexOf(a.note) - ROW_ORDER.indexOf(b.note));
  const counts: TestCounts | null = before === undefined ? null : countTests(before);
  return {
    base: counts,
    now: countTests(now),
    rows: sorted.slice(0, MAX_TEST_ROWS).map(({ key: _key, group: _group, isUnloaded: _is, ...row }) => row),
    left_out: Math.max(0, sorted.length - MAX_TEST_ROWS),
  };
}

/** Merges a second run of the tests that failed: those that pass in it count as passed, and are flaky. */
export function mergeRetry(
  first: TestsObservation & { kind: 'reported' },
  again: TestsObservation,
  retried: ReadonlySet<string>,
): { readonly merged: TestsObservation & { kind: 'reported' }; readonly flaky: ReadonlySet<string> } {
  switch (again.kind) {
    case 'died':
    case 'no_report':
      return { merged: first, flaky: new Set() };
    case 'reported': {
      const passed = new Set(again.tests.filter(({ outcome }) => outcome === 'passed').map(toTestKey));
      const flaky = new Set([...retried].filter((key) => passed.has(key)));
      const tests = first.tests.map((test) =>
        flaky.has(toTestKey(test)) ? { ...test, outcome: 'passed' as const } : test,
      );
      return { merged: { ...first, tests }, flaky };
    }
    default:
      return assertNever(again);
  }
}
