import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import type { Git } from '../../git/git.ts';
import type { PathBytes } from '../../git/path-bytes.ts';
import type { AgentObjects } from '../agent-objects.ts';
import { checkOutTree } from '../backend/worktree-backend.ts';
import { readFileClock } from '../files/file-clock.ts';
import { toIndexFile } from '../files/untracked-scan.ts';
import type { Workspace } from '../workspace.ts';
import {
  type FileDifferences,
  findDifferences,
  hasDifferences,
  requireFolder,
  undoDifferences,
} from './file-differences.ts';
import { type FileStamp, isSameStamp, readMode, readStamp, STAMP_PRECISION_NS } from './file-stamp.ts';
import { type HeldFiles, holdFiles, type KeptFiles, keepFiles, takeOverFiles } from './kept-files.ts';
import { listUntracked } from './list-files.ts';
import type { TrackedStamps } from './tracked-stamps.ts';

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
  tracked: TrackedStamps;
  /** The outputs of a setup. */
  held: HeldFiles | undefined;
  /** The clock of files when we last wrote one, or took over the stamp of one that others may have just written. */
  writtenAt: bigint;
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
  return {
    workspace,
    ...start,
    changes: new Map(),
    stamps: new Map(),
    tracked: new Map(),
    held: undefined,
    writtenAt: readClock(workspace),
  };
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
  return isSameStamp(readIndexFile(workspace), indexStamp);
}

/** Reads the stamp of the index. */
export function readIndexFile(workspace: Workspace): FileStamp {
  const file = toIndexFile(workspace);
  const slash = file.lastIndexOf('/');
  return readStamp(file.slice(0, slash), file.slice(slash + 1));
}

/**
 * Keeps what a setup has made in the folder: from now on it belongs to it. Special files are removed. A setup that has put
 * something else in the place of the folder has made nothing.
 */
export async function keepOutputs(checkout: VerificationCheckout, pristine: string): Promise<KeptFiles> {
  const { workspace, changes } = checkout;
  await requireFolder(workspace);
  const found = await listUntracked(workspace);
  const files = found.files.filter((path) => !changes.has(path));
  const kept = await keepFiles(workspace.path, { ...found, files }, pristine);
  checkout.held = holdFiles(kept, workspace.path);
  takeOverFiles(checkout.held);
  noteWriting(checkout);
  return kept;
}

/** Gives the folder the outputs of a setup, or none: `settleCheckout` then writes and removes files. */
export function useOutputs(checkout: VerificationCheckout, kept: KeptFiles | undefined): void {
  if (checkout.held?.kept !== kept) checkout.held = kept && holdFiles(kept, checkout.workspace.path);
}

const MAX_PASSES = 5;

/**
 * Makes the folder hold exactly its tree and its outputs, and returns what did not fit. Throws when another program
 * keeps changing it.
 */
export async function settleCheckout(checkout: VerificationCheckout): Promise<FileDifferences> {
  let first: FileDifferences | undefined;
  for (let pass = 1; pass <= MAX_PASSES; pass += 1) {
    const { tracked } = checkout;
    const found = await findDifferences(checkout);
    // Stamps were read, and only a change at a later time gives another one.
    if (checkout.tracked !== tracked) noteWriting(checkout);
    first ??= found;
    if (!hasDifferences(found)) return first;
    await undoDifferences(checkout, found);
    noteWriting(checkout);
  }
  throw new GroundhogError('internal', {
    message: `the verification checkout was not clean after ${MAX_PASSES} passes`,
  });
}

/** Notes that files were written until now. */
export function noteWriting(checkout: VerificationCheckout): void {
  checkout.writtenAt = readClock(checkout.workspace);
}

/**
 * Waits until a change gives a file another stamp than the one that it was written with: the clock of files ticks a
 * hundred times a second. Before this has returned, nothing of others may run in the checkout.
 */
export async function waitForNextStamp({ workspace, writtenAt }: VerificationCheckout): Promise<void> {
  const isSame = (now: bigint) => now >= writtenAt && now < writtenAt + STAMP_PRECISION_NS;
  while (isSame(readClock(workspace))) await sleep(1);
}

function readClock({ control }: Workspace): bigint {
  return readFileClock(control.location.gitDir);
}
