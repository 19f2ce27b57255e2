import type { Clock } from '../domain/clock.ts';

/** The time of this machine. */
export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
};

/** Waits, or returns at once when the signal is aborted. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}

/** A number from 0 to 1. */
export function toJitter(): number {
  return Math.random();
}

/** One second, doubled with each further interruption, and up to half of it more by chance. */
export function toBackoffMs(interruptions: number): number {
  return 1000 * 2 ** (interruptions - 1) * (1 + Math.random() / 2);
}
