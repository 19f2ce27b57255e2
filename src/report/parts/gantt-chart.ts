import type { AttemptOutcome, AttemptRecord } from '../../domain/attempt/attempt.ts';
import { renderFence } from '../../domain/text/fence.ts';
import { toBareName } from '../text/bare-name.ts';
import { describeAttempt } from '../words/outcome-text.ts';
import type { CheckpointFacts } from '../words/task-facts.ts';

const MAX_BARS = 200;
// Longer ones would run into the bars.
const MAX_NAME_CHARS = 16;
// Green for passed and red for failed attempts; GitHub chooses the rest by the reader's theme.
const STYLE = `%%{init: ${JSON.stringify({
  gantt: { leftPadding: 130 },
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
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The steps between two times on the axis, by their length in minutes: at most four fit on a telephone. */
const TICKS: readonly (readonly [minutes: number, name: string])[] = [
  ...[1, 2, 5, 10, 15, 30].map((count) => [count, `${count}minute`] as const),
  ...[1, 2, 4, 8, 12].map((count) => [count * 60, `${count}hour`] as const),
  ...[1, 2, 7].map((count) => [count * 24 * 60, `${count}day`] as const),
];
const MAX_TICKS = 4;

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
  const instants = shown.flatMap(({ attempts }) =>
    attempts.flatMap(({ started_at, ended_at }) => [Date.parse(started_at), Date.parse(ended_at ?? started_at)]),
  );
  const spanMs = Math.max(...instants) - Math.min(...instants);
  const lines = [STYLE, 'gantt', '  dateFormat x', `  axisFormat ${spanMs > DAY_MS ? '%m-%d %H:%M' : '%H:%M'}`];
  lines.push(`  tickInterval ${findTick(spanMs)}`);
  for (const { id, position, attempts } of shown)
    lines.push(`  section ${position} ${toBareName(id, MAX_NAME_CHARS)}`.trimEnd(), ...attempts.map(renderBar));
  const chart = renderFence('mermaid', lines.join('\n'));
  return days.length > MAX_BARS ? `${chart}\n\nThe latest ${MAX_BARS} of ${days.length} attempts.` : chart;
}

function findTick(spanMs: number): string {
  const fitting = TICKS.find(([minutes]) => spanMs <= minutes * MINUTE_MS * MAX_TICKS);
  return fitting?.[1] ?? '1month';
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
