import type { Clock } from './clock.ts';

export interface ServerClockOptions {
  readonly clock: Clock;
  /** The date of an answer, as its header says it; undefined where there is none. It must not reject. */
  readonly askDate: () => Promise<string | undefined>;
  /** Called once when the server does not tell. */
  readonly onUnknown: () => void;
}

/**
 * A server's own time, by the date of one answer and what has passed here since: the clocks of two machines may differ by
 * hours. Where the server does not tell, it is this machine's time.
 */
export function createServerClock({ clock, askDate, onUnknown }: ServerClockOptions): () => Promise<Date> {
  let known: Promise<{ readonly serverMs: number; readonly atMs: number }> | undefined;
  const ask = async () => {
    const localMs = clock.now().getTime();
    const serverMs = Date.parse((await askDate()) ?? '');
    if (Number.isNaN(serverMs)) onUnknown();
    return { serverMs: Number.isNaN(serverMs) ? localMs : serverMs, atMs: clock.monotonicMs() };
  };
  return async () => {
    known ??= ask();
    const { serverMs, atMs } = await known;
    return new Date(serverMs + (clock.monotonicMs() - atMs));
  };
}
