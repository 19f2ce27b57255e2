import type { HeadOrigin, TextState } from '../../domain/decisions/gate.ts';
import { isTicked } from '../../domain/operations/command-box.ts';
import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { hasStatus } from '../client/request-failure.ts';
import type { TickedBox } from './ticked-box.ts';
import type { CommentText, IssueText } from './trigger.ts';

/** A repository and the client that reaches it. */
export interface RepositoryAccess {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
}

/** The present text of an issue, compared with that of the event, and its labels. */
export interface IssueComparison {
  readonly text: TextState;
  readonly labels: readonly string[];
}

/** Compares an issue with the text of the event. Never throws. */
export async function compareIssue(
  { client, repository }: RepositoryAccess,
  issue: IssueText,
): Promise<IssueComparison> {
  try {
    const { data } = await client.rest.issues.get({ ...repository, issue_number: issue.number });
    // Labels and comments change its date too, so the text itself is compared.
    const labels = data.labels.map((label) => (typeof label === 'string' ? label : (label.name ?? '')));
    return { text: isSameBody(data.body, issue.body) ? 'same' : 'changed', labels };
  } catch (error) {
    return { text: hasStatus(error, 404) || hasStatus(error, 410) ? 'gone' : 'unknown', labels: [] };
  }
}

/** Compares a comment, or a review of the pull request of this number, with the text of the event. Never throws. */
export async function compareComment(
  access: RepositoryAccess,
  comment: CommentText,
  pullNumber: number,
): Promise<TextState> {
  try {
    const { body, updatedAt } = await fetchComment(access, comment, pullNumber);
    const isNewer = updatedAt !== undefined && !(Date.parse(updatedAt) <= Date.parse(comment.updatedAt));
    return isNewer || !isSameBody(body, comment.body) ? 'changed' : 'same';
  } catch (error) {
    return hasStatus(error, 404) || hasStatus(error, 410) ? 'gone' : 'unknown';
  }
}

/** Finds whether a box is still ticked: what was written since need not concern it. Never throws. */
export async function compareBox(
  access: RepositoryAccess,
  comment: CommentText,
  { command }: TickedBox,
): Promise<TextState> {
  try {
    const { body } = await fetchComment(access, comment, 0);
    return isTicked(body ?? '', command) ? 'same' : 'changed';
  } catch (error) {
    return hasStatus(error, 404) || hasStatus(error, 410) ? 'gone' : 'unknown';
  }
}

interface PresentComment {
  readonly body: string | null | undefined;
  /** Undefined for a review: GitHub does not say when it was edited. */
  readonly updatedAt: string | undefined;
}

async function fetchComment(
  { client, repository }: RepositoryAccess,
  { id, part }: CommentText,
  pullNumber: number,
): Promise<PresentComment> {
  const { issues, pulls } = client.rest;
  if (part === 'review') {
    const { data } = await pulls.getReview({ ...repository, pull_number: pullNumber, review_id: id });
    return { body: data.body, updatedAt: undefined };
  }
  const request = { ...repository, comment_id: id };
  const { data } = part === 'line' ? await pulls.getReviewComment(request) : await issues.getComment(request);
  return { body: data.body, updatedAt: data.updated_at };
}

/** The origin of a pull request's head, and the name of its branch. */
export interface PullHead {
  readonly origin: HeadOrigin;
  readonly branch: string | undefined;
}

/** Fetches the head of a pull request. Never throws. */
export async function fetchPullHead({ client, repository }: RepositoryAccess, pullNumber: number): Promise<PullHead> {
  try {
    const { data } = await client.rest.pulls.get({ ...repository, pull_number: pullNumber });
    const ours = `${repository.owner}/${repository.repo}`.toLowerCase();
    const isOurs = data.head.repo?.full_name.toLowerCase() === ours;
    return { origin: isOurs ? 'same_repository' : 'fork', branch: data.head.ref };
  } catch {
    return { origin: 'unknown', branch: undefined };
  }
}

/** Returns whether two texts are equal but for line ends and white space at the end. */
export function isSameBody(a: string | null | undefined, b: string | null | undefined): boolean {
  return toText(a) === toText(b);
}

function toText(body: string | null | undefined): string {
  return (body ?? '').replaceAll('\r\n', '\n').trimEnd();
}
