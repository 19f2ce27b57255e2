import { findVacuous } from '../domain/baseline.ts';
import { describeCriterion } from '../domain/describe-criterion.ts';
import { type CriterionRun, findFailed } from '../domain/verdict.ts';
import { renderList, renderTable } from './fit-rows.ts';
import { describeCriterionOutcome } from './outcome-text.ts';
import { renderCodeCell, renderCodeSpan } from './safe-text.ts';

const COLUMNS = ['#', 'Kind', 'What', 'Outcome', 'Detail', 'ms'] as const;

/** What each criterion said, in the plan's order. */
export function renderCriteriaTable(runs: readonly CriterionRun[], maxChars: number): string {
  const rows = runs.map((run, index) => [
    String(index + 1),
    run.criterion.kind,
    renderCodeCell(describeCriterion(run.criterion), 120),
    describeCriterionOutcome(run.outcome),
    renderCodeCell(run.detail, 160),
    String(run.duration_ms),
  ]);
  const [firstFailed] = findFailed(runs);
  return renderTable(COLUMNS, rows, { maxChars, focus: firstFailed === undefined ? 0 : runs.indexOf(firstFailed) });
}

/** The semantic criteria that nobody has judged, said aloud; undefined when there are none. */
export function renderNotJudged(runs: readonly CriterionRun[], maxChars: number): string | undefined {
  const statements = runs.filter((run) => run.outcome === 'unjudged').map((run) => describeCriterion(run.criterion));
  if (statements.length === 0) return undefined;
  const items = statements.map((statement) => `Not judged: ${renderCodeSpan(statement, 300)}`);
  return `No machine can decide these; a person should:\n\n${renderList(items, maxChars)}`;
}

/** The machine checks that held before any work and so prove nothing about it; undefined when there are none. */
export function renderHeldBefore(baseline: readonly CriterionRun[], maxChars: number): string | undefined {
  const held = findVacuous(baseline);
  if (held.length === 0) return undefined;
  const items = held.map(({ criterion }) => `${criterion.kind}: ${renderCodeSpan(describeCriterion(criterion), 120)}`);
  return `Already held before any work:\n\n${renderList(items, maxChars)}`;
}
