import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../domain/clock.ts';
import { findRetryWait } from './to-provider-stop.ts';

const MAX_RETRIES = 5;
const FIRST_WAIT_MS = 2000;
/** A provider that asks for a longer pause gets it from the run, which records it. */
const LONGEST_WAIT_MS = 60_000;

/** The number of times, and the pauses, with which a failed request is sent again. */
export interface RetryTerms {
  /** The number of further requests after a first one; 5 when absent. */
  readonly maxRetries?: number | undefined;
  /** The pause before the first of them, doubled for each further one; 2 s when absent. */
  readonly firstWaitMs?: number | undefined;
  readonly clock: Clock;
}

export interface RetryOptions extends RetryTerms {
  readonly signal: AbortSignal;
  /** Called with each failure after which the request is sent again. */
  readonly onRetry?: ((failure: unknown) => void) | undefined;
}

/**
 * Sends a request again after each failure that may pass: an answer that broke off has had no effect, since its calls
 * are run after its end alone. Rejects with the last failure, or with the signal's reason.
 */
export async function retryRequest<T>(ask: () => Promise<T>, request: RetryOptions): Promise<T> {
  const { signal, clock, onRetry, maxRetries = MAX_RETRIES, firstWaitMs = FIRST_WAIT_MS } = request;
  for (let retries = 0; ; retries += 1) {
    try {
      return await ask();
    } catch (failure) {
      const least = findRetryWait(failure, clock.now());
      if (signal.aborted || least === undefined || least > LONGEST_WAIT_MS || retries >= maxRetries) throw failure;
      onRetry?.(failure);
      await wait(Math.min(LONGEST_WAIT_MS, Math.max(least, firstWaitMs * 2 ** retries)), undefined, { signal });
    }
  }
}
