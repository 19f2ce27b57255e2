import type { Origin } from '../../store/origin.ts';
import type { TaskJournal } from '../../store/task-journal.ts';
import type { LeaseTerms, RunPorts } from '../context/run-context.ts';
import type { StepSaver } from '../context/step-saver.ts';

// A lease is checked twenty times in its life, and renewed when half of it is over.
const CHECKS_PER_LEASE = 20;
const MAX_CHECK_MS = 15_000;

export interface LeaseContext {
  readonly task: { readonly journal: Pick<TaskJournal, 'refresh' | 'renew'>; readonly stepSaver: StepSaver };
  readonly runContext: {
    readonly ports: Pick<RunPorts, 'clock' | 'sleep' | 'notifier'> & {
      readonly origin: Pick<Origin, 'isOnThisMachine'>;
    };
    readonly identity: { readonly lease: Pick<LeaseTerms, 'ttlMs'> };
  };
}

/**
 * Renews the lease of a run in time while `use` works; the signal that `use` gets is aborted once the lease is another
 * run's. The steps of the attempt under way are pushed with each renewal; to an origin on this machine, where a push
 * costs next to nothing, with each check.
 */
export async function withKeptLease<T>(
  { task: { journal, stepSaver }, runContext }: LeaseContext,
  use: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const { lease } = runContext.identity;
  const { clock, sleep, notifier, origin } = runContext.ports;
  const lost = new AbortController();
  const over = new AbortController();
  const everyMs = Math.min(lease.ttlMs / CHECKS_PER_LEASE, MAX_CHECK_MS);
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
        // The origin is out of reach: the next record fails if it stays so, and until then the lease may still hold.
        notifier.progress({ kind: 'warning', text: 'The origin was not reached to renew the lease; trying again.' });
      }
    }
  };
  const keeping = keep();
  try {
    return await use(lost.signal);
  } finally {
    over.abort();
    await keeping;
  }
}
