import type { Origin } from '../../store/origin.ts';
import type { TaskJournal } from '../../store/task-journal.ts';
import type { LeaseTerms, RunContext } from '../context/run-context.ts';
import type { StepSaver } from '../context/step-saver.ts';

// A lease is looked after twenty times in its life, and renewed when half of it is over.
const LOOKS_PER_LEASE = 20;
const MAX_LOOK_MS = 15_000;

/** What a lease is kept with. */
export interface LeaseContext extends Pick<RunContext, 'clock' | 'sleep' | 'notifier' | 'signal'> {
  readonly lease: Pick<LeaseTerms, 'ttlMs'>;
  readonly origin: Pick<Origin, 'isOnThisMachine'>;
}

export interface KeptLease<S extends LeaseContext> {
  readonly task: { readonly journal: Pick<TaskJournal, 'refresh' | 'renew'>; readonly stepSaver: StepSaver };
  readonly runContext: S;
}

/**
 * Keeps the lease of a run while `use` works: it is renewed in time, and when it turns out to be somebody else's, the
 * work is stopped through the signal of the runContext that are handed out. The steps of the attempt that is under way
 * go to the origin with a renewal; on this machine, where a push costs next to nothing, with each look.
 */
export async function withKeptLease<S extends LeaseContext, T>(
  { task: { journal, stepSaver }, runContext }: KeptLease<S>,
  use: (kept: S) => Promise<T>,
): Promise<T> {
  const { lease, clock, sleep, notifier, origin } = runContext;
  const lost = new AbortController();
  const over = new AbortController();
  const everyMs = Math.min(lease.ttlMs / LOOKS_PER_LEASE, MAX_LOOK_MS);
  const keep = async () => {
    let renewedAt = clock.monotonicMs();
    while (!over.signal.aborted && !lost.signal.aborted) {
      await sleep(everyMs, over.signal);
      if (over.signal.aborted) return;
      try {
        const isDue = clock.monotonicMs() - renewedAt > lease.ttlMs / 2;
        if ((await journal.refresh()) === 'lost') lost.abort();
        else if (isDue || origin.isOnThisMachine) {
          // A record renews the lease as well.
          const isRenewed = (await stepSaver.save()) === 'saved';
          if (isDue && !isRenewed) await journal.renew();
          if (isDue || isRenewed) renewedAt = clock.monotonicMs();
        }
      } catch {
        // The origin is out of reach: the next record says so if it stays, and until then the lease may still hold.
        notifier.progress({ kind: 'warning', text: 'The origin was not reached to renew the lease; trying again.' });
      }
    }
  };
  const keeping = keep();
  try {
    return await use({ ...runContext, signal: AbortSignal.any([runContext.signal, lost.signal]) });
  } finally {
    over.abort();
    await keeping;
  }
}
