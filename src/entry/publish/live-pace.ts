/** The moments of a run at which the progress of its attempts is shown. */
export interface LivePace {
  /** From the start of an attempt to its first edit, and half of the pause before the second edit of the run. */
  readonly firstMs: number;
  /** Each pause between two edits of the run is twice as long as the one before, up to this. */
  readonly longestMs: number;
  /** In a run, however many attempts it has. */
  readonly maxEdits: number;
}

/** In a run of one long attempt after 2, 6, 14 and 30 minutes, then every half hour: the twelfth edit after 4.5 hours. */
export const LIVE_PACE: LivePace = { firstMs: 120_000, longestMs: 1_800_000, maxEdits: 12 };

/** The edits of a run so far, by a clock that never goes back. */
export interface LiveEdits {
  /** The number that was due, also where some were left out. */
  readonly count: number;
  /** The time of the last one; undefined for none. */
  readonly lastMs: number | undefined;
}

/** Returns when the next edit of a run is due, in an attempt that has started then; undefined for one too many. */
export function findLiveEditMs(attemptMs: number, { count, lastMs }: LiveEdits, pace: LivePace): number | undefined {
  if (count >= pace.maxEdits) return undefined;
  const firstMs = attemptMs + pace.firstMs;
  return lastMs === undefined
    ? firstMs
    : Math.max(firstMs, lastMs + Math.min(pace.firstMs * 2 ** count, pace.longestMs));
}

/** The facts that decide on an edit that is due. */
export interface LiveFacts {
  /** Whether little is left of the requests that GitHub allows. */
  readonly isQuotaLow: boolean;
  /** Whether something else is being written to the same page. */
  readonly isBusy: boolean;
  /** Whether a write to the page has failed since the edit before this one was due. */
  readonly hasFailed: boolean;
}

/** Decides whether an edit that is due is left out; the next one comes at its own time. Returns why, or undefined. */
export function findLiveObstacle({ isQuotaLow, isBusy, hasFailed }: LiveFacts): string | undefined {
  if (isQuotaLow) return 'few requests are left until the limit of GitHub is reset';
  if (hasFailed) return 'the last write failed';
  return isBusy ? 'another write is under way' : undefined;
}
