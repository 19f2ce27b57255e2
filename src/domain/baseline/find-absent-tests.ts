import type { CriterionRun } from '../attempt/verdict.ts';
import { compileGlobs } from '../paths/glob.ts';
import type { CriterionOf } from '../plan/criterion.ts';
import { toFunctionName } from '../tests/source-name.ts';
import { findNearTest, matchTests } from '../tests/test-names.ts';
import type { TestResult } from '../tests/test-report.ts';
import { listSome } from '../text/list-some.ts';
import { findNearestName } from '../text/nearest-name.ts';
import { isAmongTests } from '../toolchain/test-files.ts';

export interface AbsentTestsFacts {
  /** The criteria as they ran at the base, in the order of the plan. */
  readonly runs: readonly CriterionRun[];
  /** The paths of the base. */
  readonly paths: Iterable<string>;
  /** Returns whether the checkpoint may not change a path. */
  readonly isProtected: (path: string) => boolean;
  /** Returns the tests of a criterion at the base; empty where there is no report. */
  readonly findTests: (criterion: CriterionOf<'tests'>) => readonly TestResult[];
  /** The words in the test files of the base that may name tests; undefined where nobody has looked. */
  readonly words?: ReadonlySet<string> | undefined;
}

const MAX_FILES = 2000;
/** The tests that a misspelt name is compared with: a report may have 200,000, and a criterion 100 names. */
const MAX_COMPARED = 20_000;

/**
 * Describes the tests that criteria demand, that the base has by nearly that name only, and that no attempt may write, since
 * every test file is closed to it. Where a file could not be loaded at the base, or a panic ended the program, a test of Go or
 * Python is taken for absent if no test file has its name.
 */
export function describeAbsentTests(facts: AbsentTestsFacts): readonly string[] {
  const found = facts.runs.flatMap((run, index) => {
    const { criterion } = run;
    if (criterion.kind !== 'tests') return [];
    const tests = facts.findTests(criterion);
    if (tests.some(mayHideTests)) return describeUnwritten(index + 1, criterion.must_pass ?? [], facts.words);
    // Where no test ran, none has the name.
    if (tests.length === 0) return isRun(run) ? describeNone(index + 1, criterion.must_pass ?? []) : [];
    const names = (criterion.must_pass ?? []).filter((pattern) => !tests.some(matchTests([pattern])));
    const known = tests.slice(0, MAX_COMPARED);
    // Not every report says what was not loaded, so that a name that is near to none may still be there one day.
    const misspelt = names.flatMap((name) => {
      const near = findNearTest(name, known);
      return near === undefined ? [] : [{ name, near }];
    });
    return misspelt.length === 0 ? [] : [describe(index + 1, misspelt)];
  });
  return found.length > 0 && mayWriteNoTest(facts) ? found : [];
}

/** Returns whether a command ended well at the base, and has a report: then it is whole. */
function isRun({ exit_code: exitCode, tests }: CriterionRun): boolean {
  return exitCode === 0 && tests?.now != null;
}

function describeNone(number: number, names: readonly string[]): readonly string[] {
  const plain = names.filter((name) => !name.includes('*'));
  if (plain.length === 0) return [];
  return [
    `Criterion ${number}: its command runs no test at the base, so that none is named ${listSome(plain.map(quote))}, and no attempt may change the test files. Unless other files make such a test, no attempt passes.`,
  ];
}

/** Describes the tests of Go and Python whose names no test file of the base has. */
function describeUnwritten(
  number: number,
  patterns: readonly string[],
  words: ReadonlySet<string> | undefined,
): readonly string[] {
  if (words === undefined) return [];
  const names = patterns.flatMap((pattern) => toFunctionName(pattern) ?? []).filter((name) => !words.has(name));
  if (names.length === 0) return [];
  const near = [...new Set(names.flatMap((name) => findNearestName(name, [...words].slice(0, MAX_COMPARED)) ?? []))];
  const meant = near.length === 0 ? '' : ` Is ${listSome(near.map(quote))} meant?`;
  return [
    `Criterion ${number}: no test file at the base has ${listSome(names.map(quote))}, and no attempt may change the test files. Unless other files make such a test, no attempt passes.${meant}`,
  ];
}

/** Returns whether other tests may be missing by it: a file that was not loaded, or a panic that ended the program. */
export function mayHideTests({ isUnloaded, message }: TestResult): boolean {
  return isUnloaded === true || /\bpanic: /.test(message);
}

interface Misspelt {
  readonly name: string;
  readonly near: string;
}

function describe(number: number, misspelt: readonly Misspelt[]): string {
  const names = listSome(misspelt.map(({ name }) => quote(name)));
  const meant = listSome([...new Set(misspelt.map(({ near }) => quote(near)))]);
  return `Criterion ${number}: no test at the base is named ${names}, and no attempt may change the test files. Unless other files make such a test, no attempt passes. Is ${meant} meant?`;
}

/** Returns whether the test files of the base, and new ones beside them, are closed to a checkpoint. */
function mayWriteNoTest({ runs, paths, isProtected }: AbsentTestsFacts): boolean {
  const limits = runs.flatMap(({ criterion }) => (criterion.kind === 'changes_within' ? [criterion.paths] : []));
  const isWithin = limits.map((globs) => compileGlobs(globs));
  const isClosed = (path: string) => isProtected(path) || isWithin.some((matches) => !matches(path));
  const files = [...paths].filter(isAmongTests).slice(0, MAX_FILES);
  return files.length > 0 && files.every((path) => isClosed(path) && isClosed(toNewName(path)));
}

/** Returns the path of a file beside another one that globs for such tests match, too. */
function toNewName(path: string): string {
  return path.replace(/((?:[_-](?:test|spec)|Tests?|Spec)?(?:\.[^/]*)?)$/, '2$1');
}

function quote(name: string): string {
  return `"${name}"`;
}
