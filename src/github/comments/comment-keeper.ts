import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { hasStatus, isDoubtful } from '../client/request-failure.ts';
import { toGitHubError } from '../client/to-github-error.ts';
import type { TextEdit } from './edit-together.ts';

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
  readonly nodeId: string | undefined;
  readonly url: string;
  readonly body: string;
  /** Later ones with the same first line, which two jobs have made at the same moment. */
  readonly doubles: readonly number[];
}

/** An edit that is wanted and not made yet. */
export interface WantedEdit extends TextEdit {
  /** Says that it was made. */
  accept(): void;
}

/** Keeps the comments of one thread. */
export interface CommentKeeper {
  /** Brings one comment to the given body. */
  upsert(body: string, missing?: MissingComment): Promise<UpsertedComment>;
  /** The edit that would do the same; undefined where nothing, or more than one edit, is needed, or it is not known. */
  findEdit(body: string): WantedEdit | undefined;
}

/**
 * Keeps comments, each of which is brought to a given body. A comment is known by the first line of its body, its
 * marker, and by its author. It exists exactly once afterwards, even when GitHub's answers get lost; of several the
 * oldest is kept current, and the others say so in its place. The thread is read once, over all pages, and again only when
 * something is doubtful.
 */
export function createCommentKeeper(thread: CommentThread): CommentKeeper {
  const memory: Memory = { known: thread.isEmpty === true ? new Map() : undefined };
  return {
    async upsert(body, missing = 'create') {
      const upserted = await upsert(thread, memory, { body, missing });
      await retireDoubles(thread, memory, markerOf(body));
      return upserted;
    },
    findEdit(body) {
      const comment = memory.known?.get(markerOf(body));
      if (comment?.nodeId === undefined || comment.doubles.length > 0 || isSameText(comment.body, body))
        return undefined;
      const accept = () => void remember(memory, 'edited', { ...comment, body });
      return { kind: 'comment', nodeId: comment.nodeId, body, accept };
    },
  };
}

/** What is known of a thread: our comments by their first lines. */
interface Memory {
  known: Map<string, KnownComment> | undefined;
}

async function upsert(
  thread: CommentThread,
  memory: Memory,
  { body, missing }: { readonly body: string; readonly missing: MissingComment },
): Promise<UpsertedComment> {
  memory.known ??= await listOwnComments(thread);
  const comment = memory.known.get(markerOf(body));
  if (comment === undefined)
    return missing === 'create' ? create(thread, memory, body) : { kind: 'absent', commentId: undefined };
  if (isSameText(comment.body, body)) return { kind: 'unchanged', commentId: comment.id };
  if (await edit(thread, comment.id, body)) return remember(memory, 'edited', { ...comment, body });
  // Deleted by somebody: perhaps there is another one.
  memory.known = await listOwnComments(thread);
  const other = memory.known.get(markerOf(body));
  if (other !== undefined && (await edit(thread, other.id, body)))
    return remember(memory, 'edited', { ...other, body });
  memory.known.delete(markerOf(body));
  return create(thread, memory, body);
}

async function create(thread: CommentThread, memory: Memory, body: string): Promise<UpsertedComment> {
  try {
    return remember(memory, 'created', await postComment(thread, body));
  } catch (error) {
    if (!isDoubtful(error)) throw toCommentError(error, 'create a comment');
  }
  memory.known = await listOwnComments(thread);
  const found = memory.known.get(markerOf(body));
  if (found !== undefined) return remember(memory, 'created', found);
  try {
    return remember(memory, 'created', await postComment(thread, body));
  } catch (error) {
    // What came of it is not known: the next call looks first.
    memory.known = undefined;
    throw toCommentError(error, 'create a comment');
  }
}

/** What no job keeps current any more says where to read on, and is not known as ours from then on. */
async function retireDoubles(thread: CommentThread, { known }: Memory, marker: string): Promise<void> {
  const kept = known?.get(marker);
  if (kept === undefined || kept.doubles.length === 0) return;
  for (const id of kept.doubles) await edit(thread, id, `Out of date. Kept current is [this comment](${kept.url}).\n`);
  known?.set(marker, { ...kept, doubles: [] });
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

function remember({ known }: Memory, kind: 'created' | 'edited', comment: KnownComment): UpsertedComment {
  known?.set(markerOf(comment.body), comment);
  return { kind, commentId: comment.id };
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
    for (const { id, node_id: nodeId, html_url: url, body, user } of comments.sort((a, b) => a.id - b.id)) {
      if (user?.login.toLowerCase() !== author.toLowerCase() || body === undefined) continue;
      const oldest = own.get(markerOf(body));
      if (oldest === undefined) own.set(markerOf(body), { id, nodeId, url, body, doubles: [] });
      else own.set(markerOf(body), { ...oldest, doubles: [...oldest.doubles, id] });
    }
    return own;
  } catch (error) {
    throw toCommentError(error, 'list the comments');
  }
}

async function postComment({ client, repository, issueNumber }: CommentThread, body: string): Promise<KnownComment> {
  const { data } = await client.rest.issues.createComment({ ...repository, issue_number: issueNumber, body });
  return { id: data.id, nodeId: data.node_id, url: data.html_url, body, doubles: [] };
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
