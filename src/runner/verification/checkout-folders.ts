import { join } from 'node:path';
import { describeNetworkUse } from '../../domain/attempt/describe-network.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { type ProgramFolder, toUnchangedPath } from '../../exec/program-path.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import type { CommandFolder, FolderUse } from '../../verifier/command-folder.ts';
import type { FileDifferences } from '../../workspace/verification/file-differences.ts';
import { type CommandHome, keepCaches } from '../../workspace/verification/fresh-home.ts';
import type { KeptFiles } from '../../workspace/verification/kept-files.ts';
import { bringCheckout } from '../../workspace/verification/move-checkout.ts';
import type { AgentFolder, VerificationFolders, VerificationTarget } from '../context/verification.ts';
import type { VerificationContext } from '../context/verification-context.ts';
import { type CheckoutSlot, furnishSlot, useSlot } from './checkout-slot.ts';
import { findMissingFolders } from './find-missing-folders.ts';
import type { SetupEnd } from './run-setup.ts';
import type { SlotPool } from './slot-pool.ts';
import { findSetup, replaceCaptured, setUpSlot, type TreeSetup, type TreeSetups } from './tree-setups.ts';

/** The verification checkouts of a run, and what they are given. */
export interface CheckoutState {
  readonly context: VerificationContext;
  readonly programs: readonly ProgramFolder[];
  readonly pool: SlotPool<CheckoutSlot>;
  readonly setups: TreeSetups;
  /** The HOME of the setups at trees that no agent has written. */
  readonly setupHome: CommandHome;
  /** The caches of commands, unless the setup in force has left them otherwise. */
  caches: KeptFiles | undefined;
  /** The commit that new checkouts begin with. */
  base: { readonly commit: ObjectId; readonly tree: ObjectId };
  /** The end of the work that is done on one checkout at a time. */
  turn: Promise<unknown>;
  /** The end of the work on checkouts after a landing; never rejected. None is lent before it. */
  landing: Promise<void>;
}

/** Does work on checkouts that must not happen twice at once. */
export function inTurn<T>(state: CheckoutState, work: () => Promise<T>): Promise<T> {
  const done = state.turn.then(work);
  state.turn = done.catch(() => undefined);
  return done;
}

/** Has new checkouts begin with a commit, and waits until they may be lent. */
export async function useBase(state: CheckoutState, commit: ObjectId): Promise<void> {
  await state.landing;
  if (state.base.commit !== commit) state.base = { commit, tree: await readTreeOf(state.context.task.control, commit) };
}

/** Gives a checkout a new repository, HOME and PATH. `leftOut` takes the programs that are not on the PATH. */
export async function furnish(
  { context, programs, caches }: CheckoutState,
  slot: CheckoutSlot,
  { head, refs, leftOut, setup }: SlotUse,
): Promise<CommandFolder> {
  const unchanged = toUnchangedPath(programs, join(slot.home.parent, 'path'));
  for (const program of unchanged.leftOut) leftOut?.add(program);
  const env = { ...context.runContext.limits.childEnv, PATH: unchanged.path || '/usr/bin:/bin' };
  return furnishSlot(slot, { head, refs, env, caches: setup?.caches ?? caches });
}

interface SlotUse extends Pick<VerificationTarget, 'head' | 'refs'> {
  readonly leftOut?: Set<string>;
  /** The setup in force, whose caches the HOME gets. */
  readonly setup?: TreeSetup | undefined;
}

/** One verification under way. */
interface VerificationNotes {
  readonly setups: Map<CheckoutSlot, TreeSetup | undefined>;
  readonly changedBy: Map<number, string>;
  readonly changedBefore: Set<string>;
  readonly leftOut: Set<string>;
  /** Hosts that commands reached or were refused. */
  readonly network: Set<string>;
}

/** Opens the folders for the commands of one verification. */
export function openVerificationFolders(
  state: CheckoutState,
  agent: AgentFolder,
  target: VerificationTarget,
): VerificationFolders {
  const noted: VerificationNotes = {
    setups: new Map(),
    changedBy: new Map(),
    changedBefore: new Set(),
    leftOut: new Set(),
    network: new Set(),
  };
  return {
    async lend(criterion, use) {
      await useBase(state, target.base);
      return state.pool.lend(async (slot) => {
        const setup = await inTurn(state, () => prepareSlot(state, { slot, target, noted }));
        if (setup?.end.kind === 'failed') return toUnusable(setup.end);
        const { leftOut } = noted;
        const folder = await inTurn(state, () => furnish(state, slot, { ...target, leftOut, setup }));
        const { value, found } = await useSlot(slot, () => use(folder));
        for (const note of describeNetworkUse(slot.sandbox.takeNetworkUse(), 'criteria')) noted.network.add(note);
        const changed = describeChanged(found);
        if (changed !== undefined) noted.changedBy.set(criterion, changed);
        return { kind: 'used', value };
      });
    },
    async stopAll() {
      await state.pool.settled();
      return Promise.all(state.pool.slots().map(({ sandbox }) => sandbox.stopAll()));
    },
    notes: () => toNotes(noted),
    findMissingFolders() {
      const [slot] = state.pool.slots();
      const hasSetup = state.context.request.planSource.plan.setup !== undefined;
      if (slot === undefined || hasSetup) return [];
      return findMissingFolders(agent.workspace.path, slot.checkout.workspace.path);
    },
  };
}

interface SlotToPrepare {
  readonly slot: CheckoutSlot;
  readonly target: VerificationTarget;
  readonly noted: VerificationNotes;
}

/** Brings a checkout to the target, once in each verification, and returns the setup whose outputs it then holds. */
async function prepareSlot(
  state: CheckoutState,
  { slot, target, noted }: SlotToPrepare,
): Promise<TreeSetup | undefined> {
  if (noted.setups.has(slot)) return noted.setups.get(slot);
  const { setups, context } = state;
  const known = await findSetup(setups, { ...target, base: state.base.tree }, context);
  const { tree, changes, blobs } = target;
  const trees = { base: state.base.tree, tree, changes, blobs };
  const isShielded = context.runContext.ports.isolation !== undefined;
  const brought = await bringCheckout(slot.checkout, trees, { outputs: known?.outputs, isShielded });
  const { tracked, changed, kept, added } = brought;
  for (const path of [...tracked, ...changed, ...kept, ...added]) noted.changedBefore.add(toReadablePath(path));
  if (known === setups.trusted) setups.trustedAt = target.tree;
  const setup = known ?? (await setUpCaptured(state, slot, target));
  noted.setups.set(slot, setup);
  return setup;
}

/** Runs the setup at a captured tree for which none is in force; returns undefined where the plan has none. */
async function setUpCaptured(state: CheckoutState, slot: CheckoutSlot, target: VerificationTarget) {
  const { setups, context } = state;
  if (setups.trusted?.outputs === undefined) return undefined;
  const furnished = () => furnish(state, slot, { ...target, setup: setups.trusted });
  const setup = await setUpSlot(setups, { slot, furnish: furnished, tree: target.tree }, context);
  const pristine = join(context.runContext.folders.verifyDir, `caches-${setups.count}`);
  const isDone = setup.end.kind === 'done';
  const caches = isDone
    ? await keepCaches(join(slot.home.parent, 'home'), context.request.caches, pristine)
    : undefined;
  return replaceCaptured(setups, { ...setup, caches });
}

function toUnusable<T>({ detail, output }: SetupEnd & { readonly kind: 'failed' }): FolderUse<T> {
  return {
    kind: 'unusable',
    reason: `It was not run, since the setup failed on the captured tree: ${detail}.`,
    output,
  };
}

/** Describes what a command changed of the files that it was given; undefined when it only made new ones. */
function describeChanged({ tracked, changed, kept }: FileDifferences): string | undefined {
  const paths = [...tracked, ...changed, ...kept].map(toReadablePath).sort();
  return paths.length === 0 ? undefined : listSome(paths);
}

function toNotes({ changedBy, changedBefore, leftOut, network }: VerificationNotes): string[] {
  const notes = [...changedBy].sort(([a], [b]) => a - b);
  return [
    ...(changedBefore.size === 0
      ? []
      : [
          `Another program had changed the verification checkout, which was restored before the criteria ran: ${listSome([...changedBefore])}.`,
        ]),
    ...(leftOut.size === 0
      ? []
      : [
          `Programs on the PATH that were added or changed since the run started were left out: ${listSome([...leftOut])}.`,
        ]),
    ...notes.map(([criterion, changed]) => `Criterion ${criterion} changed ${changed}; that was undone.`),
    ...network,
  ];
}
