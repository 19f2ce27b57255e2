import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { checkoutChanges } from '../../git/checkout-index.ts';
import { diffTrees, type TreeDifference } from '../../git/diff-tree.ts';
import type { Git } from '../../git/git.ts';
import type { PathBytes } from '../../git/path-bytes.ts';
import type { AgentObjects } from '../agent-objects.ts';
import { checkOutTree } from '../backend/worktree-backend.ts';
import { removeEmptyParents, removeFromDisk } from '../files/disk-file.ts';
import { readFileClock } from '../files/file-clock.ts';
import { writeStagedIndex } from '../files/staged-index.ts';
import { invalidatePath, toIndexFile } from '../files/untracked-scan.ts';
import type { Workspace } from '../workspace.ts';
import { type FileDifferences, findDifferences, hasDifferences, undoDifferences } from './file-differences.ts';
import { type FileStamp, readMode, readStamp } from './file-stamp.ts';
import { type HeldFiles, holdFiles, type KeptFiles, keepFiles } from './kept-files.ts';
import { listUntracked } from './list-files.ts';

// Why: docs/decisions/0087-criteria-in-a-checkout-of-ours.md
/**
 * A folder of ours in which criteria run: the files of one tree, and what a setup made. Its index stays at the base of
 * the attempt, so that a criterion's git shows the attempt's changes as changes.
 */
export interface VerificationCheckout {
  readonly workspace: Workspace;
  /** The tree of the index. */
  base: ObjectId;
  /** The stamp of the index as we have written it. */
  indexStamp: FileStamp;
  /** The tree of the files. */
  tree: ObjectId;
  /** The files in which the two trees differ. */
  changes: ReadonlyMap<PathBytes, TreeDifference>;
  stamps: Map<PathBytes, FileStamp>;
  /** The outputs of a setup. */
  held: HeldFiles | undefined;
  /** The permissions that git gives a folder here. */
  readonly folderMode: number;
}

export interface VerificationCheckoutOptions {
  readonly control: Git;
  readonly folder: string;
  readonly indexFile: string;
  readonly tree: ObjectId;
  readonly objects?: AgentObjects | undefined;
}

/** Checks a tree out into a new folder, in which no setup has run. */
export async function createVerificationCheckout({
  control,
  ...options
}: VerificationCheckoutOptions): Promise<VerificationCheckout> {
  const workspace = await checkOutTree(control, options);
  const { tree } = options;
  const start = { base: tree, tree, indexStamp: readIndexFile(workspace), folderMode: readFolderMode(workspace.path) };
  return { workspace, ...start, changes: new Map(), stamps: new Map(), held: undefined };
}

/** Reads the permissions of a new folder: a umask and the folder above decide them. */
function readFolderMode(root: string): number {
  const folder = join(root, '.git');
  mkdirSync(folder);
  const mode = readMode(root, '.git') ?? 0o755;
  rmdirSync(folder);
  return mode;
}

/** True unless another program has written the index, by which the tracked files are compared. */
export function isIndexOurs({ workspace, indexStamp }: VerificationCheckout): boolean {
  return readIndexFile(workspace) === indexStamp;
}

function readIndexFile(workspace: Workspace): FileStamp {
  const file = toIndexFile(workspace);
  const slash = file.lastIndexOf('/');
  return readStamp(file.slice(0, slash), file.slice(slash + 1));
}

export interface TreesToVerify {
  readonly base: ObjectId;
  readonly tree: ObjectId;
}

/** Brings index and files to other trees by what differs, whatever the size of the tree. Call `useOutputs` next. */
export async function moveCheckout(checkout: VerificationCheckout, { base, tree }: TreesToVerify): Promise<void> {
  const { workspace, stamps } = checkout;
  const { control } = workspace;
  if (checkout.base !== base) {
    const staged = await writeStagedIndex(workspace, await diffTrees(control, checkout.base, base));
    staged.commit();
    checkout.base = base;
    checkout.indexStamp = readIndexFile(workspace);
  }
  const findChanges = async (from: ObjectId) => (from === tree ? [] : diffTrees(control, from, tree));
  const [moved, changes] = await Promise.all([findChanges(checkout.tree), findChanges(base)]);
  await writeChanges(workspace, moved);
  checkout.tree = tree;
  checkout.changes = new Map(changes.map((change) => [change.path, change]));
  const written = new Set(moved.map(({ path }) => path));
  checkout.stamps = new Map();
  for (const { path } of changes) {
    // A file that was not written now may have been changed since its stamp was read: the stamp stays.
    const stamp = written.has(path) ? readStamp(workspace.path, path) : stamps.get(path);
    if (stamp !== undefined) checkout.stamps.set(path, stamp);
  }
}

async function writeChanges(workspace: Workspace, changes: readonly TreeDifference[]): Promise<void> {
  for (const { path } of changes) invalidatePath(workspace, path);
  // Deletions first: a file may make room for a folder of its name.
  for (const { status, path } of changes) {
    if (status !== 'D') continue;
    await removeFromDisk(workspace.path, path);
    await removeEmptyParents(workspace.path, path);
  }
  const written = changes.filter(({ status, mode }) => status !== 'D' && mode !== GITLINK);
  for (const { path } of written) await removeFromDisk(workspace.path, path);
  if (written.length > 0) await checkoutChanges(workspace.git, written);
}

const GITLINK = '160000';

/** Keeps what a setup has made in the folder: from now on it belongs to it. Special files are removed. */
export async function keepOutputs(checkout: VerificationCheckout, pristine: string): Promise<KeptFiles> {
  const { workspace, changes } = checkout;
  const found = await listUntracked(workspace);
  const files = found.files.filter((path) => !changes.has(path));
  const kept = await keepFiles(workspace.path, { ...found, files }, pristine);
  checkout.held = holdFiles(kept, workspace.path);
  return kept;
}

/** Gives the folder the outputs of a setup, or none: `settleCheckout` then writes and removes files. */
export function useOutputs(checkout: VerificationCheckout, kept: KeptFiles | undefined): void {
  if (checkout.held?.kept !== kept) checkout.held = kept && { kept, stamps: new Map() };
}

const MAX_PASSES = 5;

/**
 * Makes the folder hold exactly its tree and its outputs, and returns what did not fit. Throws when another program
 * keeps changing it.
 */
export async function settleCheckout(checkout: VerificationCheckout): Promise<FileDifferences> {
  let first: FileDifferences | undefined;
  for (let pass = 1; pass <= MAX_PASSES; pass += 1) {
    const found = await findDifferences(checkout);
    first ??= found;
    if (!hasDifferences(found)) {
      await waitForNextStamp(checkout.workspace.control.location.gitDir);
      return first;
    }
    await undoDifferences(checkout, found);
  }
  throw new GroundhogError('internal', {
    message: `the verification checkout was not clean after ${MAX_PASSES} passes`,
  });
}

/** Waits until a change gives a file another stamp than it has now: the clock of files ticks a hundred times a second. */
async function waitForNextStamp(clockFolder: string): Promise<void> {
  const startedAt = readFileClock(clockFolder);
  while (readFileClock(clockFolder) === startedAt) await sleep(1);
}
