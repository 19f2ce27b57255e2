import { GitError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { WorkspaceSnapshot } from '../../domain/record/workspace-context.ts';
import { listStaged, readLineCounts } from '../../git/diff-index.ts';
import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';
import { readStatus } from '../../git/status.ts';
import { findAgentHead } from '../agent-git/agent-repository.ts';
import { isWorkspaceThere } from '../files/disk-file.ts';
import { findPlantedRepositories } from '../files/nested-repository.ts';
import type { Workspace } from '../workspace.ts';

const MAX_LISTED = 1000;

/** The differences of a workspace from a commit: tracked files in lines, new files by name. */
export interface DiffSummary {
  readonly from: ObjectId;
  readonly files: readonly { readonly path: string; readonly added: number | null; readonly deleted: number | null }[];
  readonly untracked: readonly string[];
  /** Names that are left out of the two lists. */
  readonly omitted: number;
}

/**
 * Counts the files that differ from a commit; undefined when the workspace is gone, or holds a repository that git must
 * not enter.
 */
export async function describeWorkspace(workspace: Workspace, from: ObjectId): Promise<WorkspaceSnapshot | undefined> {
  return inspectUnlessPlanted(workspace, async () => {
    const { changed, untracked } = await readStatus(workspace.git);
    const staged = new Set(await listStaged(workspace.git, from));
    const edited = changed.filter((path) => !staged.has(path));
    return {
      branch: (await findAgentHead(workspace)) ?? null,
      head: from,
      is_dirty: staged.size + edited.length + untracked.length > 0,
      staged_count: staged.size,
      unstaged_count: edited.length,
      untracked_count: untracked.length,
    };
  });
}

/** Lists the files that differ from a commit; undefined as for `describeWorkspace`. */
export async function summarizeDiff(workspace: Workspace, from: ObjectId): Promise<DiffSummary | undefined> {
  return inspectUnlessPlanted(workspace, async () => {
    const files = await readLineCounts(workspace.git, from);
    const { untracked } = await readStatus(workspace.git);
    const listed = files.slice(0, MAX_LISTED);
    const names = untracked.slice(0, MAX_LISTED - listed.length);
    return {
      from,
      files: listed.map((file) => ({ ...file, path: toReadablePath(file.path) })),
      untracked: names.map((path: PathBytes) => toReadablePath(path)),
      omitted: files.length + untracked.length - listed.length - names.length,
    };
  });
}

async function inspectUnlessPlanted<T>(workspace: Workspace, inspect: () => Promise<T>): Promise<T | undefined> {
  if (!(await isWorkspaceThere(workspace))) return undefined;
  try {
    return (await findPlantedRepositories(workspace)).length > 0 ? undefined : await inspect();
  } catch (error) {
    // An attempt may leave a state in which git fails.
    if (error instanceof GitError) return undefined;
    throw error;
  }
}
