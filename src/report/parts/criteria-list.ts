import { type CriterionRun, findFailed, findVacuous } from '../../domain/attempt/verdict.ts';
import { quoteName } from '../../domain/operations/approval-target.ts';
import { renderBulletList } from '../text/fit-rows.ts';
import { formatDuration } from '../text/format-duration.ts';
import { renderProse } from '../text/safe-text.ts';
import { type CommandChannel, renderCommand, renderStart } from '../words/command-channel.ts';
import { renderDemand } from '../words/criterion-demand.ts';
import { describeCriterionOutcome } from '../words/outcome-text.ts';
import { type CheckpointFacts, listOpenStatements, type OpenStatement } from '../words/task-facts.ts';

const MAX_STATEMENTS = 10;

/**
 * Renders the result of each criterion as a list, in the plan's order. A criterion that held in the `baseline`, on the clean
 * tree, is marked, since it proves nothing about the work.
 */
export function renderCriteriaItems(
  runs: readonly CriterionRun[],
  baseline: readonly CriterionRun[],
  maxChars: number,
): string {
  const held = new Set(runs === baseline ? [] : findVacuous(baseline).map(toKey));
  const items = runs.map((run, index) => renderCriterion(run, index + 1, held.has(toKey(run))));
  const [firstFailed] = findFailed(runs);
  return renderBulletList(items, maxChars, firstFailed === undefined ? 0 : runs.indexOf(firstFailed));
}

/** Renders a criterion in one line: mark and number, its demand, what was observed, its time. */
function renderCriterion(run: CriterionRun, number: number, isHeld: boolean): string {
  const { criterion, outcome, detail, duration_ms: durationMs } = run;
  const [mark = '', ...words] = describeCriterionOutcome(outcome).split(' ');
  const isPlain = outcome === 'passed' || outcome === 'failed';
  const parts = [
    `${mark} ${number}`,
    renderDemand(criterion),
    ...(run.guard === true ? ['guard'] : []),
    ...(isPlain ? [] : [words.join(' ')]),
    renderProse(detail, 160).replace(/\.$/, ''),
    ...(isHeld ? ['held before any work'] : []),
    ...(outcome === 'unjudged' || durationMs === 0 ? [] : [formatDuration(durationMs)]),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function toKey({ criterion }: CriterionRun): string {
  return JSON.stringify(criterion);
}

/** Renders the statements of a done checkpoint that nobody judged, and their command; undefined when there are none. */
export function renderUnjudged(checkpoint: CheckpointFacts, channel: CommandChannel): string | undefined {
  if (checkpoint.run?.outcome !== 'success') return undefined;
  const statements = listOpenStatements(checkpoint);
  const [first] = statements;
  if (first === undefined) return undefined;
  const command = renderCommand(`approve ${quoteName(checkpoint.id)}`, channel);
  const approve = channel.start === undefined ? command : renderStart(channel.start, command);
  if (statements.length === 1)
    return `👀 **Not judged:** ${renderProse(first.text, 300).replace(/\.$/, '')}. If you agree: ${approve}`;
  const shown = statements.slice(0, MAX_STATEMENTS).map((statement) => renderStatement(statement, channel));
  const rest = statements.length - shown.length;
  const items = [...shown, ...(rest === 0 ? [] : [`${rest} more`])].map((item) => `- ${item}`);
  return `👀 **Not judged.** If you agree with all: ${approve}\n\n${items.join('\n')}`;
}

/** Renders a statement with the command that approves it alone. */
export function renderStatement({ text, target }: OpenStatement, channel: CommandChannel): string {
  return `\u201c${renderProse(text, 300)}\u201d – ${renderCommand(`approve ${target}`, channel)}`;
}
