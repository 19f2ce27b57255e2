import { findBadRows } from '../../domain/attempt/describe-test-rows.ts';
import { describeRow, findMissingCause, findTellingLine } from '../../domain/attempt/telling-output.ts';
import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';

/** Describes why a criterion failed, in one line of untrusted text: by the output of its command where that says it. */
export function describeCriterionFailure(run: CriterionRun): string {
  const { criterion } = run;
  // What tests are to pass the observation says, where it matters.
  const subject = criterion.kind === 'tests' ? criterion.command.trimEnd() : describeCriterion(criterion);
  return `${subject}: ${findFailureCause(run)}`;
}

/**
 * Finds why a criterion failed. A command that ran to its end says more than its exit code; another one, its end. Where tests
 * left no report, their output comes before that, and so does the message of a test or a file that fails; where tests are
 * missing and nothing fails, the message that may say why comes after it.
 */
export function findFailureCause(run: CriterionRun): string {
  const hasEnded = run.criterion.kind === 'command' && run.detail.startsWith('It exited with ');
  if (isUnreported(run)) {
    const line = findTellingLine(run);
    return line === run.detail ? line : `${line} (${run.detail})`;
  }
  const rows = findBadRows(run);
  const cause = findMissingCause(run);
  if (cause !== undefined)
    return rows.some(({ now }) => now === 'failed')
      ? `${cause} (${run.detail})`
      : `${run.detail} The output has: ${cause}`;
  const row = rows.find(({ message }) => message.trim() !== '');
  if (row !== undefined) return `${describeRow(row)} (${run.detail})`;
  return hasEnded ? findTellingLine(run) : run.detail;
}

/** Returns whether the command of tests failed without a report of them. */
function isUnreported({ criterion, tests, detail }: CriterionRun): boolean {
  return criterion.kind === 'tests' && (tests?.now ?? null) === null && / It exited with [1-9]\d*\.$/.test(detail);
}
