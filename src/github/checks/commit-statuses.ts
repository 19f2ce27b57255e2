import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { findRateLimitWait, parseRequestFailure, toCheckError } from '../client/request-failure.ts';

const MAX_PAGES = 10;

/** The latest commit status of one context, GitHub's older kind of check. */
export interface CommitStatus {
  readonly name: string;
  readonly state: string;
  readonly creator: string | undefined;
  readonly description: string;
  readonly targetUrl: string | null;
}

/** Lists the statuses of a commit; undefined when the token may not read them, which is asked only once. */
export type ListStatuses = (commit: string) => Promise<readonly CommitStatus[] | undefined>;

/** Creates the list for one repository. */
export function createStatusList(client: GitHubClient, repository: RepositoryName): ListStatuses {
  let isForbidden = false;
  return async (commit) => {
    if (isForbidden) return undefined;
    try {
      return await listLatest(client, repository, commit);
    } catch (error) {
      const failure = parseRequestFailure(error);
      isForbidden = failure?.status === 403 && findRateLimitWait(failure) === undefined;
      if (isForbidden) return undefined;
      throw toCheckError(error, { operation: 'list the statuses of a commit', permission: 'statuses: read' });
    }
  };
}

/** Lists the latest status of each context; GitHub returns statuses newest first. */
async function listLatest(client: GitHubClient, repository: RepositoryName, ref: string): Promise<CommitStatus[]> {
  const latest = new Map<string, CommitStatus>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data } = await client.rest.repos.listCommitStatusesForRef({ ...repository, ref, per_page: 100, page });
    for (const { context, state, creator, description, target_url } of data) {
      if (latest.has(context)) continue;
      latest.set(context, {
        name: context,
        state,
        creator: creator?.login,
        description: description ?? '',
        targetUrl: target_url,
      });
    }
    if (data.length < 100) break;
  }
  return [...latest.values()];
}
