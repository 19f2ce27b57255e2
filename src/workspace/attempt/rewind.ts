import { toBranchRef } from '../../domain/refs/ref-name.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { setLooseHead } from '../../git/loose-refs.ts';
import { findCommit } from '../../git/rev-parse.ts';
import type { Workspace } from '../workspace.ts';
import type { Capture } from './capture.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { requireAttemptState, type Snapshot } from './snapshot.ts';

export interface RewindOptions {
  /** A capture since which nothing has run in the workspace, so that its status need not be read again. */
  readonly untouchedSince?: Capture | undefined;
  /** True when the work must not be kept on a branch of the user's repository. */
  readonly isWithheld?: boolean;
}

// Why: docs/decisions/0027-statuses-that-are-not-reused.md
/**
 * Brings the workspace back to the snapshot after a failed attempt. The work must have been captured; the scratch
 * branch stays. Throws, and touches nothing, when HEAD or the task branch is not where the attempt left them.
 */
export async function rewind(
  workspace: Workspace,
  snapshot: Snapshot,
  { untouchedSince, isWithheld = false }: RewindOptions = {},
): Promise<{ readonly notes: readonly string[] }> {
  await requireAttemptState(workspace, snapshot);
  const { unhidden, surviving } = await restoreSnapshot(workspace, snapshot, untouchedSince?.status);
  await setLooseHead(workspace.control, toBranchRef(snapshot.taskBranch));
  if (workspace.userCheckout !== undefined) {
    const scratch = isWithheld ? undefined : await findCommit(workspace.control, toBranchRef(snapshot.scratchBranch));
    await workspace.userCheckout.leave(snapshot, { kind: 'rewound', scratch });
  }
  const notes: string[] = [];
  if (unhidden.length > 0) notes.push(`Hidden by ignore rules of the attempt, and removed: ${listSome(unhidden)}.`);
  if (surviving.length > 0)
    notes.push(`Ignored files made by the attempt are still in the workspace: ${listSome(surviving)}.`);
  return { notes };
}
