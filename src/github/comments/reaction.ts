import { hasStatus, toGitHubError } from '../client/request-failure.ts';
import type { RepositoryAccess } from '../events/compare-event-text.ts';

/** The reactions that acknowledge a command: received, done, or refused. */
export type ReactionContent = 'eyes' | '+1' | 'confused';

/** The issue, the comment, or the comment on a line of a pull request that gets a reaction. */
export type ReactionTarget =
  | { readonly kind: 'issue'; readonly number: number }
  | { readonly kind: 'comment' | 'line_comment'; readonly id: number };

const PERMISSION = 'issues: write\n    pull-requests: write';

/** Adds a reaction; GitHub keeps one of each kind by an author. Returns false when the target is gone. */
export async function react(
  { client, repository }: RepositoryAccess,
  target: ReactionTarget,
  content: ReactionContent,
): Promise<boolean> {
  try {
    const { reactions } = client.rest;
    if (target.kind === 'issue')
      await reactions.createForIssue({ ...repository, issue_number: target.number, content });
    else if (target.kind === 'comment')
      await reactions.createForIssueComment({ ...repository, comment_id: target.id, content });
    else await reactions.createForPullRequestReviewComment({ ...repository, comment_id: target.id, content });
    return true;
  } catch (error) {
    if (hasStatus(error, 404) || hasStatus(error, 410)) return false;
    throw toGitHubError(error, { operation: 'react', permission: PERMISSION });
  }
}
