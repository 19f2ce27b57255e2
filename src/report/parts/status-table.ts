import type { Usage } from '../../domain/attempt/attempt.ts';
import { BLANK, type Column, renderTable } from '../text/fit-rows.ts';
import { formatCost, formatCount, formatPlural, formatTotal } from '../text/format-duration.ts';
import { type Links, renderCodeCell, renderCommitLink } from '../text/safe-text.ts';
import { describeCheckpoint, markCheckpoint } from '../words/outcome-text.ts';
import {
  type CheckpointFacts,
  countStarted,
  findLandedCommit,
  isDone,
  listAttempts,
  sumUsage,
} from '../words/task-facts.ts';
import { renderFolded } from './failure-section.ts';

const BAR_BLOCKS = 20;
const MAX_OPEN_ROWS = 25;
const NEAR_ROWS = 3;
const COLUMNS: readonly Column[] = [
  { title: '#', isNumber: true },
  { title: 'Checkpoint' },
  { title: 'Status' },
  { title: 'Attempts', isWhole: true },
  { title: 'Time', isNumber: true },
  { title: 'Cost', isNumber: true },
  { title: 'Commit' },
];

/** Renders the share of done checkpoints as a bar of text blocks with the numbers. Full only when all are done. */
export function renderProgressBar(done: number, total: number): string {
  const filled = total === 0 ? 0 : Math.floor((done / total) * BAR_BLOCKS);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_BLOCKS - filled)}`;
  return `${bar} ${formatCount(done)} of ${formatPlural(total, 'checkpoint')} done`;
}

/** Renders the table of all checkpoints; a long one is folded, below the rows around the current checkpoint. */
export function renderCheckpoints(checkpoints: readonly CheckpointFacts[], links: Links, maxChars: number): string {
  const whole = renderStatusTable(checkpoints, links, maxChars);
  if (checkpoints.length <= MAX_OPEN_ROWS) return whole;
  const folded = renderFolded(`All ${formatPlural(checkpoints.length, 'checkpoint')}`, whole);
  const focus = checkpoints.findIndex((checkpoint) => !isDone(checkpoint));
  if (focus === -1) return folded;
  const near = checkpoints.slice(Math.max(0, focus - NEAR_ROWS), focus + NEAR_ROWS + 1);
  return `${renderStatusTable(near, links, maxChars)}\n\n${folded}`;
}

/** Renders one row for each checkpoint; when not all fit, those around the first open one are kept. */
function renderStatusTable(checkpoints: readonly CheckpointFacts[], links: Links, maxChars: number): string {
  const rows = checkpoints.map((checkpoint) => {
    const commit = findLandedCommit(checkpoint);
    return [
      String(checkpoint.position),
      renderCodeCell(checkpoint.id, 60),
      `${markCheckpoint(checkpoint)} ${describeCheckpoint(checkpoint)}`,
      renderAttemptCount(checkpoint),
      formatTotal(checkpoint.attempts),
      formatCost(sumUsage(checkpoint.attempts)),
      commit === null ? BLANK : renderCommitLink(links, commit),
    ];
  });
  const focus = checkpoints.findIndex((checkpoint) => !isDone(checkpoint));
  return renderTable(COLUMNS, rows, { maxChars, focus });
}

/** Renders attempts, turns, tokens and cost so far in one line. */
export function renderSpent(checkpoints: readonly CheckpointFacts[]): string {
  const attempts = listAttempts(checkpoints);
  const usage = sumUsage(attempts);
  const parts = [formatPlural(attempts.length, 'attempt')];
  if (usage.turns !== null) parts.push(formatPlural(usage.turns, 'turn'));
  if (usage.input_tokens !== null) parts.push(`${formatPlural(usage.input_tokens, 'input token')}${toCached(usage)}`);
  if (usage.output_tokens !== null) parts.push(`${formatPlural(usage.output_tokens, 'output token')}`);
  if (usage.cost_usd !== null) parts.push(formatCost(usage));
  return `Spent: ${parts.join(', ')}.`;
}

/** Renders the counted attempts and their limit; interrupted ones and those before a new budget or definition do not count. */
function renderAttemptCount(checkpoint: CheckpointFacts): string {
  const { attempts, run } = checkpoint;
  if (attempts.length === 0) return BLANK;
  const counted = countStarted(checkpoint);
  const others = attempts.length - counted;
  return `${counted} of ${run?.attempt_budget ?? counted}${others === 0 ? '' : `, ${others} not counted`}`;
}

function toCached({ cached_input_tokens: cached }: Usage): string {
  return cached === undefined || cached === null ? '' : ` (${cached} of them from a cache)`;
}
