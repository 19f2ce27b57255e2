import type { Clock } from '../domain/clock.ts';

/** The time of this machine. */
export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
};

/** Waits; the process may end earlier. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** One second, doubled with each further interruption, and up to half of it more by chance. */
export function toBackoffMs(interruptions: number): number {
  return 1000 * 2 ** (interruptions - 1) * (1 + Math.random() / 2);
}
