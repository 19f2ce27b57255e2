import { isProcessGone, readOurIdentity } from '../../exec/process-identity.ts';
import type { RunParts } from './compose.ts';
import { systemClock } from './system-clock.ts';

/** The lease of a run on this machine: its time is the machine's, and a process that is gone is known to be gone. */
export async function toLocalLease(): Promise<RunParts['lease']> {
  return {
    place: { kind: 'process', ...(await readOurIdentity()) },
    now: () => Promise.resolve(systemClock.now()),
    isGone: async ({ place }) => place.kind === 'process' && (await isProcessGone(place)),
  };
}
