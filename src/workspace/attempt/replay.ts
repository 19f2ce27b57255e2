import type { ObjectId } from '../../domain/ids.ts';
import { diffTrees } from '../../git/diff-tree.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import { removeEmptyParents, removeFromDisk, restoreFile } from '../files/disk-file.ts';
import { toPreservedFile, type Workspace } from '../workspace.ts';
import type { Capture } from './capture.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Writes the captured work of an attempt into a workspace that is at its snapshot, as if the attempt had just ended
 * here. Ignored files are not in the capture and do not come back.
 */
export async function replayCapture(workspace: Workspace, snapshot: Snapshot, commit: ObjectId): Promise<Capture> {
  const { control, path: root } = workspace;
  const changes = await diffTrees(control, snapshot.snapshotRef, commit);
  // Deletions first: a file may make room for a folder of its name.
  for (const { status, path } of changes) {
    if (status !== 'D') continue;
    await removeFromDisk(root, path);
    await removeEmptyParents(root, path);
  }
  for (const { status, path, mode, id } of changes)
    if (status !== 'D') await restoreFile(workspace, path, toPreservedFile(mode, id));
  return { commit, tree: await readTreeOf(control, commit), changes, problems: [], notes: [], status: undefined };
}
