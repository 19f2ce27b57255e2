import type { CriterionRun } from '../attempt/verdict.ts';
import type { CriterionOf } from '../plan/criterion.ts';
import { findNearTest, listCases } from '../tests/near-test.ts';
import { matchTests } from '../tests/test-names.ts';
import { type TestResult, toTestLabel } from '../tests/test-report.ts';
import { listSome } from '../text/list-some.ts';
import { describeUnwritten, type TestSource } from './unwritten-tests.ts';

/** The tests that a misspelt name is compared with: a report may have 200,000, and a criterion 100 names. */
const MAX_COMPARED = 20_000;

/** A criterion that demands tests which are not in its report of the base. */
export interface AbsentTests {
  /** Counts the criteria from 1. */
  readonly number: number;
  readonly patterns: readonly string[];
  /** The tests at the base; empty where there is no report. */
  readonly tests: readonly TestResult[];
  /** Whether the command ended well, and has a report: then it is whole. */
  readonly isWhole: boolean;
}

/** Lists the criteria, in the order of the plan, of which demanded tests are not among those that are found at the base. */
export function listAbsentTests(
  runs: readonly CriterionRun[],
  findTests: (criterion: CriterionOf<'tests'>) => readonly TestResult[],
): readonly AbsentTests[] {
  return runs.flatMap(({ criterion, exit_code: exitCode, tests: run }, index) => {
    if (criterion.kind !== 'tests') return [];
    const tests = findTests(criterion);
    const loaded = tests.filter(({ isUnloaded }) => isUnloaded !== true);
    const patterns = (criterion.must_pass ?? []).filter((pattern) => !loaded.some(matchTests([pattern])));
    const isWhole = exitCode === 0 && run?.now != null;
    return patterns.length === 0 ? [] : [{ number: index + 1, patterns, tests, isWhole }];
  });
}

/**
 * Describes the demanded tests that are skipped at the base, one sentence for each criterion: a skipped one has not passed, and
 * no attempt can change that where every test file is closed to it, unless the cause lies elsewhere.
 */
export function describeSkippedTests(
  runs: readonly CriterionRun[],
  findTests: (criterion: CriterionOf<'tests'>) => readonly TestResult[],
): readonly string[] {
  return runs.flatMap(({ criterion }, index) => {
    if (criterion.kind !== 'tests' || criterion.must_pass === undefined) return [];
    const isDemanded = matchTests(criterion.must_pass);
    const skipped = findTests(criterion).filter((test) => test.outcome === 'skipped' && isDemanded(test));
    if (skipped.length === 0) return [];
    const [names, are] = [
      listSome(skipped.map((test) => quote(toTestLabel(test)))),
      skipped.length === 1 ? 'is' : 'are',
    ];
    return [
      `Criterion ${index + 1}: ${names} ${are} skipped at the base, and no attempt may change the test files. A skipped test has not passed: unless its cause lies elsewhere, no attempt passes. Name the tests that are to pass.`,
    ];
  });
}

/**
 * Describes the absent tests that no attempt can make where every test file is closed to it: those that the base has by nearly
 * that name, and those whose names are not in its test files, which are undefined where nobody could look. Without a report, or
 * where a file was not loaded at the base or a panic ended the program, the files alone tell, and other cases of a function.
 */
export function describeAbsentTests(absent: readonly AbsentTests[], source: TestSource | undefined): readonly string[] {
  return absent.flatMap(({ number, patterns, tests, isWhole }) => {
    // Where no test ran, none has the name.
    if (tests.length === 0 && isWhole) return describeNone(number, patterns);
    const isHidden = tests.some(mayHideTests);
    const listKnown = (pattern: string) => (isHidden ? listCases(pattern, tests) : tests).slice(0, MAX_COMPARED);
    const misspelt = patterns.flatMap((name) => {
      const near = findNearTest(name, listKnown(name));
      return near === undefined ? [] : [{ name, near }];
    });
    const others = patterns.filter((pattern) => !misspelt.some(({ name }) => name === pattern));
    const unlisted = others.filter((pattern) => isUnlistedSubtest(pattern, listKnown(pattern)));
    const left = others.filter((pattern) => !unlisted.includes(pattern));
    const unwritten = source && describeUnwritten(left, source, 'at the base');
    return [
      ...describeMisspelt(number, misspelt),
      ...(unwritten === undefined ? [] : [`Criterion ${number}: ${unwritten}`]),
      ...(unlisted.length === 0 ? [] : [describeUnnamed(number, unlisted)]),
    ];
  });
}

function describeNone(number: number, names: readonly string[]): readonly string[] {
  const plain = names.filter((name) => !name.includes('*'));
  if (plain.length === 0) return [];
  return [
    `Criterion ${number}: its command runs no test at the base, so that none is named ${listSome(plain.map(quote))}, and no attempt may change the test files. Unless other files make such a test, no attempt passes.`,
  ];
}

/** Returns whether other tests may be missing by it: a file that was not loaded, or a panic that ended the program. */
function mayHideTests({ isUnloaded, message }: TestResult): boolean {
  return isUnloaded === true || /\bpanic: /.test(message);
}

interface Misspelt {
  readonly name: string;
  readonly near: string;
}

/** Returns whether a pattern is a subtest of a Go test that has others at the base, and not this one. */
function isUnlistedSubtest(pattern: string, known: readonly TestResult[]): boolean {
  const parent = /^(Test\w*\/)[^*]+$/.exec(pattern)?.[1];
  return parent !== undefined && known.some(({ name }) => name.startsWith(parent));
}

function describeUnnamed(number: number, names: readonly string[]): string {
  return `Criterion ${number}: no test at the base is named ${listSome(names.map(quote))}, and no attempt may change the test files. Unless other files make such a test, no attempt passes.`;
}

function describeMisspelt(number: number, misspelt: readonly Misspelt[]): readonly string[] {
  if (misspelt.length === 0) return [];
  const names = misspelt.map(({ name }) => name);
  const meant = listSome([...new Set(misspelt.map(({ near }) => quote(near)))]);
  return [`${describeUnnamed(number, names)} Is ${meant} meant?`];
}

function quote(name: string): string {
  return `"${name}"`;
}
