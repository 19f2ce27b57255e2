import type { RequestFailure } from './request-failure.ts';

const MIN_WAIT_MS = 1000;
const MAX_WAIT_MS = 15 * 60 * 1000;
const UNKNOWN_WAIT_MS = 60 * 1000;

/**
 * Returns the milliseconds to wait before a request that GitHub limited is repeated, between 1 s and 15 min; undefined
 * when it is not limited (GitHub, "Rate limits for the REST API"). The end of the limit is compared with the answer's own
 * date, since the clock of a runner may be wrong.
 */
export function findRateLimitWait({ status, message, headers }: RequestFailure): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const retryAfter = toNumber(headers['retry-after']);
  if (retryAfter !== undefined) return clamp(retryAfter * 1000);
  if (headers['x-ratelimit-remaining'] === '0') {
    const reset = toNumber(headers['x-ratelimit-reset']);
    const now = Date.parse(headers.date ?? '');
    // One second more, so that the limit is over when we ask.
    return reset === undefined || Number.isNaN(now) ? UNKNOWN_WAIT_MS : clamp(reset * 1000 - now + 1000);
  }
  return status === 429 || /\bsecondary rate limit\b/i.test(message) ? UNKNOWN_WAIT_MS : undefined;
}

function clamp(waitMs: number): number {
  return Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, waitMs));
}

function toNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}
