import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';
import { storeFiles } from '../files/disk-file.ts';
import type { Workspace } from '../workspace.ts';
import type { Snapshot } from './snapshot.ts';

/** Describes what the attempt did to files that were untracked before it: they are not part of its work. */
export async function describePreserved(
  workspace: Workspace,
  snapshot: Snapshot,
  untracked: readonly PathBytes[],
): Promise<string[]> {
  if (snapshot.preserved.size === 0) return [];
  const present = untracked.filter((path) => snapshot.preserved.has(path));
  const now = await storeFiles(workspace.git, workspace.path, present);
  const notes: string[] = [];
  for (const [path, before] of snapshot.preserved) {
    const after = now.get(path);
    if (after?.id === before.id && after.mode === before.mode) continue;
    const verb = after === undefined ? 'was deleted' : 'was edited';
    notes.push(
      `${toReadablePath(path)} was untracked before the attempt and ${verb} by it; it is not part of the result and was restored.`,
    );
  }
  return notes;
}
