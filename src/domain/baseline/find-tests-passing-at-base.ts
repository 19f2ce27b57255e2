import type { CriterionRun } from '../attempt/verdict.ts';

/** A criterion that no attempt can hold, since tests that must fail at the base pass there. */
export interface PassingAtBase {
  /** The number of the criterion, from 1. */
  readonly number: number;
  readonly names: readonly string[];
}

/** A criterion with its tests, where there are any. */
export type TestsAtBase = Pick<CriterionRun, 'criterion' | 'tests'>;

/** Finds the first criterion with `must_fail_at_base` some of whose tests pass at the base; undefined where none does. */
export function findTestsPassingAtBase(runs: readonly TestsAtBase[]): PassingAtBase | undefined {
  for (const [index, { criterion, tests }] of runs.entries()) {
    if (criterion.kind !== 'tests' || criterion.must_fail_at_base !== true) continue;
    const passing = (tests?.rows ?? []).filter(({ note, base }) => note === 'required' && base === 'passed');
    if (passing.length > 0) return { number: index + 1, names: passing.map(({ name }) => name) };
  }
  return undefined;
}
