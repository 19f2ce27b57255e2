import { toShortId } from '../../domain/ids.ts';
import { renderReading } from '../../domain/record/budget-reading.ts';
import { conclusionOf } from '../../domain/record/ending.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { formatCost, formatCount, formatInstant, formatPlural, formatTotal } from '../text/format-duration.ts';
import { toSentence } from '../text/safe-text.ts';
import { DRY_RUN_MEANING } from '../words/dry-run-text.ts';
import { describeRebase } from '../words/rebase-text.ts';
import { listSteering } from '../words/steering-text.ts';
import {
  type CheckpointFacts,
  countAttempts,
  countDone,
  findLandedCommit,
  listAttempts,
  listOwnAttempts,
  sumUsage,
} from '../words/task-facts.ts';
import { describeTaskStatus, endingOf, type TaskStatus } from '../words/task-status.ts';
import { findTerminalSteps } from '../words/terminal-steps.ts';
import { html, type Markup, type MarkupPart } from './markup.ts';
import { type BadgeTone, linkCommit, renderBadge, renderFacts, renderFold, renderScroller } from './page-parts.ts';
import type { TaskReport } from './task-report.ts';

/** Renders the beginning of the page: how the task stands, why, what comes next, and what it has cost. */
export function renderReportHead(report: TaskReport, checkpoints: readonly CheckpointFacts[]): Markup {
  const { view, links } = report;
  const status = describeTaskStatus(view);
  const address = [links.pullRequestUrl, links.runUrl].filter((url) => url !== undefined);
  const names = [
    ...(links.pullRequestUrl === undefined ? [] : ['Pull request']),
    ...(links.runUrl === undefined ? [] : ['Workflow run']),
  ];
  const found = address.map((url, index) => html`<a href="${url}" rel="noreferrer">${names[index]}</a> `);
  return html`<header><p class="muted">Groundhog report · ${formatInstant(report.madeAt)}</p><h1>${view.record.task_id}</h1>
${report.isDryRun === true ? html`<div class="status bad"><p>${renderBadge('bad', 'dry run')} ${toSentence(DRY_RUN_MEANING)}</p></div>` : undefined}${renderStatusBox(status, view)}${found.length === 0 ? undefined : html`<p>${found}</p>`}${renderTaskFacts(report, checkpoints)}${renderPeople(report)}</header>\n`;
}

function renderStatusBox(status: TaskStatus | undefined, view: TaskView): Markup {
  if (status === undefined)
    return html`<div class="status busy"><p>${renderBadge('busy', 'running')} The run has not ended.</p></div>`;
  const { kind, meaning, reason } = status;
  const tone = toneOf(status);
  const why =
    reason === null || reason.trim() === ''
      ? undefined
      : html`<pre tabindex="0" role="group" aria-label="Reason">${reason.trim()}</pre>`;
  const { advice, commands } = findTerminalSteps(status, view, { program: 'groundhog' });
  const lines =
    commands.length === 0
      ? undefined
      : html`<pre tabindex="0" role="group" aria-label="Commands">${commands.join('\n')}</pre>`;
  return html`<div class="status ${tone}"><p>${renderBadge(tone, kind.replaceAll('_', ' '))} ${meaning}</p>${why}<p><strong>Next:</strong> ${advice}</p>${lines}</div>`;
}

function toneOf({ kind }: TaskStatus): BadgeTone {
  const conclusion = conclusionOf(endingOf(kind));
  if (conclusion === 'success') return 'good';
  return conclusion === 'neutral' ? 'busy' : 'bad';
}

function renderTaskFacts({ view, links }: TaskReport, checkpoints: readonly CheckpointFacts[]): Markup {
  const { record } = view;
  const attempts = listAttempts(checkpoints);
  const usage = sumUsage(attempts);
  const isolation = record.isolation === 'none' ? 'none' : (record.isolation_detail ?? 'yes');
  return renderFacts([
    ['Checkpoints', countDone(checkpoints)],
    ['Attempts', String(countAttempts(attempts))],
    ['Time of attempts', formatTotal(listOwnAttempts(attempts))],
    ['Turns', formatCount(usage.turns)],
    ['Input tokens', formatCount(usage.input_tokens)],
    ['Output tokens', formatCount(usage.output_tokens)],
    ['Cost', formatCost(usage)],
    [
      'Budget of the run',
      record.budget_warnings.length === 0 ? undefined : record.budget_warnings.map(renderReading).join('; '),
    ],
    ['Task branch', html`<code>${record.task_branch}</code>${describeMove(view)}`],
    ['Head', linkCommit(links, record.head)],
    ['Base', linkCommit(links, record.base_sha)],
    ['Rebase', describeRebase(record)],
    ['Waits for approval', record.result === null ? undefined : linkCommit(links, record.result)],
    ['Isolation', isolation],
    ['Started', formatInstant(record.started_at)],
    ['Ended', record.ended_at === null ? undefined : formatInstant(record.ended_at)],
  ]);
}

/** Says where the task branch is, where that is not what was checked. */
function describeMove({ movedTo, isMerged }: TaskView): string {
  if (movedTo === null) return isMerged === true ? '' : ', gone';
  return movedTo === undefined ? '' : `, moved to ${toShortId(movedTo)}, not checked`;
}

function renderPeople({ view }: TaskReport): MarkupPart {
  const actions = listSteering(view);
  if (actions.length === 0) return undefined;
  return html`<h2>Done by people</h2><ul>${actions.map((line) => html`<li>${line}</li>`)}</ul>`;
}

/** Renders where each attempt started, and what became of its work. */
export function renderLineage({ view, links }: TaskReport, checkpoints: readonly CheckpointFacts[]): MarkupPart {
  const attempts = listAttempts(checkpoints);
  if (attempts.length === 0) return undefined;
  const landed = checkpoints.filter((checkpoint) => findLandedCommit(checkpoint) !== null).length;
  const rows = attempts.map((attempt) => {
    const { day, snapshot_ref, scratch_commit, scratch_branch, committed_ref } = attempt;
    const commit =
      scratch_commit === null
        ? 'nothing'
        : html`${linkCommit(links, scratch_commit)} <code class="muted">${scratch_branch}</code>`;
    const kept = scratch_commit === snapshot_ref ? 'no change' : commit;
    const end = committed_ref === null ? 'rolled back' : linkCommit(links, committed_ref);
    return html`<tr><td class="n"><a href="#attempt-${day}">${day}</a></td><td>${linkCommit(links, snapshot_ref)}</td><td>${kept}</td><td>${attempt.outcome === 'running' ? 'in progress' : end}</td></tr>`;
  });
  const table = html`<table><thead><tr><th scope="col">Attempt</th><th scope="col">Started from</th><th scope="col">Work kept as</th><th scope="col">Landed as</th></tr></thead><tbody>${rows}</tbody></table>`;
  const title = `Lineage: ${formatPlural(attempts.length, 'scratch commit')}, ${landed} landed`;
  const start = html`<p>The task starts at ${linkCommit(links, view.record.base_sha)}; its branch is at ${linkCommit(links, view.record.head)}.</p>`;
  return renderFold(title, html`${start}${renderScroller(table, 'Lineage of the attempts')}`);
}
