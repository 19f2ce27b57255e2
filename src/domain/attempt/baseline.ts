import type { CriterionRun } from './verdict.ts';

/**
 * Returns whether the clean tree already satisfies a checkpoint. `changes_within` always holds for a tree without
 * changes, so some other criterion must have passed.
 */
export function isSatisfied(runs: readonly CriterionRun[]): boolean {
  const relevant = runs.filter(({ criterion }) => criterion.kind !== 'changes_within');
  const isAnyFailed = relevant.some(({ outcome }) => outcome === 'failed' || outcome === 'judged_fail');
  return !isAnyFailed && relevant.some(({ outcome }) => outcome === 'passed');
}

/** Returns the criteria that passed before any work: their later pass says nothing about the work. */
export function findVacuous(runs: readonly CriterionRun[]): CriterionRun[] {
  if (isSatisfied(runs)) return [];
  return runs.filter(({ criterion, outcome }) => outcome === 'passed' && criterion.kind !== 'changes_within');
}
