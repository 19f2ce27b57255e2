import type { HeadOrigin, TextState } from '../../domain/decisions/gate.ts';
import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { hasStatus } from '../client/request-failure.ts';
import type { CommentText, IssueText } from './trigger.ts';

/** Where GitHub is asked. */
export interface RepositoryAccess {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
}

/** An issue now, compared with what the event brought. */
export interface IssueComparison {
  readonly text: TextState;
  readonly labels: readonly string[];
}

/** Whether an issue still says what the event brought, and its labels. Never throws. */
export async function compareIssue(
  { client, repository }: RepositoryAccess,
  issue: IssueText,
): Promise<IssueComparison> {
  try {
    const { data } = await client.rest.issues.get({ ...repository, issue_number: issue.number });
    // Labels and answers move its date too, so the text itself is compared.
    const labels = data.labels.map((label) => (typeof label === 'string' ? label : (label.name ?? '')));
    return { text: toText(data.body) === toText(issue.body) ? 'same' : 'changed', labels };
  } catch (error) {
    return { text: hasStatus(error, 404) || hasStatus(error, 410) ? 'gone' : 'unknown', labels: [] };
  }
}

/** Whether a comment is still as the event brought it. Never throws. */
export async function compareComment(
  { client, repository }: RepositoryAccess,
  comment: CommentText,
): Promise<TextState> {
  try {
    const { data } = await client.rest.issues.getComment({ ...repository, comment_id: comment.id });
    const isNewer = !(Date.parse(data.updated_at) <= Date.parse(comment.updatedAt));
    return isNewer || toText(data.body) !== toText(comment.body) ? 'changed' : 'same';
  } catch (error) {
    return hasStatus(error, 404) || hasStatus(error, 410) ? 'gone' : 'unknown';
  }
}

/** Where the head of a pull request lies, and the name of its branch. */
export interface PullHead {
  readonly place: HeadOrigin;
  readonly branch: string | undefined;
}

/** Asks where a pull request comes from. Never throws. */
export async function fetchPullHead({ client, repository }: RepositoryAccess, pullNumber: number): Promise<PullHead> {
  try {
    const { data } = await client.rest.pulls.get({ ...repository, pull_number: pullNumber });
    const own = `${repository.owner}/${repository.repo}`.toLowerCase();
    const isOwn = data.head.repo?.full_name.toLowerCase() === own;
    return { place: isOwn ? 'same_repository' : 'fork', branch: data.head.ref };
  } catch {
    return { place: 'unknown', branch: undefined };
  }
}

function toText(body: string | null | undefined): string {
  return (body ?? '').replaceAll('\r\n', '\n').trimEnd();
}
