import type { CommitAuthor } from '../../domain/attempt/committer.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { commitTree } from '../../git/commit-tree.ts';
import { toSignature } from '../../store/signature.ts';
import type { LandedDraft } from '../../workspace/attempt/land.ts';
import type { AttemptContext } from '../context/run-context.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';
import { hasContents, signCommit } from './sign-commit.ts';

/** The commit that is to land, with notes for people; or the outcome of an attempt without one. */
export type MadeCommit =
  | { readonly kind: 'made'; readonly commit: ObjectId; readonly notes: readonly string[] }
  | { readonly kind: 'not_made'; readonly recorded: RecordOutcome };

// Why: docs/decisions/0131-github-signs-what-lands.md
/**
 * Makes the commit of a landing, signed where the run has a key or the server signs it. The signed one is in the record
 * before a branch moves to it, so that a run that resumes lands the same commit. Moves no branch.
 */
export async function makeLandedCommit(context: AttemptContext, draft: LandedDraft): Promise<MadeCommit> {
  const { task, runContext, day } = context;
  const { control, taskBranch, journal } = task;
  const signing = { control, taskBranch, ports: runContext.ports };
  const attempts = journal.state().record.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  const earlier = [attempts.find((attempt) => attempt.day === day)?.signed_commit, journal.branchHead()];
  for (const commit of earlier)
    if (commit !== undefined && commit !== draft.parent && (await hasContents(signing, commit, draft)))
      return { kind: 'made', commit, notes: [] };
  const answer = await signCommit(signing, draft);
  if (answer.kind === 'signed') return recordSigned(context, answer.commit);
  if (answer.kind === 'refused') return { kind: 'not_made', recorded: { kind: 'rejected', reason: answer.reason } };
  const signature = { ...draft.signature, ...(await findAuthor(context)) };
  return { kind: 'made', commit: await commitTree(control, { ...draft, signature }), notes: answer.notes };
}

/** Finds the author of landed commits: that of the key, the account of the token where it is known, else Groundhog. */
export async function findAuthor({ runContext, startedAt }: AttemptContext): Promise<CommitAuthor> {
  const { signingKey, committer } = runContext.ports;
  const { name, email } = toSignature(startedAt);
  return signingKey?.author ?? (await committer?.findAuthor()) ?? { name, email };
}

async function recordSigned(context: AttemptContext, commit: ObjectId): Promise<MadeCommit> {
  const { checkpoint, day } = context;
  const event = { kind: 'commit_signed', checkpoint_id: checkpoint.id, day, commit } as const;
  const recorded = await recordEvents(context, [event], { keeps: [commit] });
  return recorded.kind === 'recorded' ? { kind: 'made', commit, notes: [] } : { kind: 'not_made', recorded };
}
