import { readDiskFileKind } from '../files/disk-file.ts';
import { isIgnoreRule } from '../files/hidden-files.ts';
import { isSameFile, isStorable } from '../files/read-changed-files.ts';
import type { RestorePlan } from './plan-restore.ts';
import type { SnapshotContext } from './snapshot-context.ts';

/**
 * Reads back what a restore has written and removed. True when each of these paths is as planned and nothing else can
 * have come to light; false is no verdict: then everything has to be looked at.
 */
export async function isRestoredAsPlanned({ root, attempt }: SnapshotContext, plan: RestorePlan): Promise<boolean> {
  // Only an attempt's work is looked at once more before anything is made of it.
  if (attempt === undefined || plan.now.leftOut.length > 0 || plan.now.outside.size > 0) return false;
  if (plan.changes.some(({ path }) => isIgnoreRule(path))) return false;
  try {
    for (const { status, path, mode, id } of plan.changes) {
      const { kind } = await readDiskFileKind(root, path);
      // In the place of a file that goes there may be the folder of one that comes.
      const isMadeRoom = kind === 'folder' && plan.writes.some((written) => written.startsWith(`${path}/`));
      if (status === 'D' && kind !== 'missing' && !isMadeRoom) return false;
      if (status !== 'D' && !(isStorable(kind) && (await isSameFile(root, { path, kind }, { mode, id })))) return false;
    }
    return true;
  } catch {
    return false;
  }
}
