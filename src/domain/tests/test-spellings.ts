import type { TestResult } from './test-report.ts';

/** One way to write where a test is: what begins at one of the starts and ends at one of the ends names it. */
export interface Spelling {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Returns whether a name, as the texts between its `*`, is that of a suite, or of a part of it that has a name of its own. */
export function isNamed({ text, starts, ends }: Spelling, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  const last = others.at(-1);
  const begun = starts.filter((start) => text.startsWith(first, start));
  if (last === undefined) return begun.some((start) => ends.includes(start + first.length));
  const ended = ends.filter((end) => text.endsWith(last, end));
  return begun.some((start) => ended.some((end) => end > start && matchesParts(text.slice(start, end), parts)));
}

/** The file and the suite of a test. */
export type TestGroup = Pick<TestResult, 'file' | 'suite'>;

/** Creates a function that keeps its last answer: a report has the tests of one suite in a row. */
export function rememberLast<T>(find: (group: TestGroup) => T): (group: TestGroup) => T {
  let last: { readonly group: TestGroup; readonly found: T } | undefined;
  return ({ file, suite }) => {
    if (last?.group.file !== file || last.group.suite !== suite)
      last = { group: { file, suite }, found: find({ file, suite }) };
    return last.found;
  };
}

/** Lists the ways to write the suite and the file of a test. */
export function spellGroup({ file, suite }: TestGroup): readonly Spelling[] {
  return [...[suite, file].filter((each) => each !== '').map(spellPath), ...spellDotted(suite)];
}

/** Spells a suite or a file as it is. Of a path or a package of Go what is behind each slash is enough. */
function spellPath(path: string): Spelling {
  const text = normalize(path);
  const tails = /\s/.test(path) ? [] : [...text.matchAll(/\//g)].map(({ index }) => index + 1);
  return { text, starts: [0, ...tails], ends: [text.length] };
}

/** Modules or packages with the classes in them, as JUnit XML has them; Java has `$` before a nested class, and .NET `+`. */
const DOTTED = /^[\p{L}\p{N}_-]+(?:[.$+][\p{L}\p{N}_-]+)*$/u;
const STEP_JOINT = /[.$+]/g;
/** The steps that a name may begin at, and end at: this bounds the work for a hostile report. */
const [MAX_STARTS, MAX_ENDS] = [12, 32];

// Why: docs/decisions/0107-tests-are-compared-by-name.md
/**
 * Spells a suite with dots: as it is, and with each of its steps as the file of Python in which the later ones are classes,
 * since the report does not say where the path ends.
 */
function spellDotted(suite: string): readonly Spelling[] {
  if (!DOTTED.test(suite)) return [];
  const steps = suite.split(STEP_JOINT);
  const whole = spellSteps(steps);
  const texts = new Set([suite, ...['.', ' '].map((joint) => suite.replace(STEP_JOINT, joint))]);
  const files = steps.slice(0, MAX_STARTS).map((_, index) => {
    const file = spellPath(`${steps.slice(0, index + 1).join('/')}.py`);
    return index + 1 === steps.length ? file : addClasses(file, spellSteps(steps.slice(index + 1)));
  });
  return [...[...texts].map((text) => ({ ...whole, text })), ...files];
}

function addClasses({ text, starts, ends }: Spelling, classes: Spelling): Spelling {
  const before = `${text} `;
  return {
    text: `${before}${classes.text}`,
    starts,
    ends: [...ends, ...classes.ends.map((end) => before.length + end)],
  };
}

/** Spells steps that one sign joins: a name ends behind any of them, and begins with the first or with a class. */
function spellSteps(steps: readonly string[]): Spelling {
  const starts: number[] = [];
  const ends: number[] = [];
  let length = 0;
  for (const [index, step] of steps.entries()) {
    if (index < MAX_STARTS && (index === 0 || /^[\p{Lu}_]/u.test(step))) starts.push(length);
    length += step.length;
    if (index < MAX_ENDS || index === steps.length - 1) ends.push(length);
    length += 1;
  }
  return { text: steps.join(' '), starts, ends };
}

/** A function of Go, whose subtests have their names behind it. */
const GO_SUBTEST = /^(?:Test|Fuzz|Example)(?![a-z])\w*\//;
/** A test of Rust with its modules. */
const RUST_PATH = /^\w+(?:::\w+)+$/;
/** One case of a test with parameters, as pytest names it. */
const CASE = /^(?<test>[^[]*[^[\s])\[.*\]$/s;

/** Lists the names of the groups around a test, and of the test of which it is one case. */
export function listGroups(name: string): readonly string[] {
  const test = CASE.exec(name)?.groups?.test;
  return [
    ...listStarts(name.split(/ [›>] /), ' › '),
    ...listStarts(GO_SUBTEST.test(name) ? name.split('/') : [], '/'),
    ...listStarts(RUST_PATH.test(name) ? name.split('::') : [], '::'),
    ...(test === undefined ? [] : [test]),
  ];
}

function listStarts(steps: readonly string[], joint: string): readonly string[] {
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join(joint));
}

/** Lists the name of a test, and those of the groups around it. */
export function listOwnNames({ name }: TestResult): readonly string[] {
  return [name, ...listGroups(name)];
}

/** Runners join the same titles by different signs. */
export function normalize(name: string): string {
  return name
    .replace(/ [›>] |::/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Compares in linear time: each part is searched behind the one before it. */
export function matchesParts(name: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop() ?? '';
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
}

/** A method behind its class or module, as unittest and Gradle (`a.B.c`) or Maven (`B#c`) write it, also one case of it. */
const MEMBER = /^(?<group>[\p{L}\p{N}_$.-]+)[.#](?<name>[\p{L}_][\p{L}\p{N}_*]*(?:\[.*\])?)$/u;

/** Writes a method behind its class by `::`; undefined for another pattern. */
export function spellMember(pattern: string): string | undefined {
  const { group, name } = MEMBER.exec(pattern)?.groups ?? {};
  return group === undefined ? undefined : `${group}::${name}`;
}
