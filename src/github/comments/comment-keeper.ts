import { type GitHubClient, type RepositoryName, triedOnce } from '../client/client.ts';
import { hasStatus, isOutcomeUnknown, toGitHubError } from '../client/request-failure.ts';
import type { TextEdit } from './edit-batch.ts';

/** An issue or pull request whose comments are kept, and the author of ours. */
export interface CommentThread {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  /** The number of the issue or pull request. */
  readonly issueNumber: number;
  /** The login of our comments; comments of others are never touched. */
  readonly author: string;
  /** True for a new thread, which need not be read. */
  readonly isEmpty?: boolean;
}

/** The outcome of an upsert. */
export interface UpsertedComment {
  readonly kind: 'created' | 'edited' | 'unchanged' | 'absent';
  /** Undefined for `absent` alone. */
  readonly commentId: number | undefined;
}

/** Whether a missing comment is created. */
export type MissingComment = 'create' | 'leave_out';

interface KnownComment {
  readonly id: number;
  readonly nodeId: string | undefined;
  readonly url: string;
  readonly body: string;
  /** The time of the last edit, by GitHub's clock. */
  readonly updatedAt: string;
  /** Later comments with the same first line, which two jobs created at the same moment. */
  readonly duplicates: readonly number[];
}

/** An edit that has not been sent yet. */
export interface WantedEdit extends TextEdit {
  /** Records that the edit was sent. */
  confirm(): void;
}

/** Keeps the comments of one thread. */
export interface CommentKeeper {
  /** Creates or edits the comment with the marker of this body. */
  upsert(body: string, missing?: MissingComment): Promise<UpsertedComment>;
  /** Finds the edit that an upsert would send; undefined when it needs no edit, several, or is not known. */
  findEdit(body: string): WantedEdit | undefined;
  /** Edits the comment with the marker of this body, where it is known, by one request that is not repeated. */
  tryEdit(body: string): Promise<void>;
  /** Finds our comment with this marker. */
  find(marker: string): Promise<Pick<KnownComment, 'url' | 'body' | 'updatedAt'> | undefined>;
}

/**
 * Creates a keeper of comments. A comment is identified by its author and the first line of its body, its marker. After an
 * upsert it exists exactly once, even when answers of GitHub get lost; of several the oldest is kept current, and the others
 * link to it. The thread is read once, over all pages, and again only when the outcome of a request is unknown.
 */
export function createCommentKeeper(thread: CommentThread): CommentKeeper {
  const cache: ThreadCache = { known: thread.isEmpty === true ? new Map() : undefined };
  return {
    async upsert(body, missing = 'create') {
      const upserted = await upsert(thread, cache, { body, missing });
      await retireDuplicates(thread, cache, markerOf(body));
      return upserted;
    },
    findEdit(body) {
      const comment = cache.known?.get(markerOf(body));
      if (comment?.nodeId === undefined || comment.duplicates.length > 0 || isSameText(comment.body, body))
        return undefined;
      const confirm = () => void cacheComment(cache, 'edited', { ...comment, body });
      return { kind: 'comment', nodeId: comment.nodeId, body, confirm };
    },
    async tryEdit(body) {
      const comment = cache.known?.get(markerOf(body));
      if (comment === undefined || isSameText(comment.body, body)) return;
      // Until the edit is confirmed the text is not known, so that the next upsert writes it in any case.
      cacheComment(cache, 'edited', { ...comment, body: markerOf(body) });
      const { client, repository } = thread;
      await client.rest.issues.updateComment({ ...repository, comment_id: comment.id, body, ...triedOnce });
      cacheComment(cache, 'edited', { ...comment, body });
    },
    async find(marker) {
      cache.known ??= await listOurComments(thread);
      return cache.known.get(marker);
    },
  };
}

/** Our comments of a thread by their first lines; undefined until the thread is read. */
interface ThreadCache {
  known: Map<string, KnownComment> | undefined;
}

async function upsert(
  thread: CommentThread,
  cache: ThreadCache,
  { body, missing }: { readonly body: string; readonly missing: MissingComment },
): Promise<UpsertedComment> {
  cache.known ??= await listOurComments(thread);
  const comment = cache.known.get(markerOf(body));
  if (comment === undefined)
    return missing === 'create' ? create(thread, cache, body) : { kind: 'absent', commentId: undefined };
  if (isSameText(comment.body, body)) return { kind: 'unchanged', commentId: comment.id };
  if (await edit(thread, comment.id, body)) return cacheComment(cache, 'edited', { ...comment, body });
  // The comment was deleted: perhaps there is another one.
  cache.known = await listOurComments(thread);
  const other = cache.known.get(markerOf(body));
  if (other !== undefined && (await edit(thread, other.id, body)))
    return cacheComment(cache, 'edited', { ...other, body });
  cache.known.delete(markerOf(body));
  return create(thread, cache, body);
}

async function create(thread: CommentThread, cache: ThreadCache, body: string): Promise<UpsertedComment> {
  try {
    return cacheComment(cache, 'created', await postComment(thread, body));
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw toCommentError(error, 'create a comment');
  }
  cache.known = await listOurComments(thread);
  const found = cache.known.get(markerOf(body));
  if (found !== undefined) return cacheComment(cache, 'created', found);
  try {
    return cacheComment(cache, 'created', await postComment(thread, body));
  } catch (error) {
    // The outcome is unknown: the next call reads the thread first.
    cache.known = undefined;
    throw toCommentError(error, 'create a comment');
  }
}

/** Replaces duplicates, which no job keeps current, with a link to the comment that is kept. */
async function retireDuplicates(thread: CommentThread, { known }: ThreadCache, marker: string): Promise<void> {
  const kept = known?.get(marker);
  if (kept === undefined || kept.duplicates.length === 0) return;
  for (const id of kept.duplicates)
    await edit(thread, id, `Out of date. [This comment](${kept.url}) is kept current.\n`);
  known?.set(marker, { ...kept, duplicates: [] });
}

async function edit({ client, repository }: CommentThread, commentId: number, body: string): Promise<boolean> {
  try {
    await client.rest.issues.updateComment({ ...repository, comment_id: commentId, body });
    return true;
  } catch (error) {
    if (hasStatus(error, 404)) return false;
    throw toCommentError(error, 'edit a comment');
  }
}

function cacheComment({ known }: ThreadCache, kind: 'created' | 'edited', comment: KnownComment): UpsertedComment {
  known?.set(markerOf(comment.body), comment);
  return { kind, commentId: comment.id };
}

/** Lists our comments by their first lines; of several with the same one, the oldest. */
async function listOurComments({ client, repository, issueNumber, author }: CommentThread) {
  const ours = new Map<string, KnownComment>();
  try {
    const comments = await client.paginate(client.rest.issues.listComments, {
      ...repository,
      issue_number: issueNumber,
      per_page: 100,
    });
    for (const { id, node_id: nodeId, html_url: url, body, user, updated_at: updatedAt } of comments.sort(
      (a, b) => a.id - b.id,
    )) {
      if (user?.login.toLowerCase() !== author.toLowerCase() || body === undefined) continue;
      const oldest = ours.get(markerOf(body));
      if (oldest === undefined) ours.set(markerOf(body), { id, nodeId, url, body, updatedAt, duplicates: [] });
      else ours.set(markerOf(body), { ...oldest, duplicates: [...oldest.duplicates, id] });
    }
    return ours;
  } catch (error) {
    throw toCommentError(error, 'list the comments');
  }
}

async function postComment({ client, repository, issueNumber }: CommentThread, body: string): Promise<KnownComment> {
  const { data } = await client.rest.issues.createComment({ ...repository, issue_number: issueNumber, body });
  const { id, node_id: nodeId, html_url: url, updated_at: updatedAt } = data;
  return { id, nodeId, url, body, updatedAt, duplicates: [] };
}

function markerOf(body: string): string {
  return (body.split('\n', 1)[0] ?? '').trim();
}

/**
 * Returns whether two texts are equal but for line ends, outer white space and the workflow run that they link to: a run
 * that changes nothing edits nothing.
 */
export function isSameText(a: string, b: string): boolean {
  return toComparable(a) === toComparable(b);
}

function toComparable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/\/actions\/runs\/\d+/g, '/actions/runs/')
    .trim();
}

function toCommentError(error: unknown, operation: string) {
  return toGitHubError(error, { operation, permission: 'issues: write\n    pull-requests: write' });
}
