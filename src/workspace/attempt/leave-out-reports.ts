import { listSome } from '../../domain/text/list-some.ts';
import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';
import { removeEmptyParents, removeFromDisk } from '../files/disk-file.ts';
import { invalidatePath } from '../files/untracked-scan.ts';
import type { Workspace } from '../workspace.ts';

/** Removes the reports of an attempt from the folder, and describes them: they are no part of its work. */
export async function leaveOutReports(workspace: Workspace, reports: readonly PathBytes[]): Promise<string[]> {
  for (const path of reports) {
    invalidatePath(workspace, path);
    await removeFromDisk(workspace.path, path);
    await removeEmptyParents(workspace.path, path);
  }
  if (reports.length === 0) return [];
  return [
    `Reports of tests and compiled modules that the attempt made, and no part of its work: ${listSome(reports.map(toReadablePath))}.`,
  ];
}
