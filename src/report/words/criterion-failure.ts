import { findTellingLine } from '../../domain/attempt/telling-output.ts';
import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';

/** Describes why a criterion failed, in one line of untrusted text: by the output of its command where that says it. */
export function describeCriterionFailure(run: CriterionRun): string {
  return `${describeCriterion(run.criterion)}: ${findFailureCause(run)}`;
}

/** Finds why a criterion failed. A command that ran to its end says more than its exit code; another one, its end. */
export function findFailureCause(run: CriterionRun): string {
  const hasEnded = run.criterion.kind === 'command' && run.detail.startsWith('It exited with ');
  return hasEnded ? findTellingLine(run) : run.detail;
}
