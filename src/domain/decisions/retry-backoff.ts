import type { Interruption } from '../attempt/interruption-cause.ts';

/** The longest time that a run waits for a provider; another run serves a longer pause better. */
const MAX_PAUSE_MS = 15 * 60_000;
// A provider that is down needs longer to come back than a command that could not be started.
const PROVIDER_FACTOR = 10;

export interface RetryFacts {
  /** The interruptions of the checkpoint in this run; 0 needs no pause. */
  readonly interruptions: number;
  readonly last: Interruption | null;
  /** The backoff for this number of interruptions, with jitter. */
  readonly backoffMs: number;
  /** From 0 to 1: a part of it is added to the provider's pause, so that not all runs return at once. */
  readonly jitter: number;
  /** The time until the deadline; undefined when there is none. */
  readonly remainingMs: number | undefined;
}

export type RetryDelay =
  | { readonly kind: 'wait'; readonly ms: number }
  /** The pause is too long to wait. */
  | { readonly kind: 'stop'; readonly cause: 'provider' | 'deadline'; readonly reason: string };

/** Chooses the pause before the attempt after an interruption, or stops when it is too long. */
export function chooseRetryDelay({ interruptions, last, backoffMs, jitter, remainingMs }: RetryFacts): RetryDelay {
  if (interruptions === 0) return { kind: 'wait', ms: 0 };
  const asked = last?.cause === 'provider' ? last.retry_after_seconds : null;
  const known = last?.cause === 'provider' ? backoffMs * PROVIDER_FACTOR : backoffMs;
  const ms = Math.round(asked === null ? known : Math.max(asked, 1) * 1000 * (1 + jitter / 10));
  const seconds = Math.round(ms / 1000);
  if ((asked ?? 0) * 1000 > MAX_PAUSE_MS)
    return {
      kind: 'stop',
      cause: 'provider',
      reason: `Provider: it asked for a pause of ${asked} s; a run waits ${MAX_PAUSE_MS / 1000} s at most.`,
    };
  if (remainingMs !== undefined && ms >= remainingMs)
    return {
      kind: 'stop',
      cause: 'deadline',
      reason: `Deadline: the next attempt would have to wait ${seconds} s, which is past it.`,
    };
  return { kind: 'wait', ms };
}
