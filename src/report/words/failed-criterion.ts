import type { AttemptRecord } from '../../domain/attempt/attempt.ts';
import { findMissingCause, findTellingLine } from '../../domain/attempt/telling-output.ts';
import { type CriterionRun, findFailed } from '../../domain/attempt/verdict.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import { renderCodeSpan, renderProse } from '../text/safe-text.ts';
import { findStop } from './outcome-text.ts';

const MAX_SUBJECT_CHARS = 120;
const MAX_DETAIL_CHARS = 160;

/** Renders why an attempt has failed as the rest of a sentence; undefined where neither criteria nor a report say. */
export function renderAttemptFailure(attempt: AttemptRecord): string | undefined {
  const [first, ...others] = findFailed(attempt.verifier_runs);
  if (first !== undefined) {
    const more = others.length === 0 ? '' : `, and ${others.length} more did not hold`;
    const stop = findStop(attempt);
    return `${renderFailedCriterion(first)}${more}${stop === undefined ? '' : `. ${renderBounded(stop)}`}`;
  }
  const happened = attempt.failure_report?.what_happened ?? attempt.notes.at(-1) ?? '';
  return renderBounded(happened) || undefined;
}

/** Renders the observation of a failed criterion, such as "`CHANGELOG.md` does not exist", without a full stop. */
function renderFailedCriterion(run: CriterionRun): string {
  const { criterion, detail, exit_code: exitCode, timed_out: isTimedOut } = run;
  if (criterion.kind === 'semantic')
    return `a judge denies “${renderProse(criterion.statement)}”: ${renderBounded(detail)}`;
  if (criterion.kind === 'changes_within') return renderBounded(detail);
  const subject = renderCodeSpan(toSubject(criterion), MAX_SUBJECT_CHARS);
  if (criterion.kind === 'file_contains' && /^The pattern matches nowhere/.test(detail))
    return `${subject} has nothing that matches ${renderCodeSpan(criterion.pattern, MAX_SUBJECT_CHARS)}`;
  const isPlainExit = criterion.kind === 'command' && criterion.expect_exit === 0 && !isTimedOut;
  if (isPlainExit && exitCode !== null && exitCode !== 0)
    return `${subject} exited with ${exitCode}${renderTellingLine(run)}`;
  if (detail.startsWith('It ')) return `${subject} ${renderBounded(detail.slice(3))}`;
  const cause = findMissingCause(run);
  const output = cause === undefined ? '' : `. The output has: ${renderCodeSpan(cause, MAX_DETAIL_CHARS)}`;
  return `${subject}: ${renderBounded(detail)}${output}`;
}

/** Renders a text without the full stop at its end; a regular expression on megabytes of them would exhaust the stack. */
function renderBounded(text: string): string {
  return renderProse(text.slice(0, 4 * MAX_DETAIL_CHARS).replace(/[.\s]+$/, ''), MAX_DETAIL_CHARS);
}

/** Renders the line of its output that says why a command failed, where it has printed any. */
function renderTellingLine(run: CriterionRun): string {
  const line = findTellingLine(run);
  return line === run.detail ? '' : `: ${renderCodeSpan(line, MAX_DETAIL_CHARS)}`;
}

function toSubject(criterion: CriterionRun['criterion']): string {
  if (criterion.kind === 'tests') return criterion.command;
  return criterion.kind === 'file_contains' ? criterion.path : describeCriterion(criterion);
}
