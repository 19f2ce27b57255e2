import {
  findRateLimitWait,
  hasStatus,
  isOutcomeUnknown,
  parseRequestFailure,
  toGitHubError,
} from './client/request-failure.ts';
import { toCompareUrl } from './compare-url.ts';
import {
  findLastPullRequest,
  listPullRequests,
  type PullRequest,
  type PullRequestTarget,
  toPullRequest,
} from './find-pull-request.ts';

/**
 * Which pull request may be created: none; one where the branch has never had one; or also one after another that was
 * merged or closed, once the branch has moved on.
 */
export type PullCreation = 'never' | 'first' | 'next';

/** A pull request to open. Both branches are of the same repository, named without `refs/heads/`. */
export interface PullRequestProposal {
  readonly head: string;
  readonly base: string;
  /** Renders the title; called before one is created. */
  readonly renderTitle: () => Promise<string>;
  readonly body: string;
  readonly draft: boolean;
  /** The commit that the branch is at. */
  readonly headSha: string;
  readonly creation: PullCreation;
}

/**
 * The outcome of finding or opening a pull request: an open one, or the last one, which is `final`. When `refused`, the
 * user can open it by hand at `compareUrl`.
 */
export type EnsuredPullRequest =
  | {
      readonly kind: 'open';
      readonly pullRequest: PullRequest;
      readonly isNew: boolean;
      /** The one before it, which was merged or closed. */
      readonly before: PullRequest | undefined;
    }
  | { readonly kind: 'final'; readonly pullRequest: PullRequest }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly reason: string; readonly compareUrl: string | undefined }
  | { readonly kind: 'nothing_to_show' }
  | { readonly kind: 'branch_gone'; readonly branch: string; readonly headSha: string };

// Why: docs/decisions/0123-merged-or-closed-is-final.md
/** Finds the pull request of the branch `head`, or creates it where `creation` allows. Never creates a second open one. */
export async function ensurePullRequest(
  target: PullRequestTarget,
  proposal: PullRequestProposal,
): Promise<EnsuredPullRequest> {
  const { headSha, creation } = proposal;
  const all = await listPullRequests(target, proposal.head);
  const open = all.find(({ state }) => state === 'open');
  const last = all.find(({ state }) => state !== 'open');
  if (open !== undefined) return { kind: 'open', pullRequest: open, isNew: false, before: last };
  if (last !== undefined && (creation !== 'next' || last.headSha === headSha))
    return { kind: 'final', pullRequest: last };
  if (creation === 'never') return { kind: 'absent' };
  const opened = await openPullRequest(target, proposal);
  if (opened.kind === 'open') return { ...opened, before: last };
  // The last one was merged with a commit of a person, or closed with its branch: it is still the one to link to.
  const isNone = opened.kind === 'nothing_to_show' || opened.kind === 'branch_gone';
  return isNone && last !== undefined ? { kind: 'final', pullRequest: last } : opened;
}

async function openPullRequest(target: PullRequestTarget, proposal: PullRequestProposal): Promise<EnsuredPullRequest> {
  try {
    return await createPullRequest(target, proposal);
  } catch (error) {
    const failure = parseRequestFailure(error);
    const message = failure === undefined ? '' : [failure.message, ...failure.details].join('; ');
    if (failure?.status === 422) {
      if (/no commits between/i.test(message)) return { kind: 'nothing_to_show' };
      if (failure.details.includes('head invalid'))
        return { kind: 'branch_gone', branch: proposal.head, headSha: proposal.headSha };
      // GitHub takes no former name of a branch that was renamed.
      if (failure.details.includes('base invalid')) {
        const compareUrl = toCompareUrl(target.repositoryUrl, { head: proposal.head });
        return { kind: 'refused', reason: `The base "${proposal.base}" is gone.`, compareUrl };
      }
      if (proposal.draft && /draft pull requests are not supported/i.test(message))
        return openPullRequest(target, { ...proposal, draft: false });
    }
    if (failure?.status === 403 && findRateLimitWait(failure) === undefined)
      return { kind: 'refused', reason: message, compareUrl: toCompareUrl(target.repositoryUrl, proposal) };
    // Another job may have been faster, or our own request may have been executed.
    const isTaken = failure?.status === 422 && /already exists/i.test(message);
    const found = isTaken || isOutcomeUnknown(error) ? await findLastPullRequest(target, proposal.head) : undefined;
    if (found?.state === 'open') return { kind: 'open', pullRequest: found, isNew: !isTaken, before: undefined };
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

/** The outcome of marking a pull request as a draft or as ready. */
export type MarkedReady = { readonly kind: 'marked' } | { readonly kind: 'failed'; readonly reason: string };

/** The GraphQL documents of `markReady`. */
export const READY_DOCUMENTS = {
  ready:
    'mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }',
  draft: 'mutation($id: ID!) { convertPullRequestToDraft(input: { pullRequestId: $id }) { pullRequest { isDraft } } }',
} as const;

/** Marks a pull request as ready for review or as a draft, which only the GraphQL API can. Never throws. */
export async function markReady(
  { client }: PullRequestTarget,
  nodeId: string,
  wanted: keyof typeof READY_DOCUMENTS,
): Promise<MarkedReady> {
  for (let isLastTry = false; ; isLastTry = true) {
    try {
      await client.graphql(READY_DOCUMENTS[wanted], { id: nodeId });
      return { kind: 'marked' };
    } catch (error) {
      // Marking a pull request again as what it is changes nothing.
      if (!isLastTry && isOutcomeUnknown(error)) continue;
      const { data } = toGitHubError(error, { operation: `mark the pull request as ${wanted}` });
      return { kind: 'failed', reason: String(data.message) };
    }
  }
}

/** The fields of a pull request that people may change while a run is at work. */
export interface PullRequestNow {
  readonly body: string;
  readonly isDraft: boolean;
}

/** The GraphQL document of `readPullRequest`: a request of this kind does not count against the limit of the REST API. */
export const PULL_REQUEST_QUERY =
  'query($owner: String!, $repo: String!, $number: Int!) { repository(owner: $owner, name: $repo) { pullRequest(number: $number) { body isDraft } } }';

/** Reads a pull request as it is now. */
export async function readPullRequest(
  { client, repository }: PullRequestTarget,
  number: number,
): Promise<PullRequestNow> {
  try {
    const answer = await client.graphql<{ repository: { pullRequest: PullRequestNow } }>(PULL_REQUEST_QUERY, {
      ...repository,
      number,
    });
    return answer.repository.pullRequest;
  } catch (error) {
    throw toGitHubError(error, { operation: 'read the pull request', permission: 'pull-requests: write' });
  }
}

async function createPullRequest(
  { client, repository }: PullRequestTarget,
  { head, base, renderTitle, body, draft }: PullRequestProposal,
): Promise<EnsuredPullRequest> {
  const title = await renderTitle();
  const { data } = await client.rest.pulls.create({ ...repository, head, base, title, body, draft });
  return { kind: 'open', pullRequest: toPullRequest(data), isNew: true, before: undefined };
}
