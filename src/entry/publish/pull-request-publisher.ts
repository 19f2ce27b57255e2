import { renderError } from '../../domain/errors/error-catalog.ts';
import { GitHubError } from '../../domain/errors/errors.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import type { GitHubClient, RepositoryName } from '../../github/client/client.ts';
import {
  type CommentKeeper,
  createCommentKeeper,
  isSameText,
  type WantedEdit,
} from '../../github/comments/comment-keeper.ts';
import { sendEditBatch } from '../../github/comments/edit-batch.ts';
import { ensurePullRequest, markReady, type PullRequest, updatePullRequestBody } from '../../github/pull-request.ts';
import { renderCheckpointComment } from '../../report/pages/checkpoint-comment.ts';
import { renderPullRequestBody, renderPullRequestTitle } from '../../report/pages/pull-request-body.ts';
import { renderStatusComment } from '../../report/pages/status-comment.ts';
import type { Links } from '../../report/text/safe-text.ts';
import type { WarnOnFailure } from './warn-on-failure.ts';

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
}

/** Keeps a task's pull request and its comments current. */
export interface Publisher {
  /** Publishes a view with the comments of the checkpoints `ids`. Returns those that failed. */
  publish(view: TaskView, ids: ReadonlySet<string>): Promise<ReadonlySet<string>>;
  pullRequest(): PullRequest | undefined;
}

interface OpenPull {
  readonly pullRequest: PullRequest;
  readonly comments: CommentKeeper;
  /** Its last known body. */
  body: string;
}

/** More edits make a request too large. */
const MAX_EDITS_AT_ONCE = 10;

/** Creates a publisher. A failure goes through `warnOnFailure`, and is tried again with the next view. */
export function createPublisher(options: PublisherOptions, warnOnFailure: WarnOnFailure): Publisher {
  const { links, issueNumber, redact, client } = options;
  const target = { client, repository: options.repository, repositoryUrl: links.repositoryUrl };
  const openPull = createPullOpener(options);
  const editAtOnce = createJointEditor(client);
  let open: OpenPull | undefined;
  let isDraft = false;

  const publishBody = async (pull: OpenPull, body: string) => {
    if (isSameText(body, pull.body)) return;
    await updatePullRequestBody(target, pull.pullRequest.number, body);
    pull.body = body;
  };
  const publishReady = async (nodeId: string) => {
    const marked = await markReady(target, nodeId);
    if (marked.kind === 'failed') options.onWarning(`The pull request stays a draft: ${redact(marked.reason)}`);
    isDraft = false;
  };

  return {
    pullRequest: () => open?.pullRequest,
    async publish(view, ids) {
      const body = redact(renderPullRequestBody(view, { links, issueNumber: view.record.issue_number ?? issueNumber }));
      if (open === undefined) {
        open = await warnOnFailure(() => openPull(view, body));
        isDraft = open?.pullRequest.isDraft ?? false;
      }
      if (open === undefined) return ids;
      const pull = open;
      const status = redact(renderStatusComment(view, links));
      const shown = [...ids].filter((id) => hasAttemptOrOutcome(view, id));
      const chronicle = new Map(shown.map((id) => [id, redact(renderCheckpointComment(view, id, links))]));
      await editAtOnce(findEdits(pull, body, [status, ...chronicle.values()]));
      // What the joint edit has not changed is changed one by one.
      await warnOnFailure(() => publishBody(pull, body));
      await warnOnFailure(() => pull.comments.upsert(status));
      const failed = new Set<string>();
      for (const [id, text] of chronicle)
        if ((await warnOnFailure(() => pull.comments.upsert(text))) === undefined) failed.add(id);
      if (view.record.ending === 'passed' && isDraft) await warnOnFailure(() => publishReady(pull.pullRequest.nodeId));
      await warnOnFailure(async () => options.publishCheck?.(view));
      return failed;
    },
  };
}

/** Lists the edits of texts that exist already. */
function findEdits(pull: OpenPull, body: string, texts: readonly string[]): WantedEdit[] {
  const edits = texts.flatMap((text) => pull.comments.findEdit(text) ?? []);
  if (isSameText(body, pull.body)) return edits;
  const confirm = () => {
    pull.body = body;
  };
  return [{ kind: 'pull_request', nodeId: pull.pullRequest.nodeId, body, confirm }, ...edits];
}

/**
 * Creates an editor that sends several edits as one request, which costs one second of a paced client. A single edit is
 * left to the caller, and so are all after a token or a server has once refused.
 */
function createJointEditor(client: GitHubClient): (edits: readonly WantedEdit[]) => Promise<void> {
  let isTried = true;
  return async (edits) => {
    for (let from = 0; isTried && from < edits.length; from += MAX_EDITS_AT_ONCE) {
      const some = edits.slice(from, from + MAX_EDITS_AT_ONCE);
      if (some.length < 2) continue;
      isTried = await sendEditBatch(client, some);
      if (isTried) for (const { confirm } of some) confirm();
    }
  };
}

/** Opens the pull request as soon as there is a commit to show; undefined until then, and for good once refused. */
function createPullOpener(options: PublisherOptions) {
  const { client, repository, links, onWarning, redact } = options;
  let triedHead: string | undefined;
  let isRefused = false;
  return async (view: TaskView, body: string): Promise<OpenPull | undefined> => {
    const { head, base_sha: baseSha, task_branch: taskBranch } = view.record;
    if (isRefused || head === baseSha || head === triedHead) return undefined;
    const proposal = {
      head: taskBranch.replace(/^refs\/heads\//, ''),
      base: options.baseBranch,
      title: redact(renderPullRequestTitle(view)),
      body,
      draft: true,
    };
    const ensured = await ensurePullRequest({ client, repository, repositoryUrl: links.repositoryUrl }, proposal);
    if (ensured.kind !== 'open') {
      triedHead = head;
      isRefused = ensured.kind === 'refused';
      if (ensured.kind === 'refused') {
        const facts = { message: ensured.reason, compare_url: ensured.compareUrl };
        onWarning(redact(renderError(new GitHubError('pull_request_refused', facts))));
      }
      return undefined;
    }
    const { pullRequest, isNew } = ensured;
    const author = await options.author();
    const thread = { client, repository, issueNumber: pullRequest.number, author, isEmpty: isNew };
    return { pullRequest, comments: createCommentKeeper(thread), body: pullRequest.body };
  };
}

function hasAttemptOrOutcome(view: TaskView, checkpointId: string): boolean {
  const record = view.record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === checkpointId);
  if (record === undefined) return false;
  return record.outcome !== 'pending' || record.attempts.some(({ ended_at }) => ended_at !== null);
}
