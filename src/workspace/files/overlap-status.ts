import type { Workspace } from '../workspace.ts';

/** Calls `start` during a status that has just begun, as late as it may be. Call the result when it has ended. */
export function startDuringStatus({ cache }: Workspace, start: (() => void) | undefined): () => void {
  const startedAt = performance.now();
  const timer = start && setTimeout(start, startDelayMs(cache.lastStatusMs));
  return () => {
    clearTimeout(timer);
    cache.lastStatusMs = performance.now() - startedAt;
  };
}

const SHORT_STATUS_MS = 15;
const PART_WITH_ALL_THREADS = 0.65;

/**
 * Returns the milliseconds into a status at which to start the process that is needed after it. For most of a long
 * status git has a thread for each processor, and another process would slow it down; towards the end it has one
 * thread. A short status is just long enough to start a process in.
 */
export function startDelayMs(lastMs: number): number {
  return lastMs < SHORT_STATUS_MS ? 0 : Math.round(lastMs * PART_WITH_ALL_THREADS);
}
