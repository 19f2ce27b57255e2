import { toProtection } from '../paths/path-policy.ts';
import { listCriteria, type Plan } from '../plan/plan.ts';
import { type FunctionName, listFunctionNames, toSourceName, toSourceStart } from '../tests/source-name.ts';
import { listSome } from '../text/list-some.ts';
import { findMeantName, findNearestStart } from '../text/nearest-name.ts';
import { quote } from '../yaml/file-problem.ts';
import { mayWriteNoTest } from './closed-tests.ts';

/** The names that a misspelt one is compared with. */
const MAX_COMPARED = 20_000;

/** The names of tests that the test files of a commit may have. */
export interface TestSource {
  /** Words that may be functions or classes of Go and Python. */
  readonly words: ReadonlySet<string>;
  /** Texts in quotes, which may be titles; undefined where tests may have titles without quotes. */
  readonly titles: ReadonlySet<string> | undefined;
  /** Whether every test there has a title, as those of JavaScript have, so that one word is no function either. */
  readonly hasTitlesAlone: boolean;
}

/** A criterion with demanded tests that no file of a commit seems to have, and no attempt may write. Counts from 0. */
export interface UnwrittenTests {
  readonly checkpoint: number;
  readonly criterion: number;
  readonly message: string;
}

/** Lists the criteria of a plan with demanded tests, where each attempt up to the checkpoint may write no test file. */
export function listClosedDemands(
  plan: Plan,
  paths: ReadonlySet<string>,
): readonly (Pick<UnwrittenTests, 'checkpoint' | 'criterion'> & { readonly patterns: readonly string[] })[] {
  const firstOpen = plan.checkpoints.findIndex((checkpoint) => {
    const globs = [...(plan.protect ?? []), ...(checkpoint.protect ?? [])];
    const isProtected = toProtection({ globs, planPath: undefined });
    return !mayWriteNoTest({ criteria: listCriteria(checkpoint, plan), paths, isProtected });
  });
  const closed = firstOpen === -1 ? plan.checkpoints : plan.checkpoints.slice(0, firstOpen);
  return closed.flatMap(({ success_criteria: criteria }, checkpoint) =>
    criteria.flatMap((each, criterion) =>
      each.kind === 'tests' && each.must_pass !== undefined
        ? [{ checkpoint, criterion, patterns: each.must_pass }]
        : [],
    ),
  );
}

/** Describes demanded tests whose names no test file of a commit has; undefined for none. `where` follows "no test file". */
export function describeUnwritten(patterns: readonly string[], source: TestSource, where: string): string | undefined {
  const names = patterns.flatMap((pattern) => findUnwritten(pattern, source) ?? []);
  if (names.length === 0) return undefined;
  const near = [...new Set(names.flatMap((name) => findNear(name, source) ?? []))];
  const quoted = names.map(({ name, isWhole }) => quote(isWhole ? name : `${name}*`));
  const unless = names.some(({ isTitle }) => isTitle)
    ? 'Unless its title is put together there, or other files make such a test'
    : 'Unless other files make such a test';
  const meant = near.length === 0 ? '' : ` Is ${listSome(near.map(quote))} meant?`;
  return `no test file ${where} has ${listSome(quoted)}, and no attempt may change the test files. ${unless}, no attempt passes.${meant}`;
}

interface UnwrittenName extends FunctionName {
  readonly isTitle: boolean;
}

function findUnwritten(pattern: string, { words, titles, hasTitlesAlone }: TestSource): UnwrittenName | undefined {
  const functions = listFunctionNames(pattern);
  if (functions.length > 0) {
    const known = [...words];
    const lacking = functions.find(({ name, isWhole }) =>
      isWhole ? !words.has(name) : !known.some((each) => each.startsWith(name)),
    );
    return lacking === undefined ? findUnwrittenSubtest(pattern, { words, titles }) : { ...lacking, isTitle: false };
  }
  const start = toSourceStart(pattern);
  const name = start ?? toSourceName(pattern);
  if (titles === undefined || titles.size === 0 || name === undefined) return undefined;
  // The beginning of a name may be that of its suites, and other languages have names that a framework makes.
  if (start !== undefined || !hasTitlesAlone || /[([]/.test(name)) return undefined;
  // One word may be a function of a language that is not known here, or a file.
  if (!/\s/.test(name) && !(hasTitlesAlone && /^[\w-]+$/.test(name))) return undefined;
  const isWhole = start === undefined;
  return [...titles].some((title) => mayBeTitle(title, { name, isWhole }))
    ? undefined
    : { name, isWhole, isTitle: true };
}

/** A step of a subtest of Go, for whose spaces the report has `_`; a number may be put together, and `#01` is counted. */
const SUBTEST = /^(?:.*\s)?(?:Test|Fuzz)\w*\/([^*]*[^*\d#][^*]*)$/s;

/** Finds the first step of a subtest of Go that no text in quotes is. */
function findUnwrittenSubtest(
  pattern: string,
  { words, titles }: Pick<TestSource, 'words' | 'titles'>,
): UnwrittenName | undefined {
  const [, steps] = SUBTEST.exec(pattern) ?? [];
  if (steps === undefined || titles === undefined || titles.size === 0) return undefined;
  const known = [...titles].map(toSpaced);
  // A title may have a slash in it, which looks like a further step.
  const whole = toSpaced(steps.replace(/#\d+$/, ''));
  const names = [whole, ...whole.split('/')];
  const isThere = (name: string) =>
    !/^\S+( \S+)+$/.test(name) ||
    words.has(name.replaceAll(' ', '_')) ||
    known.some((title) => mayBeTitle(title, { name, isWhole: true }));
  if (isThere(whole) || names.slice(1).every(isThere)) return undefined;
  const name = names.slice(1).find((each) => !isThere(each)) ?? whole;
  return { name, isWhole: true, isTitle: true };
}

function toSpaced(title: string): string {
  return title.replaceAll('_', ' ');
}

/** A place for a value in a title: of a template, and of `test.each`. */
const VALUE = /\$\{[^}]*\}|\$[\w.]+|%[-+# 0-9.]*[a-zA-Z#]/;

/** Returns whether a test of a title may have a name, also behind the names of its suites. */
function mayBeTitle(title: string, { name, isWhole }: FunctionName): boolean {
  const parts = title.replaceAll(/\\(.)/g, '$1').split(VALUE);
  const [first = ''] = parts;
  if (!isWhole) return first.startsWith(name) || (parts.length > 1 && name.startsWith(first));
  // A title of values alone may be any.
  if (parts.length === 1) return name === first || name.endsWith(` ${first}`);
  let from = 0;
  for (const part of parts) {
    const index = name.indexOf(part, from);
    if (index === -1) return false;
    from = index + part.length;
  }
  return true;
}

function findNear({ name, isWhole, isTitle }: UnwrittenName, { words, titles }: TestSource): string | undefined {
  const known = [...(isTitle ? (titles ?? []) : words)].slice(0, MAX_COMPARED);
  return (isWhole ? findMeantName : findNearestStart)(name, known);
}
