import { describeRow, findTellingLine } from '../attempt/telling-output.ts';
import type { CriterionRun } from '../attempt/verdict.ts';
import type { CriterionOf } from '../plan/criterion.ts';
import { describeCriterion } from '../plan/describe-criterion.ts';
import type { TestResult } from '../tests/test-report.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import { listSome } from '../text/list-some.ts';
import { toOneLine } from '../text/plain-text.ts';
import { stopsAtUnloaded } from '../toolchain/runner-calls.ts';
import { ON_COLLECTION_ERRORS } from '../toolchain/test-runner.ts';

/** A guard as it ran before any work. */
export interface GuardAtBase {
  /** Its number among the guards, from 1. */
  readonly number: number;
  /** In one line: its command, or kind and condition of one without. */
  readonly title: string;
  /** The observation of its run, and for one that fails a line of the output that tells why. */
  readonly detail: string;
  /** The end of its output. */
  readonly output: string;
}

const MAX_END_LINES = 15;

/**
 * Finds the first guard that has no report at the base, or one without a test: each attempt would be measured against nothing,
 * and mostly fail.
 */
export function findGuardWithoutReport(runs: readonly CriterionRun[]): GuardAtBase | undefined {
  return findGuard(
    runs,
    ({ criterion, tests }) => criterion.kind === 'tests' && tests !== undefined && countTests(tests.now) === 0,
  );
}

// Why: docs/decisions/0189-a-guard-that-fails-at-the-base-is-refused.md
/**
 * Finds the first guard on the tree that fails at the base, so that each attempt would fail by it. One that the checkpoint has as
 * a criterion of its own as well is left out: to make it hold is the work.
 */
export function findFailingGuard(runs: readonly CriterionRun[]): GuardAtBase | undefined {
  const own = new Set(runs.flatMap(({ criterion, guard }) => (guard === true ? [] : [canonicalJson(criterion)])));
  return findGuard(runs, (run) => isFailedOnTree(run) && !own.has(canonicalJson(run.criterion)), describeCause);
}

/**
 * Describes the criteria of a checkpoint whose command succeeds at the base without a report: mostly it lacks an option, and each
 * attempt fails by it. One sentence each.
 */
export function describeMissingReports(runs: readonly CriterionRun[]): readonly string[] {
  return runs.flatMap(({ criterion, guard, exit_code: exitCode, tests, detail }, index) => {
    if (criterion.kind !== 'tests' || guard === true || exitCode !== 0 || tests?.now !== null) return [];
    return [
      `Criterion ${index + 1}: ${toOneLine(detail)} Does its command lack the option that writes one? (${toOneLine(criterion.command)})`,
    ];
  });
}

function countTests(now: NonNullable<CriterionRun['tests']>['now']): number {
  return now === null ? 0 : now.passed + now.failed + now.skipped;
}

/** The kinds of criteria whose result at the base is that of the tree alone, and no comparison. */
const ON_THE_TREE: ReadonlySet<string> = new Set(['command', 'file_exists', 'file_absent', 'file_contains']);

function isFailedOnTree({ criterion, outcome }: CriterionRun): boolean {
  return ON_THE_TREE.has(criterion.kind) && outcome === 'failed';
}

/** Returns the tests of a criterion that fail at the base; empty where they are not known. */
type FindFailedTests = (criterion: CriterionOf<'tests'>) => readonly Pick<TestResult, 'name' | 'message'>[];

/**
 * Describes the guards that fail at the base, and those that keep less than all of their tests, since some fail there or none
 * passes: one sentence each, of untrusted text.
 */
export function describeWeakGuards(runs: readonly CriterionRun[], findFailedTests: FindFailedTests): readonly string[] {
  const own = runs.filter(({ guard }) => guard !== true).length;
  return runs.flatMap((run, index) => {
    const { criterion, guard, tests: found } = run;
    if (guard !== true) return [];
    if (isFailedOnTree(run))
      return [
        `Guard ${index + 1 - own} fails at the base, so no attempt passes unless its work makes it hold: ${toOneLine(describeCriterion(criterion))}. ${toOneLine(run.detail)}`.trim(),
      ];
    if (criterion.kind !== 'tests' || !found?.now) return [];
    const { passed, failed, skipped } = found.now;
    if (failed === 0 && passed > 0) return [];
    const tests = findFailedTests(criterion);
    const names = listSome(tests.map(({ name }) => `"${toOneLine(name)}"`));
    const some = `${failed} of its ${passed + failed + skipped} tests ${failed === 1 ? 'fails' : 'fail'} at the base, so it keeps ${failed === 1 ? 'that one' : 'those'} only once ${failed === 1 ? 'it passes' : 'they pass'}: ${names}`;
    const none =
      countTests(found.now) === 0
        ? 'it finds no test at the base, so no attempt passes unless its work adds one'
        : 'none of its tests passes at the base, so it keeps none';
    const claim = passed === 0 ? none : some;
    return [
      `Guard ${index + 1 - own}: ${claim} (${toOneLine(criterion.command)}). ${describeCause(run, tests)}`.trim(),
    ];
  });
}

/** The line of go for a package that cannot be built, and so has no result of any test. */
const NOT_BUILT = /\[(?:build|setup) failed\]/;
/** The line of go for a test that ends the process. */
const PANIC = /\bpanic: /;
const MISSING_PACKAGE = /Cannot find (?:module|package) |No module named |ERR_MODULE_NOT_FOUND/;

function describeCause(run: CriterionRun, tests: readonly Pick<TestResult, 'name' | 'message'>[] = []): string {
  const failed = tests.find(({ message }) => message.trim() !== '');
  const line = failed === undefined ? findTellingLine(run) : describeRow(failed);
  const isStopped =
    run.tests?.now?.passed === 0 && 'command' in run.criterion && stopsAtUnloaded(run.criterion.command);
  const hint = NOT_BUILT.test(run.output)
    ? '. Of a package that does not build no test is kept: where a test is there before its code, commit a stub of the code with it'
    : isStopped
      ? `. pytest runs no test where it cannot load one file: give it ${ON_COLLECTION_ERRORS}`
      : PANIC.test(line) || tests.some(({ message }) => PANIC.test(message))
        ? '. A panic ends the tests of its package, and those after it count as new: let a stub return instead'
        : MISSING_PACKAGE.test(line)
          ? '. Unless a checkpoint is to write it, does the "setup" of the plan install it?'
          : '';
  // A report that is printed on one line says nothing here.
  const isTelling = line !== '' && line !== run.detail && !line.startsWith('{');
  return !isTelling && hint === '' ? '' : `${failed === undefined ? 'The output has: ' : ''}${toOneLine(line)}${hint}`;
}

function findGuard(
  runs: readonly CriterionRun[],
  isWanted: (run: CriterionRun) => boolean,
  findCause: (run: CriterionRun) => string = () => '',
): GuardAtBase | undefined {
  const guards = runs.filter(({ guard }) => guard === true);
  const index = guards.findIndex(isWanted);
  const found = guards[index];
  if (found === undefined) return undefined;
  const output = found.output.trimEnd().split('\n').slice(-MAX_END_LINES).join('\n');
  const { criterion } = found;
  const title = 'command' in criterion ? criterion.command : `${criterion.kind}: ${describeCriterion(criterion)}`;
  return {
    number: index + 1,
    title: toOneLine(title),
    detail: toOneLine(`${found.detail} ${findCause(found)}`).trim(),
    output,
  };
}
