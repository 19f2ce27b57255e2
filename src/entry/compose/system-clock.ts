import type { Clock } from '../../domain/clock.ts';
import { type Env, toSettingError } from '../settings/settings.ts';

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
};

// Why: docs/decisions/0029-dates-can-be-fixed.md
/**
 * Opens the clock of this machine, whose dates are never later than `SOURCE_DATE_EPOCH` (reproducible-builds.org) where
 * that is set, so that records and commits get the same dates each time. Durations are not affected.
 */
export function openSystemClock(env: Env): Clock {
  const latestMs = readLatestMs(env.SOURCE_DATE_EPOCH);
  return { ...systemClock, now: () => new Date(Math.min(Date.now(), latestMs)) };
}

function readLatestMs(seconds: string | undefined): number {
  if (seconds === undefined || seconds === '') return Number.POSITIVE_INFINITY;
  if (/^\d{1,11}$/.test(seconds)) return Number(seconds) * 1000;
  throw toSettingError('SOURCE_DATE_EPOCH', seconds, 'is not a number of seconds since 1970');
}

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

/** Returns a random number from 0 to 1. */
export function toJitter(): number {
  return Math.random();
}

/** Returns one second, doubled with each further interruption, plus up to half of that at random. */
export function toBackoffMs(interruptions: number): number {
  return 1000 * 2 ** (interruptions - 1) * (1 + Math.random() / 2);
}
