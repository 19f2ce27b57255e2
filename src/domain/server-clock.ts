import type { Clock } from './clock.ts';

export interface ServerClockOptions {
  readonly clock: Clock;
  /** Returns the Date header of a response, or undefined. Must not reject. */
  readonly fetchDate: () => Promise<string | undefined>;
  /** Called once when the server sends no date. */
  readonly onUnknown: () => void;
}

/**
 * Returns a clock of the server's time: the date of one response plus the time that has passed since, because clocks of
 * machines may differ by hours. Falls back to this machine's time when the server sends no date.
 */
export function createServerClock({ clock, fetchDate, onUnknown }: ServerClockOptions): () => Promise<Date> {
  let known: Promise<{ readonly serverMs: number; readonly atMs: number }> | undefined;
  const measure = async () => {
    const localMs = clock.now().getTime();
    const serverMs = Date.parse((await fetchDate()) ?? '');
    if (Number.isNaN(serverMs)) onUnknown();
    return { serverMs: Number.isNaN(serverMs) ? localMs : serverMs, atMs: clock.monotonicMs() };
  };
  return async () => {
    known ??= measure();
    const { serverMs, atMs } = await known;
    return new Date(serverMs + (clock.monotonicMs() - atMs));
  };
}
