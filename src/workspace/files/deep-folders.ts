import type { PathBytes } from '../../git/path-bytes.ts';
import type { Workspace } from '../workspace.ts';
import { removeFromDisk } from './disk-file.ts';
import { invalidatePath } from './untracked-scan.ts';

/** Removes folders that are too deep to be read, as a scan lists them. What is above them can be read and stays. */
export async function removeDeepFolders(workspace: Workspace, deep: readonly PathBytes[]): Promise<void> {
  for (const path of deep) {
    await removeFromDisk(workspace.path, path);
    invalidatePath(workspace, path);
  }
}
