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
