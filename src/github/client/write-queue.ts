/** The minimum pause between the end of one write and the start of the next. */
export interface Pace {
  readonly writeMs: number;
  /** Between two writes that send notifications. */
  readonly notifyMs: number;
}

export type WriteKind = 'quiet' | 'notifying';

/** Runs writes one at a time, in order and no faster than its pace. A failed write does not stop the next. */
export interface WriteQueue {
  run<T>(kind: WriteKind, write: () => Promise<T>): Promise<T>;
}

export interface WriteQueueOptions {
  readonly pace: Pace;
  readonly sleep: (durationMs: number) => Promise<void>;
  /** A monotonic clock. */
  readonly monotonicMs: () => number;
}

/** Creates a queue whose first write starts at once. */
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
