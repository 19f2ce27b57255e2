import type { Clock } from '../domain/clock.ts';
import type { GitHubClient, RepositoryName } from './client.ts';

export interface ServerTimeOptions {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  readonly clock: Clock;
  readonly onWarning: (text: string) => void;
}

/**
 * GitHub's own time, by the date of an answer and what has passed here since: the clocks of two machines may differ by
 * hours. Where GitHub does not answer, it is this machine's time, and that is said once.
 */
export function createServerTime({ client, repository, clock, onWarning }: ServerTimeOptions): () => Promise<Date> {
  let known: Promise<{ readonly serverMs: number; readonly atMs: number }> | undefined;
  const ask = async () => {
    const localMs = clock.now().getTime();
    try {
      const { headers } = await client.rest.repos.get({ ...repository });
      const serverMs = Date.parse(headers.date ?? '');
      if (!Number.isNaN(serverMs)) return { serverMs, atMs: clock.monotonicMs() };
    } catch {
      onWarning("GitHub did not tell its time; this machine's is used for the lease.");
    }
    return { serverMs: localMs, atMs: clock.monotonicMs() };
  };
  return async () => {
    known ??= ask();
    const { serverMs, atMs } = await known;
    return new Date(serverMs + (clock.monotonicMs() - atMs));
  };
}
