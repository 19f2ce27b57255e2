import type { TaskJournal } from '../store/task-journal.ts';
import type { RunSurroundings } from './run-options.ts';

// A lease is looked after twenty times in its life, and renewed when half of it is over.
const LOOKS_PER_LEASE = 20;
const MAX_LOOK_MS = 15_000;

export interface KeptLease {
  readonly journal: TaskJournal;
  readonly surroundings: RunSurroundings;
}

/**
 * Keeps the lease of a run while `use` works: it is renewed in time, and when it turns out to be somebody else's, the
 * work is stopped through the signal of the surroundings that are handed out.
 */
export async function withKeptLease<T>(
  { journal, surroundings }: KeptLease,
  use: (kept: RunSurroundings) => Promise<T>,
): Promise<T> {
  const { lease, clock, sleep, notifier } = surroundings;
  const lost = new AbortController();
  const over = new AbortController();
  const everyMs = Math.min(lease.ttlMs / LOOKS_PER_LEASE, MAX_LOOK_MS);
  const keep = async () => {
    let renewedAt = clock.monotonicMs();
    while (!over.signal.aborted && !lost.signal.aborted) {
      await sleep(everyMs, over.signal);
      if (over.signal.aborted) return;
      try {
        if ((await journal.refresh()) === 'lost') lost.abort();
        else if (clock.monotonicMs() - renewedAt > lease.ttlMs / 2) {
          await journal.renew();
          renewedAt = clock.monotonicMs();
        }
      } catch {
        // The origin is out of reach: the next record says so if it stays, and until then the lease may still hold.
        notifier.progress({ kind: 'warning', text: 'The origin was not reached to renew the lease; trying again.' });
      }
    }
  };
  const keeping = keep();
  try {
    return await use({ ...surroundings, signal: AbortSignal.any([surroundings.signal, lost.signal]) });
  } finally {
    over.abort();
    await keeping;
  }
}
