import { mkdir, rm } from 'node:fs/promises';
import { GitError, GroundhogError } from '../../domain/errors/errors.ts';
import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';
import { removeDeepFolders } from '../files/deep-folders.ts';
import {
  isWorkspaceThere,
  makeEnterable,
  openFolders,
  removeEmptyParents,
  removeFromDisk,
  restoreFile,
  storeFiles,
} from '../files/disk-file.ts';
import { isIgnoreRule } from '../files/hidden-files.ts';
import { readStatusUnlessPlanted } from '../files/nested-repository.ts';
import { invalidatePath, invalidateScan } from '../files/untracked-scan.ts';
import { writeBack } from '../files/write-back.ts';
import {
  type PreservedFiles,
  readWorktreeStatus,
  toCleanStatus,
  type Workspace,
  type WorktreeStatus,
} from '../workspace.ts';

const MAX_PASSES = 6;

export interface RestoredWorkspace {
  readonly removed: number;
  /** Files that git listed only after ignore rules were restored. */
  readonly unhidden: readonly string[];
  /** The status that is left: nothing but the preserved files. */
  readonly status: WorktreeStatus;
}

/**
 * Makes the workspace equal to its index: only what differs is written or removed, so untouched files keep their times.
 * Files that were untracked before are restored by content. Ignored files stay. Where ignore rules were restored, a
 * last status must find nothing; elsewhere the first one has listed everything, and the next attempt's proves it. A
 * given status is used as the first: nothing may have run in the workspace since.
 */
export async function restoreWorkspace(
  workspace: Workspace,
  preserved: PreservedFiles,
  given?: WorktreeStatus,
): Promise<RestoredWorkspace> {
  if (!(await isWorkspaceThere(workspace))) await recreateWorkspace(workspace);
  await makeEnterable(workspace);
  let shown: ReadonlySet<PathBytes> | undefined;
  const unhidden: string[] = [];
  let removed = 0;
  for (let pass = 1; pass <= MAX_PASSES; pass += 1) {
    const isGiven = pass === 1 && given !== undefined;
    // First of all, since git would enter such a folder.
    const {
      planted,
      deep,
      status: found,
    } = isGiven ? { planted: [], deep: [], status: given } : await readStatusUnlessPlanted(workspace);
    await removeDeepFolders(workspace, deep);
    for (const path of planted) await removeFromDisk(workspace.path, `${path}.git`);
    const status = found ?? (await readWorktreeStatus(workspace));
    const { changed, untracked, unreadable } = status;
    if (unreadable.length > 0) {
      await openFolders(workspace.path);
      continue;
    }
    shown ??= new Set(untracked);
    const surplus = untracked.filter((path) => !preserved.has(path));
    const difference = { changed, surplus, lost: await findLostFiles(workspace, preserved, untracked) };
    if (isEmpty(difference)) return { removed, unhidden, status };
    // Only by the right rules is it known what is surplus: by those of the attempt, ignored files may look new.
    const rules = selectIgnoreRules(difference);
    const undone = isEmpty(rules) ? difference : rules;
    await undo(workspace, undone, { status, preserved });
    removed += undone.surplus.length;
    for (const path of undone.surplus) if (!shown.has(path)) unhidden.push(toReadablePath(path));
    const isAllShown = isEmpty(rules) && planted.length === 0 && !surplus.some((path) => path.endsWith('/'));
    if (isAllShown) return { removed, unhidden, status: toCleanStatus(status, preserved.keys()) };
  }
  throw new GroundhogError('internal', { message: `the workspace was not clean after ${MAX_PASSES} passes` });
}

/** Creates an empty folder, which the first pass fills from the index. */
async function recreateWorkspace({ path, userCheckout }: Workspace): Promise<void> {
  if (userCheckout !== undefined) throw new GroundhogError('internal', { message: `the checkout at ${path} is gone` });
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true, mode: 0o700 });
}

interface Difference {
  readonly changed: readonly PathBytes[];
  readonly surplus: readonly PathBytes[];
  readonly lost: readonly PathBytes[];
}

function isEmpty({ changed, surplus, lost }: Difference): boolean {
  return changed.length === 0 && surplus.length === 0 && lost.length === 0;
}

function selectIgnoreRules({ changed, surplus, lost }: Difference): Difference {
  return {
    changed: changed.filter(isIgnoreRule),
    surplus: surplus.filter(isIgnoreRule),
    lost: lost.filter(isIgnoreRule),
  };
}

/** Writes files as the index has them; read-only folders are made writable for a second try. */
async function writePaths(workspace: Workspace, paths: readonly PathBytes[], status: WorktreeStatus): Promise<void> {
  try {
    await writeBack(workspace, paths, status);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    invalidateScan(workspace);
    await openFolders(workspace.path);
    await writeBack(workspace, paths, status);
  }
}

async function undo(
  workspace: Workspace,
  difference: Difference,
  { status, preserved }: { readonly status: WorktreeStatus; readonly preserved: PreservedFiles },
): Promise<void> {
  for (const paths of Object.values(difference)) for (const path of paths) invalidatePath(workspace, path);
  for (const path of difference.surplus) {
    await removeFromDisk(workspace.path, path);
    await removeEmptyParents(workspace.path, path);
  }
  await writePaths(workspace, difference.changed, status);
  for (const path of difference.lost) {
    const file = preserved.get(path);
    if (file !== undefined) await restoreFile(workspace, path, file);
  }
}

/** Finds the preserved files whose content, mode or kind has changed. */
export async function findLostFiles(
  workspace: Workspace,
  preserved: PreservedFiles,
  untracked: readonly PathBytes[],
): Promise<PathBytes[]> {
  if (preserved.size === 0) return [];
  const listed = new Set(untracked);
  const present = [...preserved.keys()].filter((path) => listed.has(path));
  const now = await storeFiles(workspace.git, workspace.path, present);
  return [...preserved]
    .filter(([path, { id, mode, permissions }]) => {
      const found = now.get(path);
      return found?.id !== id || found.mode !== mode || found.permissions !== permissions;
    })
    .map(([path]) => path);
}
