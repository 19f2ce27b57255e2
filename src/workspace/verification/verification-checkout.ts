import { setTimeout as sleep } from 'node:timers/promises';
import { GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { checkoutChanges } from '../../git/checkout-index.ts';
import { diffTrees, type TreeDifference } from '../../git/diff-tree.ts';
import type { Git } from '../../git/git.ts';
import type { PathBytes } from '../../git/path-bytes.ts';
import { checkOutTree } from '../backend/managed-worktree.ts';
import { removeEmptyParents, removeFromDisk } from '../files/disk-file.ts';
import { readFileClock } from '../files/file-clock.ts';
import { writeStagedIndex } from '../files/staged-index.ts';
import { invalidatePath } from '../files/untracked-scan.ts';
import type { Workspace } from '../workspace.ts';
import { type FileDifferences, findDifferences, hasDifferences, undoDifferences } from './file-differences.ts';
import { type FileStamp, type KeptFiles, keepFiles, NO_FILE, readStamp, withoutCollisions } from './kept-files.ts';
import { listUntracked } from './list-files.ts';

/**
 * A folder of ours in which criteria run: the files of one tree, and what the setup made. Its index stays at the base
 * of the attempt, so that a criterion's git shows the attempt's changes as changes.
 */
export interface VerificationCheckout {
  readonly workspace: Workspace;
  /** The tree of the index. */
  base: ObjectId;
  /** The tree of the files. */
  tree: ObjectId;
  /** The files in which the two trees differ, with their stamps. */
  changes: ReadonlyMap<PathBytes, TreeDifference>;
  readonly stamps: Map<PathBytes, FileStamp>;
  /** What the setup made at the base. */
  outputs: KeptFiles | undefined;
  /** The outputs that are in the folder: those that the tree leaves room for. */
  kept: KeptFiles | undefined;
}

export interface VerificationCheckoutOptions {
  readonly control: Git;
  readonly folder: string;
  readonly indexFile: string;
  readonly tree: ObjectId;
}

/** Checks a tree out into a new folder, in which no setup has run. */
export async function createVerificationCheckout({
  control,
  ...options
}: VerificationCheckoutOptions): Promise<VerificationCheckout> {
  const workspace = await checkOutTree(control, options);
  const { tree } = options;
  return { workspace, base: tree, tree, changes: new Map(), stamps: new Map(), outputs: undefined, kept: undefined };
}

export interface TreesToVerify {
  readonly base: ObjectId;
  readonly tree: ObjectId;
}

/** Brings index and files to other trees by what differs, whatever the size of the tree. */
export async function moveCheckout(checkout: VerificationCheckout, { base, tree }: TreesToVerify): Promise<void> {
  const { workspace } = checkout;
  const { control } = workspace;
  if (checkout.base !== base) {
    const advanced = await diffTrees(control, checkout.base, base);
    const staged = await writeStagedIndex(workspace, advanced);
    staged.commit();
    checkout.base = base;
    checkout.outputs = withoutCollisions(checkout.outputs, advanced);
  }
  if (checkout.tree !== tree) await writeChanges(workspace, await diffTrees(control, checkout.tree, tree));
  checkout.tree = tree;
  const changes = base === tree ? [] : await diffTrees(control, base, tree);
  checkout.changes = new Map(changes.map((change) => [change.path, change]));
  useOutputs(checkout, checkout.outputs);
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

/** Gives the folder other outputs of a setup, or none: `settleCheckout` then writes and removes files. */
export function useOutputs(checkout: VerificationCheckout, outputs: KeptFiles | undefined): void {
  const { workspace, changes, stamps } = checkout;
  const kept = withoutCollisions(outputs, [...changes.values()]);
  checkout.outputs = outputs;
  checkout.kept = kept;
  stamps.clear();
  for (const path of kept?.files.keys() ?? []) stamps.set(path, readStamp(workspace.path, path));
  for (const { path, status } of changes.values())
    stamps.set(path, status === 'D' ? NO_FILE : readStamp(workspace.path, path));
}

/** Keeps what a setup has made in the folder: from now on it belongs to it. */
export async function keepOutputs(checkout: VerificationCheckout, pristine: string): Promise<KeptFiles> {
  const { workspace } = checkout;
  const found = await listUntracked(workspace);
  // What no copy can hold would be missing in every other folder.
  for (const path of found.specials) await removeFromDisk(workspace.path, path);
  const isOutput = (path: PathBytes) => !checkout.changes.has(path);
  const kept = await keepFiles(workspace.path, { ...found, files: found.files.filter(isOutput) }, pristine);
  useOutputs(checkout, kept);
  return kept;
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
