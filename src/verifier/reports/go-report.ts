import type { TestOutcome } from '../../domain/tests/test-report.ts';
import { isJsonObject, textAt, tryParseJson } from '../../domain/text/json-object.ts';
import {
  addToMessage,
  CUT_OFF,
  MAX_TESTS,
  type ReportedTest,
  type ReportParsing,
  TOO_MANY_TESTS,
  unusable,
} from './report-text.ts';

interface GoTest {
  readonly suite: string;
  readonly name: string;
  outcome: TestOutcome | undefined;
  message: string;
  /** The outcome in the line by which Go ends the test: it has no event where the test has printed without a line end, before Go 1.20. */
  ended: TestOutcome | undefined;
  /** The tests around it, by the indentation of that line; undefined where there is none. */
  depth: number | undefined;
}

type EndedTest = GoTest & { readonly outcome: TestOutcome };

const OUTCOMES: ReadonlyMap<string, TestOutcome> = new Map([
  ['pass', 'passed'],
  ['fail', 'failed'],
  ['skip', 'skipped'],
]);

/**
 * Parses the lines of `go test -json` (test2json). Lines that are no events are output of the build. A package that fails
 * without a failed test, or that cannot be built, is a failed test itself.
 */
export function parseGo(text: string): ReportParsing {
  const tests = new Map<string, GoTest>();
  // What builds printed, by their names: events since Go 1.24.
  const builds = new Map<string, string>();
  for (const line of text.split('\n')) {
    const event = parseEvent(line) ?? toBuildEvent(line);
    if (event === undefined) continue;
    const [suite, name, action] = [textAt(event, 'Package'), textAt(event, 'Test'), textAt(event, 'Action')];
    if (action === 'build-output' && builds.size < MAX_TESTS) {
      const build = textAt(event, 'ImportPath');
      builds.set(build, addToMessage(builds.get(build) ?? '', textAt(event, 'Output')));
    }
    if (suite === '') continue;
    const key = JSON.stringify([suite, name]);
    const test = tests.get(key) ?? { ...{ suite, name, message: '' }, ...NOT_ENDED };
    tests.set(key, test);
    if (action === 'output') addOutput(test, textAt(event, 'Output'));
    test.message = addToMessage(test.message, builds.get(textAt(event, 'FailedBuild')) ?? '');
    test.outcome = OUTCOMES.get(action) ?? test.outcome;
    if (tests.size > MAX_TESTS) return unusable(TOO_MANY_TESTS);
  }
  const all = [...tests.values()];
  if (all.length === 0) return unusable('holds no event of "go test -json"');
  const ended = new Set(
    all.flatMap(({ suite, name, outcome }) => (name === '' && outcome !== undefined ? [suite] : [])),
  );
  if (all.some(({ suite }) => !ended.has(suite))) return unusable(CUT_OFF);
  return { kind: 'parsed', tests: listTests(all.map((test) => toEnded(test, tests))) };
}

const NOT_ENDED = { outcome: undefined, ended: undefined, depth: undefined };
/** The last one on its line: a test may have printed what looks like it. */
const END = /^([^\n]*)--- (PASS|FAIL|SKIP): (\S+) \(\d+\.\d+s\)$/m;
const ENDS: ReadonlyMap<string, TestOutcome> = new Map([
  ['PASS', 'passed'],
  ['FAIL', 'failed'],
  ['SKIP', 'skipped'],
]);

function addOutput(test: GoTest, output: string): void {
  test.message = addToMessage(test.message, output);
  const [, before = '', word = '', name] = END.exec(output) ?? [];
  if (name !== test.name) return;
  test.ended = ENDS.get(word);
  if (/^(?: {4})*$/.test(before)) test.depth = before.length / 4;
}

/** Returns a test with an outcome: one without an end was running when its package ended, unless all of that has passed. */
function toEnded(test: GoTest, tests: ReadonlyMap<string, GoTest>): EndedTest {
  if (test.outcome !== undefined) return { ...test, outcome: test.outcome };
  const isPassed = tests.get(JSON.stringify([test.suite, '']))?.outcome === 'passed';
  if (isPassed && test.ended !== undefined) return { ...test, outcome: test.ended };
  return { ...test, outcome: 'failed', message: addToMessage(NO_RESULT, test.message) };
}

const NO_RESULT =
  'The report has no result of this test: it was running when its package ended, or, before Go 1.20, has printed without a line end.\n';

/** Lists the tests without those that only sum up their subtests. */
function listTests(all: readonly EndedTest[]): ReportedTest[] {
  const tests = new Map(all.map((test) => [toKey(test.suite, test.name), test]));
  const around = new Map(all.map((test) => [test, listParents(test, tests)]));
  const failed = new Set(all.flatMap((test) => (test.outcome === 'failed' ? (around.get(test) ?? []) : [])));
  const parents = new Set([...around.values()].flat());
  return all
    .filter((test) => {
      const key = toKey(test.suite, test.name);
      if (test.name === '') return test.outcome === 'failed' && !failed.has(key);
      return !parents.has(key) || (test.outcome === 'failed' && !failed.has(key));
    })
    .map(({ suite, name, outcome, message }) => ({
      suite,
      titles: [name || suite],
      outcome,
      message,
      ...(name === '' ? { isUnloaded: true as const } : {}),
    }));
}

function toKey(suite: string, name: string): string {
  return JSON.stringify([suite, name]);
}

/**
 * Lists the keys of the tests and of the package around a test. A name may have `/` of its own: of two tests at the same depth none
 * is around the other.
 */
function listParents({ suite, name, depth }: GoTest, tests: ReadonlyMap<string, GoTest>): string[] {
  if (name === '') return [];
  const parts = name.split('/');
  const names = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  const keys = names.map((parent) => toKey(suite, parent));
  const isAround = (key: string) => {
    const parent = tests.get(key)?.depth;
    return depth === undefined || parent === undefined || parent < depth;
  };
  return [toKey(suite, ''), ...keys.filter(isAround)];
}

function parseEvent(line: string): Readonly<Record<string, unknown>> | undefined {
  if (!line.startsWith('{')) return undefined;
  const event = tryParseJson(line);
  return isJsonObject(event) ? event : undefined;
}

/** Up to Go 1.23 a package that cannot be built has a line in place of events: `FAIL\ta/b [build failed]`. */
const NOT_BUILT = /^FAIL\t(\S+ \[(?:build|setup) failed\])\r?$/;

/** Returns the event of a package that cannot be built, named as the line names it; undefined for other lines. */
function toBuildEvent(line: string): Readonly<Record<string, unknown>> | undefined {
  const [, name] = NOT_BUILT.exec(line) ?? [];
  return name === undefined ? undefined : { Action: 'fail', Package: name };
}

/** Renders what `go test -json` printed as the tests and the build printed it: the texts of its events. Other lines stay. */
export function renderGoOutput(text: string): string {
  return text
    .split(/(?<=\n)/)
    .map((line) => {
      const event = parseEvent(line);
      return event === undefined || textAt(event, 'Action') === '' ? line : textAt(event, 'Output');
    })
    .join('');
}

/** The status of go where a package cannot be built, also one without tests, which then has no line of its own. */
const BUILD_FAILED = 2;

/** Adds that a package was not built, where only the exit code of go says so: it counts as a test that fails. */
export function addBuildFailure(tests: readonly ReportedTest[], exitCode: number): readonly ReportedTest[] {
  const isKnown = tests.some(({ outcome, isUnloaded }) => outcome === 'failed' && isUnloaded === true);
  if (exitCode !== BUILD_FAILED || isKnown) return tests;
  const message = 'A package without tests cannot be built: go build ./...';
  return [...tests, { titles: ['(the build)'], outcome: 'failed', message, isUnloaded: true }];
}
