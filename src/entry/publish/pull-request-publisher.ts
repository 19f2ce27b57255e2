import type { TaskView } from '../../domain/record/notifier.ts';
import type { GitHubClient } from '../../github/client/client.ts';
import {
  createCommentKeeper,
  isSameText,
  type MissingComment,
  type WantedEdit,
} from '../../github/comments/comment-keeper.ts';
import { sendEditBatch } from '../../github/comments/edit-batch.ts';
import type { PullRequest } from '../../github/find-pull-request.ts';
import { markReady, readPullRequest, updatePullRequestBody } from '../../github/pull-request.ts';
import { needsOwnComment, renderCheckpointComment } from '../../report/pages/checkpoint-comment.ts';
import { renderContinuedComment } from '../../report/pages/continued-comment.ts';
import { renderPullRequestBody } from '../../report/pages/pull-request-body.ts';
import { renderStatusComment } from '../../report/pages/status-comment.ts';
import { findOurPart, readBodyState, renderMarker, replaceOurPart } from '../../report/text/marker.ts';
import type { Links } from '../../report/text/safe-text.ts';
import type { PublisherOptions, Unopened } from './publisher-options.ts';
import { createPullOpener, type OpenPull } from './pull-opener.ts';
import type { WarnOnFailure } from './warn-on-failure.ts';

/** Keeps a task's pull request and its comments current. */
export interface Publisher {
  /** Publishes a view with the comments of the checkpoints `ids`. Returns those that failed. */
  publish(view: TaskView, ids: ReadonlySet<string>): Promise<ReadonlySet<string>>;
  /** Shows the attempt at work in the status that is there, by at most one request. */
  showLive(view: TaskView): Promise<void>;
  pullRequest(): PullRequest | undefined;
  /** Why there is no pull request; undefined where there is one, or nothing to show yet. */
  unopened(): Unopened | undefined;
  /** Whether the pull request was merged or closed. */
  isFinal(): boolean;
}

/** More edits make a request too large. */
const MAX_EDITS_AT_ONCE = 10;

/** Creates a publisher. A failure goes through `warnOnFailure`, and is tried again with the next view. */
export function createPublisher(options: PublisherOptions, warnOnFailure: WarnOnFailure): Publisher {
  const { client } = options;
  let unopened: Unopened | undefined;
  const opener = createPullOpener(options, (why) => {
    unopened = why;
  });
  const editAtOnce = createJointEditor(client);
  let open: OpenPull | undefined;

  return {
    pullRequest: () => open?.pullRequest,
    unopened: () => (open === undefined ? unopened : undefined),
    isFinal: () => open?.isFinal === true,
    async showLive(view) {
      if (open !== undefined && !open.isFinal)
        await open.comments.tryEdit(await renderStatus({ view, pull: open, options }));
    },
    async publish(view, ids) {
      // A final one may be followed by another as soon as something new has landed.
      if (open === undefined || open.isFinal) open = (await warnOnFailure(() => opener(view))) ?? open;
      if (open === undefined) return ids;
      const pull = open;
      const failed = await publishComments({ view, ids, pull, options, editAtOnce, warnOnFailure });
      await warnOnFailure(() => linkFromBefore({ view, pull, options }));
      await warnOnFailure(async () => options.publishCheck?.(view));
      return failed;
    },
  };
}

interface Publication {
  readonly view: TaskView;
  readonly ids: ReadonlySet<string>;
  readonly pull: OpenPull;
  readonly options: PublisherOptions;
  readonly editAtOnce: (edits: readonly WantedEdit[]) => Promise<void>;
  readonly warnOnFailure: WarnOnFailure;
}

/** Publishes body, status and comments: what is new by itself, what exists already by one request. */
async function publishComments(publication: Publication): Promise<ReadonlySet<string>> {
  const { view, pull, options, editAtOnce, warnOnFailure } = publication;
  const { comments } = pull;
  const missing: MissingComment = pull.isFinal || options.creation === 'never' ? 'leave_out' : 'create';
  const failed = new Set<string>();
  // The status comes first on the page.
  const renderNow = () => renderStatus(publication);
  const isStatusNew = (await warnOnFailure(() => comments.find(toStatusMarker(view)))) === undefined;
  if (isStatusNew) await warnOnFailure(async () => comments.upsert(await renderNow(), missing));
  const chronicle = await findCheckpointTexts(publication);
  for (const [id, text] of chronicle)
    if (comments.findEdit(text) === undefined)
      if ((await warnOnFailure(() => comments.upsert(text, missing))) === undefined) failed.add(id);
  const status = (await warnOnFailure(renderNow)) ?? '';
  const edits = [status, ...chronicle.values()].flatMap((text) => comments.findEdit(text) ?? []);
  const body = pull.isFinal ? undefined : await warnOnFailure(() => findBodyEdit(publication));
  await editAtOnce(body === undefined ? edits : [body, ...edits]);
  // What the joint edit has not changed is changed one by one.
  await warnOnFailure(() => publishBody(publication, body));
  if (status !== '') await warnOnFailure(() => comments.upsert(status, missing));
  for (const [id, text] of chronicle)
    if ((await warnOnFailure(() => comments.upsert(text, missing))) === undefined) failed.add(id);
    else failed.delete(id);
  return failed;
}

/** Renders the comments of the checkpoints that have one, or that have more to say than the status does. */
async function findCheckpointTexts({ view, ids, pull, options }: Publication): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const id of ids) {
    const isThere = (await pull.comments.find(toCheckpointMarker(view, id)).catch(() => undefined)) !== undefined;
    if (isThere || needsOwnComment(view, id))
      texts.set(id, options.redact(renderCheckpointComment(view, id, options.links)));
  }
  return texts;
}

/** Has the status on the pull request before this one, where there is one, say that the task continues here. */
async function linkFromBefore({ view, pull, options }: Shown): Promise<void> {
  const { before, pullRequest } = pull;
  if (before === undefined) return;
  const { client, repository } = options;
  const author = await options.author();
  const comments = createCommentKeeper({ client, repository, issueNumber: before.number, author });
  const isMerged = before.state === 'merged';
  await comments.upsert(renderContinuedComment(view, { isMerged, next: pullRequest }), 'leave_out');
  pull.before = undefined;
}

type Shown = Pick<Publication, 'view' | 'pull' | 'options'>;

async function renderStatus(shown: Shown): Promise<string> {
  const { view, options } = shown;
  const extras = { live: shown.pull.isFinal ? undefined : options.findLive?.(), hasBoxes: options.hasBoxes };
  return options.redact(renderStatusComment(view, await withCommentLinks(shown), extras));
}

/** Returns the links with the addresses of the comments that exist. */
async function withCommentLinks({ view, pull, options }: Shown): Promise<Links> {
  const checkpoints = new Map<string, string>();
  for (const { checkpoint_id: id } of view.record.checkpoints) {
    const url = (await pull.comments.find(toCheckpointMarker(view, id)))?.url;
    if (url !== undefined) checkpoints.set(id, url);
  }
  return { ...options.links, comments: { status: (await pull.comments.find(toStatusMarker(view)))?.url, checkpoints } };
}

function toStatusMarker({ record: { lineage } }: TaskView): string {
  return renderMarker({ lineage, kind: 'status' });
}

function toCheckpointMarker({ record: { lineage } }: TaskView, checkpointId: string): string {
  return renderMarker({ lineage, kind: 'checkpoint', checkpointId });
}

// Why: docs/decisions/0142-text-of-people-is-read-before-each-edit.md
/**
 * Finds the edit of our part of the body; undefined when it is as it should be. The body is read again first, since people
 * write around our part. Where the part changes between open and finished, the pull request is made ready, or a draft again.
 */
async function findBodyEdit(publication: Publication): Promise<WantedEdit | undefined> {
  const { view, pull, options } = publication;
  const { issueNumber, redact } = options;
  const links = await withCommentLinks(publication);
  const part = redact(renderPullRequestBody(view, { links, issueNumber: view.record.issue_number ?? issueNumber }));
  if (isSameText(findOurPart(pull.body) ?? '', part)) return undefined;
  const target = { client: options.client, repository: options.repository };
  const now = await readPullRequest(target, pull.pullRequest.number);
  const before = readBodyState(now.body) ?? 'open';
  const after = readBodyState(part);
  const wanted = after === 'finished' ? 'ready' : 'draft';
  if (before !== after && now.isDraft === (wanted === 'ready')) {
    const marked = await markReady(target, pull.pullRequest.nodeId, wanted);
    if (marked.kind === 'failed')
      options.onWarning(
        `The pull request ${wanted === 'ready' ? 'stays a draft' : 'stays ready'}: ${redact(marked.reason)}`,
      );
  }
  const body = replaceOurPart(now.body, part);
  const confirm = () => {
    pull.body = body;
  };
  return { kind: 'pull_request', nodeId: pull.pullRequest.nodeId, body, confirm };
}

async function publishBody({ pull, options }: Publication, edit: WantedEdit | undefined): Promise<void> {
  if (edit === undefined || pull.body === edit.body) return;
  await updatePullRequestBody(options, pull.pullRequest.number, edit.body);
  edit.confirm();
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
