import { describeAgent } from '../../domain/agent-ladder.ts';
import { type AttemptRecord, totalUsage } from '../../domain/attempt/attempt.ts';
import { describeSource } from '../parts/failure-section.ts';
import { formatCost, formatCount, formatInstant, formatTime } from '../text/format-duration.ts';
import { toShortLine } from '../text/safe-text.ts';
import { describeAttribution } from '../words/attribution-text.ts';
import { describeAttempt, findAttemptReason } from '../words/outcome-text.ts';
import { renderCriteriaList } from './criteria-list.ts';
import { renderDiffView } from './diff-view.ts';
import { html, type Markup, type MarkupPart } from './markup.ts';
import { type BadgeTone, linkCommit, renderBadge, renderFacts, renderText } from './page-parts.ts';
import { renderPaths, renderStepsList, renderToolCalls } from './steps-list.ts';
import type { TaskReport } from './task-report.ts';

/** The colour of an attempt's outcome. */
export const attemptTones: Readonly<Record<AttemptRecord['outcome'], BadgeTone>> = {
  passed: 'good',
  failed: 'bad',
  running: 'busy',
  interrupted: 'plain',
};

const MAX_REASON = 160;

/** Renders one attempt, folded: its summary line says how it ended and why. */
export function renderAttemptSection(attempt: AttemptRecord, report: TaskReport): Markup {
  const { day, outcome } = attempt;
  const usage = totalUsage(attempt);
  const figures = [formatTime(attempt), formatCost(usage)].filter((part) => part !== '–').join(' · ');
  return html`<details class="attempt" id="attempt-${day}"><summary><h3>Attempt ${day}</h3> ${renderBadge(attemptTones[outcome], describeAttempt(attempt))} <span class="muted">${figures}</span><span class="reason">${toShortLine(findAttemptReason(attempt), MAX_REASON)}</span></summary>
<div class="body">${renderAttemptFacts(attempt, report)}${renderReport(attempt)}${renderResults(attempt)}${renderEffects(attempt)}${renderWork(attempt, report)}</div></details>\n`;
}

function renderAttemptFacts(attempt: AttemptRecord, { links }: TaskReport): Markup {
  const { agent, started_at, ended_at, verified_in, committed_ref, attribution, scratch_commit, snapshot_ref } =
    attempt;
  const usage = totalUsage(attempt);
  return renderFacts([
    ['Agent', agent === undefined ? undefined : describeAgent(agent)],
    ['Started', formatInstant(started_at)],
    ['Duration', ended_at === null ? undefined : formatTime(attempt)],
    ['Turns', formatCount(usage.turns)],
    ['Tokens', describeTokens(usage)],
    ['Cost', formatCost(usage)],
    ['Verified in', verified_in],
    ['Started from', linkCommit(links, snapshot_ref)],
    [
      'Work kept as',
      scratch_commit === null || scratch_commit === snapshot_ref ? undefined : linkCommit(links, scratch_commit),
    ],
    ['Landed as', committed_ref === null ? undefined : linkCommit(links, committed_ref)],
    ['Lines', attribution === null ? undefined : describeAttribution(attribution)],
  ]);
}

function describeTokens({ input_tokens, output_tokens }: ReturnType<typeof totalUsage>): string | undefined {
  if (input_tokens === null && output_tokens === null) return undefined;
  return `${formatCount(input_tokens)} in, ${formatCount(output_tokens)} out`;
}

function renderReport({ summary, failure_report: report }: AttemptRecord): MarkupPart {
  const said = summary === null ? undefined : renderText('Summary of the agent', summary);
  if (report === null) return said;
  return html`${said}<h4>Failure report, by ${describeSource(report.source)}</h4>${renderText('What was tried', report.what_tried)}${renderText('What happened', report.what_happened)}${renderText('What to do next', report.next_attempt_plan)}`;
}

function renderResults({ verifier_runs }: AttemptRecord): MarkupPart {
  return verifier_runs.length === 0 ? undefined : html`<h4>Criteria</h4>${renderCriteriaList(verifier_runs)}`;
}

function renderEffects({ side_effects, notes }: AttemptRecord): MarkupPart {
  const effects = side_effects.map(
    ({ kind, target, reversible }) =>
      html`<li>${kind}: <code>${target}</code>${reversible ? '' : ', cannot be undone'}</li>`,
  );
  return html`${effects.length === 0 ? undefined : html`<h4>Side effects, as reported by the agent</h4><ul>${effects}</ul>`}${
    notes.length === 0 ? undefined : html`<h4>Notes</h4><ul>${notes.map((note) => html`<li>${note}</li>`)}</ul>`
  }`;
}

function renderWork(attempt: AttemptRecord, { attemptDiffs, stepDiffs }: TaskReport): Markup {
  const { changed_paths, changed_paths_total, day } = attempt;
  const paths = renderPaths(changed_paths, changed_paths_total);
  return html`${paths === undefined ? undefined : html`<h4>Changes</h4>${paths}`}${renderDiffView(attemptDiffs.get(day), 'All changes of the attempt')}${renderStepsList(attempt, stepDiffs)}${renderToolCalls(attempt)}`;
}
