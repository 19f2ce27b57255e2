import type { TaskView } from '../../domain/record/notifier.ts';
import type { GitHubClient, RepositoryName } from '../../github/client/client.ts';
import type { EnsuredPullRequest, PullCreation } from '../../github/pull-request.ts';
import type { Links } from '../../report/text/safe-text.ts';
import type { LiveMoment } from '../../report/words/live-attempt.ts';

export interface PublisherOptions {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  /** The branch that the pull request goes to, without `refs/heads/`. */
  readonly baseBranch: string;
  readonly links: Links;
  readonly onWarning: (text: string) => void;
  /** The issue that the pull request closes. */
  readonly issueNumber?: number | undefined;
  /** The login that our comments carry. */
  readonly author: () => Promise<string>;
  /** Applied to all text before it is sent. */
  readonly redact: (text: string) => string;
  /** Writes the check run on the task's head; absent for none. */
  readonly publishCheck?: ((view: TaskView) => Promise<void>) | undefined;
  /** Finds the attempt at work, to be shown in the status; absent where none is. */
  readonly findLive?: (() => LiveMoment | undefined) | undefined;
  /** Whether the commands of the status have boxes to tick. */
  readonly hasBoxes?: boolean | undefined;
  /** Which pull request may be created; with `never` no comment is created either. */
  readonly creation: PullCreation;
}

/** Why a task with commits has no pull request: GitHub refused it, or its branch was deleted. */
export type Unopened = EnsuredPullRequest & { readonly kind: 'refused' | 'branch_gone' };
