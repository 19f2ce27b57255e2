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
  const builds = openBuildOutput();
  for (const line of text.split('\n')) {
    const event = parseEvent(line) ?? toBuildEvent(line, builds);
    if (event === undefined) continue;
    const [suite, name, action] = [textAt(event, 'Package'), textAt(event, 'Test'), textAt(event, 'Action')];
    if (action === 'build-output') builds.add(textAt(event, 'Output').trimEnd());
    if (suite === '') continue;
    const key = JSON.stringify([suite, name]);
    const test = tests.get(key) ?? { suite, name, outcome: undefined, message: '' };
    tests.set(key, test);
    if (action === 'output') test.message = addToMessage(test.message, textAt(event, 'Output'));
    const [failedBuild = ''] = textAt(event, 'FailedBuild').split(' ');
    test.message = addToMessage(test.message, builds.of(failedBuild));
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
const NOT_BUILT = /^FAIL\t((\S+) \[(?:build|setup) failed\])\r?$/;
/** The line of go before what the build of a package prints: `# a/b [a/b.test]`. */
const BUILD_OF = /^# (\S+)(?: \[\S+\])?\r?$/;

/** What builds printed, by their packages. */
interface BuildOutput {
  add(line: string): void;
  of(suite: string): string;
}

function openBuildOutput(): BuildOutput {
  const texts = new Map<string, string>();
  let current: string | undefined;
  return {
    add(line) {
      const [, begins] = BUILD_OF.exec(line) ?? [];
      current = begins ?? current;
      if (current === undefined || begins !== undefined) return;
      if (texts.size < MAX_TESTS) texts.set(current, addToMessage(texts.get(current) ?? '', `${line}\n`));
    },
    of: (suite) => texts.get(suite) ?? '',
  };
}

/** Returns the event of a package that cannot be built, named as the line names it; undefined for other lines. */
function toBuildEvent(line: string, builds: BuildOutput): Readonly<Record<string, unknown>> | undefined {
  const [, name, suite = ''] = NOT_BUILT.exec(line) ?? [];
  if (name !== undefined) return { Action: 'fail', Package: name, FailedBuild: suite };
  builds.add(line);
  return undefined;
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
