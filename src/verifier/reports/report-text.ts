import type { TestOutcome } from '../../domain/tests/test-report.ts';

/** One test as a report has it: unbounded, untrusted text. */
export interface ReportedTest {
  readonly file?: string | undefined;
  readonly suite?: string | undefined;
  /** The titles of the groups around the test, outermost first, and its own. */
  readonly titles: readonly string[];
  readonly outcome: TestOutcome;
  readonly message?: string | undefined;
  /** The line of the test in its file, from 1. */
  readonly line?: number | undefined;
  /** True for no test, but a file, suite or package that could not be loaded or built. */
  readonly isUnloaded?: true | undefined;
}

/** The tests of a report, or the reason why it cannot be used: the end of a sentence about "the report". */
export type ReportParsing =
  | { readonly kind: 'parsed'; readonly tests: readonly ReportedTest[] }
  | { readonly kind: 'unusable'; readonly reason: string };

/** The largest reports of one run together. */
export const MAX_REPORT_BYTES = 64 * 1024 * 1024;
/** The tests of one run. */
export const MAX_TESTS = 200_000;
export const MAX_LEVELS = 100;
const MAX_MESSAGE = 4000;

/** The names of files that runners which name them by their path load. */
export const TEST_FILE = /\.(?:[cm]?[jt]sx?|t|pl|sh|bats|py)$/;

/** Returns whether a name is the path of a test file, and not a sentence that ends like one. */
export function isFilePath(name: string): boolean {
  return TEST_FILE.test(name) && !/\s/.test(name);
}

export function unusable(reason: string): ReportParsing {
  return { kind: 'unusable', reason };
}

export const TOO_MANY_TESTS = `has more than ${MAX_TESTS} tests`;
export const CUT_OFF = 'is cut off: the runner ended before it was complete';

/** Adds a part to a message that is kept in bounds. */
export function addToMessage(message: string, part: string): string {
  return message.length >= MAX_MESSAGE ? message : (message + part).slice(0, MAX_MESSAGE);
}
