import type { GitHubClient, RepositoryName } from './client/client.ts';
import { toGitHubError } from './client/request-failure.ts';

/** The fields of a pull request that Groundhog needs. */
export interface PullRequest {
  readonly number: number;
  readonly url: string;
  readonly nodeId: string;
  readonly isDraft: boolean;
  readonly body: string;
  /** Merged and closed ones are final: people have decided about them. */
  readonly state: 'open' | 'merged' | 'closed';
  /** The commit that its branch was at, when it was still there. */
  readonly headSha: string;
}

/** A repository, and the URL of its pages when that is known. */
export interface PullRequestTarget {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  /** `https://host/owner/repository`. */
  readonly repositoryUrl?: string | undefined;
}

/** Lists the pull requests of a branch in every state, whatever they go to, newest first. */
export async function listPullRequests(
  { client, repository }: PullRequestTarget,
  head: string,
): Promise<readonly PullRequest[]> {
  try {
    const { data } = await client.rest.pulls.list({
      ...repository,
      state: 'all',
      head: `${repository.owner}:${head}`,
      sort: 'created',
      direction: 'desc',
      per_page: 100,
    });
    // A server ignores filters that it does not know, so the answer is checked.
    const ours = `${repository.owner}/${repository.repo}`.toLowerCase();
    return data
      .filter((pull) => pull.head.ref === head && pull.head.repo?.full_name.toLowerCase() === ours)
      .sort((a, b) => b.number - a.number)
      .map(toPullRequest);
  } catch (error) {
    throw toGitHubError(error, { operation: 'find the pull request', permission: 'pull-requests: write' });
  }
}

/** Finds the open pull request of a branch, else the last one that was merged or closed. */
export async function findLastPullRequest(target: PullRequestTarget, head: string): Promise<PullRequest | undefined> {
  const found = await listPullRequests(target, head);
  return found.find(({ state }) => state === 'open') ?? found[0];
}

/** Returns whether a pull request of the branch was merged when it was at this commit. */
export async function isMergedAt(target: PullRequestTarget, head: string, headSha: string): Promise<boolean> {
  const last = await findLastPullRequest(target, head);
  return last?.state === 'merged' && last.headSha === headSha;
}

interface PullRequestData {
  readonly number: number;
  readonly html_url: string;
  readonly node_id: string;
  readonly draft?: boolean | undefined;
  readonly body: string | null;
  readonly state: string;
  readonly merged_at?: string | null;
  readonly head: { readonly sha: string };
}

/** Takes the fields of a pull request out of an answer of GitHub. */
export function toPullRequest({
  number,
  html_url,
  node_id,
  draft,
  body,
  state,
  merged_at,
  head,
}: PullRequestData): PullRequest {
  return {
    number,
    url: html_url,
    nodeId: node_id,
    isDraft: draft === true,
    body: body ?? '',
    state: state === 'open' ? 'open' : merged_at == null ? 'closed' : 'merged',
    headSha: head.sha,
  };
}
