import { createServerClock } from '../../domain/server-clock.ts';
import { isProcessGone, readOurIdentity } from '../../exec/process-identity.ts';
import type { Git } from '../../git/git.ts';
import type { Remote } from '../../git/remote.ts';
import { findServerDate } from '../../git/server-date.ts';
import type { OperationContext } from '../../runner/operate.ts';
import type { RunParts } from './compose.ts';
import { systemClock } from './system-clock.ts';

export interface RemoteLeaseOptions {
  readonly git: Git;
  readonly remote: Remote;
  readonly onWarning: (text: string) => void;
}

/** Opens the lease of a task on a remote: by the clock of its server, or by this machine's where there is none. */
export async function openRemoteLease({
  git,
  remote,
  onWarning,
}: RemoteLeaseOptions): Promise<OperationContext['lease']> {
  const { now, isGone } = await openLocalLease();
  // A folder has no server with a clock of its own.
  if (!/^https?:/i.test(remote.url)) return { now, isGone };
  return {
    isGone,
    now: createServerClock({
      clock: systemClock,
      fetchDate: () => findServerDate(git, remote),
      onUnknown: () =>
        onWarning(
          `The remote did not report its time: whether a run is at work was decided by this machine's clock, ${systemClock.now().toISOString()}.`,
        ),
    }),
  };
}

/** Opens the lease of a run on this machine: by the machine's clock, and a holder is gone when its process is. */
export async function openLocalLease(): Promise<RunParts['lease']> {
  return {
    place: { kind: 'process', ...(await readOurIdentity()) },
    now: () => Promise.resolve(systemClock.now()),
    isGone: async ({ place }) => place.kind === 'process' && (await isProcessGone(place)),
  };
}
