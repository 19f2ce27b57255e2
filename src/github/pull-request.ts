import type { GitHubClient, RepositoryName } from './client/client.ts';
import {
  findRateLimitWait,
  hasStatus,
  isOutcomeUnknown,
  parseRequestFailure,
  toGitHubError,
} from './client/request-failure.ts';

/** The fields of a pull request that Groundhog needs. */
export interface PullRequest {
  readonly number: number;
  readonly url: string;
  readonly nodeId: string;
  readonly isDraft: boolean;
  readonly body: string;
}

/** A pull request to open. Both branches are of the same repository, named without `refs/heads/`. */
export interface PullRequestProposal {
  readonly head: string;
  readonly base: string;
  readonly title: string;
  readonly body: string;
  readonly draft: boolean;
}

/** The outcome of opening a pull request. When `refused`, the user can open it by hand at `compareUrl`. */
export type EnsuredPullRequest =
  | { readonly kind: 'open'; readonly pullRequest: PullRequest; readonly isNew: boolean }
  | { readonly kind: 'refused'; readonly reason: string; readonly compareUrl: string | undefined }
  | { readonly kind: 'nothing_to_show' };

/** A repository, and the URL of its pages when that is known. */
export interface PullRequestTarget {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  /** `https://host/owner/repository`. */
  readonly repositoryUrl?: string | undefined;
}

/** Finds or creates the open pull request from `head` to `base`. Never creates a second. */
export async function ensurePullRequest(
  target: PullRequestTarget,
  proposal: PullRequestProposal,
): Promise<EnsuredPullRequest> {
  const existing = await findPullRequest(target, proposal);
  if (existing !== undefined) return { kind: 'open', pullRequest: existing, isNew: false };
  try {
    return await createPullRequest(target, proposal);
  } catch (error) {
    const failure = parseRequestFailure(error);
    const message = failure === undefined ? '' : [failure.message, ...failure.details].join('; ');
    if (failure?.status === 422) {
      if (/no commits between/i.test(message)) return { kind: 'nothing_to_show' };
      if (proposal.draft && /draft pull requests are not supported/i.test(message)) {
        return ensurePullRequest(target, { ...proposal, draft: false });
      }
    }
    if (failure?.status === 403 && findRateLimitWait(failure) === undefined)
      return { kind: 'refused', reason: message, compareUrl: toCompareUrl(target, proposal) };
    // Another job may have been faster, or our own request may have been executed.
    const isTaken = failure?.status === 422 && /already exists/i.test(message);
    const found = isTaken || isOutcomeUnknown(error) ? await findPullRequest(target, proposal) : undefined;
    if (found !== undefined) return { kind: 'open', pullRequest: found, isNew: !isTaken };
    throw toGitHubError(error, { operation: 'open a pull request', permission: 'pull-requests: write' });
  }
}

/** Replaces the body. Returns false when the pull request is gone. */
export async function updatePullRequestBody(
  { client, repository }: PullRequestTarget,
  number: number,
  body: string,
): Promise<boolean> {
  try {
    await client.rest.pulls.update({ ...repository, pull_number: number, body });
    return true;
  } catch (error) {
    if (hasStatus(error, 404)) return false;
    throw toGitHubError(error, { operation: 'edit the pull request', permission: 'pull-requests: write' });
  }
}

/** The outcome of marking a draft as ready. */
export type MarkedReady = { readonly kind: 'ready' } | { readonly kind: 'failed'; readonly reason: string };

/** The GraphQL document of `markReady`. */
export const READY_DOCUMENT =
  'mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }';

/** Marks a draft as ready for review, which only the GraphQL API can. Never throws. */
export async function markReady({ client }: PullRequestTarget, nodeId: string): Promise<MarkedReady> {
  for (let isLastTry = false; ; isLastTry = true) {
    try {
      await client.graphql(READY_DOCUMENT, { id: nodeId });
      return { kind: 'ready' };
    } catch (error) {
      // Marking a pull request that is ready again changes nothing.
      if (!isLastTry && isOutcomeUnknown(error)) continue;
      const { data } = toGitHubError(error, { operation: 'mark the pull request ready' });
      return { kind: 'failed', reason: String(data.message) };
    }
  }
}

async function findPullRequest(
  { client, repository }: PullRequestTarget,
  { head, base }: PullRequestProposal,
): Promise<PullRequest | undefined> {
  try {
    const { data } = await client.rest.pulls.list({
      ...repository,
      state: 'open',
      head: `${repository.owner}:${head}`,
      base,
      per_page: 100,
    });
    // A server ignores filters that it does not know, so the answer is checked.
    const ours = `${repository.owner}/${repository.repo}`.toLowerCase();
    const found = data.find(
      (pull) => pull.head.ref === head && pull.base.ref === base && pull.head.repo?.full_name.toLowerCase() === ours,
    );
    return found === undefined ? undefined : toPullRequest(found);
  } catch (error) {
    throw toGitHubError(error, { operation: 'find the pull request', permission: 'pull-requests: write' });
  }
}

async function createPullRequest(
  { client, repository }: PullRequestTarget,
  proposal: PullRequestProposal,
): Promise<EnsuredPullRequest> {
  const { data } = await client.rest.pulls.create({ ...repository, ...proposal });
  return { kind: 'open', pullRequest: toPullRequest(data), isNew: true };
}

interface PullRequestData {
  readonly number: number;
  readonly html_url: string;
  readonly node_id: string;
  readonly draft?: boolean | undefined;
  readonly body: string | null;
}

function toPullRequest({ number, html_url, node_id, draft, body }: PullRequestData): PullRequest {
  return { number, url: html_url, nodeId: node_id, isDraft: draft === true, body: body ?? '' };
}

function toCompareUrl({ repositoryUrl }: PullRequestTarget, { base, head }: PullRequestProposal): string | undefined {
  if (repositoryUrl === undefined) return undefined;
  const encode = (branch: string) => branch.split('/').map(encodeURIComponent).join('/');
  return `${repositoryUrl}/compare/${encode(base)}...${encode(head)}?expand=1`;
}
