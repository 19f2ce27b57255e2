// Buys up to a tenth of a rewind: without it 1.01 floors instead of 0.94 on test262 (docs/performance.md).

import { prepareBlobs } from '../../git/cat-file.ts';
import { checkoutPaths } from '../../git/checkout-index.ts';
import type { PathBytes } from '../../git/path-bytes.ts';
import type { Workspace, WorktreeStatus } from '../workspace.ts';
import { clearPath } from './disk-file.ts';
import { type FileContent, writeDiskFile } from './write-disk-file.ts';

/** Above this, git writes faster than we do, by more than the time it takes to read its index. */
const MAX_FILES = 100;
/** The most bytes that are held in memory, and written without git. */
export const MAX_BYTES_AT_ONCE = 50 * 1024 * 1024;

/**
 * Writes files as the index has them, over whatever is there. A few are read as blobs and written by us, so that git
 * need not read its index; git writes many, and all where we cannot write one of them. Throws GitError.
 */
export async function writeBack(
  workspace: Workspace,
  paths: readonly PathBytes[],
  { indexed }: Pick<WorktreeStatus, 'indexed'>,
): Promise<void> {
  if (paths.length === 0) return;
  const files = await readIndexed(workspace, paths, indexed);
  if (files === undefined || !(await writeAll(workspace, files))) await checkoutPaths(workspace.git, paths);
}

async function readIndexed(
  { git }: Workspace,
  paths: readonly PathBytes[],
  indexed: WorktreeStatus['indexed'],
): Promise<ReadonlyMap<PathBytes, FileContent> | undefined> {
  const entries = paths.flatMap((path) => ({ path, ...indexed.get(path) }));
  const ids = entries.flatMap(({ id }) => id ?? []);
  if (ids.length < paths.length || ids.length > MAX_FILES) return undefined;
  const contents = await prepareBlobs(git, MAX_BYTES_AT_ONCE).read(ids);
  const files = new Map<PathBytes, FileContent>();
  for (const { path, mode = '', id = '' } of entries) {
    const bytes = contents?.get(id);
    if (bytes === undefined || !FILE_MODES.has(mode)) return undefined;
    files.set(path, { mode, bytes });
  }
  return files;
}

const FILE_MODES = new Set(['100644', '100755', '120000']);

/** Returns false when one of them cannot be written: git then gets further, or gives the reason. */
async function writeAll({ path: root }: Workspace, files: ReadonlyMap<PathBytes, FileContent>): Promise<boolean> {
  try {
    for (const [path, file] of files) {
      await clearPath(root, path);
      await writeDiskFile(root, path, file);
    }
    return true;
  } catch {
    return false;
  }
}
