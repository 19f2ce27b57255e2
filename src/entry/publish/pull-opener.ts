import type { TaskView } from '../../domain/record/notifier.ts';
import { type CommentKeeper, createCommentKeeper } from '../../github/comments/comment-keeper.ts';
import type { PullRequest } from '../../github/find-pull-request.ts';
import { fetchIssueTitle } from '../../github/issue-title.ts';
import { ensurePullRequest } from '../../github/pull-request.ts';
import { renderPullRequestBody, renderPullRequestTitle } from '../../report/pages/pull-request-body.ts';
import { isTaskFinished } from '../../report/words/task-status.ts';
import { renderUnopenedWarning } from './describe-unopened.ts';
import type { PublisherOptions, Unopened } from './publisher-options.ts';

/** The pull request of a task, and its comments. */
export interface OpenPull {
  readonly pullRequest: PullRequest;
  readonly comments: CommentKeeper;
  /** Whether it was merged or closed: then only comments of ours that exist are kept current. */
  readonly isFinal: boolean;
  /** The one before it, which was merged or closed, until its status links to this one. */
  before: PullRequest | undefined;
  /** Its last known body. */
  body: string;
}

/**
 * Creates a function that finds or opens the pull request as soon as there is a commit to show; it returns undefined until
 * then, and for good once GitHub has refused, with a warning. One head is tried once.
 */
export function createPullOpener(
  options: PublisherOptions,
  onUnopened: (why: Unopened) => void,
): (view: TaskView) => Promise<OpenPull | undefined> {
  const { client, repository, links, redact, creation } = options;
  const target = { client, repository, repositoryUrl: links.repositoryUrl };
  let triedHead: string | undefined;
  let isRefused = false;
  return async (view) => {
    const { head, base_sha: baseSha, task_branch: taskBranch } = view.record;
    if (isRefused || head === baseSha || head === triedHead) return undefined;
    const issueNumber = view.record.issue_number ?? options.issueNumber;
    const renderTitle = async () =>
      redact(renderPullRequestTitle(view, issueNumber === undefined ? '' : await fetchIssueTitle(target, issueNumber)));
    const ensured = await ensurePullRequest(target, {
      head: taskBranch.replace(/^refs\/heads\//, ''),
      base: options.baseBranch,
      renderTitle,
      body: redact(renderPullRequestBody(view, { links, issueNumber })),
      draft: !isTaskFinished(view),
      headSha: head,
      creation,
    });
    triedHead = head;
    isRefused = ensured.kind === 'refused';
    if (ensured.kind === 'refused' || ensured.kind === 'branch_gone') {
      options.onWarning(redact(renderUnopenedWarning(ensured)));
      onUnopened(ensured);
    }
    if (ensured.kind !== 'open' && ensured.kind !== 'final') return undefined;
    const { pullRequest } = ensured;
    const isEmpty = ensured.kind === 'open' && ensured.isNew;
    const thread = { client, repository, issueNumber: pullRequest.number, author: await options.author(), isEmpty };
    return {
      pullRequest,
      comments: createCommentKeeper(thread),
      isFinal: ensured.kind === 'final',
      before: ensured.kind === 'open' ? ensured.before : undefined,
      body: pullRequest.body,
    };
  };
}
