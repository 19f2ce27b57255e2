import type { StepRecord } from '../../domain/attempt/step.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { formatCost, formatDuration, formatPlural } from '../text/format-duration.ts';
import { renderCodeSpan, renderProse } from '../text/safe-text.ts';
import type { LiveAttempt, LiveMoment } from '../words/live-attempt.ts';
import { renderFolded } from './failure-section.ts';

const SHOWN_STEPS = 10;
const SHOWN_PATHS = 3;

/**
 * Renders what an attempt at work has done so far, as a paragraph and a folded list of its last steps, each with the time
 * that it is of; none for an attempt that the record has as ended, or not yet.
 */
export function renderLiveProgress({ record }: TaskView, live: LiveMoment | undefined): readonly string[] {
  const { started } = live?.attempt ?? {};
  const run = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === started?.checkpoint_id);
  const last = run?.attempts.at(-1);
  if (live === undefined || last?.day !== started?.day || last?.outcome !== 'running') return [];
  return [renderFacts(live), ...renderSteps(live.attempt)];
}

function renderFacts({ attempt, at, elapsedMs }: LiveMoment): string {
  const { usage, tool, phase } = attempt;
  const turns = usage?.turns ?? null;
  const facts = [
    formatMinutes(elapsedMs),
    ...(turns === null ? [] : [formatPlural(turns, 'turn')]),
    ...(usage === undefined || usage.cost_usd === null ? [] : [formatCost(usage)]),
    ...countPaths(attempt),
  ];
  const doing = phase === undefined ? (tool === undefined ? '' : `last tool: ${renderProse(tool, 40)}`) : phase;
  return `As of ${formatTime(at)} UTC: ${facts.join(', ')}${doing === '' ? '' : `; ${doing}`}.`;
}

function countPaths({ changedPaths, hasMorePaths }: LiveAttempt): string[] {
  if (changedPaths.size === 0) return [];
  return [`${hasMorePaths ? 'more than ' : ''}${formatPlural(changedPaths.size, 'changed file')}`];
}

function renderSteps({ steps, stepCount }: LiveAttempt): string[] {
  if (steps.length === 0) return [];
  const shown = steps.slice(-SHOWN_STEPS);
  const part = shown.length < stepCount ? `last ${shown.length} of ` : '';
  const title = `Its ${part}${formatPlural(stepCount, 'step')} so far`;
  return [renderFolded(title, shown.map(renderStep).join('\n'))];
}

function renderStep({ at, tool, changed_paths: paths, changed_paths_total: total }: StepRecord): string {
  const shown = paths.slice(0, SHOWN_PATHS).map(({ path }) => renderCodeSpan(path, 80));
  const rest = total - shown.length;
  const files = [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  return `- ${formatTime(at)} ${tool === null || tool.trim() === '' ? 'Changed' : renderProse(tool, 40)}: ${files}`;
}

/** Formats a duration to the minute, which is as exact as it is when it is read. */
function formatMinutes(durationMs: number): string {
  const minutes = Math.floor(durationMs / 60_000);
  return minutes < 60 ? `${Math.max(1, minutes)} min` : formatDuration(durationMs);
}

/** Formats the time of day in UTC, to the minute. */
function formatTime(at: string): string {
  return new Date(at).toISOString().slice(11, 16);
}
