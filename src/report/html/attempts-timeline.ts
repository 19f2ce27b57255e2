import { type AttemptRecord, toDurationMs } from '../../domain/attempt/attempt.ts';
import { formatDuration } from '../text/format-duration.ts';
import { describeAttempt } from '../words/outcome-text.ts';
import { type CheckpointFacts, listAttempts } from '../words/task-facts.ts';
import { attemptTones } from './attempt-section.ts';
import { html, type Markup, type MarkupPart } from './markup.ts';

/** The width of the drawing, in its own units. */
const WIDTH = 1000;
const MIN_WIDTH = 4;

interface Bar {
  readonly attempt: AttemptRecord;
  readonly start: number;
  /** Undefined where nobody knows when the attempt ended. */
  readonly durationMs: number | undefined;
}

/** Renders the attempts of each checkpoint over time, without the time between them; nothing where there are none. */
export function renderAttemptsTimeline(checkpoints: readonly CheckpointFacts[], madeAt: string): MarkupPart {
  const bars = new Map<number, Bar>();
  let total = 0;
  for (const attempt of listAttempts(checkpoints)) {
    const durationMs = measure(attempt, madeAt);
    bars.set(attempt.day, { attempt, start: total, durationMs });
    total += Math.max(1, durationMs ?? 0);
  }
  if (bars.size === 0) return undefined;
  const rows = checkpoints
    .filter(({ attempts }) => attempts.length > 0)
    .map((checkpoint) => renderRow(checkpoint, bars, total));
  return html`<section aria-labelledby="timeline"><h2 id="timeline">Attempts over time</h2><p class="muted">${formatDuration(total)} of work; the time between attempts is left out.</p><ol class="timeline">${rows}</ol></section>\n`;
}

function measure(attempt: AttemptRecord, madeAt: string): number | undefined {
  return toDurationMs(attempt.outcome === 'running' ? { ...attempt, ended_at: madeAt } : attempt);
}

function renderRow({ position, id, attempts }: CheckpointFacts, bars: ReadonlyMap<number, Bar>, total: number): Markup {
  const drawn = attempts.flatMap(({ day }) => bars.get(day) ?? []).map((bar) => renderBar(bar, total));
  return html`<li><a class="row" href="#checkpoint-${position}">${position}. ${id}</a><svg viewBox="0 0 ${WIDTH} 16" preserveAspectRatio="none" role="group" aria-label="Attempts at checkpoint ${position}">${drawn}</svg></li>`;
}

function renderBar({ attempt, start, durationMs }: Bar, total: number): Markup {
  const width = Math.max(MIN_WIDTH, ((durationMs ?? 0) / total) * WIDTH);
  const x = Math.min(WIDTH - width, (start / total) * WIDTH);
  const title = `Attempt ${attempt.day}: ${describeAttempt(attempt)}${durationMs === undefined ? '' : `, ${formatDuration(durationMs)}`}`;
  return html`<a href="#attempt-${attempt.day}" aria-label="${title}"><rect class="${attemptTones[attempt.outcome]}" x="${x.toFixed(1)}" y="1" width="${width.toFixed(1)}" height="14" rx="2"><title>${title}</title></rect></a>`;
}
