import type { Workspace } from '../workspace.ts';
import type { WorkspaceBackend } from './workspace-backend.ts';

const NOTHING = { branch: null, head: null, is_dirty: false, staged_count: 0, unstaged_count: 0, untracked_count: 0 };

/** A folder as it is: nothing is made, looked at or discarded, and git is never asked. */
export function createNullBackend(workspace: Workspace): WorkspaceBackend {
  return {
    kind: 'none',
    plannedPath: () => workspace.path,
    requireBoundary: () => undefined,
    prepare: async () => workspace,
    rollbackPreRun: async () => ({ kind: 'completed', workspace, notes: [] }),
    currentContext: () => undefined,
    snapshot: async () => NOTHING,
    diffSummary: async () => undefined,
  };
}
