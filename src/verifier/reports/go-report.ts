import type { TestOutcome } from '../../domain/attempt/test-report.ts';
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
    const test = tests.get(key) ?? { suite, name, outcome: undefined, message: '' };
    tests.set(key, test);
    if (action === 'output') test.message = addToMessage(test.message, textAt(event, 'Output'));
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
  // A test without an end was running when its package ended.
  return { kind: 'parsed', tests: listTests(all.map((test) => ({ ...test, outcome: test.outcome ?? 'failed' }))) };
}

/** Lists the tests without those that only sum up their subtests. */
function listTests(all: readonly EndedTest[]): ReportedTest[] {
  const failed = new Set(all.filter(({ outcome }) => outcome === 'failed').flatMap(listParents));
  const parents = new Set(all.flatMap(listParents));
  return all
    .filter((test) => {
      const key = JSON.stringify([test.suite, test.name]);
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

/** Lists the keys of the tests and of the package around a test. */
function listParents({ suite, name }: GoTest): string[] {
  const parts = name.split('/');
  const parents = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  return (name === '' ? [] : ['', ...parents]).map((parent) => JSON.stringify([suite, parent]));
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
