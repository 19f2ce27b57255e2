import type { TestResult } from './test-report.ts';
import {
  isNamed,
  listOwnNames,
  matchesParts,
  normalize,
  rememberLast,
  type Spelling,
  spellGroup,
  spellMember,
  type TestGroup,
} from './test-spellings.ts';

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
  const written = [...new Set(patterns.flatMap(listSpellings).map(normalize))];
  const names = new Set(written.filter((pattern) => !pattern.includes('*')));
  const rests = new Map<string, string[]>();
  for (const name of names)
    for (const { index } of name.matchAll(/ /g)) {
      const before = name.slice(0, index);
      rests.set(before, [...(rests.get(before) ?? []), name.slice(index + 1)]);
    }
  return { names, rests, globs: written.filter((name) => name.includes('*')).map((pattern) => pattern.split('*')) };
}

function listSpellings(pattern: string): readonly string[] {
  return [pattern, toGoName(pattern), spellMember(pattern) ?? pattern];
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
