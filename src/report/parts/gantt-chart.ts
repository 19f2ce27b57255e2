import type { AttemptOutcome, AttemptRecord } from '../../domain/attempt/attempt.ts';
import { renderFence } from '../../domain/text/fence.ts';
import { describeAttempt } from '../words/outcome-text.ts';
import type { CheckpointFacts } from '../words/task-facts.ts';

const MAX_BARS = 200;
// Green for passed and red for failed attempts; GitHub chooses the rest by the reader's theme.
const STYLE = `%%{init: ${JSON.stringify({
  themeVariables: {
    doneTaskBkgColor: '#2da44e',
    doneTaskBorderColor: '#1a7f37',
    critBkgColor: '#e5534b',
    critBorderColor: '#b62324',
    taskTextDarkColor: '#ffffff',
    sectionBkgColor: 'rgba(128, 128, 128, 0.1)',
    sectionBkgColor2: 'rgba(128, 128, 128, 0.1)',
    altSectionBkgColor: 'rgba(128, 128, 128, 0)',
  },
})}}%%`;
const DAY_MS = 24 * 3_600_000;

/**
 * Renders the latest 200 attempts over time as a Mermaid Gantt chart; undefined without attempts. Untrusted text is reduced
 * to letters and digits, since Mermaid has no way to quote.
 */
export function renderGanttChart(checkpoints: readonly CheckpointFacts[]): string | undefined {
  const days = checkpoints.flatMap(({ attempts }) => attempts.map(({ day }) => day)).sort((a, b) => a - b);
  if (days.length === 0) return undefined;
  const firstDay = days.at(-MAX_BARS) ?? 1;
  const shown = checkpoints
    .map(({ id, position, attempts }) => ({ id, position, attempts: attempts.filter(({ day }) => day >= firstDay) }))
    .filter(({ attempts }) => attempts.length > 0);
  const starts = shown.flatMap(({ attempts }) => attempts.map(({ started_at }) => Date.parse(started_at)));
  const isLong = Math.max(...starts) - Math.min(...starts) > DAY_MS;
  const lines = [STYLE, 'gantt', '  dateFormat x', `  axisFormat ${isLong ? '%m-%d %H:%M' : '%H:%M'}`];
  for (const { id, position, attempts } of shown)
    lines.push(`  section ${position} ${toChartName(id)}`.trimEnd(), ...attempts.map(renderBar));
  const chart = renderFence('mermaid', lines.join('\n'));
  return days.length > MAX_BARS ? `${chart}\n\nThe latest ${MAX_BARS} of ${days.length} attempts.` : chart;
}

function toChartName(id: string): string {
  return id
    .replace(/[^A-Za-z0-9_-]+/g, ' ')
    .trim()
    .slice(0, 24);
}

function renderBar({ day, outcome, started_at, ended_at }: AttemptRecord): string {
  const startMs = Date.parse(started_at);
  const endMs = ended_at === null ? startMs : Date.parse(ended_at);
  // A bar of no length is not drawn.
  const span = `${startMs}, ${Math.max(endMs, startMs + 1000)}`;
  return `  Attempt ${day} ${describeAttempt({ outcome })} :${tags[outcome]}${span}`;
}

const tags: Readonly<Record<AttemptOutcome, string>> = {
  passed: 'done, ',
  failed: 'crit, ',
  running: 'active, ',
  interrupted: '',
};
