import { type CriterionRun, findFailed, findVacuous } from '../../domain/attempt/verdict.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import { BLANK, type Column, renderTable } from '../text/fit-rows.ts';
import { formatDuration } from '../text/format-duration.ts';
import { renderCodeCell, renderProse } from '../text/safe-text.ts';
import { quoteName, renderCommand } from '../words/next-step.ts';
import { describeCriterionOutcome } from '../words/outcome-text.ts';
import { type CheckpointFacts, listUnjudgedStatements } from '../words/task-facts.ts';

const COLUMNS: readonly Column[] = [
  { title: '#', isNumber: true },
  { title: 'Outcome', isWhole: true },
  { title: 'Kind' },
  { title: 'Criterion' },
  { title: 'Observed' },
  { title: 'Time', isNumber: true },
];
const MAX_STATEMENTS = 10;

/**
 * Renders the result of each criterion, in the plan's order. A criterion that held in the `baseline`, on the clean tree, is
 * marked, since it proves nothing about the work.
 */
export function renderCriteriaTable(
  runs: readonly CriterionRun[],
  baseline: readonly CriterionRun[],
  maxChars: number,
): string {
  const held = new Set(runs === baseline ? [] : findVacuous(baseline).map(toKey));
  const rows = runs.map((run, index) => [
    String(index + 1),
    describeCriterionOutcome(run.outcome),
    run.guard === true ? `${run.criterion.kind} (guard)` : run.criterion.kind,
    renderCodeCell(describeCriterion(run.criterion), 200),
    `${run.detail.trim() === '' ? BLANK : renderCodeCell(run.detail, 160)}${held.has(toKey(run)) ? ', held before any work' : ''}`,
    run.outcome === 'unjudged' || run.duration_ms === 0 ? BLANK : formatDuration(run.duration_ms),
  ]);
  const [firstFailed] = findFailed(runs);
  return renderTable(COLUMNS, rows, { maxChars, focus: firstFailed === undefined ? 0 : runs.indexOf(firstFailed) });
}

function toKey({ criterion }: CriterionRun): string {
  return JSON.stringify(criterion);
}

/** Renders the statements of a done checkpoint that nobody judged, and their command; undefined when there are none. */
export function renderUnjudged(checkpoint: CheckpointFacts): string | undefined {
  if (checkpoint.run?.outcome !== 'success') return undefined;
  const statements = listUnjudgedStatements(checkpoint);
  if (statements.length === 0) return undefined;
  const shown = statements.slice(0, MAX_STATEMENTS).map((statement) => renderProse(statement, 300));
  const rest = statements.length - shown.length;
  const more = rest === 0 ? '' : ` and ${rest} more`;
  const approve = renderCommand(`approve ${quoteName(checkpoint.id)}`);
  return `👀 **Not judged:** ${shown.join(' · ').replace(/\.$/, '')}${more}. If you agree: ${approve}`;
}
