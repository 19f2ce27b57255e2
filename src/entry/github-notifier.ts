import { assertNever } from '../domain/assert-never.ts';
import type { ChronicleEvent } from '../domain/chronicle-event.ts';
import { renderError } from '../domain/error-catalog.ts';
import { GitHubError } from '../domain/errors.ts';
import type { Notifier, TaskView } from '../domain/notifier.ts';
import { isSteeringEvent } from '../domain/steering.ts';
import { isThreadEvent } from '../domain/thread-event.ts';
import type { GitHubClient, RepositoryName } from '../github/client.ts';
import { ensurePullRequest, markReady, type PullRequest, updatePullRequestBody } from '../github/pull-request.ts';
import { createCommentUpserter, isSameText } from '../github/upsert-comment.ts';
import { renderCheckpointComment } from '../report/checkpoint-comment.ts';
import type { Links } from '../report/links.ts';
import { renderPullRequestBody, renderPullRequestTitle } from '../report/pull-request-body.ts';
import { renderStatusComment } from '../report/status-comment.ts';
import { createSoftly, type Softly } from './softly.ts';

/** What the notifier needs of the world. */
export interface GitHubNotifierOptions {
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
  /** Writes the check on the task's head when a run has ended; none is written without it. */
  readonly publishCheck?: ((view: TaskView) => Promise<void>) | undefined;
  /** Sends nothing at all. */
  readonly dryRun?: boolean | undefined;
}

/** A notifier that keeps a pull request and its comments current. */
export interface GitHubNotifier extends Notifier {
  /** The pull request, once there is one. */
  pullRequest(): { readonly number: number; readonly url: string } | undefined;
  /** Brings everything to this view and returns when it is delivered, or was warned about. */
  finish(view: TaskView): Promise<void>;
}

/**
 * Tells a run on GitHub. It works beside the run: `recorded` returns at once, and what comes in while a request is under
 * way is told together. Whatever fails becomes one warning and is tried again with the next news.
 */
export function createGitHubNotifier(options: GitHubNotifierOptions): GitHubNotifier {
  const { onWarning, redact } = options;
  const softly = createSoftly((text) => onWarning(redact(text)));
  const publisher = createPublisher(options, softly);
  let untold: ReadonlySet<string> | undefined;
  let news: TaskView | undefined;
  let working: Promise<void> | undefined;

  const work = async () => {
    for (let view = news; view !== undefined; view = news) {
      const current = view;
      // What the run before this one told is not known, so all is compared once.
      const ids = untold ?? new Set(current.run.checkpoints.map(({ checkpoint_id }) => checkpoint_id));
      news = undefined;
      untold = new Set();
      const failed = (await softly(() => publisher.publish(current, ids))) ?? ids;
      untold = new Set([...failed, ...untold]);
    }
    working = undefined;
  };
  const tell = (view: TaskView): Promise<void> => {
    news = view;
    working ??= work();
    return working;
  };

  return {
    async recorded(events, view) {
      if (untold !== undefined) untold = new Set([...untold, ...events.flatMap((event) => findTouched(event, view))]);
      if (options.dryRun !== true && events.some(isMilestone)) void tell(view);
    },
    progress() {},
    pullRequest: publisher.pullRequest,
    async finish(view) {
      if (options.dryRun === true) options.onWarning('Dry run: no pull request and no comment was written.');
      else await tell(view);
    },
  };
}

/** True for what is worth an edit. A pass is told with the landing that follows it. */
export function isMilestone(event: ChronicleEvent): boolean {
  if (isSteeringEvent(event)) return true;
  if (isThreadEvent(event)) return false;
  switch (event.kind) {
    case 'attempt_ended':
      return event.outcome !== 'passed';
    case 'checkpoint_landed':
    case 'checkpoint_satisfied':
    case 'checkpoint_abandoned':
    case 'checkpoint_blocked':
    case 'run_ended':
      return true;
    case 'task_created':
    case 'run_started':
    case 'plan_set':
    case 'branch_advanced':
    case 'workspace_prepared':
    case 'rollback_started':
    case 'rollback_completed':
    case 'rollback_failed':
    case 'leftovers_removed':
    case 'lease_released':
    case 'baseline_checked':
    case 'attempt_started':
    case 'steps_recorded':
    case 'attempt_captured':
    case 'budget_warning':
      return false;
    default:
      return assertNever(event);
  }
}

function findTouched(event: ChronicleEvent, view: TaskView): readonly string[] {
  if (event.kind === 'plan_set') return view.run.checkpoints.map(({ checkpoint_id }) => checkpoint_id);
  return 'checkpoint_id' in event ? [event.checkpoint_id] : [];
}

interface Publisher {
  /** Returns the checkpoints that could not be told. */
  publish(view: TaskView, ids: ReadonlySet<string>): Promise<ReadonlySet<string>>;
  pullRequest(): PullRequest | undefined;
}

interface OpenThread {
  readonly pullRequest: PullRequest;
  readonly upsertComment: ReturnType<typeof createCommentUpserter>;
}

function createPublisher(options: GitHubNotifierOptions, softly: Softly): Publisher {
  const { links, issueNumber, redact } = options;
  const target = { client: options.client, repository: options.repository, repositoryUrl: links.repositoryUrl };
  const openThread = createThreadOpener(options);
  let thread: OpenThread | undefined;
  let lastBody: string | undefined;
  let isDraft = false;

  const publishBody = async (number: number, body: string) => {
    if (isSameText(body, lastBody ?? '')) return;
    await updatePullRequestBody(target, number, body);
    lastBody = body;
  };
  const publishReady = async (nodeId: string) => {
    const marked = await markReady(target, nodeId);
    if (marked.kind === 'failed') options.onWarning(`The pull request stays a draft: ${redact(marked.reason)}`);
    isDraft = false;
  };

  return {
    pullRequest: () => thread?.pullRequest,
    async publish(view, ids) {
      const body = redact(renderPullRequestBody(view, { links, issueNumber: view.run.issue_number ?? issueNumber }));
      if (thread === undefined) {
        thread = await softly(() => openThread(view, body));
        lastBody = thread?.pullRequest.body;
        isDraft = thread?.pullRequest.isDraft ?? false;
      }
      if (thread === undefined) return ids;
      const { pullRequest, upsertComment } = thread;
      await softly(() => publishBody(pullRequest.number, body));
      await softly(() => upsertComment(redact(renderStatusComment(view, links))));
      const failed = new Set<string>();
      for (const id of [...ids].filter((each) => hasStory(view, each))) {
        const told = await softly(() => upsertComment(redact(renderCheckpointComment(view, id, links))));
        if (told === undefined) failed.add(id);
      }
      if (view.run.ending === 'passed' && isDraft) await softly(() => publishReady(pullRequest.nodeId));
      await softly(async () => options.publishCheck?.(view));
      return failed;
    },
  };
}

/** Opens the pull request as soon as there is a commit to show; undefined until then, and for good once refused. */
function createThreadOpener(options: GitHubNotifierOptions) {
  const { client, repository, links, onWarning, redact } = options;
  let triedHead: string | undefined;
  let isRefused = false;
  return async (view: TaskView, body: string): Promise<OpenThread | undefined> => {
    const { head, base_sha: baseSha, task_branch: taskBranch } = view.run;
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
    return { pullRequest, upsertComment: createCommentUpserter(thread) };
  };
}

function hasStory(view: TaskView, checkpointId: string): boolean {
  const run = view.run.checkpoints.find(({ checkpoint_id }) => checkpoint_id === checkpointId);
  return run !== undefined && (run.outcome !== 'pending' || run.attempts.some(({ ended_at }) => ended_at !== null));
}
