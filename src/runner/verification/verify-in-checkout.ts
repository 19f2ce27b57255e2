import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectId } from '../../domain/ids.ts';
import { toSetupInputs } from '../../domain/plan/setup-inputs.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import { diffTrees } from '../../git/diff-tree.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import type { FolderUse } from '../../verifier/command-folder.ts';
import { createHome } from '../../workspace/verification/fresh-home.ts';
import { type KeptFiles, writeKept } from '../../workspace/verification/kept-files.ts';
import {
  keepOutputs,
  moveCheckout,
  settleCheckout,
  useOutputs,
} from '../../workspace/verification/verification-checkout.ts';
import type { TaskContext } from '../context/loop-context.ts';
import type { Verification, VerificationFolders, VerificationTarget } from '../context/verification.ts';
import { type CheckoutSlot, createSlot, describeChanged, furnishSlot, settleSlot } from './checkout-slot.ts';
import { requireSetup, runSetup, type SetupEnd } from './run-setup.ts';
import { warnOfRestored } from './verify-in-workspace.ts';

/** The end of a setup that ran at a tree, and what it made; no outputs when it failed or was stopped. */
interface TreeSetup {
  readonly tree: ObjectId;
  readonly end: SetupEnd;
  readonly outputs: KeptFiles | undefined;
}

interface CheckoutState {
  readonly context: TaskContext;
  /** The environment of setup and criteria, without HOME. */
  readonly env: Readonly<Record<string, string>>;
  slot: CheckoutSlot | undefined;
  /** The setup of a tree that nobody but the user and landed attempts has written. */
  trusted: TreeSetup | undefined;
  /** The setup of a captured tree; it counts for that tree alone until the tree lands. */
  captured: TreeSetup | undefined;
  setups: number;
}

/** Creates the verification in checkouts of ours, which are made when the first command needs one. */
export function verifyInCheckout(context: TaskContext, env: Readonly<Record<string, string>>): Verification {
  const state: CheckoutState = { context, env, slot: undefined, trusted: undefined, captured: undefined, setups: 0 };
  return {
    kind: 'checkout',
    async setUp({ workspace }, base) {
      const command = context.request.planSource.plan.setup;
      if (command === undefined) return;
      if (state.trusted === undefined) {
        const tree = await readTreeOf(context.task.control, base);
        const head = toBranchRef(context.task.taskBranch);
        const slot = await requireSlot(state, tree);
        const target = { base, tree, head, refs: new Map([[head, base]]) };
        state.trusted = await setUpSlot(state, { slot, target, command, home: 'setup' });
        requireSetup(command, state.trusted.end);
      }
      if (state.trusted.outputs !== undefined) await writeKept(state.trusted.outputs, workspace.path);
    },
    open: (_agent, target) => openFolders(state, target),
    landed(tree) {
      if (state.captured?.tree === tree && state.captured.outputs !== undefined) state.trusted = state.captured;
    },
  };
}

async function requireSlot(state: CheckoutState, tree: ObjectId): Promise<CheckoutSlot> {
  const { task, runContext } = state.context;
  state.slot ??= await createSlot({ control: task.control, tree, number: 1 }, runContext);
  return state.slot;
}

interface SlotSetup {
  readonly slot: CheckoutSlot;
  readonly target: VerificationTarget;
  readonly command: string;
  /** Whether the HOME of the setup is that of all trusted setups of the run, or a new one. */
  readonly home: 'setup' | 'new';
}

/** Runs the setup at a tree, from nothing but its files, and keeps what it made. */
async function setUpSlot(state: CheckoutState, { slot, target, command, home }: SlotSetup): Promise<TreeSetup> {
  const { runContext } = state.context;
  const { checkout, sandbox } = slot;
  const { tree } = target;
  useOutputs(checkout, undefined);
  await settleCheckout(checkout);
  const furnished = await furnishSlot(slot, target, state.env);
  const homeOfSetup = home === 'new' ? {} : await createHome(join(runContext.folders.verifyDir, 'setup'));
  const end = await runSetup(command, { ...furnished, env: { ...furnished.env, ...homeOfSetup } }, runContext);
  await sandbox.stopAll();
  if (end.kind !== 'done') return { tree, end, outputs: undefined };
  state.setups += 1;
  const outputs = await keepOutputs(checkout, join(runContext.folders.verifyDir, `setup-${state.setups}`));
  const { tracked, changed } = await settleCheckout(checkout);
  const restored = [...tracked, ...changed].map(toReadablePath);
  if (restored.length > 0) warnOfRestored(restored, runContext);
  return { tree, end, outputs };
}

function openFolders(state: CheckoutState, target: VerificationTarget): VerificationFolders {
  const notes = new Map<number, string>();
  return {
    async lend(criterion, use) {
      const slot = await requireSlot(state, target.tree);
      const setup = await prepareSlot(state, slot, target);
      if (setup?.end.kind === 'failed') return toUnusable(setup.end);
      const value = await use(await furnishSlot(slot, target, state.env));
      const changed = describeChanged(await settleSlot(slot));
      if (changed !== undefined) notes.set(criterion, `Criterion ${criterion} changed ${changed}; that was undone.`);
      return { kind: 'used', value };
    },
    stopAll: async () => state.slot?.sandbox.stopAll(),
    notes: () => [...notes].sort(([a], [b]) => a - b).map(([, note]) => note),
  };
}

function toUnusable<T>({ detail, output }: SetupEnd & { readonly kind: 'failed' }): FolderUse<T> {
  return {
    kind: 'unusable',
    reason: `It was not run, since the setup failed on the captured tree: ${detail}.`,
    output,
  };
}

/** Brings a slot to the target of a verification, once for each, and returns the setup that is in force there. */
async function prepareSlot(
  state: CheckoutState,
  slot: CheckoutSlot,
  target: VerificationTarget,
): Promise<TreeSetup | undefined> {
  const { checkout } = slot;
  const { control } = state.context.task;
  if (slot.target === target) return findSetup(state, target.tree);
  slot.target = undefined;
  await moveCheckout(checkout, { base: await readTreeOf(control, target.base), tree: target.tree });
  const setup = await bringSetup(state, slot, target);
  useOutputs(checkout, setup?.outputs);
  await settleCheckout(checkout);
  slot.target = target;
  return setup;
}

/** Returns the setup whose outputs fit a tree; undefined when there is none. */
function findSetup(state: CheckoutState, tree: ObjectId): TreeSetup | undefined {
  return state.captured?.tree === tree ? state.captured : state.trusted;
}

/** Runs the setup again where the tree changes what it reads. */
async function bringSetup(
  state: CheckoutState,
  slot: CheckoutSlot,
  target: VerificationTarget,
): Promise<TreeSetup | undefined> {
  const { task, request } = state.context;
  const { plan } = request.planSource;
  const { trusted, captured } = state;
  if (plan.setup === undefined || trusted === undefined) return undefined;
  if (captured?.tree === target.tree) return captured;
  state.captured = undefined;
  const isInput = toSetupInputs(plan);
  const changes = trusted.tree === target.tree ? [] : await diffTrees(task.control, trusted.tree, target.tree);
  const kept = captured?.outputs?.pristine;
  if (kept !== undefined && kept !== trusted.outputs?.pristine) await rm(kept, { recursive: true, force: true });
  if (!changes.some(({ path }) => isInput(toReadablePath(path)))) return trusted;
  state.captured = await setUpSlot(state, { slot, target, command: plan.setup, home: 'new' });
  return state.captured;
}
