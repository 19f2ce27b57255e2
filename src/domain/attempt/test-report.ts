import { findNearestName } from '../text/nearest-name.ts';

/** The outcome of one test. Tests that are to do, pending or disabled are skipped. */
export type TestOutcome = 'passed' | 'failed' | 'skipped';

/** One test of a report: plain, bounded text, and paths relative to the root of the repository. */
export interface TestResult {
  /** The file of the test; empty where the report names none. */
  readonly file: string;
  /** The class, package or suite that the report names beside the name; may be empty. */
  readonly suite: string;
  /** The titles of the groups and of the test, joined by ` › `. */
  readonly name: string;
  /** Counts from 1 the tests of the same file, suite and name. */
  readonly occurrence: number;
  readonly outcome: TestOutcome;
  /** The failure; empty where there is none. */
  readonly message: string;
  /** The place of the failure or of the test, a file of the tree; undefined where the report does not say. */
  readonly location: TestLocation | undefined;
  /** True for no test, but a file, suite or package that could not be loaded or built: no plan can name it. */
  readonly isUnloaded?: true;
}

export interface TestLocation {
  readonly path: string;
  /** Counts from 1. */
  readonly line: number;
}

/** The end of a runner, and its report. */
export type TestsObservation =
  | { readonly kind: 'reported'; readonly exitCode: number; readonly tests: readonly TestResult[] }
  /** The runner ended by itself, and its report is missing, old, cut off or cannot be read. */
  | { readonly kind: 'no_report'; readonly exitCode: number; readonly detail: string }
  /** The runner did not end by itself, or was not started. */
  | { readonly kind: 'died'; readonly detail: string };

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Counts the tests of a report by outcome. */
export function countTests(tests: readonly Pick<TestResult, 'outcome'>[]): TestCounts {
  const count = (outcome: TestOutcome) => tests.filter((test) => test.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/** Returns the identity of a test in the reports of one runner. */
export function toTestKey({ file, suite, name, occurrence }: TestResult): string {
  return JSON.stringify([file, suite, name, occurrence]);
}

/** Returns the name of a test for people. */
export function toTestLabel({ file, suite, name, occurrence }: TestResult): string {
  const isRepeated = suite === '' || suite === name || suite === file || name.startsWith(`${suite} › `);
  const label = isRepeated ? name : `${suite} › ${name}`;
  return occurrence === 1 ? label : `${label} (${occurrence})`;
}

/**
 * Creates a test for the names that one of the patterns matches, with or without the suite or file before them. The name of a
 * suite, a file or a group of tests stands for each test in it, also where the runner counts the group as a test.
 */
export function matchTests(patterns: readonly string[]): (test: TestResult) => boolean {
  const written = patterns.flatMap((pattern) => [pattern, toGoName(pattern)]);
  const matchers = [...new Set(written)].map((pattern) => splitPattern(normalize(pattern)));
  return (test) => {
    const around = listAround(test);
    const names = listOwnNames(test).flatMap((own) => [own, ...around.map((each) => `${each} ${own}`)]);
    const candidates = [...names, ...around].map(normalize);
    return matchers.some((parts) => candidates.some((candidate) => matchesParts(candidate, parts)));
  };
}

/** Writes the subtest of Go that a pattern names as `go test` does, which puts `_` in the place of white space. */
function toGoName(pattern: string): string {
  return pattern.replace(/(?<=(?:^|\s)(?:Test|Fuzz|Example)\w*\/).*$/, (subtest) => subtest.replace(/\s/g, '_'));
}

/** Lists the name of a test, and those of the groups around it. */
function listOwnNames({ name }: TestResult): readonly string[] {
  return [name, ...listGroups(name)];
}

/** Lists what may stand before the name of a test: its suite and its file, and the shorter names of both. */
function listAround({ file, suite }: TestResult): readonly string[] {
  return [suite, file, ...listParts(suite), ...listTails(suite), ...listTails(file)].filter((each) => each !== '');
}

/** The signs that join the name of a suite or a file to that of a test. */
const JOINT = /::| [›>] |\s+/g;

/**
 * Finds the test that a pattern without a match comes near to, and returns the pattern with its name: of all tests, of those in
 * the suite or file that the pattern names, or the one of that name in another. Undefined where none is near.
 */
export function findNearTest(pattern: string, tests: readonly TestResult[]): string | undefined {
  const near = findNearestName(pattern, tests.flatMap(listOwnNames));
  if (near !== undefined) return near;
  for (const { index, 0: joint } of [...pattern.matchAll(JOINT)].reverse()) {
    const [before, after] = [pattern.slice(0, index), pattern.slice(index + joint.length)];
    const inside = tests.filter((test) => listAround(test).some((each) => normalize(each) === normalize(before)));
    const name = findNearestName(after, inside.flatMap(listOwnNames));
    if (name !== undefined) return `${before}${joint}${name}`;
    const other = inside.length === 0 && !/\s/.test(before) ? tests.find((test) => test.name === after) : undefined;
    if (other !== undefined) return toTestLabel({ ...other, occurrence: 1 });
  }
  return undefined;
}

/** A module or package with dots, and the class in it, as JUnit XML names them together. */
const DOTTED = /^(?<module>(?:[a-z_]\w*\.)*[a-z_]\w*)(?:\.(?<type>[A-Z]\w*))?$/;

/** Lists what people call by a name of their own in a suite with dots: its class, its module or package, and the file of Python. */
function listParts(suite: string): readonly string[] {
  const { module, type } = DOTTED.exec(suite)?.groups ?? {};
  if (module === undefined) return [];
  const file = `${module.replaceAll('.', '/')}.py`;
  return type === undefined ? [file] : [type, module, file, `${file} ${type}`];
}

/** Lists the shorter names of a path or of a package of Go: what is behind each slash. */
function listTails(path: string): readonly string[] {
  if (/\s/.test(path)) return [];
  const steps = path.split('/');
  return steps.slice(1).map((_, index) => steps.slice(index + 1).join('/'));
}

/** A function of Go, whose subtests have their names behind it. */
const GO_SUBTEST = /^(?:Test|Fuzz|Example)(?![a-z])\w*\//;
/** One case of a test with parameters, as pytest names it. */
const CASE = /^(?<test>[^[]*[^[\s])\[.*\]$/s;

/** Lists the names of the groups around a test, and of the test of which it is one case. */
export function listGroups(name: string): readonly string[] {
  const titles = name.split(/ [›>] /);
  const groups = titles.slice(1).map((_, index) => titles.slice(0, index + 1).join(' › '));
  const steps = GO_SUBTEST.test(name) ? name.split('/') : [];
  const functions = steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'));
  const test = CASE.exec(name)?.groups?.test;
  return [...groups, ...functions, ...(test === undefined ? [] : [test])];
}

/** Runners join the same titles by different signs. */
function normalize(name: string): string {
  return name
    .replace(/ [›>] |::/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function splitPattern(pattern: string): readonly string[] {
  return pattern.split('*');
}

/** Compares in linear time: each part is searched behind the one before it. */
function matchesParts(name: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return name === first;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
}
