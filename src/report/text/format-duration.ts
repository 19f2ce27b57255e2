import type { Usage } from '../../domain/attempt/attempt.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Formats a duration in its two largest units. */
export function formatDuration(durationMs: number): string {
  if (durationMs < SECOND) return `${Math.max(0, Math.round(durationMs))} ms`;
  if (durationMs < 10 * SECOND) return `${(Math.floor(durationMs / 100) / 10).toFixed(1)} s`;
  if (durationMs < MINUTE) return `${Math.floor(durationMs / SECOND)} s`;
  if (durationMs < HOUR)
    return `${Math.floor(durationMs / MINUTE)} min ${Math.floor((durationMs % MINUTE) / SECOND)} s`;
  return `${Math.floor(durationMs / HOUR)} h ${Math.floor((durationMs % HOUR) / MINUTE)} min`;
}

/** Formats the time between two recorded instants; "–" while one is unknown. */
export function formatSpan(startedAt: string | null, endedAt: string | null): string {
  const durationMs = spanMs(startedAt, endedAt);
  return durationMs === undefined ? '–' : formatDuration(durationMs);
}

/** Formats the total time of attempts; "–" while none has ended. */
export function formatTotal(
  spans: readonly { readonly started_at: string | null; readonly ended_at: string | null }[],
): string {
  const known = spans.flatMap(({ started_at, ended_at }) => spanMs(started_at, ended_at) ?? []);
  return known.length === 0 ? '–' : formatDuration(known.reduce((sum, ms) => sum + ms, 0));
}

/** Returns the milliseconds between two recorded instants, never negative. */
function spanMs(startedAt: string | null, endedAt: string | null): number | undefined {
  if (startedAt === null || endedAt === null) return undefined;
  return Math.max(0, Date.parse(endedAt) - Date.parse(startedAt));
}

/** Formats US dollars; amounts below $0.10 have four decimals, null is "–", and "≈" marks an estimate. */
export function formatCost({ cost_usd: costUsd, estimated }: Pick<Usage, 'cost_usd' | 'estimated'>): string {
  if (costUsd === null) return '–';
  return `${estimated === true ? '≈ ' : ''}$${costUsd.toFixed(costUsd > 0 && costUsd < 0.1 ? 4 : 2)}`;
}

/** Formats a count with thousands separators; null is "–". */
export function formatCount(count: number | null): string {
  return count === null ? '–' : String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Formats a count with its noun: "1 attempt", "2 attempts". */
export function formatPlural(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Formats a recorded instant in UTC, to the minute. */
export function formatInstant(at: string): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
