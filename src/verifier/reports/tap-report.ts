import { Parser, type Result } from 'tap-parser';
import type { TestOutcome } from '../../domain/tests/test-report.ts';
import { isJsonObject, textAt, valueAt } from '../../domain/text/json-object.ts';
import {
  CUT_OFF,
  isFilePath,
  MAX_LEVELS,
  MAX_TESTS,
  type ReportedTest,
  type ReportParsing,
  TEST_FILE,
  TOO_MANY_TESTS,
  unusable,
} from './report-text.ts';

/** The tests of one level of a report. */
interface Level {
  readonly tests: ReportedTest[];
  /** The subtest that ended last, which the next line of the parent sums up. */
  child: Level | undefined;
  /** The first failure of an assertion, which is not a test of its own. */
  message: string;
}

/**
 * Parses TAP, versions 12 to 14. A line is a test where it has a duration, is skipped, sums up a subtest without tests of its own, or
 * stands at the top; other lines are assertions of the test around them. What stands between the lines is left out.
 */
export function parseTap(text: string): ReportParsing {
  const state: Reading = { count: 0, stop: undefined };
  const tap = new Parser();
  const top = readLevel(tap, [], state);
  tap.end(text);
  const { results } = tap;
  if (state.stop !== undefined) return unusable(state.stop);
  if (results === null) return unusable(CUT_OFF);
  if (results.bailout !== false) return unusable('ends with "Bail out!": the runner gave up');
  const errors = results.failures.filter(({ tapError }) => typeof tapError === 'string');
  const { count, plan } = results;
  // Node.js 20 gives a file that it cannot load the number of the file: then the count of lines says whether all are there.
  const isWhole = plan.start !== null && plan.end !== null && count === plan.end - plan.start + 1;
  if (errors.some((error) => !isWhole || !hasNumber(error))) return unusable(CUT_OFF);
  return { kind: 'parsed', tests: top.tests };
}

/** Returns whether an error is that of a line of a test with its number, and not that of the report. */
function hasNumber(error: object): boolean {
  return 'id' in error && typeof error.id === 'number';
}

interface Reading {
  count: number;
  stop: string | undefined;
}

function readLevel(tap: Parser, path: readonly string[], state: Reading): Level {
  const level: Level = { tests: [], child: undefined, message: '' };
  tap.on('child', (child: Parser) => {
    if (path.length > MAX_LEVELS) state.stop = `is nested more than ${MAX_LEVELS} levels deep`;
    level.child = readLevel(child, [...path, child.name], state);
  });
  tap.on('assert', (result: Result) => {
    const { child } = level;
    level.child = undefined;
    state.count += 1;
    if (state.count > MAX_TESTS) state.stop = TOO_MANY_TESTS;
    if (state.stop !== undefined) return;
    level.tests.push(...(child?.tests ?? []), ...toTests(result, child, path));
    if (level.message === '' && !result.ok) level.message = describe(result);
  });
  return level;
}

/** Returns the test that a line reports, if it is one. */
function toTests(result: Result, child: Level | undefined, path: readonly string[]): ReportedTest[] {
  const outcome = outcomeOf(result);
  const inner = child?.tests ?? [];
  const isSuite = textAt(result.diag, 'type') === 'suite';
  const isTimed = valueAt(result.diag, 'duration_ms') !== undefined || typeof result.time === 'number';
  const isLine = isTimed || path.length === 0 || outcome === 'skipped';
  const isTest = child === undefined ? isLine : inner.length === 0 && !isSuite;
  const isUnexplained = child !== undefined && outcome === 'failed' && !inner.some((test) => test.outcome === 'failed');
  if (!isTest && !isUnexplained) return [];
  const [first = ''] = path;
  const file = TEST_FILE.test(first) ? first : undefined;
  return [
    {
      file,
      titles: [...(file === undefined ? path : path.slice(1)), result.name],
      outcome,
      message: outcome === 'failed' ? `${describe(result)}${child?.message ?? ''}` : undefined,
      // Node.js has the path of a file that it cannot load in the place of its tests.
      ...(outcome === 'failed' && path.length === 0 && child === undefined && isFilePath(result.name)
        ? { isUnloaded: true as const }
        : {}),
    },
  ];
}

function outcomeOf(result: Result): TestOutcome {
  if (result.skip !== false || result.todo !== false) return 'skipped';
  return result.ok ? 'passed' : 'failed';
}

/** Renders what a failed line says, and its place as `path:line`. */
function describe({ name, diag }: Result): string {
  if (!isJsonObject(diag)) return `${name}\n`;
  const at = valueAt(diag, 'at');
  const place = isJsonObject(at) ? `${textAt(at, 'fileName')}:${String(valueAt(at, 'lineNumber'))}` : '';
  const claim = textAt(diag, 'error') || textAt(diag, 'message') || name;
  const texts = [claim, place, textAt(diag, 'diff'), textAt(diag, 'stack'), textAt(diag, 'location')];
  return `${texts.filter((part) => part !== '').join('\n')}\n`;
}
