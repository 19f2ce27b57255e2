import { isProcessGone, readOurIdentity } from '../../exec/process-identity.ts';
import type { RunParts } from './compose.ts';
import { systemClock } from './system-clock.ts';

/** Opens the lease of a run on this machine: by the machine's clock, and a holder is gone when its process is. */
export async function openLocalLease(): Promise<RunParts['lease']> {
  return {
    place: { kind: 'process', ...(await readOurIdentity()) },
    now: () => Promise.resolve(systemClock.now()),
    isGone: async ({ place }) => place.kind === 'process' && (await isProcessGone(place)),
  };
}
