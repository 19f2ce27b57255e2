import { mkdirSync } from 'node:fs';
import { checkoutChanges } from '../../git/checkout-index.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import type { PathBytes } from '../../git/path-bytes.ts';
import { readTrackedStatus } from '../../git/status.ts';
import {
  isWorkspaceThere,
  makeEnterable,
  openFolders,
  removeEmptyParents,
  removeFromDisk,
} from '../files/disk-file.ts';
import { invalidatePath } from '../files/untracked-scan.ts';
import type { WorktreeStatus } from '../files/worktree-status.ts';
import { writeBack } from '../files/write-back.ts';
import type { Workspace } from '../workspace.ts';
import { type FileStamp, type KeptFiles, readStamp, writeKept, writeKeptFolders } from './kept-files.ts';
import { listUntracked } from './list-files.ts';

/** The state that a folder must be in: its index, the changes to it, and the files that a setup made. */
export interface ExpectedFiles {
  readonly workspace: Workspace;
  readonly changes: ReadonlyMap<PathBytes, TreeDifference>;
  readonly kept: KeptFiles | undefined;
  /** The stamps of the changed and the kept files. */
  readonly stamps: Map<PathBytes, FileStamp>;
}

/** The files of a folder that are not as they must be. */
export interface FileDifferences {
  /** Files of the index, to be written as it has them. */
  readonly tracked: readonly PathBytes[];
  /** Files of the changed ones, to be written or removed. */
  readonly changed: readonly PathBytes[];
  readonly kept: readonly PathBytes[];
  readonly keptFolders: readonly PathBytes[];
  /** Files, folders and special files that belong to nothing. */
  readonly added: readonly PathBytes[];
  readonly status: WorktreeStatus;
}

/** True unless everything is as it must be. */
export function hasDifferences({ tracked, changed, kept, keptFolders, added }: FileDifferences): boolean {
  return tracked.length + changed.length + kept.length + keptFolders.length + added.length > 0;
}

/** Compares the folder: tracked files by git, the others by their stamps, and the folders by what is in them. */
export async function findDifferences(expected: ExpectedFiles): Promise<FileDifferences> {
  const { workspace, changes, kept, stamps } = expected;
  await requireFolder(workspace);
  const reading = readTrackedStatus(workspace.git);
  const [status, list] = await Promise.all([reading, listUntracked(workspace)]);
  const folders = kept?.folders ?? new Map<PathBytes, number>();
  const isExpected = (path: PathBytes) => stamps.has(path) && changes.get(path)?.status !== 'D';
  const isLost = (path: PathBytes) => readStamp(workspace.path, path) !== stamps.get(path);
  return {
    tracked: status.changed.filter((path) => !changes.has(path)),
    changed: [...changes.keys()].filter(isLost),
    kept: [...(kept?.files.keys() ?? [])].filter(isLost),
    keptFolders: [...folders].filter(([path, mode]) => !isMode(workspace.path, path, mode)).map(([path]) => path),
    added: [
      ...list.files.filter((path) => !isExpected(path)),
      ...list.specials,
      ...list.emptyFolders.filter((path) => !folders.has(path)),
    ],
    status,
  };
}

function isMode(root: string, path: PathBytes, mode: number): boolean {
  return readStamp(root, path) === `folder ${mode}`;
}

/** Undoes the differences. Another comparison must show that none is left. */
export async function undoDifferences(expected: ExpectedFiles, found: FileDifferences): Promise<void> {
  const { workspace, changes, kept, stamps } = expected;
  const { path: root } = workspace;
  const { tracked, changed, keptFolders, added, status } = found;
  for (const path of [...tracked, ...changed, ...found.kept, ...keptFolders, ...added]) invalidatePath(workspace, path);
  const surplus = [...added, ...changed.filter((path) => changes.get(path)?.status === 'D')];
  for (const path of surplus) {
    await removeFromDisk(root, path);
    await removeEmptyParents(root, path);
  }
  if (tracked.length > 0 || changed.length > 0) await openFolders(root);
  await writeBack(workspace, tracked, status);
  const written = changed.flatMap((path) => changes.get(path) ?? []).filter((change) => change.status !== 'D');
  for (const { path } of written) await removeFromDisk(root, path);
  if (written.length > 0) await checkoutChanges(workspace.git, written);
  if (kept !== undefined) {
    await writeKept(kept, root, found.kept);
    writeKeptFolders(kept, root, keptFolders);
  }
  for (const path of [...written.map((change) => change.path), ...found.kept]) stamps.set(path, readStamp(root, path));
}

/** Recreates a folder that a command has removed, or replaced by something else. */
async function requireFolder(workspace: Workspace): Promise<void> {
  if (!(await isWorkspaceThere(workspace))) {
    const slash = workspace.path.lastIndexOf('/');
    await removeFromDisk(
      workspace.path.slice(0, slash),
      Buffer.from(workspace.path.slice(slash + 1)).toString('latin1'),
    );
    mkdirSync(workspace.path, { recursive: true, mode: 0o700 });
  }
  await makeEnterable(workspace);
}
