import type { ObjectId } from '../../domain/ids.ts';
import type { Git } from '../../git/git.ts';
import { createInPlaceBackend } from '../../workspace/backend/in-place-backend.ts';
import type { WorkspaceBackend } from '../../workspace/backend/workspace-backend.ts';
import { createWorktreeBackend } from '../../workspace/backend/worktree-backend.ts';
import type { RunContext } from '../context/run-context.ts';

export interface BackendTask {
  readonly control: Git;
  readonly taskBranch: string;
  readonly head: ObjectId;
}

/** Opens the back-end of a run and checks its boundary. Creates nothing yet, and does not read the task branch. */
export async function openBackend(task: BackendTask, { ports, folders }: RunContext): Promise<WorkspaceBackend> {
  const { runDir, workDir, checkout } = folders;
  const users = (await ports.origin.listFolders()).map((path) => ({ path, what: "the repository's folder" }));
  const ours = [runDir, workDir].map((path) => ({ path, what: 'a folder of the run' }));
  const backend =
    checkout === undefined
      ? createWorktreeBackend({ ...task, runDir, workDir, apartFrom: users })
      : createInPlaceBackend({ ...task, root: checkout.held.root, open: checkout.workspace, apartFrom: ours });
  backend.requireBoundary();
  return backend;
}
