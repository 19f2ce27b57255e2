// Buys up to a tenth of a rewind: without it 1.01 floors instead of 0.94 on test262 (docs/performance.md).

import type { ObjectId } from '../../domain/ids.ts';
import { prepareBlobs } from '../../git/cat-file.ts';
import { checkoutChanges, checkoutPaths } from '../../git/checkout-index.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import type { PathBytes } from '../../git/path-bytes.ts';
import type { Workspace, WorktreeStatus } from '../workspace.ts';
import { clearPath, removeFromDisk } from './disk-file.ts';
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
  const files = await readFew(
    workspace,
    paths.flatMap((path) => ({ mode: '', id: '', ...indexed.get(path), path })),
  );
  if (files === undefined || !(await writeAll(workspace, files))) await checkoutPaths(workspace.git, paths);
}

/** The files of changes as their trees have them, read so that they can be written later. */
export interface ReadChanges {
  readonly changes: readonly TreeDifference[];
  /** Undefined where git writes them faster. */
  readonly files: ReadonlyMap<PathBytes, FileContent> | undefined;
}

/** Reads the files that changes write, but those in `blobs`; deletions and submodules are left out. */
export async function readChanges(
  workspace: Workspace,
  all: readonly TreeDifference[],
  blobs: Blobs = new Map(),
): Promise<ReadChanges> {
  const changes = all.filter(({ status, mode }) => status !== 'D' && mode !== GITLINK);
  return { changes, files: changes.length === 0 ? undefined : await readFew(workspace, changes, blobs) };
}

/** Writes files that were read, over whatever is there. Throws GitError. */
export async function writeChanges(workspace: Workspace, { changes, files }: ReadChanges): Promise<void> {
  if (changes.length === 0) return;
  if (files !== undefined && (await writeAll(workspace, files))) return;
  for (const { path } of changes) await removeFromDisk(workspace.path, path);
  await checkoutChanges(workspace.git, changes);
}

const GITLINK = '160000';

type Entry = Pick<TreeDifference, 'path' | 'mode' | 'id'>;
type Blobs = ReadonlyMap<ObjectId, Uint8Array>;

async function readFew(
  { git }: Workspace,
  entries: readonly Entry[],
  blobs: Blobs = new Map(),
): Promise<ReadonlyMap<PathBytes, FileContent> | undefined> {
  if (entries.length > MAX_FILES || entries.some(({ mode }) => !FILE_MODES.has(mode))) return undefined;
  const wanted = entries.map(({ id }) => id).filter((id) => !blobs.has(id));
  const contents = wanted.length === 0 ? blobs : await prepareBlobs(git, MAX_BYTES_AT_ONCE).read(wanted);
  const files = new Map<PathBytes, FileContent>();
  for (const { path, mode, id } of entries) {
    const bytes = blobs.get(id) ?? contents?.get(id);
    if (bytes === undefined) return undefined;
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
