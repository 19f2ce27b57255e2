import type { AddedFile } from '../../domain/attempt/committer.ts';
import { GitError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { NewCommit } from '../../git/commit-tree.ts';
import { listParents } from '../../git/first-parents.ts';
import type { Git } from '../../git/git.ts';
import { readMessage } from '../../git/log.ts';
import { findCommit, readTreeOf } from '../../git/rev-parse.ts';
import { fetchCommits } from '../../store/control-repository.ts';
import { retryRemote } from '../../store/retry-remote.ts';
import type { RunPorts } from '../context/run-context.ts';

/** The repository that a signed commit is for, and who may sign it. */
export interface SigningContext {
  readonly control: Git;
  /** The branch that it is to land on. */
  readonly taskBranch: string;
  readonly ports: Pick<RunPorts, 'committer' | 'notifier' | 'origin' | 'redactor' | 'signingKey' | 'sleep'>;
}

/** A commit to be signed, with one parent. */
export type CommitToSign = NewCommit & { readonly parent: ObjectId };

/** A signed commit; or none, with notes for people, where an unsigned one may be made, and with a reason where not. */
export type SignedCommit =
  | { readonly kind: 'signed'; readonly commit: ObjectId }
  | { readonly kind: 'unsigned'; readonly notes: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Has a commit signed: by the key of the run, else by the server, which has the tree already unless the caller says what it
 * `adds` to that of the parent. The commit is in the control repository then, and in no ref.
 */
export async function signCommit(
  context: SigningContext,
  draft: CommitToSign,
  adds?: AddedFile,
): Promise<SignedCommit> {
  const { control, taskBranch, ports } = context;
  const { signingKey, committer, redactor, notifier } = ports;
  if (signingKey !== undefined) return { kind: 'signed', commit: await signingKey.commit(control, draft) };
  const { tree, parent, message } = draft;
  const added = adds === undefined ? {} : { adds: { ...adds, onTree: await readTreeOf(control, parent) } };
  const answer = await committer?.sign({ tree, parent, message, branch: taskBranch, ...added });
  if (answer === undefined || answer.kind === 'not_wanted') return { kind: 'unsigned', notes: [] };
  if (answer.kind === 'signed' && (await hasContents(context, answer.commit, draft))) return answer;
  const { reason, isFatal } =
    answer.kind === 'refused'
      ? answer
      : { reason: 'GitHub made another commit than the one that it was asked for.', isFatal: true };
  if (isFatal) return { kind: 'refused', reason };
  const note = redactor.redact(`The commit is not signed: ${reason}`);
  notifier.progress({ kind: 'warning', text: note });
  return { kind: 'unsigned', notes: [note] };
}

/** Returns whether a commit of the origin has the tree, the one parent and the message of the draft. */
export async function hasContents(
  { control, ports: { origin, sleep } }: Pick<SigningContext, 'control' | 'ports'>,
  commit: ObjectId,
  draft: CommitToSign,
): Promise<boolean> {
  try {
    await retryRemote(sleep, () => fetchCommits(control, origin, [commit]));
  } catch (error) {
    if (!(error instanceof GitError) || (await findCommit(control, commit)) !== undefined) throw error;
    return false;
  }
  if ((await readTreeOf(control, commit)) !== draft.tree) return false;
  const parents = await listParents(control, commit);
  if (parents.length !== 1 || parents[0] !== draft.parent) return false;
  return (await readMessage(control, commit)).trimEnd() === draft.message.trimEnd();
}
