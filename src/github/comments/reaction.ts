import { hasStatus } from '../client/request-failure.ts';
import { toGitHubError } from '../client/to-github-error.ts';
import type { RepositoryAccess } from '../events/compare-event-text.ts';

/** Seen, done, or not done. */
export type ReactionContent = 'eyes' | '+1' | 'confused';

/** What a reaction is on. */
export type ReactionTarget =
  | { readonly kind: 'issue'; readonly number: number }
  | { readonly kind: 'comment'; readonly id: number };

const PERMISSION = 'issues: write\n    pull-requests: write';

/** Reacts, once: GitHub keeps one reaction of a kind by one author. False when what it is on is gone. */
export async function react(
  { client, repository }: RepositoryAccess,
  target: ReactionTarget,
  content: ReactionContent,
): Promise<boolean> {
  try {
    if (target.kind === 'issue')
      await client.rest.reactions.createForIssue({ ...repository, issue_number: target.number, content });
    else await client.rest.reactions.createForIssueComment({ ...repository, comment_id: target.id, content });
    return true;
  } catch (error) {
    if (hasStatus(error, 404) || hasStatus(error, 410)) return false;
    throw toGitHubError(error, { operation: 'react', permission: PERMISSION });
  }
}
