import { type AttemptRecord, totalUsage } from '../../domain/attempt/attempt.ts';
import { BLANK, type Column, renderTable } from '../text/fit-rows.ts';
import { formatCost, formatCount, formatSpan } from '../text/format-duration.ts';
import { type Links, renderCommitLink, renderCompareLink } from '../text/links.ts';
import { renderCodeCell } from '../text/safe-text.ts';
import { describeAttempt, findAttemptReason, markAttempt } from '../words/outcome-text.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Attempt', isNumber: true },
  { title: 'Outcome', isWhole: true },
  { title: 'Why' },
  { title: 'Duration', isNumber: true },
  { title: 'Turns', isNumber: true },
  { title: 'Cost', isNumber: true },
  { title: 'Result', isWhole: true },
];

/** Renders the attempts at one checkpoint, one row each; when not all fit, the latest are kept. */
export function renderAttemptsTable(attempts: readonly AttemptRecord[], links: Links, maxChars: number): string {
  const rows = attempts.map((attempt) => [
    String(attempt.day),
    `${markAttempt(attempt.outcome)} ${describeAttempt(attempt.outcome)}`,
    renderCodeCell(findAttemptReason(attempt), 160),
    formatSpan(attempt.started_at, attempt.ended_at),
    formatCount(attempt.usage.turns),
    formatCost(totalUsage(attempt).cost_usd),
    renderResult(attempt, links),
  ]);
  return renderTable(COLUMNS, rows, { maxChars, focus: rows.length - 1 });
}

function renderResult(attempt: AttemptRecord, links: Links): string {
  if (attempt.committed_ref !== null) return `landed ${renderCommitLink(links, attempt.committed_ref)}`;
  if (attempt.scratch_commit === null) return BLANK;
  if (attempt.scratch_commit === attempt.snapshot_ref) return 'no change';
  return `diff ${renderCompareLink(links, attempt.snapshot_ref, attempt.scratch_commit)}`;
}
