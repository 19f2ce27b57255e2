import { createServerClock } from '../../domain/server-clock.ts';
import type { Git } from '../../git/git.ts';
import type { Remote } from '../../git/remote.ts';
import { findServerDate } from '../../git/server-date.ts';
import type { OperationContext } from '../../runner/operate.ts';
import { toLocalLease } from './local-lease.ts';
import { systemClock } from './system-clock.ts';

export interface LeaseOfRemote {
  readonly git: Git;
  readonly remote: Remote;
  readonly onWarning: (text: string) => void;
}

/** Whether a task elsewhere is held: by the time of the server that holds it, where it tells its time. */
export async function toRemoteLease({ git, remote, onWarning }: LeaseOfRemote): Promise<OperationContext['lease']> {
  const { now, isGone } = await toLocalLease();
  // A folder has no clock but this machine's.
  if (!/^https?:/i.test(remote.url)) return { now, isGone };
  return {
    isGone,
    now: createServerClock({
      clock: systemClock,
      fetchDate: () => findServerDate(git, remote),
      onUnknown: () =>
        onWarning(
          `The remote did not tell its time: whether a run is at work was decided by this machine's clock, ${systemClock.now().toISOString()}.`,
        ),
    }),
  };
}
