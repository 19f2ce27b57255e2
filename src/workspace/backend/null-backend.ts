import type { Workspace } from '../workspace.ts';
import type { WorkspaceBackend } from './workspace-backend.ts';

const NOTHING = { branch: null, head: null, is_dirty: false, staged_count: 0, unstaged_count: 0, untracked_count: 0 };

/** Creates the backend of a folder that is used as it is: nothing is created or discarded, and git is never run. */
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
