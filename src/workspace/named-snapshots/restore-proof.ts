// Buys a status: without it and the cache of trees a restore takes 1.51 floors instead of 0.77 (docs/performance.md).

import { readDiskFileKind } from '../files/disk-file.ts';
import { isIgnoreRule } from '../files/hidden-files.ts';
import { isSameFile, isStorable } from '../files/read-changed-files.ts';
import type { RestorePlan } from './plan-restore.ts';
import type { SnapshotContext } from './snapshot-context.ts';

// Why: docs/decisions/0048-one-status-for-a-restore.md
/**
 * Reads back the paths that a restore has written and removed. True when each is as planned and no other file can be
 * listed now; false proves nothing: then a status is needed.
 */
export async function isRestoredAsPlanned({ root, attempt }: SnapshotContext, plan: RestorePlan): Promise<boolean> {
  // Only for an attempt another status follows before its work is used.
  if (attempt === undefined || plan.now.leftOut.length > 0 || plan.now.outside.size > 0) return false;
  if (plan.changes.some(({ path }) => isIgnoreRule(path))) return false;
  try {
    for (const { status, path, mode, id } of plan.changes) {
      const { kind } = await readDiskFileKind(root, path);
      // In the place of a removed file there may be the folder of a written one.
      const isMadeRoom = kind === 'folder' && plan.writes.some((written) => written.startsWith(`${path}/`));
      if (status === 'D' && kind !== 'missing' && !isMadeRoom) return false;
      if (status !== 'D' && !(isStorable(kind) && (await isSameFile(root, { path, kind }, { mode, id })))) return false;
    }
    return true;
  } catch {
    return false;
  }
}
