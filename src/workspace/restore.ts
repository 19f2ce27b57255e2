import { GroundhogError } from '../domain/errors.ts';
import { checkoutPaths } from '../git/checkout-index.ts';
import { type PathBytes, toReadablePath } from '../git/path-bytes.ts';
import { readStatus } from '../git/status.ts';
import { type DiskFile, lookAt, putBack, removeEmptyParents, removeFromDisk, storeFiles } from './disk-file.ts';
import { findNestedRepositories } from './nested-repository.ts';
import type { PreservedFiles, Workspace } from './workspace.ts';

const MAX_PASSES = 4;

/** What a restore did, beyond the first pass: files that came to light only when ignore rules were put back. */
export interface Restored {
  readonly removed: number;
  readonly unhidden: readonly string[];
}

/**
 * Makes the workspace equal to its index: only what differs is written or removed, so untouched files keep their times.
 * Files that were untracked before are put back by content. Ignored files stay. Ends with a look that finds nothing.
 */
export async function restoreWorkspace(workspace: Workspace, preserved: PreservedFiles): Promise<Restored> {
  const unhidden: string[] = [];
  let removed = 0;
  for (let pass = 1; pass <= MAX_PASSES; pass += 1) {
    // First of all, since git would enter such a folder.
    for (const path of await findNestedRepositories(workspace, [])) await removeFromDisk(workspace.path, `${path}.git`);
    const { changed, untracked } = await readStatus(workspace.git);
    const surplus = untracked.filter((path) => !preserved.has(path));
    const lost = await findLost(workspace, preserved, untracked);
    if (changed.length === 0 && surplus.length === 0 && lost.length === 0) return { removed, unhidden };
    for (const path of surplus) {
      await removeFromDisk(workspace.path, path);
      await removeEmptyParents(workspace.path, path);
    }
    removed += surplus.length;
    if (pass > 1) unhidden.push(...surplus.map(toReadablePath));
    await checkoutPaths(workspace.git, changed);
    for (const path of lost) {
      const file = preserved.get(path);
      if (file !== undefined) await putBack(workspace, path, file);
    }
  }
  throw new GroundhogError('internal', { message: `the workspace was not clean after ${MAX_PASSES} passes` });
}

/** The preserved files whose content, mode or kind is not what it was. */
async function findLost(
  workspace: Workspace,
  preserved: PreservedFiles,
  untracked: readonly PathBytes[],
): Promise<PathBytes[]> {
  if (preserved.size === 0) return [];
  const seen = new Set(untracked);
  const present = new Map<PathBytes, DiskFile>();
  for (const path of preserved.keys()) if (seen.has(path)) present.set(path, await lookAt(workspace.path, path));
  const now = await storeFiles(workspace.git, workspace.path, present);
  return [...preserved]
    .filter(([path, { id, mode }]) => now.get(path)?.id !== id || now.get(path)?.mode !== mode)
    .map(([path]) => path);
}
