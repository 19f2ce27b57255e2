import type { TaskView } from '../../domain/record/notifier.ts';
import { isReplay } from '../../domain/record/rebase.ts';
import { BLANK, type Column, renderTable } from '../text/fit-rows.ts';
import { formatCost, formatPlural, formatTotal } from '../text/format-duration.ts';
import { type Links, renderCellProse, renderCommitLink, renderLink } from '../text/safe-text.ts';
import { describeCheckpoint, markCheckpoint } from '../words/outcome-text.ts';
import { listSteeringItems } from '../words/steering-text.ts';
import {
  type CheckpointFacts,
  countStarted,
  countUnjudged,
  describeAttemptCount,
  describeEarlier,
  findLandedCommit,
  isDone,
  listAttempts,
  listCountedAttempts,
  listOwnAttempts,
  sumUsage,
} from '../words/task-facts.ts';
import { renderFolded } from './failure-section.ts';
import { renderIsolation } from './footer.ts';

const MAX_OPEN_ROWS = 25;
const NEAR_ROWS = 3;
const COLUMNS: readonly Column[] = [{ title: ' ' }, { title: 'Checkpoint' }, { title: 'Attempts' }];

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
  const rows = checkpoints.map((checkpoint) => [
    markCheckpoint(checkpoint),
    renderCheckpointCell(checkpoint, links),
    renderAttemptCount(checkpoint),
  ]);
  const focus = checkpoints.findIndex((checkpoint) => !isDone(checkpoint));
  return renderTable(COLUMNS, rows, { maxChars, focus });
}

/** Renders the name of a checkpoint, its commit, and what its mark does not say. */
function renderCheckpointCell(checkpoint: CheckpointFacts, links: Links): string {
  const page = links.comments?.checkpoints.get(checkpoint.id);
  const name = renderCellProse(shortenWords(checkpoint.id), 60);
  const commit = findLandedCommit(checkpoint);
  const state = describeCheckpoint(checkpoint);
  const unjudged = checkpoint.run?.outcome === 'success' ? countUnjudged(checkpoint) : 0;
  const judge = `${unjudged} to judge`;
  const parts = [
    page === undefined ? name : renderLink(name, page),
    ...(commit === null ? [] : [renderCommitLink(links, commit)]),
    ...(state === 'landed' || state === 'waiting' ? [] : [state]),
    ...(unjudged === 0 ? [] : [`👀 ${page === undefined ? judge : renderLink(judge, page)}`]),
  ];
  return parts.join(' · ');
}

/** Shortens words in their middle that would make a cell wider than a telephone. */
function shortenWords(text: string): string {
  return text.replace(/[^\s-]{25,}/gu, (word) => `${word.slice(0, 14)}…${word.slice(-9)}`);
}

/** Renders the attempts under the present budget, then the interrupted ones and those before a retry or a new plan. */
function renderAttemptCount(checkpoint: CheckpointFacts): string {
  const { attempts, run } = checkpoint;
  if (attempts.length === 0) return BLANK;
  const present = listCountedAttempts(checkpoint);
  const counted = countStarted(checkpoint);
  const worked = present.filter((attempt) => !isReplay(attempt));
  const interrupted = worked.length - counted;
  const before = attempts.length - present.length;
  const isMoved = checkpoint.awaitsRebase === true || (worked.length === 0 && present.length > 0);
  return [
    ...(isMoved ? [] : [`${counted} of ${run?.attempt_budget ?? counted}`]),
    ...(interrupted === 0 ? [] : [`${interrupted} interrupted`]),
    ...(before === 0 || run === undefined ? [] : [`${before} ${describeEarlier(checkpoint)}`]),
  ].join(', ');
}

/**
 * Renders attempts, time, cost and decisions of people, folded: in its title the sums, below it the rest. The attempt at work
 * is left out, since its figures are not known yet.
 */
export function renderNumbers(view: TaskView, checkpoints: readonly CheckpointFacts[], links: Links): string {
  const { runUrl } = links;
  const all = listAttempts(checkpoints);
  const attempts = all.filter(({ outcome }) => outcome !== 'running');
  const usage = sumUsage(attempts);
  const decisions = listSteeringItems(view);
  const total = formatTotal(listOwnAttempts(attempts));
  const title = [
    `${describeAttemptCount(attempts)}${attempts.length < all.length ? ' before this one' : ''}`,
    ...(total === BLANK ? [] : [total]),
    ...(usage.cost_usd === null ? [] : [formatCost(usage)]),
    ...(decisions.length === 0 ? [] : [`${formatPlural(view.record.steering.length, 'decision')} by people`]),
  ].join(' · ');
  const cached = usage.cached_input_tokens ?? null;
  const numbers = [
    ...(usage.turns === null ? [] : [formatPlural(usage.turns, 'turn')]),
    ...(usage.input_tokens === null
      ? []
      : [
          `${formatPlural(usage.input_tokens, 'input token')}${cached === null ? '' : ` (${cached} of them from a cache)`}`,
        ]),
    ...(usage.output_tokens === null ? [] : [formatPlural(usage.output_tokens, 'output token')]),
  ];
  const items = [
    ...(numbers.length === 0 ? [] : [`${numbers.join(', ')}.`]),
    ...decisions,
    renderIsolation(view),
    ...(runUrl === undefined ? [] : [renderLink('Job log', runUrl)]),
    renderFullRecord(view, links),
  ];
  return renderFolded(title, items.map((item) => `- ${item}`).join('\n'));
}

/** Renders where the whole record is: in the report, which every reader of the run can open, or by a command in a clone. */
function renderFullRecord({ record }: TaskView, { reportUrl }: Links): string {
  if (reportUrl !== undefined) return `Full record, after the run: ${renderLink('report', reportUrl)}`;
  return `Full record: \`groundhog chronicle --task ${record.task_id} --remote origin\``;
}
