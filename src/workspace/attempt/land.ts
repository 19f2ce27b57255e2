import type { Attribution } from '../../domain/attempt/attribution.ts';
import { GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { type LandedCommit, renderLandedMessage } from '../../domain/refs/commit-message.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import { commitTree, type NewCommit } from '../../git/commit-tree.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import type { Signature } from '../../git/fast-import.ts';
import { readLooseRef, setLooseHead } from '../../git/loose-refs.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { updateRefs } from '../../git/update-ref.ts';
import { isIgnoreRule } from '../files/hidden-files.ts';
import { writeStagedIndex } from '../files/staged-index.ts';
import type { Workspace, WorktreeStatus } from '../workspace.ts';
import type { Capture } from './capture.ts';
import { canDeferClean, deferClean } from './deferred-clean.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { requireAttemptState, type Snapshot } from './snapshot.ts';

export interface Landing {
  readonly checkpointId: string;
  readonly planHash: string;
  readonly summary: string;
  readonly signature: Signature;
  readonly madeBy?: LandedCommit['madeBy'];
  readonly attribution?: Attribution | null;
  readonly signedOffBy?: LandedCommit['signedOffBy'];
  /** Applied to the whole message. */
  readonly redact: (text: string) => string;
}

export type LandedDraft = NewCommit & { readonly parent: ObjectId };

// Why: docs/decisions/0012-landed-tree-is-captured-tree.md
/**
 * Drafts the one commit of a passed attempt: the captured tree on top of the snapshot. The task branch has not moved, so
 * a squash merge would give the same. Undefined when the tree equals the snapshot's.
 */
export async function draftLandedCommit(
  workspace: Workspace,
  snapshot: Snapshot,
  { capture, landing }: { capture: Capture; landing: Landing },
): Promise<LandedDraft | undefined> {
  const { signature, redact, ...named } = landing;
  if (named.summary.trim() === '')
    throw new GroundhogError('internal', { message: 'a landed commit needs a summary that is not blank' });
  await requireAttemptState(workspace, snapshot);
  if (capture.changes.length === 0) return undefined;
  const { taskId, day } = snapshot;
  const message = redact(renderLandedMessage({ ...named, taskId, day }));
  return { tree: capture.tree, parent: snapshot.snapshotRef, message, signature };
}

/** Makes the commit that `draftLandedCommit` drafts. Moves no ref. */
export async function buildLandedCommit(
  workspace: Workspace,
  snapshot: Snapshot,
  work: { capture: Capture; landing: Landing },
): Promise<ObjectId | undefined> {
  const draft = await draftLandedCommit(workspace, snapshot, work);
  return draft === undefined ? undefined : commitTree(workspace.control, draft);
}

export interface Landed {
  /** Undefined when there was nothing to commit. */
  readonly commit: ObjectId | undefined;
  /** The capture that the commit was made of. */
  readonly capture: Capture;
  /** True when nothing has run in the workspace since the capture, so that its status need not be read again. */
  readonly isUntouched?: boolean;
  /** When the files left by what has run since the capture are removed; at once when absent. */
  readonly clearing?: 'at once' | 'by the next attempt';
}

/**
 * Moves the task branch to the landed commit, removes the scratch branch, and leaves the workspace clean on the task
 * branch, or to be cleaned by the next attempt first of all. Throws, with no ref moved, when the task branch is not at
 * the snapshot.
 */
export async function land(workspace: Workspace, snapshot: Snapshot, landed: Landed): Promise<void> {
  await requireAttemptState(workspace, snapshot);
  const { control } = workspace;
  const { commit, capture } = landed;
  const taskRef = toBranchRef(snapshot.taskBranch);
  const scratchRef = toBranchRef(snapshot.scratchBranch);
  const scratch = (await readLooseRef(control, scratchRef)) ?? (await findCommit(control, scratchRef));
  await setLooseHead(control, taskRef);
  const moved = updateRefs(control, [
    commit === undefined
      ? { kind: 'verify', ref: taskRef, is: snapshot.snapshotRef }
      : { kind: 'update', ref: taskRef, from: snapshot.snapshotRef, to: commit },
    { kind: 'delete', ref: scratchRef, from: scratch ?? snapshot.snapshotRef },
  ]);
  await updateIndex(workspace, commit === undefined ? [] : capture.changes, moved);
  if (landed.isUntouched !== true && landed.clearing === 'by the next attempt' && canDeferClean(workspace, snapshot)) {
    deferClean(workspace, snapshot);
    return;
  }
  // Files left by the criteria are not part of the result.
  await restoreSnapshot(workspace, snapshot, landed.isUntouched === true ? toStatusAfter(capture) : undefined);
  await workspace.userCheckout?.leave(snapshot, { kind: 'landed', commit });
}

/** Brings the index to the landed tree as soon as the refs have moved. */
async function updateIndex(
  workspace: Workspace,
  changes: readonly TreeDifference[],
  moved: Promise<void>,
): Promise<void> {
  if (changes.length === 0) return moved;
  const [refs, index] = await Promise.allSettled([moved, writeStagedIndex(workspace, changes)]);
  if (refs.status === 'rejected') {
    if (index.status === 'fulfilled') index.value.discard();
    throw refs.reason;
  }
  if (index.status === 'rejected') throw index.reason;
  index.value.commit();
}

/** Returns the status of the capture as of after the landing, when captured files do not differ any more. */
function toStatusAfter({ status, changes }: Capture): WorktreeStatus | undefined {
  if (status === undefined || changes.some(({ path }) => isIgnoreRule(path))) return undefined;
  const captured = new Set(changes.map(({ path }) => path));
  return {
    ...status,
    changed: status.changed.filter((path) => !captured.has(path)),
    untracked: status.untracked.filter((path) => !captured.has(path)),
  };
}
