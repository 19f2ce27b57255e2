import type { Clock } from '../../domain/clock.ts';
import { createServerClock } from '../../domain/server-clock.ts';
import type { GitHubClient, RepositoryName } from './client.ts';

export interface ServerTimeOptions {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  readonly clock: Clock;
  readonly onWarning: (text: string) => void;
}

/** Creates a clock with GitHub's time; without an answer it uses this machine's time and warns once. */
export function createServerTime({ client, repository, clock, onWarning }: ServerTimeOptions): () => Promise<Date> {
  return createServerClock({
    clock,
    fetchDate: () =>
      client.rest.repos.get({ ...repository }).then(
        ({ headers }) => headers.date,
        () => undefined,
      ),
    onUnknown: () => onWarning("GitHub did not report its time; this machine's is used for the lease."),
  });
}
