import { type FullStatus, readFullStatus } from '../../git/status.ts';
import type { Workspace } from '../workspace.ts';

/**
 * What one look at the work tree found. It is valid until anything runs in the workspace, ours or the agent's: who hands
 * one on says that nothing did.
 */
export type WorktreeStatus = FullStatus;

/** Looks at the work tree. Planted repositories must have been looked for before. */
export async function readWorktreeStatus({ git }: Workspace): Promise<WorktreeStatus> {
  return readFullStatus(git);
}

/** What a look would find once everything that this one found was dealt with. */
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
