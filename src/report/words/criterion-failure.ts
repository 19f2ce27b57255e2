import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import { findTellingLine } from '../../domain/text/telling-line.ts';

/** Describes why a criterion failed, in one line of untrusted text: by the output of its command where that says it. */
export function describeCriterionFailure(run: Pick<CriterionRun, 'criterion' | 'detail' | 'output'>): string {
  return `${describeCriterion(run.criterion)}: ${findCause(run)}`;
}

function findCause({ criterion, detail, output }: Pick<CriterionRun, 'criterion' | 'detail' | 'output'>): string {
  // A command that ran to its end says more than its exit code; one that was stopped may have said anything.
  const hasEnded = criterion.kind === 'command' && detail.startsWith('It exited with ');
  return (hasEnded ? findTellingLine(output) : undefined) ?? detail;
}
