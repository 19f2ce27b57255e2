import type { Attribution } from '../domain/attribution.ts';
import { renderLandedMessage } from '../domain/commit-message.ts';
import { GroundhogError } from '../domain/errors.ts';
import type { ObjectId } from '../domain/ids.ts';
import { toBranchRef } from '../domain/ref-name.ts';
import { commitTree } from '../git/commit-tree.ts';
import type { TreeDifference } from '../git/diff-tree.ts';
import type { Signature } from '../git/fast-import.ts';
import { readLooseRef } from '../git/loose-refs.ts';
import { findCommit } from '../git/rev-parse.ts';
import { setHead } from '../git/symbolic-ref.ts';
import { applyToIndex } from '../git/update-index.ts';
import { updateRefs } from '../git/update-ref.ts';
import type { Capture } from './capture.ts';
import { readIndexStamp, readTracked, recall } from './folder-walk.ts';
import type { Look } from './look.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { requireAttemptState, type Snapshot } from './snapshot.ts';
import { isIgnoreRule } from './strays.ts';
import type { Workspace } from './workspace.ts';

export interface Landing {
  readonly checkpointId: string;
  readonly planHash: string;
  readonly summary: string;
  readonly signature: Signature;
  readonly attribution?: Attribution | null;
}

/**
 * Makes the one commit of a passed attempt: the captured tree on top of the snapshot. The task branch has not moved, so
 * this is what a squash merge would give. Undefined when the tree equals the snapshot's. No ref is moved.
 */
export async function buildLandedCommit(
  workspace: Workspace,
  snapshot: Snapshot,
  { capture, landing }: { capture: Capture; landing: Landing },
): Promise<ObjectId | undefined> {
  const { checkpointId, planHash, summary, signature, attribution = null } = landing;
  if (summary.trim() === '')
    throw new GroundhogError('internal', { message: 'a landed commit needs a summary that is not blank' });
  await requireAttemptState(workspace, snapshot);
  if (capture.changes.length === 0) return undefined;
  const { taskId, day } = snapshot;
  const message = renderLandedMessage({ taskId, checkpointId, day, planHash, summary, attribution });
  return commitTree(workspace.control, { tree: capture.tree, parent: snapshot.snapshotRef, message, signature });
}

export interface Landed {
  /** Undefined when there was nothing to commit. */
  readonly commit: ObjectId | undefined;
  /** What the commit was made of. */
  readonly capture: Capture;
  /** Says that nothing has run in the workspace since the capture, so that it need not be looked at again. */
  readonly isUntouched?: boolean;
}

/**
 * Moves the task branch to the landed commit, removes the scratch branch, and leaves the workspace clean on the task
 * branch. Throws, with no ref moved, when the task branch is not at the snapshot.
 */
export async function land(workspace: Workspace, snapshot: Snapshot, landed: Landed): Promise<void> {
  await requireAttemptState(workspace, snapshot);
  const { control } = workspace;
  const { commit, capture } = landed;
  const taskRef = toBranchRef(snapshot.taskBranch);
  const scratchRef = toBranchRef(snapshot.scratchBranch);
  const scratch = (await readLooseRef(control, scratchRef)) ?? (await findCommit(control, scratchRef));
  await setHead(control, taskRef);
  await updateRefs(control, [
    commit === undefined
      ? { kind: 'verify', ref: taskRef, is: snapshot.snapshotRef }
      : { kind: 'update', ref: taskRef, from: snapshot.snapshotRef, to: commit },
    { kind: 'delete', ref: scratchRef, from: scratch ?? snapshot.snapshotRef },
  ]);
  if (commit !== undefined) await takeIntoIndex(workspace, capture.changes);
  // What the criteria left behind is not part of the result.
  await restoreSnapshot(workspace, snapshot, landed.isUntouched === true ? toLookAfter(capture) : undefined);
  await workspace.own?.leave(snapshot, { kind: 'landed', commit });
}

/** Brings the index to the landed tree, and what is remembered of it with it. */
async function takeIntoIndex(workspace: Workspace, changes: readonly TreeDifference[]): Promise<void> {
  const memory = recall(workspace);
  const tracked = await readTracked(workspace);
  await applyToIndex(workspace.git, changes);
  for (const { status, path } of changes) {
    if (status === 'D') tracked.files.delete(path);
    else tracked.files.add(path);
    tracked.submodules.delete(path);
    memory.records.delete(path.slice(0, Math.max(path.lastIndexOf('/'), 0)));
  }
  memory.index = { stamp: readIndexStamp(workspace), tracked };
  // What is ignored is asked for again under rules that have changed.
  if (changes.some(({ path }) => isIgnoreRule(path))) memory.unseen = undefined;
}

/** The look of the capture as it is after the landing: what was captured is no difference any more. */
function toLookAfter({ look, changes }: Capture): Look | undefined {
  if (look === undefined || changes.some(({ path }) => isIgnoreRule(path))) return undefined;
  const captured = new Set(changes.map(({ path }) => path));
  return {
    ...look,
    changed: look.changed.filter((path) => !captured.has(path)),
    untracked: look.untracked.filter((path) => !captured.has(path)),
  };
}
