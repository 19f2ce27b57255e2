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
