/** How far writes are kept apart, from the end of one to the start of the next. */
export interface Pace {
  readonly writeMs: number;
  /** Between two writes that send notifications. */
  readonly notifyMs: number;
}

export type WriteKind = 'quiet' | 'notifying';

/** Carries out writes one at a time, in order and no faster than its pace. A failed one does not stop the next. */
export interface WriteQueue {
  run<T>(kind: WriteKind, write: () => Promise<T>): Promise<T>;
}

/** What a write queue needs of the world. */
export interface WriteQueueOptions {
  readonly pace: Pace;
  readonly sleep: (durationMs: number) => Promise<void>;
  /** Milliseconds that only grow. */
  readonly monotonicMs: () => number;
}

/** A queue whose first write starts at once. */
export function createWriteQueue({ pace, sleep, monotonicMs }: WriteQueueOptions): WriteQueue {
  let tail: Promise<unknown> = Promise.resolve();
  let lastWriteMs: number | undefined;
  let lastNotifyMs: number | undefined;
  const waitMs = (kind: WriteKind): number => {
    const sinceMs = (atMs: number | undefined) =>
      atMs === undefined ? Number.POSITIVE_INFINITY : monotonicMs() - atMs;
    const forWrite = pace.writeMs - sinceMs(lastWriteMs);
    return Math.max(0, forWrite, kind === 'notifying' ? pace.notifyMs - sinceMs(lastNotifyMs) : 0);
  };
  return {
    run(kind, write) {
      const paced = async () => {
        const durationMs = waitMs(kind);
        if (durationMs > 0) await sleep(durationMs);
        try {
          return await write();
        } finally {
          lastWriteMs = monotonicMs();
          if (kind === 'notifying') lastNotifyMs = lastWriteMs;
        }
      };
      const done = tail.then(paced);
      tail = done.catch(() => undefined);
      return done;
    },
  };
}
