import type { CriterionRun } from './verdict.ts';

/**
 * True when the clean tree already meets a checkpoint. Nothing was changed, so `changes_within` holds for any plan and
 * proves nothing: some other criterion must have passed.
 */
export function isSatisfied(runs: readonly CriterionRun[]): boolean {
  const telling = runs.filter(({ criterion }) => criterion.kind !== 'changes_within');
  const isAnyFailed = telling.some(({ outcome }) => outcome === 'failed' || outcome === 'judged_fail');
  return !isAnyFailed && telling.some(({ outcome }) => outcome === 'passed');
}

/** The criteria that held before any work: a later pass of them says nothing about the work. */
export function findVacuous(runs: readonly CriterionRun[]): CriterionRun[] {
  if (isSatisfied(runs)) return [];
  return runs.filter(({ criterion, outcome }) => outcome === 'passed' && criterion.kind !== 'changes_within');
}
