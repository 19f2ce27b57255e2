import { findMeantName, findNearestName, findNearestStart } from '../text/nearest-name.ts';
import { matchTests } from './test-names.ts';
import { type TestResult, toTestLabel } from './test-report.ts';
import { isNamed, listOwnNames, normalize, rememberLast, spellGroup, spellMember } from './test-spellings.ts';

/** The signs that join the name of a suite or a file to that of a test. */
const JOINT = /::| [›>] |\s+/g;

/**
 * Finds what a pattern without a match comes near to, and returns the pattern with its name: a test, a class, a file, a test in
 * the suite or file that the pattern names, or the one of that name in another. Undefined where none is near.
 */
export function findNearTest(pattern: string, tests: readonly TestResult[]): string | undefined {
  // A long class is near to each of its methods.
  const member = spellMember(pattern);
  return (member === undefined ? undefined : findNear(member, tests)) ?? findNear(pattern, tests);
}

/** One case of a test with parameters, as pytest names it. */
const CASE = /^([^[]*[^[\s])\[.*\]$/s;

/** Lists the cases of the function of which a pattern is one: they are known, whatever else could not be loaded. */
export function listCases(pattern: string, tests: readonly TestResult[]): readonly TestResult[] {
  const [, name] = CASE.exec(pattern) ?? [];
  if (name === undefined) return [];
  const isOfFunction = matchTests([name]);
  return tests.filter((test) => test.isUnloaded !== true && CASE.test(test.name) && isOfFunction(test));
}

function findNear(pattern: string, tests: readonly TestResult[]): string | undefined {
  const joints = [...pattern.matchAll(JOINT)].reverse();
  const names = [...tests.flatMap(listOwnNames), ...(joints.length === 0 ? listGroupNames(tests) : [])];
  const near = findNearOf(pattern, names);
  if (near !== undefined) return near;
  const spell = rememberLast(spellGroup);
  for (const { index, 0: joint } of joints) {
    const [before, after] = [pattern.slice(0, index), pattern.slice(index + joint.length)];
    const parts = [normalize(before)];
    const inside = tests.filter((test) => spell(test).some((group) => isNamed(group, parts)));
    for (const known of [inside.flatMap(listOwnNames), listGroupNames(inside)]) {
      const name = findNearOf(after, known);
      const full = `${before}${joint}${name}`;
      if (name !== undefined && inside.some(matchTests([full]))) return full;
    }
    const other =
      inside.length === 0 && !/\s/.test(before) ? findElsewhere({ before, joint, after }, tests) : undefined;
    if (other !== undefined) return other;
  }
  return undefined;
}

interface SplitName {
  readonly before: string;
  readonly joint: string;
  readonly after: string;
}

/** Finds the test of a name that another suite or file has, and names it in the one that is nearest to the given one. */
function findElsewhere({ before, joint, after }: SplitName, tests: readonly TestResult[]): string | undefined {
  const star = after.indexOf('*');
  const start = star === -1 ? after : after.slice(0, star);
  if (start === '') return undefined;
  const isSame = (name: string) => (star === -1 ? name === after : name.startsWith(start));
  const others = tests.filter((test) => listOwnNames(test).some(isSame));
  const near = findNearestName(normalize(before), listGroupNames(others));
  const named = near === undefined ? undefined : `${near.replaceAll(' ', joint)}${joint}${after}`;
  if (named !== undefined && others.some(matchTests([named]))) return named;
  const [other] = others;
  return other && toTestLabel({ ...other, name: star === -1 ? after : other.name, occurrence: 1 });
}

function findNearOf(pattern: string, known: readonly string[]): string | undefined {
  return /^[^*]+\*$/.test(pattern) ? findNearestStart(pattern.slice(0, -1), known) : findMeantName(pattern, known);
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
