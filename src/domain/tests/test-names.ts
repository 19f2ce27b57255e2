import { findNearestName, findNearestStart } from '../text/nearest-name.ts';
import { type TestResult, toTestLabel } from './test-report.ts';

/** One way to write where a test is: what begins at one of the starts and ends at one of the ends names it. */
interface Spelling {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/**
 * Creates a test for the names that one of the patterns matches, with or without the suite or file before them. The name of a
 * suite, a file or a group of tests stands for each test in it, also where the runner counts the group as a test.
 */
export function matchTests(patterns: readonly string[]): (test: TestResult) => boolean {
  const wanted = toWanted(patterns);
  const match = rememberLast((group: TestGroup) => matchGroup(spellGroup(group), wanted));
  return (test) => {
    const group = match(test);
    if (group.isNamed) return true;
    const names = listOwnNames(test).map(normalize);
    if (names.some((name) => wanted.names.has(name) || group.rests.has(name))) return true;
    if (wanted.globs.length === 0) return false;
    const written = names.flatMap((name) => [name, ...group.tails.map((tail) => `${tail} ${name}`)]);
    return wanted.globs.some((parts) => written.some((name) => matchesParts(name, parts)));
  };
}

interface Wanted {
  readonly names: ReadonlySet<string>;
  /** The ends of the names, by the words before them. */
  readonly rests: ReadonlyMap<string, readonly string[]>;
  /** Patterns with `*`, as the texts between. */
  readonly globs: readonly (readonly string[])[];
}

function toWanted(patterns: readonly string[]): Wanted {
  const written = [...new Set(patterns.flatMap((pattern) => [pattern, toGoName(pattern)]).map(normalize))];
  const names = new Set(written.filter((pattern) => !pattern.includes('*')));
  const rests = new Map<string, string[]>();
  for (const name of names)
    for (const { index } of name.matchAll(/ /g)) {
      const before = name.slice(0, index);
      rests.set(before, [...(rests.get(before) ?? []), name.slice(index + 1)]);
    }
  return { names, rests, globs: written.filter((name) => name.includes('*')).map((pattern) => pattern.split('*')) };
}

/** Writes the subtest of Go that a pattern names as `go test` does, which puts `_` in the place of white space. */
function toGoName(pattern: string): string {
  return pattern.replace(/(?<=(?:^|\s)(?:Test|Fuzz|Example)\w*\/).*$/, (subtest) => subtest.replace(/\s/g, '_'));
}

interface GroupMatch {
  readonly isNamed: boolean;
  /** The texts that may stand before the name of a test. */
  readonly tails: readonly string[];
  /** The names of tests that are wanted here. */
  readonly rests: ReadonlySet<string>;
}

function matchGroup(spellings: readonly Spelling[], { names, rests, globs }: Wanted): GroupMatch {
  const wanted = [...[...names].map((name) => [name]), ...globs];
  const isTailOfUse = globs.length > 0 || rests.size > 0;
  const tails = isTailOfUse ? [...new Set(spellings.flatMap(listTails))] : [];
  return {
    isNamed: wanted.some((parts) => spellings.some((spelling) => isNamed(spelling, parts))),
    tails,
    rests: new Set(tails.flatMap((tail) => rests.get(tail) ?? [])),
  };
}

function listTails({ text, starts }: Spelling): readonly string[] {
  return starts.map((start) => text.slice(start));
}

function isNamed({ text, starts, ends }: Spelling, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  const last = others.at(-1);
  const begun = starts.filter((start) => text.startsWith(first, start));
  if (last === undefined) return begun.some((start) => ends.includes(start + first.length));
  const ended = ends.filter((end) => text.endsWith(last, end));
  return begun.some((start) => ended.some((end) => end > start && matchesParts(text.slice(start, end), parts)));
}

type TestGroup = Pick<TestResult, 'file' | 'suite'>;

/** Creates a function that keeps its last answer: a report has the tests of one suite in a row. */
function rememberLast<T>(find: (group: TestGroup) => T): (group: TestGroup) => T {
  let last: { readonly group: TestGroup; readonly found: T } | undefined;
  return ({ file, suite }) => {
    if (last?.group.file !== file || last.group.suite !== suite)
      last = { group: { file, suite }, found: find({ file, suite }) };
    return last.found;
  };
}

function spellGroup({ file, suite }: TestGroup): readonly Spelling[] {
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

/** The signs that join the name of a suite or a file to that of a test. */
const JOINT = /::| [›>] |\s+/g;

/**
 * Finds what a pattern without a match comes near to, and returns the pattern with its name: a test, a class, a file, a test in
 * the suite or file that the pattern names, or the one of that name in another. Undefined where none is near.
 */
export function findNearTest(pattern: string, tests: readonly TestResult[]): string | undefined {
  const joints = [...pattern.matchAll(JOINT)].reverse();
  const names = [...tests.flatMap(listOwnNames), ...(joints.length === 0 ? listGroupNames(tests) : [])];
  const near = findNear(pattern, names);
  if (near !== undefined) return near;
  const spell = rememberLast(spellGroup);
  for (const { index, 0: joint } of joints) {
    const [before, after] = [pattern.slice(0, index), pattern.slice(index + joint.length)];
    const parts = [normalize(before)];
    const inside = tests.filter((test) => spell(test).some((group) => isNamed(group, parts)));
    for (const known of [inside.flatMap(listOwnNames), listGroupNames(inside)]) {
      const name = findNear(after, known);
      const full = `${before}${joint}${name}`;
      if (name !== undefined && inside.some(matchTests([full]))) return full;
    }
    const other = inside.length === 0 && !/\s/.test(before) ? tests.find((test) => test.name === after) : undefined;
    if (other !== undefined) return toTestLabel({ ...other, occurrence: 1 });
  }
  return undefined;
}

function findNear(pattern: string, known: readonly string[]): string | undefined {
  return /^[^*]+\*$/.test(pattern) ? findNearestStart(pattern.slice(0, -1), known) : findNearestName(pattern, known);
}

const MAX_GROUP_NAMES = 20_000;

/** Lists the names of the suites and files of tests, and of the classes, modules and packages in them. */
function listGroupNames(tests: readonly TestResult[]): readonly string[] {
  const names = new Set<string>();
  const spell = rememberLast(spellGroup);
  for (const test of tests) {
    if (names.size > MAX_GROUP_NAMES) break;
    for (const { text, starts, ends } of spell(test))
      for (const start of starts) for (const end of ends) if (end > start) names.add(text.slice(start, end));
  }
  return [...names];
}

/** Lists the name of a test, and those of the groups around it. */
function listOwnNames({ name }: TestResult): readonly string[] {
  return [name, ...listGroups(name)];
}

/** Runners join the same titles by different signs. */
function normalize(name: string): string {
  return name
    .replace(/ [›>] |::/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Compares in linear time: each part is searched behind the one before it. */
function matchesParts(name: string, parts: readonly string[]): boolean {
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
