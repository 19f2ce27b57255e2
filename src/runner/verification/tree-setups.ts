import { join } from 'node:path';
import type { ObjectId } from '../../domain/ids.ts';
import { toSetupInputs } from '../../domain/plan/setup-inputs.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { removeFolder } from '../../exec/remove-folder.ts';
import { diffTrees } from '../../git/diff-tree.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import type { CommandFolder } from '../../verifier/command-folder.ts';
import { findCollisions, type KeptFiles, mentions } from '../../workspace/verification/kept-files.ts';
import type { TreesToVerify } from '../../workspace/verification/move-checkout.ts';
import { keepOutputs, settleCheckout, useOutputs } from '../../workspace/verification/verification-checkout.ts';
import type { VerificationContext } from '../context/verification-context.ts';
import type { CheckoutSlot } from './checkout-slot.ts';
import { runSetup, type SetupEnd } from './run-setup.ts';
import { warnOfRestored } from './verify-in-workspace.ts';

/** The end of a setup that ran at a tree, and what it made; no outputs when it failed or was stopped. */
export interface TreeSetup {
  readonly tree: ObjectId;
  readonly end: SetupEnd;
  readonly outputs: KeptFiles | undefined;
  /** The caches as it left them, where they differ from those that the run began with. */
  readonly caches?: KeptFiles | undefined;
  /** True when the outputs name the folder in which they were made, and so work there only. */
  readonly isBound: boolean;
}

/** The setups of a run. */
export interface TreeSetups {
  /** The setup of a tree that nobody but the user and landed attempts has written. */
  trusted: TreeSetup | undefined;
  /** The setup of a captured tree; it counts for that tree alone until the tree lands. */
  captured: TreeSetup | undefined;
  /** The last tree for which the trusted setup was found to be in force. */
  trustedAt: ObjectId | undefined;
  /** Setups so far. */
  count: number;
}

/** Runs a setup in a slot that is at a tree, from nothing but its files, and keeps what it made. */
export async function setUpSlot(
  setups: TreeSetups,
  {
    slot,
    furnish,
    tree,
  }: { readonly slot: CheckoutSlot; readonly furnish: () => Promise<CommandFolder>; readonly tree: ObjectId },
  { request, runContext }: VerificationContext,
): Promise<TreeSetup> {
  const { checkout, sandbox } = slot;
  useOutputs(checkout, undefined);
  await settleCheckout(checkout);
  const folder = await furnish();
  const end = await runSetup(request.planSource.plan.setup ?? '', { folder, sandbox }, runContext);
  if (end.kind !== 'done') {
    await settleCheckout(checkout);
    return { tree, end, outputs: undefined, isBound: false };
  }
  setups.count += 1;
  const outputs = await keepOutputs(checkout, join(runContext.folders.verifyDir, `setup-${setups.count}`));
  const replaced = findCollisions(outputs, [...checkout.changes.values()]).map(toReadablePath);
  if (replaced.length > 0) {
    useOutputs(checkout, undefined);
    await settleCheckout(checkout);
    removeFolder(outputs.pristine);
    // Whoever runs the setup on this tree would not have what the attempt has put there.
    const detail = `the attempt has put ${listSome(replaced)} in the place of what it makes`;
    return { tree, end: { kind: 'failed', detail, output: '' }, outputs: undefined, isBound: false };
  }
  const { tracked, changed } = await settleCheckout(checkout);
  const restored = [...tracked, ...changed].map(toReadablePath);
  if (restored.length > 0) warnOfRestored(restored, runContext);
  return { tree, end, outputs, isBound: await mentions(outputs, checkout.workspace.path) };
}

/** Finds the setup in force for a tree; `undefined` where it must run there, since the tree changes what it reads or makes. */
export async function findSetup(
  { trusted, captured }: TreeSetups,
  { base, tree, changes }: TreesToVerify,
  { task, request }: VerificationContext,
): Promise<TreeSetup | undefined> {
  if (captured?.tree === tree) return captured;
  if (trusted?.outputs === undefined) return undefined;
  const known = trusted.tree === tree ? [] : trusted.tree === base ? changes : undefined;
  const changesSince = known ?? (await diffTrees(task.control, trusted.tree, tree));
  const isInput = toSetupInputs(request.planSource.plan);
  if (changesSince.some(({ path }) => isInput(toReadablePath(path)))) return undefined;
  return findCollisions(trusted.outputs, changesSince).length === 0 ? trusted : undefined;
}

/** Replaces the setup of the last captured tree, and removes what that one made. */
export function replaceCaptured(setups: TreeSetups, next: TreeSetup): TreeSetup {
  const { captured, trusted } = setups;
  setups.captured = next;
  if (captured?.outputs !== undefined && captured.outputs !== trusted?.outputs) removeFolder(captured.outputs.pristine);
  if (captured?.caches !== undefined && captured.caches !== trusted?.caches) removeFolder(captured.caches.pristine);
  return next;
}

/** Has the setup of a tree that has landed count for the trees after it. */
export function landSetup(setups: TreeSetups, tree: ObjectId): void {
  const { trusted, captured, trustedAt } = setups;
  // The next trees are compared with this one, which has all that the setup reads as it was.
  if (trusted !== undefined && trustedAt === tree) setups.trusted = { ...trusted, tree };
  if (captured?.tree !== tree || captured.outputs === undefined || captured.outputs === trusted?.outputs) return;
  setups.trusted = captured;
  for (const kept of [trusted?.outputs, trusted?.caches]) if (kept !== undefined) removeFolder(kept.pristine);
}
