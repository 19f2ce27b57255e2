import {
  type Claim,
  decideClaim,
  type HolderLocation,
  type Lease,
  type LeaseHolder,
} from '../../domain/record/lease.ts';
import { isRunOver } from '../../github/actions/is-run-over.ts';
import { createServerTime } from '../../github/client/server-time.ts';
import type { LeaseTerms } from '../../runner/context/run-context.ts';
import type { RunParts } from '../compose/compose.ts';
import { systemClock } from '../compose/system-clock.ts';
import type { JobContext } from './job-context.ts';

/** Opens the lease of a job: by GitHub's clock, and a holder is gone when GitHub has its workflow run as completed. */
export function openJobLease({ job, client, warn }: Pick<JobContext, 'job' | 'client' | 'warn'>): RunParts['lease'] {
  const { run, runUrl, repository } = job;
  const place: HolderLocation =
    run === undefined ? { kind: 'unknown' } : { kind: 'job', run: run.id, attempt: run.attempt, url: runUrl };
  return {
    place,
    now: createServerTime({ client, repository, clock: systemClock, onWarning: warn }),
    async isGone(holder: LeaseHolder) {
      if (holder.place.kind !== 'job') return false;
      // GitHub allows a re-run only after the last attempt is completed.
      if (run?.id === holder.place.run && holder.place.attempt < run.attempt) return true;
      return isRunOver(client, repository, holder.place);
    },
  };
}

/** Decides what a run that claims a task now would get, without claiming it. */
export async function peekLease(
  lease: Lease | undefined,
  { now, isGone }: Pick<LeaseTerms, 'now' | 'isGone'>,
): Promise<Claim> {
  const holder = lease?.holder ?? undefined;
  return decideClaim(lease, { now: await now(), isHolderGone: holder !== undefined && (await isGone(holder)) });
}
