import type { HolderLocation, LeaseHolder } from '../../domain/record/lease.ts';
import { isRunOver } from '../../github/actions/is-run-over.ts';
import type { GitHubClient } from '../../github/client/client.ts';
import { createServerTime } from '../../github/client/server-time.ts';
import type { RunParts } from '../compose/compose.ts';
import { systemClock } from '../compose/system-clock.ts';
import type { Job } from './job.ts';

/** The lease of a job: its time is GitHub's, and GitHub is asked whether another job is over. */
export function toJobLease(
  { run, runUrl, repository }: Job,
  client: GitHubClient,
  onWarning: (text: string) => void,
): RunParts['lease'] {
  const place: HolderLocation =
    run === undefined ? { kind: 'unknown' } : { kind: 'job', run: run.id, attempt: run.attempt, url: runUrl };
  return {
    place,
    now: createServerTime({ client, repository, clock: systemClock, onWarning }),
    async isGone(holder: LeaseHolder) {
      if (holder.place.kind !== 'job') return false;
      // A run is started again only after its last attempt is over.
      if (run?.id === holder.place.run && holder.place.attempt < run.attempt) return true;
      return isRunOver(client, repository, holder.place);
    },
  };
}
