import type { Usage } from '../domain/attempt.ts';
import type { TaskView } from '../domain/notifier.ts';
import { renderTable } from './fit-rows.ts';
import { formatCost, formatCount, formatInstant, formatPlural } from './format-duration.ts';
import { type Links, renderCommitLink } from './links.ts';
import { describeCheckpoint } from './outcome-text.ts';
import { renderCodeCell, renderCodeSpan } from './safe-text.ts';
import { describeSituation } from './situation.ts';
import { type CheckpointFacts, findLandedCommit, isDone, listAttempts, sumUsage } from './task-facts.ts';

const BAR_BLOCKS = 20;
const COLUMNS = ['#', 'Checkpoint', 'Outcome', 'Attempts', 'Cost', 'Commit'] as const;

/** How much of the plan is done, as a bar of text blocks with the numbers after it. Full only when all is done. */
export function renderProgressBar(done: number, total: number): string {
  const filled = total === 0 ? 0 : Math.floor((done / total) * BAR_BLOCKS);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_BLOCKS - filled)}`;
  return `${bar} ${formatCount(done)} of ${formatPlural(total, 'checkpoint')} done`;
}

/** All checkpoints, one row each; when not all fit, the ones around the first that is not done stay. */
export function renderStatusTable(checkpoints: readonly CheckpointFacts[], links: Links, maxChars: number): string {
  const rows = checkpoints.map((checkpoint) => {
    const commit = findLandedCommit(checkpoint);
    return [
      String(checkpoint.position),
      renderCodeCell(checkpoint.id, 60),
      describeCheckpoint(checkpoint),
      `${checkpoint.attempts.length} of ${checkpoint.run?.attempt_budget ?? '–'}`,
      formatCost(sumUsage(checkpoint.attempts).cost_usd),
      commit === null ? '–' : renderCommitLink(links, commit),
    ];
  });
  const focus = checkpoints.findIndex((checkpoint) => !isDone(checkpoint));
  return renderTable(COLUMNS, rows, { maxChars, focus });
}

/** The ending with what to do next, or what goes on right now. */
export function renderSituation(view: TaskView, checkpoints: readonly CheckpointFacts[]): string {
  const situation = describeSituation(view);
  if (situation === undefined) return renderCurrent(view, checkpoints);
  const { meaning, reason, nextStep } = situation;
  const because = reason === null || reason.trim() === '' ? '' : ` Reason: ${renderCodeSpan(reason, 400)}`;
  return `**${meaning}**${because}\n\nNext: ${nextStep}`;
}

/** Attempts, turns, tokens and cost so far, in one line. */
export function renderSpent(checkpoints: readonly CheckpointFacts[]): string {
  const attempts = listAttempts(checkpoints);
  const usage = sumUsage(attempts);
  const parts = [formatPlural(attempts.length, 'attempt')];
  if (usage.turns !== null) parts.push(formatPlural(usage.turns, 'turn'));
  if (usage.input_tokens !== null) parts.push(`${formatPlural(usage.input_tokens, 'input token')}${toCached(usage)}`);
  if (usage.output_tokens !== null) parts.push(`${formatPlural(usage.output_tokens, 'output token')}`);
  if (usage.cost_usd !== null) parts.push(formatCost(usage.cost_usd));
  return `Spent: ${parts.join(', ')}.`;
}

function toCached({ cached_input_tokens: cached }: Usage): string {
  return cached === undefined || cached === null ? '' : ` (${cached} of them from a cache)`;
}

function renderCurrent({ run }: TaskView, checkpoints: readonly CheckpointFacts[]): string {
  if (run.aborted !== null)
    return `The task was aborted by ${renderCodeSpan(run.aborted.by, 60)}: the run at work is stopped.`;
  if (run.pause !== null)
    return `A pause was asked for by ${renderCodeSpan(run.pause.by, 60)}: the run ends before its next step.`;
  const next = checkpoints.find((checkpoint) => !isDone(checkpoint));
  if (next === undefined) return 'All checkpoints are done; the run is about to end.';
  const last = next.attempts.at(-1);
  const name = renderCodeSpan(next.id, 60);
  if (last?.outcome !== 'running') return `Next: checkpoint ${next.position} ${name}.`;
  const count = next.attempts.length - (next.run?.budget_from ?? 0);
  const budget = next.run?.attempt_budget ?? count;
  const since = formatInstant(last.started_at);
  return `In progress: day ${last.day}, attempt ${count} of ${budget} at checkpoint ${next.position} ${name}, since ${since}.`;
}
