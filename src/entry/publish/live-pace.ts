/** The moments of an attempt at which its progress is shown. */
export interface LivePace {
  /** From its start to the first edit; each further pause is twice as long as the one before, up to `longestMs`. */
  readonly firstMs: number;
  readonly longestMs: number;
  readonly maxEdits: number;
}

/** After 2, 6, 14 and 24 minutes, then every ten minutes: twelve edits of one request each, the last after 104 minutes. */
export const LIVE_PACE: LivePace = { firstMs: 120_000, longestMs: 600_000, maxEdits: 12 };

/** Returns the time from the start of an attempt to its edit of this number, from 1; undefined for one too many. */
export function findLiveEditMs(edit: number, { firstMs, longestMs, maxEdits }: LivePace): number | undefined {
  if (edit > maxEdits) return undefined;
  const pauses = Array.from({ length: edit }, (_, index) => Math.min(firstMs * 2 ** index, longestMs));
  return pauses.reduce((sum, ms) => sum + ms, 0);
}

/** The facts that decide on an edit that is due. */
export interface LiveFacts {
  /** Whether little is left of the requests that GitHub allows. */
  readonly isQuotaLow: boolean;
  /** Whether something else is being written to the same page. */
  readonly isBusy: boolean;
  /** Whether the last write to the page failed. */
  readonly hasFailed: boolean;
}

/** Decides whether an edit that is due is left out; the next one comes at its own time. Returns why, or undefined. */
export function findLiveObstacle({ isQuotaLow, isBusy, hasFailed }: LiveFacts): string | undefined {
  if (isQuotaLow) return 'few requests are left until the limit of GitHub is reset';
  if (hasFailed) return 'the last write failed';
  return isBusy ? 'another write is under way' : undefined;
}
