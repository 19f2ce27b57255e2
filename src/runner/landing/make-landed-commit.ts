import type { CommitAuthor } from '../../domain/attempt/committer.ts';
import { GitError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { commitTree } from '../../git/commit-tree.ts';
import { listParents } from '../../git/first-parents.ts';
import { readMessage } from '../../git/log.ts';
import { findCommit, readTreeOf } from '../../git/rev-parse.ts';
import { fetchCommits } from '../../store/control-repository.ts';
import { retryRemote } from '../../store/retry-remote.ts';
import { toSignature } from '../../store/signature.ts';
import type { LandedDraft } from '../../workspace/attempt/land.ts';
import type { AttemptContext } from '../context/run-context.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';

/** The commit that is to land, with notes for people; or the outcome of an attempt without one. */
export type MadeCommit =
  | { readonly kind: 'made'; readonly commit: ObjectId; readonly notes: readonly string[] }
  | { readonly kind: 'not_made'; readonly outcome: RecordOutcome };

// Why: docs/decisions/0131-github-signs-what-lands.md
/**
 * Makes the commit of a landing, by the server where that signs it, else here. The signed one is in the record before a
 * branch moves to it, so that a run that resumes lands the same commit. Moves no branch.
 */
export async function makeLandedCommit(context: AttemptContext, draft: LandedDraft): Promise<MadeCommit> {
  const { task, runContext, day } = context;
  const attempts = task.journal.state().record.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  const earlier = [attempts.find((attempt) => attempt.day === day)?.signed_commit, task.journal.branchHead()];
  for (const commit of earlier)
    if (commit !== undefined && commit !== draft.parent && (await hasContents(context, commit, draft)))
      return { kind: 'made', commit, notes: [] };
  const { tree, parent, message } = draft;
  const answer = await runContext.ports.committer?.sign({ tree, parent, message, branch: task.taskBranch });
  const makeHere = async (notes: readonly string[]): Promise<MadeCommit> => ({
    kind: 'made',
    commit: await commitTree(task.control, {
      ...draft,
      signature: { ...draft.signature, ...(await findAuthor(context)) },
    }),
    notes,
  });
  if (answer === undefined || answer.kind === 'not_wanted') return makeHere([]);
  if (answer.kind === 'signed' && (await hasContents(context, answer.commit, draft)))
    return recordSigned(context, answer.commit);
  const { reason, isFatal } =
    answer.kind === 'refused'
      ? answer
      : { reason: 'GitHub made another commit than the one that it was asked for.', isFatal: true };
  if (isFatal) return { kind: 'not_made', outcome: { kind: 'rejected', reason } };
  const note = runContext.ports.redactor.redact(`The commit is not signed: ${reason}`);
  runContext.ports.notifier.progress({ kind: 'warning', text: note });
  return makeHere([note]);
}

/** Finds the author of landed commits: the account of the token where it is known, else Groundhog. */
export async function findAuthor({ runContext, startedAt }: AttemptContext): Promise<CommitAuthor> {
  const { name, email } = toSignature(startedAt);
  return (await runContext.ports.committer?.findAuthor()) ?? { name, email };
}

async function recordSigned(context: AttemptContext, commit: ObjectId): Promise<MadeCommit> {
  const { checkpoint, day } = context;
  const event = { kind: 'commit_signed', checkpoint_id: checkpoint.id, day, commit } as const;
  const outcome = await recordEvents(context, [event], { keeps: [commit] });
  return outcome.kind === 'recorded' ? { kind: 'made', commit, notes: [] } : { kind: 'not_made', outcome };
}

/** Returns whether a commit of the origin has the tree, the one parent and the message of the draft. */
async function hasContents({ task, runContext }: AttemptContext, commit: ObjectId, draft: LandedDraft) {
  const { control } = task;
  const { origin, sleep } = runContext.ports;
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
