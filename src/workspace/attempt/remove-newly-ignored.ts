import { checkoutPaths } from '../../git/checkout-index.ts';
import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';
import { readStatus } from '../../git/status.ts';
import { removeEmptyParents, removeFromDisk, restoreFile, storeFiles } from '../files/disk-file.ts';
import { isIgnoreRule } from '../files/hidden-files.ts';
import type { PreservedFile, Workspace } from '../workspace.ts';
import type { Capture } from './capture.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Removes the files that only the attempt's own ignore rules hide: they are not in the captured tree, so the criteria
 * must not see them either. For one status the old rules are put on disk, then the attempt's again. Returns the paths.
 */
export async function removeNewlyIgnored(
  workspace: Workspace,
  snapshot: Snapshot,
  capture: Capture,
): Promise<string[]> {
  const rules = capture.changes.filter(({ path }) => isIgnoreRule(path));
  if (rules.length === 0) return [];
  const { path: root } = workspace;
  const paths = rules.map(({ path }) => path);
  const stored = await storeFiles(workspace.git, root, paths);
  for (const { path, status } of rules) if (status === 'A') await removeFromDisk(root, path);
  await checkoutPaths(
    workspace.git,
    rules.filter(({ status }) => status !== 'A').map(({ path }) => path),
  );
  const { untracked } = await readStatus(workspace.git);
  await restoreRules(workspace, paths, stored);
  const captured = new Set(capture.changes.map(({ path }) => path));
  const hidden = untracked.filter((path) => !captured.has(path) && !snapshot.preserved.has(path));
  for (const path of hidden) {
    await removeFromDisk(root, path);
    await removeEmptyParents(root, path);
  }
  return hidden.map(toReadablePath);
}

async function restoreRules(
  workspace: Workspace,
  paths: readonly PathBytes[],
  stored: ReadonlyMap<PathBytes, PreservedFile>,
): Promise<void> {
  for (const path of paths) {
    const file = stored.get(path);
    if (file === undefined) await removeFromDisk(workspace.path, path);
    else await restoreFile(workspace, path, file);
  }
}
