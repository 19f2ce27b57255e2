import { findNearTest, listCases } from '../tests/near-test.ts';
import type { TestResult } from '../tests/test-report.ts';
import type { TestNote } from '../tests/tests-run.ts';
import { listSome } from '../text/list-some.ts';
import type { ComparedTest, TestRules } from './compare-tests.ts';

const MAX_NAMED = 5;
const MAX_NAME = 120;
/** The tests of a report that a misspelt name is compared with. */
const MAX_COMPARED = 2000;
/** The characters of a name from which on another may be meant. */
const MIN_COMPARED = 4;

/** Returns whether a test that the plan wants to fail at the base passed there. */
export function passedWrongly({ note, base }: ComparedTest, { must_fail_at_base }: TestRules): boolean {
  return note === 'required' && base === 'passed' && must_fail_at_base === true;
}

interface Demanded {
  readonly rules: TestRules;
  /** All tests of the report. */
  readonly tests: readonly TestResult[];
}

/** Describes each kind of problem in a sentence of its own, what could not be loaded first: it explains what is missing. */
export function describeTestProblems(problems: readonly ComparedTest[], { rules, tests }: Demanded): string[] {
  const by = (note: TestNote, now: ComparedTest['now']) =>
    problems.filter((row) => row.note === note && row.now === now && !row.isUnloaded && !passedWrongly(row, rules));
  const wrong = problems.filter((row) => passedWrongly(row, rules));
  const unloaded = describeUnloaded(problems);
  return [
    ...unloaded,
    say(wrong, 'passed at the base, where the plan says that it must fail, so that it shows nothing of the work'),
    say(by('lost', 'failed'), 'passed at the base and fails now'),
    say(by('lost', 'missing'), `passed at the base and is missing now${unloaded.length === 0 ? REMOVED : ''}`),
    say(by('lost', 'skipped'), 'passed at the base and is skipped now'),
    say(by('failed', 'failed'), 'is new and fails'),
    say(by('required', 'failed'), 'that must pass fails'),
    say(by('required', 'skipped'), 'that must pass is skipped'),
    say(by('required', 'missing'), 'that must pass is missing'),
    ...describeLostGroups(problems),
    ...describeSimilar(problems, tests),
  ].filter((sentence) => sentence !== '');
}

const REMOVED = ' (a renamed test counts as removed, which "may_remove" allows)';

function say(rows: readonly ComparedTest[], claim: string): string {
  if (rows.length === 0) return '';
  const names = rows.slice(0, MAX_NAMED).map(({ name }) => quoteName(name));
  const more = rows.length > names.length ? ` and ${rows.length - names.length} more` : '';
  return `${toTests(rows.length)} ${rows.length === 1 ? claim : toPlural(claim)}: ${names.join(', ')}${more}.`;
}

function toPlural(claim: string): string {
  return claim
    .replace(/\bfails\b/g, 'fail')
    .replace(/\bis\b/g, 'are')
    .replace(/\bit must fail\b/, 'they must fail')
    .replace(/\bit shows\b/, 'they show');
}

/** Names what could not be loaded or built, such as the file of tests that are missing. */
function describeUnloaded(problems: readonly ComparedTest[]): string[] {
  const names = problems
    .filter(({ isUnloaded }) => isUnloaded)
    .map(({ name, group }) => quoteName(group.endsWith(`/${name}`) ? group : name));
  return names.length === 0 ? [] : [`Not loaded, or not run to its end: ${listSome(names)}.`];
}

/** Names tests of the report that patterns of the plan come near to; where a file was not loaded, other cases alone. */
function describeSimilar(problems: readonly ComparedTest[], tests: readonly TestResult[]): string[] {
  const isHidden = tests.some(({ isUnloaded }) => isUnloaded === true);
  const patterns = problems.filter(({ key, now }) => key === undefined && now === 'missing').slice(0, MAX_NAMED);
  const listKnown = (name: string) => (isHidden ? listCases(name, tests) : tests).slice(0, MAX_COMPARED);
  const near = patterns.flatMap(({ name }) =>
    name.length < MIN_COMPARED ? [] : (findNearTest(name, listKnown(name)) ?? []),
  );
  return near.length === 0 ? [] : [`The report has ${[...new Set(near)].map(quoteName).join(', ')}.`];
}

/** Names the files of which no test is left: mostly they ended early, or could not be loaded. */
function describeLostGroups(problems: readonly ComparedTest[]): string[] {
  const missing = problems.filter(({ now, group }) => now === 'missing' && group !== '');
  const groups = [...new Set(missing.map(({ group }) => group))].slice(0, MAX_NAMED);
  if (missing.length < 2 || groups.length === 0) return [];
  return [
    `Missing are tests of ${groups.map(quoteName).join(', ')}: a file that ends early or cannot be loaded has none.`,
  ];
}

/** Describes tests that are flaky, and those that the plan allows not to pass. */
export function describeTestNotes(rows: readonly ComparedTest[]): string[] {
  const flaky = rows.filter(({ note }) => note === 'flaky');
  const allowed = rows.filter(({ note }) => note === 'allowed');
  return [
    say(flaky, 'failed first and passed when run again (flaky)'),
    say(allowed, 'did not pass, which the plan allows'),
  ].filter((sentence) => sentence !== '');
}

/** Renders a number of tests. */
export function toTests(count: number): string {
  return `${count} ${count === 1 ? 'test' : 'tests'}`;
}

function quoteName(name: string): string {
  return `"${name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name}"`;
}
