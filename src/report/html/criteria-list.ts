import { describeTestOutcome } from '../../domain/attempt/describe-test-rows.ts';
import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import type { TestRow, TestsRun } from '../../domain/tests/tests-run.ts';
import { formatDuration, formatPlural } from '../text/format-duration.ts';
import { describeTestCounts, describeTestNote } from '../words/tests-text.ts';
import { html, type Markup, type MarkupPart } from './markup.ts';
import { renderBadge, renderScroller } from './page-parts.ts';

/** Renders criteria in the plan's order, each with its output folded and its tests. */
export function renderCriteriaList(runs: readonly CriterionRun[]): MarkupPart {
  if (runs.length === 0) return undefined;
  return html`<ol class="criteria">${runs.map(renderCriterion)}</ol>`;
}

const OUTCOMES: Readonly<Record<CriterionRun['outcome'], readonly [tone: 'good' | 'bad' | 'plain', words: string]>> = {
  passed: ['good', 'passed'],
  failed: ['bad', 'failed'],
  unjudged: ['plain', 'not judged'],
  judged_pass: ['good', 'judged: passed'],
  judged_fail: ['bad', 'judged: failed'],
  not_asked: ['plain', 'not asked'],
};

function renderCriterion(run: CriterionRun): Markup {
  const { criterion, outcome, detail, duration_ms, guard, tests } = run;
  const [tone, words] = OUTCOMES[outcome];
  const kind = guard === true ? `${criterion.kind}, guard` : criterion.kind;
  const time = duration_ms === 0 ? '' : ` · ${formatDuration(duration_ms)}`;
  return html`<li><p>${renderBadge(tone, words)} <code>${describeCriterion(criterion)}</code> <span class="muted">${kind}${time}</span></p>
<p class="detail">${detail}</p>${tests === undefined ? undefined : renderTestRows(tests)}${renderOutput(run)}</li>`;
}

function renderOutput({ output, omitted_bytes, outcome }: CriterionRun): MarkupPart {
  if (output.trim() === '') return undefined;
  const rest =
    omitted_bytes === 0
      ? undefined
      : html`<p class="muted">${formatPlural(omitted_bytes, 'byte')} not kept in the record.</p>`;
  const title = `Output${outcome === 'failed' ? ' of what failed' : ''}`;
  return html`<details class="fold"><summary>${title}</summary><pre tabindex="0" role="group" aria-label="${title}">${output}</pre>${rest}</details>`;
}

function renderTestRows({ base, now, rows, left_out }: TestsRun): Markup {
  const counts = [
    ...(base === null ? [] : [`base ${describeTestCounts(base)}`]),
    now === null ? 'no report' : `now ${describeTestCounts(now)}`,
  ];
  const more =
    left_out === 0
      ? undefined
      : html`<p class="muted">${formatPlural(left_out, 'more test')} not kept in the record.</p>`;
  if (rows.length === 0) return html`<p>Tests: ${counts.join('; ')}.</p>`;
  const table = html`<table><thead><tr><th scope="col">Test</th><th scope="col">Base</th><th scope="col">Now</th><th scope="col">Where</th></tr></thead><tbody>${rows.map(renderTestRow)}</tbody></table>`;
  return html`<p>Tests: ${counts.join('; ')}.</p>${renderScroller(table, 'Tests at the base and now')}${more}`;
}

function renderTestRow({ name, base, now, note, message, path, line }: TestRow): Markup {
  const failure = message === '' ? undefined : html`<pre tabindex="0">${message}</pre>`;
  const where = path === null ? '–' : `${path}:${line ?? 1}`;
  return html`<tr><td><code>${name}</code>${describeTestNote(note)}${failure}</td><td>${describeTestOutcome(base)}</td><td>${renderTestOutcome(now, note)}</td><td><code>${where}</code></td></tr>`;
}

function renderTestOutcome(now: TestRow['now'], note: TestRow['note']): Markup {
  const isBad = note === 'lost' || note === 'failed' || note === 'required';
  return renderBadge(isBad ? 'bad' : 'good', describeTestOutcome(now));
}
