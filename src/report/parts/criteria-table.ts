import { type CriterionRun, findFailed, findVacuous } from '../../domain/attempt/verdict.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import { BLANK, type Column, renderBulletList, renderTable } from '../text/fit-rows.ts';
import { formatDuration, formatPlural } from '../text/format-duration.ts';
import { renderCodeCell, renderCodeSpan } from '../text/safe-text.ts';
import { quoteName, renderCommand } from '../words/next-step.ts';
import { describeCriterionOutcome } from '../words/outcome-text.ts';
import { type CheckpointFacts, findLatestCriteria } from '../words/task-facts.ts';

const COLUMNS: readonly Column[] = [
  { title: '#', isNumber: true },
  { title: 'Outcome', isWhole: true },
  { title: 'Kind' },
  { title: 'Criterion' },
  { title: 'Observed' },
  { title: 'Time', isNumber: true },
];
const MAX_LIST_CHARS = 4000;

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

/** Renders the number of unjudged statements of a done checkpoint, and their command; undefined when there are none. */
export function renderUnjudged(checkpoint: CheckpointFacts): string | undefined {
  const count = countUnjudged(checkpoint);
  if (count === 0 || checkpoint.run?.outcome !== 'success') return undefined;
  const approve = renderCommand(`approve ${quoteName(checkpoint.id)}`);
  return `👀 **Not judged:** ${formatPlural(count, 'statement')}. If you agree, comment: ${approve}`;
}

/** Renders the list of done checkpoints with unjudged statements; undefined when there are none. */
export function renderUnjudgedList(checkpoints: readonly CheckpointFacts[]): string | undefined {
  const items = checkpoints
    .filter((checkpoint) => checkpoint.run?.outcome === 'success' && countUnjudged(checkpoint) > 0)
    .map(
      (checkpoint) =>
        `checkpoint ${checkpoint.position} ${renderCodeSpan(checkpoint.id, 60)}, ${formatPlural(countUnjudged(checkpoint), 'statement')}: ${renderCommand(`approve ${quoteName(checkpoint.id)}`)}`,
    );
  if (items.length === 0) return undefined;
  return `👀 **Not judged**, since no machine can. If you agree, comment:\n\n${renderBulletList(items, MAX_LIST_CHARS)}`;
}

function countUnjudged(checkpoint: CheckpointFacts): number {
  return findLatestCriteria(checkpoint).filter(({ outcome }) => outcome === 'unjudged').length;
}
