import type { ObjectId } from '../../domain/ids.ts';
import { diffTrees, type TreeDifference } from '../../git/diff-tree.ts';
import type { PathBytes } from '../../git/path-bytes.ts';
import { parentsOf, removeEmptyParents, removeFromDisk } from '../files/disk-file.ts';
import { settleBoth } from '../files/settle-both.ts';
import { writeStagedIndex } from '../files/staged-index.ts';
import { invalidatePath } from '../files/untracked-scan.ts';
import { type ReadChanges, readChanges, writeChanges } from '../files/write-back.ts';
import type { Workspace } from '../workspace.ts';
import type { StagedIndex } from '../workspace-cache.ts';
import type { FileDifferences } from './file-differences.ts';
import { NO_FILE, readStamp } from './file-stamp.ts';
import { type KeptFiles, writeKeptFolders } from './kept-files.ts';
import { subtractChanges } from './subtract-changes.ts';
import { adoptStamps } from './tracked-stamps.ts';
import {
  isIndexOurs,
  noteWriting,
  readIndexFile,
  settleCheckout,
  useOutputs,
  type VerificationCheckout,
} from './verification-checkout.ts';

export interface TreesToVerify {
  readonly base: ObjectId;
  readonly tree: ObjectId;
  /** The files in which the tree differs from the base, where that is known; git is asked otherwise. */
  readonly changes?: readonly TreeDifference[] | undefined;
  /** The bytes of files of the tree by the ids of their blobs, as far as they are known. */
  readonly blobs?: ReadonlyMap<ObjectId, Uint8Array> | undefined;
}

// Why: docs/decisions/0104-bytes-of-the-capture.md
/**
 * Makes the folder hold exactly a tree and the outputs of a setup, with the index at the base. Returns what others had
 * changed in it since its last use: that is undone first, at the trees where it was, so that the move between two trees,
 * which writes only what differs, leaves nothing to compare. Nobody but its commands reaches a checkout that `isShielded`:
 * what they changed was undone after them.
 */
export async function bringCheckout(
  checkout: VerificationCheckout,
  trees: TreesToVerify,
  { outputs, isShielded }: { readonly outputs: KeptFiles | undefined; readonly isShielded: boolean },
): Promise<ForeignChanges> {
  // The outputs of another setup all differ. They may be in the place of files of the last tree, so the move comes first.
  if (checkout.held?.kept !== outputs) {
    await applyMove(checkout, await prepareMove(checkout, trees));
    useOutputs(checkout, outputs);
    return { ...(await settleCheckout(checkout)), kept: [], added: [] };
  }
  const settled = isShielded ? Promise.resolve(NOTHING) : settleCheckout(checkout);
  const [found, move] = await settleBoth(settled, prepareMove(checkout, trees));
  await applyMove(checkout, move);
  return found;
}

// Why: docs/decisions/0153-next-index-after-the-landing.md
/**
 * Brings the index of each checkout that holds the files of a landed tree to that tree; no file is written. Never throws:
 * a checkout whose index stays behind is brought to the tree by its next move, which also reports what is in the way.
 */
export async function landIndexes(checkouts: readonly VerificationCheckout[], tree: ObjectId): Promise<void> {
  await Promise.all(checkouts.map((checkout) => landIndex(checkout, tree)));
}

async function landIndex(checkout: VerificationCheckout, tree: ObjectId): Promise<void> {
  if (checkout.tree !== tree || checkout.base === tree || !isIndexOurs(checkout)) return;
  try {
    await applyMove(checkout, await prepareMove(checkout, { base: tree, tree, changes: [] }));
  } catch {
    // The next move does it again.
  }
}

/** The paths that others had changed in a checkout. */
type ForeignChanges = Pick<FileDifferences, 'tracked' | 'changed' | 'kept' | 'added'>;

const NOTHING: ForeignChanges = { tracked: [], changed: [], kept: [], added: [] };

/** A move to other trees, of which nothing is in force yet. */
interface CheckoutMove extends Pick<TreesToVerify, 'base' | 'tree'> {
  readonly index: StagedIndex | undefined;
  /** The files that differ from those of the checkout. */
  readonly moved: readonly TreeDifference[];
  /** The files that differ from those of the base. */
  readonly changes: readonly TreeDifference[];
  readonly contents: ReadChanges;
}

async function prepareMove(checkout: VerificationCheckout, trees: TreesToVerify): Promise<CheckoutMove> {
  const { workspace } = checkout;
  const { base, tree, blobs } = trees;
  const writeIndex = async () => {
    if (checkout.base === base) return undefined;
    const isLanded = checkout.tree === base;
    const landed = isLanded ? [...checkout.changes.values()] : await diffTrees(workspace.control, checkout.base, base);
    return writeStagedIndex(workspace, landed);
  };
  const findFiles = async () => {
    const { moved, changes } = await findMoved(checkout, trees);
    // Files that were compared with the index until now have no stamp.
    const isUnwritten = ({ status, path }: TreeDifference) => status !== 'D' && !checkout.stamps.has(path);
    const paths = toPaths(moved);
    const written = [...moved, ...changes.filter((change) => !paths.has(change.path) && isUnwritten(change))];
    return { moved: written, changes, contents: await readChanges(workspace, written, blobs) };
  };
  const [index, files] = await settleBoth(writeIndex(), findFiles());
  return { base, tree, index, ...files };
}

/** Finds what differs between the files of the checkout, a tree and its base, with as few processes as possible. */
async function findMoved(
  checkout: VerificationCheckout,
  { base, tree, changes: known }: TreesToVerify,
): Promise<Pick<CheckoutMove, 'moved' | 'changes'>> {
  const { control } = checkout.workspace;
  const compare = async (from: ObjectId) => (from === tree ? [] : diffTrees(control, from, tree));
  const changes = known ?? (await compare(base));
  if (checkout.tree === base) return { moved: changes, changes };
  if (checkout.base === base) return { moved: subtractChanges(toMap(changes), checkout.changes), changes };
  return { moved: await compare(checkout.tree), changes };
}

function toMap(changes: readonly TreeDifference[]): ReadonlyMap<PathBytes, TreeDifference> {
  return new Map(changes.map((change) => [change.path, change]));
}

async function applyMove(
  checkout: VerificationCheckout,
  { base, tree, index, moved, changes, contents }: CheckoutMove,
): Promise<void> {
  const { workspace, held } = checkout;
  await clearMoved(workspace, moved);
  await writeChanges(workspace, contents);
  if (held !== undefined) restoreEmptied(workspace, held.kept, moved);
  index?.commit();
  const changed = toPaths(changes);
  const written = toPaths(moved.filter(({ status }) => status !== 'D'));
  adoptStamps(workspace, checkout.tracked, { stamps: checkout.stamps, changed, written });
  checkout.stamps = toStamps(checkout, changes, written);
  checkout.changes = toMap(changes);
  checkout.indexStamp = readIndexFile(workspace);
  checkout.base = base;
  checkout.tree = tree;
  if (moved.length > 0 || index !== undefined) noteWriting(checkout);
}

function toPaths(changes: readonly TreeDifference[]): ReadonlySet<PathBytes> {
  return new Set(changes.map(({ path }) => path));
}

function toStamps(
  { workspace, stamps }: VerificationCheckout,
  changes: readonly TreeDifference[],
  written: ReadonlySet<PathBytes>,
) {
  // A file that was not written now may have been changed since its stamp was read: the stamp stays.
  const toStamp = (path: PathBytes) =>
    (written.has(path) ? readStamp(workspace.path, path) : stamps.get(path)) ?? NO_FILE;
  return new Map(changes.map(({ status, path }) => [path, status === 'D' ? NO_FILE : toStamp(path)]));
}

/** Recreates the empty folders of a setup that went with the last tracked file in them. */
function restoreEmptied({ path: root }: Workspace, kept: KeptFiles, moved: readonly TreeDifference[]): void {
  const emptied = moved.filter(({ status }) => status === 'D').flatMap(({ path }) => parentsOf(path));
  writeKeptFolders(
    root,
    kept,
    emptied.filter((folder) => kept.folders.has(folder)),
  );
}

/** Removes what a move deletes: first, since a file may make room for a folder of its name. */
async function clearMoved(workspace: Workspace, moved: readonly TreeDifference[]): Promise<void> {
  for (const { path } of moved) invalidatePath(workspace, path);
  for (const { status, path } of moved) {
    if (status !== 'D') continue;
    await removeFromDisk(workspace.path, path);
    await removeEmptyParents(workspace.path, path);
  }
}
