import type { ObjectId } from '../../domain/ids.ts';
import type { Workspace } from '../workspace.ts';
import { type Capture, replayCapture } from './capture.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { requireAttemptState, type Snapshot } from './snapshot.ts';

/** Replaces the work of an attempt in its workspace by that of another commit on top of the same snapshot. Moves no ref. */
export async function replaceWork(workspace: Workspace, snapshot: Snapshot, commit: ObjectId): Promise<Capture> {
  await requireAttemptState(workspace, snapshot);
  await restoreSnapshot(workspace, snapshot);
  return replayCapture(workspace, snapshot, commit);
}
