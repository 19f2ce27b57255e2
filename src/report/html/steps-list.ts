import type { AttemptRecord } from '../../domain/attempt/attempt.ts';
import type { StepRecord } from '../../domain/attempt/step.ts';
import type { ChangedPath } from '../../domain/paths/changed-path.ts';
import { formatDuration, formatInstant, formatPlural } from '../text/format-duration.ts';
import { renderDiffView } from './diff-view.ts';
import { html, type Markup, type MarkupPart } from './markup.ts';
import { renderFold, renderScroller } from './page-parts.ts';
import type { ReportDiff } from './task-report.ts';

/** Renders the recorded steps of an attempt, folded, each with what it changed. */
export function renderStepsList({ timeline }: AttemptRecord, diffs: ReadonlyMap<number, ReportDiff>): MarkupPart {
  if (timeline === null || timeline.steps.length === 0) return undefined;
  const missed =
    timeline.missed === 0
      ? undefined
      : html`<p class="muted">${formatPlural(timeline.missed, 'moment')} not recorded.</p>`;
  const steps = timeline.steps.map((step) => renderStep(step, diffs.get(step.number)));
  return renderFold(`${formatPlural(timeline.steps.length, 'step')}`, html`<ol class="steps">${steps}</ol>${missed}`);
}

function renderStep(step: StepRecord, diff: ReportDiff | undefined): Markup {
  const { number, at, tool, seen_at, changed_paths, changed_paths_total } = step;
  return html`<li><p>Step ${number} · ${tool ?? seen_at} · <span class="muted">${formatInstant(at)}</span></p>
${renderPaths(changed_paths, changed_paths_total)}${renderDiffView(diff, 'Changes of this step')}</li>`;
}

const STATUS = { A: 'added', M: 'changed', D: 'removed', T: 'type changed' } as const;

/** Renders changed paths, one line each; nothing where there are none. */
export function renderPaths(paths: readonly ChangedPath[], total: number): MarkupPart {
  if (total === 0) return undefined;
  const rest = total - paths.length;
  const items = paths.map(
    ({ status, path }) => html`<li><code>${path}</code> <span class="muted">${STATUS[status]}</span></li>`,
  );
  const more =
    rest > 0 ? html`<li class="muted">${formatPlural(rest, 'further path')} not listed in the record.</li>` : undefined;
  return html`<ul class="paths">${items}${more}</ul>`;
}

/** Renders the agent's calls of tools, folded; nothing where there are none. */
export function renderToolCalls({ tool_calls }: AttemptRecord): MarkupPart {
  if (tool_calls.length === 0) return undefined;
  const rows = tool_calls.map(
    ({ seq, tool_name, duration_ms, result_bytes, is_error }) =>
      html`<tr><td class="n">${seq}</td><td><code>${tool_name}</code></td><td class="n">${formatDuration(duration_ms)}</td><td class="n">${formatPlural(result_bytes, 'byte')}</td><td>${is_error ? 'error' : 'ok'}</td></tr>`,
  );
  const table = html`<table><thead><tr><th scope="col">#</th><th scope="col">Tool</th><th scope="col">Time</th><th scope="col">Answer</th><th scope="col">Result</th></tr></thead><tbody>${rows}</tbody></table>`;
  return renderFold(formatPlural(tool_calls.length, 'tool call'), renderScroller(table, 'Tool calls'));
}
