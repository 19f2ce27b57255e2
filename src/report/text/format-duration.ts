import { toDurationMs, type Usage } from '../../domain/attempt/attempt.ts';

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

/** The times of an attempt. */
type Times = Parameters<typeof toDurationMs>[0];

/** Formats the time in which a run was at work on an attempt; "–" while it is unknown. */
export function formatTime(attempt: Times): string {
  const durationMs = toDurationMs(attempt);
  return durationMs === undefined ? '–' : formatDuration(durationMs);
}

/** Formats the total time of attempts; "–" while none has ended. */
export function formatTotal(attempts: readonly Times[]): string {
  const known = attempts.flatMap((attempt) => toDurationMs(attempt) ?? []);
  return known.length === 0 ? '–' : formatDuration(known.reduce((sum, ms) => sum + ms, 0));
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
