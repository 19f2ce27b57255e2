import { type CriterionRun, findFailed, findVacuous } from '../../domain/attempt/verdict.ts';
import { quoteName } from '../../domain/operations/approval-target.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import { BLANK, type Column, renderTable } from '../text/fit-rows.ts';
import { formatDuration } from '../text/format-duration.ts';
import { renderCodeCell, renderProse } from '../text/safe-text.ts';
import { renderCommand } from '../words/next-step.ts';
import { describeCriterionOutcome } from '../words/outcome-text.ts';
import { type CheckpointFacts, listOpenStatements, type OpenStatement } from '../words/task-facts.ts';

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
  const statements = listOpenStatements(checkpoint);
  const [first] = statements;
  if (first === undefined) return undefined;
  const approve = renderCommand(`approve ${quoteName(checkpoint.id)}`);
  if (statements.length === 1)
    return `👀 **Not judged:** ${renderProse(first.text, 300).replace(/\.$/, '')}. If you agree: ${approve}`;
  const shown = statements.slice(0, MAX_STATEMENTS).map(renderStatement);
  const rest = statements.length - shown.length;
  const items = [...shown, ...(rest === 0 ? [] : [`${rest} more`])].map((item) => `- ${item}`);
  return `👀 **Not judged.** If you agree with all: ${approve}\n\n${items.join('\n')}`;
}

/** Renders a statement with the command that approves it alone. */
export function renderStatement({ text, target }: OpenStatement): string {
  return `\u201c${renderProse(text, 300)}\u201d – ${renderCommand(`approve ${target}`)}`;
}
