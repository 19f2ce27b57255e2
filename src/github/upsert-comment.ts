import type { GitHubClient, RepositoryName } from './client.ts';
import { hasStatus, isDoubtful } from './request-failure.ts';
import { toGitHubError } from './to-github-error.ts';

/** Where comments are kept, and whose they are. */
export interface CommentThread {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  /** Of an issue or a pull request. */
  readonly issueNumber: number;
  /** The login that our own comments carry; comments of others are never touched. */
  readonly author: string;
  /** True when the thread was only just made, so that nothing needs to be read. */
  readonly isEmpty?: boolean;
}

/** What was done to a comment. */
export interface UpsertedComment {
  readonly kind: 'created' | 'edited' | 'unchanged' | 'absent';
  /** Undefined only for `absent`. */
  readonly commentId: number | undefined;
}

/** Whether a comment that is not there is made. */
export type MissingComment = 'create' | 'leave_out';

interface KnownComment {
  readonly id: number;
  readonly body: string;
}

/**
 * Makes a function that brings one comment to the given body. A comment is known by the first line of its body, its
 * marker, and by its author. It exists exactly once afterwards, even when GitHub's answers get lost; of several the
 * oldest is kept current. The thread is read once, over all pages, and again only when something is doubtful.
 */
export function createCommentUpserter(
  thread: CommentThread,
): (body: string, missing?: MissingComment) => Promise<UpsertedComment> {
  let known: Map<string, KnownComment> | undefined = thread.isEmpty === true ? new Map() : undefined;

  async function upsert(body: string, missing: MissingComment = 'create'): Promise<UpsertedComment> {
    known ??= await listOwnComments(thread);
    const marker = markerOf(body);
    const comment = known.get(marker);
    if (comment === undefined)
      return missing === 'create' ? create(marker, body) : { kind: 'absent', commentId: undefined };
    if (isSameText(comment.body, body)) return { kind: 'unchanged', commentId: comment.id };
    if (await edit(comment.id, body)) return remember('edited', comment.id, body);
    // Deleted by somebody: perhaps there is another one.
    known = await listOwnComments(thread);
    const other = known.get(marker);
    if (other !== undefined && (await edit(other.id, body))) return remember('edited', other.id, body);
    known.delete(marker);
    return create(marker, body);
  }

  async function create(marker: string, body: string): Promise<UpsertedComment> {
    try {
      return remember('created', await postComment(thread, body), body);
    } catch (error) {
      if (!isDoubtful(error)) throw toCommentError(error, 'create a comment');
    }
    known = await listOwnComments(thread);
    const found = known.get(marker);
    if (found !== undefined) return remember('created', found.id, found.body);
    try {
      return remember('created', await postComment(thread, body), body);
    } catch (error) {
      // What came of it is not known: the next call looks first.
      known = undefined;
      throw toCommentError(error, 'create a comment');
    }
  }

  async function edit(commentId: number, body: string): Promise<boolean> {
    try {
      await thread.client.rest.issues.updateComment({ ...thread.repository, comment_id: commentId, body });
      return true;
    } catch (error) {
      if (hasStatus(error, 404)) return false;
      throw toCommentError(error, 'edit a comment');
    }
  }

  function remember(kind: 'created' | 'edited', commentId: number, body: string): UpsertedComment {
    known?.set(markerOf(body), { id: commentId, body });
    return { kind, commentId };
  }

  return upsert;
}

/** The comments of our own author by their first lines; of those with the same one, the oldest. */
async function listOwnComments({ client, repository, issueNumber, author }: CommentThread) {
  const own = new Map<string, KnownComment>();
  try {
    const comments = await client.paginate(client.rest.issues.listComments, {
      ...repository,
      issue_number: issueNumber,
      per_page: 100,
    });
    for (const { id, body, user } of comments) {
      if (user?.login.toLowerCase() !== author.toLowerCase() || body === undefined) continue;
      const other = own.get(markerOf(body));
      if (other === undefined || id < other.id) own.set(markerOf(body), { id, body });
    }
    return own;
  } catch (error) {
    throw toCommentError(error, 'list the comments');
  }
}

async function postComment({ client, repository, issueNumber }: CommentThread, body: string): Promise<number> {
  const { data } = await client.rest.issues.createComment({ ...repository, issue_number: issueNumber, body });
  return data.id;
}

function markerOf(body: string): string {
  return (body.split('\n', 1)[0] ?? '').trim();
}

/**
 * True when a host that trims and ends lines in its own way holds the same text. Which workflow run said it does not
 * count: a run that changes nothing edits nothing.
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
