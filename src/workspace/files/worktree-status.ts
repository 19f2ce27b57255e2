import { type FullStatus, readFullStatus } from '../../git/status.ts';
import type { Workspace } from '../workspace.ts';

/**
 * A status of the work tree. It is valid until anything runs in the workspace, of ours or the agent's: passing one on
 * promises that nothing has.
 */
export type WorktreeStatus = FullStatus;

/** Reads the status of the work tree. The caller must have looked for planted repositories before. */
export async function readWorktreeStatus({ git }: Workspace): Promise<WorktreeStatus> {
  return readFullStatus(git);
}

/** Returns the status that follows once everything in this one was dealt with. */
export function toCleanStatus(status: WorktreeStatus | undefined, untracked: Iterable<string>): WorktreeStatus {
  return {
    changed: [],
    untracked: [...untracked],
    unreadable: [],
    indexed: new Map(),
    branch: status?.branch,
    commit: status?.commit,
  };
}
