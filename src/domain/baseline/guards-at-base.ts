import { findTellingLine } from '../attempt/telling-output.ts';
import type { CriterionRun } from '../attempt/verdict.ts';
import type { CriterionOf } from '../plan/criterion.ts';
import { describeCriterion } from '../plan/describe-criterion.ts';
import { listSome } from '../text/list-some.ts';
import { toOneLine } from '../text/plain-text.ts';
import { stopsAtUnloaded } from '../toolchain/runner-calls.ts';
import { ON_COLLECTION_ERRORS } from '../toolchain/test-runner.ts';

/** A guard `tests` as it ran before any work. */
export interface GuardAtBase {
  /** Its number among all criteria, from 1. */
  readonly number: number;
  readonly command: string;
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
  return listGuards(runs, ({ tests }) => tests !== undefined && countTests(tests.now) === 0)[0];
}

function countTests(now: NonNullable<CriterionRun['tests']>['now']): number {
  return now === null ? 0 : now.passed + now.failed + now.skipped;
}

/** The kinds of criteria whose result at the base is that of the tree alone, and no comparison. */
const ON_THE_TREE: ReadonlySet<string> = new Set(['command', 'file_exists', 'file_absent', 'file_contains']);

/** Returns the names of the tests of a criterion that fail at the base; empty where they are not known. */
type FindFailedTests = (criterion: CriterionOf<'tests'>) => readonly string[];

/**
 * Describes the guards that fail at the base, and those that keep less than all of their tests, since some fail there or none
 * passes: one sentence each, of untrusted text.
 */
export function describeWeakGuards(runs: readonly CriterionRun[], findFailedTests: FindFailedTests): readonly string[] {
  const own = runs.filter(({ guard }) => guard !== true).length;
  return runs.flatMap((run, index) => {
    const { criterion, guard, tests } = run;
    if (guard !== true) return [];
    if (ON_THE_TREE.has(criterion.kind) && run.outcome === 'failed')
      return [
        `Guard ${index + 1 - own} fails at the base, so no attempt passes unless its work makes it hold: ${toOneLine(describeCriterion(criterion))}. ${toOneLine(run.detail)}`.trim(),
      ];
    if (criterion.kind !== 'tests' || !tests?.now) return [];
    const { passed, failed, skipped } = tests.now;
    if (failed === 0 && passed > 0) return [];
    const names = listSome(findFailedTests(criterion).map((name) => `"${toOneLine(name)}"`));
    const some = `${failed} of its ${passed + failed + skipped} tests ${failed === 1 ? 'fails' : 'fail'} at the base, so it keeps ${failed === 1 ? 'that one' : 'those'} only once ${failed === 1 ? 'it passes' : 'they pass'}: ${names}`;
    const none =
      countTests(tests.now) === 0
        ? 'it finds no test at the base, so no attempt passes unless its work adds one'
        : 'none of its tests passes at the base, so it keeps none';
    const claim = passed === 0 ? none : some;
    return [`Guard ${index + 1 - own}: ${claim} (${toOneLine(criterion.command)}). ${describeCause(run)}`.trim()];
  });
}

/** The line of go for a package that cannot be built, and so has no result of any test. */
const NOT_BUILT = /\[(?:build|setup) failed\]/;
const MISSING_PACKAGE = /Cannot find (?:module|package) |No module named |ERR_MODULE_NOT_FOUND/;

function describeCause(run: CriterionRun): string {
  const line = findTellingLine(run);
  const isStopped =
    run.tests?.now?.passed === 0 && 'command' in run.criterion && stopsAtUnloaded(run.criterion.command);
  const hint = NOT_BUILT.test(run.output)
    ? '. Of a package that does not build no test is kept: where a test is there before its code, commit a stub of the code with it'
    : isStopped
      ? `. pytest runs no test where it cannot load one file: give it ${ON_COLLECTION_ERRORS}`
      : MISSING_PACKAGE.test(line)
        ? '. Unless a checkpoint is to write it, is "setup" missing in the plan?'
        : '';
  // A report that is printed on one line says nothing here.
  return line.startsWith('{') && hint === '' ? '' : `The output has: ${toOneLine(line)}${hint}`;
}

function listGuards(runs: readonly CriterionRun[], isWanted: (run: CriterionRun) => boolean): readonly GuardAtBase[] {
  return runs.flatMap((run, index) => {
    const { criterion, guard, detail, output } = run;
    if (guard !== true || criterion.kind !== 'tests' || !isWanted(run)) return [];
    const end = output.trimEnd().split('\n').slice(-MAX_END_LINES).join('\n');
    return [{ number: index + 1, command: criterion.command, detail, output: end }];
  });
}
