import type { ObjectId } from '../../domain/ids.ts';
import { checkoutChanges } from '../../git/checkout-index.ts';
import { diffTrees, type TreeDifference } from '../../git/diff-tree.ts';
import type { PathBytes } from '../../git/path-bytes.ts';
import { parentsOf, removeEmptyParents, removeFromDisk } from '../files/disk-file.ts';
import { settleBoth } from '../files/settle-both.ts';
import { writeStagedIndex } from '../files/staged-index.ts';
import { invalidatePath } from '../files/untracked-scan.ts';
import type { Workspace } from '../workspace.ts';
import type { StagedIndex } from '../workspace-cache.ts';
import type { FileDifferences } from './file-differences.ts';
import { NO_FILE, readStamp } from './file-stamp.ts';
import { type KeptFiles, writeKeptFolders } from './kept-files.ts';
import {
  readIndexFile,
  settleCheckout,
  useOutputs,
  type VerificationCheckout,
  waitForNextStamp,
} from './verification-checkout.ts';

export interface TreesToVerify {
  readonly base: ObjectId;
  readonly tree: ObjectId;
}

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

/** The paths that others had changed in a checkout. */
type ForeignChanges = Pick<FileDifferences, 'tracked' | 'changed' | 'kept' | 'added'>;

const NOTHING: ForeignChanges = { tracked: [], changed: [], kept: [], added: [] };

/** A move to other trees, of which nothing is in force yet. */
interface CheckoutMove extends TreesToVerify {
  readonly index: StagedIndex | undefined;
  /** The files that differ from those of the checkout. */
  readonly moved: readonly TreeDifference[];
  /** The files that differ from those of the base. */
  readonly changes: readonly TreeDifference[];
}

async function prepareMove(checkout: VerificationCheckout, { base, tree }: TreesToVerify): Promise<CheckoutMove> {
  const { workspace } = checkout;
  const findChanges = async (from: ObjectId, to: ObjectId) =>
    from === to ? [] : diffTrees(workspace.control, from, to);
  const isLanded = checkout.tree === base;
  const writeIndex = async () => {
    if (checkout.base === base) return undefined;
    const landed = isLanded ? [...checkout.changes.values()] : await findChanges(checkout.base, base);
    return writeStagedIndex(workspace, landed);
  };
  const findBoth = async () => {
    const moving = findChanges(checkout.tree, tree);
    return settleBoth(moving, isLanded ? moving : findChanges(base, tree));
  };
  const [index, [moved, changes]] = await settleBoth(writeIndex(), findBoth());
  return { base, tree, index, moved, changes };
}

async function applyMove(
  checkout: VerificationCheckout,
  { base, tree, index, moved, changes }: CheckoutMove,
): Promise<void> {
  const { workspace, held } = checkout;
  // Files that were compared with the index until now have no stamp.
  const isUnwritten = ({ status, path }: TreeDifference) => status !== 'D' && !checkout.stamps.has(path);
  const paths = new Set(moved.map(({ path }) => path));
  const written = [...moved, ...changes.filter((change) => !paths.has(change.path) && isUnwritten(change))];
  await writeChanges(workspace, written);
  if (held !== undefined) restoreEmptied(workspace, held.kept, moved);
  index?.commit();
  checkout.stamps = toStamps(checkout, { changes, written });
  checkout.changes = new Map(changes.map((change) => [change.path, change]));
  checkout.indexStamp = readIndexFile(workspace);
  checkout.base = base;
  checkout.tree = tree;
  if (written.length > 0 || index !== undefined) await waitForNextStamp(checkout);
}

interface WrittenChanges {
  readonly changes: readonly TreeDifference[];
  readonly written: readonly TreeDifference[];
}

function toStamps({ workspace, stamps }: VerificationCheckout, { changes, written }: WrittenChanges) {
  const paths = new Set(written.map(({ path }) => path));
  // A file that was not written now may have been changed since its stamp was read: the stamp stays.
  const toStamp = (path: PathBytes) =>
    (paths.has(path) ? readStamp(workspace.path, path) : stamps.get(path)) ?? NO_FILE;
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
