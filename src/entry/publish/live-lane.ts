/** Keeps the edits that show an attempt at work apart from the publications of a notifier. */
export interface LiveLane {
  /** Publishes once the live edit under way has ended; `noteFailure` is to be called by what fails. */
  publish<T>(work: () => Promise<T>): Promise<T>;
  noteFailure(): void;
  readonly isBusy: () => boolean;
  /** Returns whether something has failed since this was asked last, in the last publication or in a live edit since. */
  readonly takeFailure: () => boolean;
  /** Makes a live edit, which may fail: it is repeated by nothing. */
  edit(work: () => Promise<void>): Promise<void>;
}

/** Creates a lane; `onFailure` gets what a live edit has thrown. */
export function createLiveLane(onFailure: (thrown: unknown) => void): LiveLane {
  let live: Promise<void> | undefined;
  let publications = 0;
  let hasFailed = false;
  return {
    async publish(work) {
      publications += 1;
      await live;
      hasFailed = false;
      try {
        return await work();
      } finally {
        publications -= 1;
      }
    },
    noteFailure() {
      hasFailed = true;
    },
    isBusy: () => publications > 0 || live !== undefined,
    takeFailure() {
      const taken = hasFailed;
      hasFailed = false;
      return taken;
    },
    async edit(work) {
      live = work().catch((thrown: unknown) => {
        hasFailed = true;
        onFailure(thrown);
      });
      await live;
      live = undefined;
    },
  };
}
