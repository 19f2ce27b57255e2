import type { Attribution } from '../domain/attribution.ts';
import { renderLandedMessage } from '../domain/commit-message.ts';
import { GroundhogError } from '../domain/errors.ts';
import type { ObjectId } from '../domain/ids.ts';
import { toBranchRef } from '../domain/ref-name.ts';
import { commitTree } from '../git/commit-tree.ts';
import type { Signature } from '../git/fast-import.ts';
import { setIndexTree } from '../git/read-tree.ts';
import { findCommit, readTreeOf } from '../git/rev-parse.ts';
import { setHead } from '../git/symbolic-ref.ts';
import { updateRefs } from '../git/update-ref.ts';
import type { Capture } from './capture.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { requireAttemptState, type Snapshot } from './snapshot.ts';
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
  const before = await readTreeOf(workspace.control, snapshot.snapshotRef);
  if (capture.tree === before) return undefined;
  const { taskId, day } = snapshot;
  const message = renderLandedMessage({ taskId, checkpointId, day, planHash, summary, attribution });
  return commitTree(workspace.control, { tree: capture.tree, parent: snapshot.snapshotRef, message, signature });
}

/**
 * Moves the task branch to the landed commit, removes the scratch branch, and leaves the workspace clean on the task
 * branch. Throws, with no ref moved, when the task branch is not at the snapshot.
 */
export async function land(workspace: Workspace, snapshot: Snapshot, landed: ObjectId | undefined): Promise<void> {
  await requireAttemptState(workspace, snapshot);
  const { control, git } = workspace;
  const taskRef = toBranchRef(snapshot.taskBranch);
  const scratchRef = toBranchRef(snapshot.scratchBranch);
  const scratch = await findCommit(control, scratchRef);
  await setHead(control, taskRef);
  await updateRefs(control, [
    landed === undefined
      ? { kind: 'verify', ref: taskRef, is: snapshot.snapshotRef }
      : { kind: 'update', ref: taskRef, from: snapshot.snapshotRef, to: landed },
    { kind: 'delete', ref: scratchRef, from: scratch ?? snapshot.snapshotRef },
  ]);
  if (landed !== undefined) await setIndexTree(git, await readTreeOf(control, landed));
  // What the criteria left behind is not part of the result.
  await restoreSnapshot(workspace, snapshot);
}
