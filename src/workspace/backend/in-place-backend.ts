import type { ObjectId } from '../../domain/ids.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import type { Git } from '../../git/git.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { hasAgentRepository, writeAgentRepository } from '../agent-git/agent-repository.ts';
import type { AgentObjects } from '../agent-objects.ts';
import type { Workspace } from '../workspace.ts';
import { type KeptApart, requireApart } from './boundary.ts';
import { describeWorkspace, summarizeDiff } from './describe-workspace.ts';
import type { WorkspaceBackend } from './workspace-backend.ts';

export interface InPlaceBackendOptions {
  readonly control: Git;
  readonly taskBranch: string;
  readonly head: ObjectId;
  readonly root: string;
  /** The checkout as a workspace, once it was found fit. */
  readonly open: () => Workspace;
  /** Set where the agent gets a repository of its own instead of the user's. */
  readonly objects?: AgentObjects | undefined;
  /** Folders that the checkout must be apart from. */
  readonly apartFrom: readonly KeptApart[];
}

/** Creates the backend of a user's checkout, which is never discarded: its files are theirs. */
export function createInPlaceBackend(options: InPlaceBackendOptions): WorkspaceBackend {
  const { control, taskBranch, head, root } = options;
  let workspace: Workspace | undefined;
  const findHead = async () => (await findCommit(control, toBranchRef(taskBranch))) ?? head;
  const requireBoundary = () => requireApart(root, options.apartFrom);
  return {
    kind: 'in_place',
    plannedPath: () => root,
    requireBoundary,
    async prepare() {
      requireBoundary();
      workspace = { ...options.open(), objects: options.objects };
      const taskRef = toBranchRef(taskBranch);
      if (hasAgentRepository(workspace))
        await writeAgentRepository(workspace, { head: taskRef, refs: new Map([[taskRef, head]]) });
      return workspace;
    },
    async rollbackPreRun() {
      return { kind: 'failed', reason: "A user's checkout is not discarded." };
    },
    currentContext: () => workspace && { path: workspace.path, branch: taskBranch, head, rollbacks: 0 },
    snapshot: async () => workspace && describeWorkspace(workspace, await findHead()),
    diffSummary: async () => workspace && summarizeDiff(workspace, await findHead()),
  };
}
