import type { ObjectId } from '../domain/ids.ts';
import type { Git } from '../git/git.ts';
import type { WorkspaceBackend } from '../workspace/workspace-backend.ts';
import { createWorktreeBackend } from '../workspace/worktree-backend.ts';
import type { RunSurroundings } from './run-options.ts';

export interface BackendPlace {
  readonly control: Git;
  readonly taskBranch: string;
  readonly head: ObjectId;
}

/** The back-end of a run, with its boundary checked. Nothing is made yet, and nothing was asked of the task's branch. */
export async function openBackend(
  place: BackendPlace,
  { runDir, workDir, origin }: RunSurroundings,
): Promise<WorkspaceBackend> {
  const theirs = (await origin.listFolders()).map((path) => ({ path, what: "the repository's folder" }));
  const backend = createWorktreeBackend({ ...place, runDir, workDir, apartFrom: theirs });
  backend.requireBoundary();
  return backend;
}
