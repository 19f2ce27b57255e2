import type { Workspace } from '../workspace.ts';

/** Begins something beside a look that has just started, as late as it may be. To be told when the look has ended. */
export function startDuringStatus({ cache }: Workspace, begin: (() => void) | undefined): () => void {
  const startedAt = performance.now();
  const timer = begin && setTimeout(begin, startDelayMs(cache.lastStatusMs));
  return () => {
    clearTimeout(timer);
    cache.lastStatusMs = performance.now() - startedAt;
  };
}

const SHORT_STATUS_MS = 15;
const PART_WITH_ALL_THREADS = 0.65;

/**
 * When to begin what is waited for after a look, in milliseconds from its start. For most of a long look git has a thread
 * for each processor, from which a new process would take its time; towards the end it has one. Of a short look the whole
 * is needed to begin in.
 */
export function startDelayMs(lastMs: number): number {
  return lastMs < SHORT_STATUS_MS ? 0 : Math.round(lastMs * PART_WITH_ALL_THREADS);
}
