import { join } from 'node:path';
import type { ObjectId } from '../../domain/ids.ts';
import { describeBuiltBySetup } from '../../domain/plan/find-build-in-setup.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import type { ProgramFolder } from '../../exec/program-path.ts';
import { removeFolder } from '../../exec/remove-folder.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import type { CommandFolder } from '../../verifier/command-folder.ts';
import { findMissing } from '../../workspace/files/disk-file.ts';
import { createCommandHome, keepCaches, renewHome, toHomeVariables } from '../../workspace/verification/fresh-home.ts';
import { holdFiles, type KeptFiles, writeKept, writeKeptFolders } from '../../workspace/verification/kept-files.ts';
import { landIndexes } from '../../workspace/verification/move-checkout.ts';
import { isIndexOurs } from '../../workspace/verification/verification-checkout.ts';
import type { AgentFolder, Verification, VerificationTarget } from '../context/verification.ts';
import type { VerificationContext } from '../context/verification-context.ts';
import { type CheckoutState, furnish, inTurn, openVerificationFolders, useBase } from './checkout-folders.ts';
import { type CheckoutSlot, createSlot } from './checkout-slot.ts';
import { countSlots } from './count-slots.ts';
import { requireSetup } from './run-setup.ts';
import { createSlotPool } from './slot-pool.ts';
import { landSetup, setUpSlot, type TreeSetup, type TreeSetups } from './tree-setups.ts';
import { setUpFolder } from './verify-in-workspace.ts';

export interface CheckoutVerificationOptions {
  readonly programs: readonly ProgramFolder[];
  /** Copies of the caches, made before the first agent started. */
  readonly caches: KeptFiles | undefined;
}

/** Creates the verification in checkouts of ours, which are made when the first command needs one. */
export function verifyInCheckout(
  context: VerificationContext,
  { programs, caches }: CheckoutVerificationOptions,
): Verification {
  const { verifyDir } = context.runContext.folders;
  const { control, objects, registries } = context.task;
  const setupHome = createCommandHome(join(verifyDir, 'setup'));
  const setups: TreeSetups = { trusted: undefined, captured: undefined, trustedAt: undefined, count: 0 };
  const pool = createSlotPool({
    create: (number) => createSlot({ control, objects, registries, number, tree: state.base.tree }, context.runContext),
    isBroken: (slot) => !isIndexOurs(slot.checkout),
    limit: (first) => countSlots(toSlotFacts(state, first)),
  });
  const state: CheckoutState = {
    context,
    programs,
    pool,
    setups,
    setupHome,
    caches,
    base: { commit: '', tree: '' },
    turn: Promise.resolve(),
    landing: Promise.resolve(),
  };
  return {
    kind: 'checkout',
    async setUp(agent, base) {
      const command = context.request.planSource.plan.setup;
      if (command !== undefined) {
        await useBase(state, base);
        setups.trusted ??= await setUpAtBase(state, base);
        requireSetup(command, base, setups.trusted.end);
        await giveOutputs(state, agent, { ...setups.trusted, commit: base });
      }
      await giveCaches(state);
    },
    open: (agent, target) => openVerificationFolders(state, agent, target),
    landed(tree, commit) {
      if (commit !== undefined) state.base = { commit, tree };
      landSetup(setups, tree);
      // No checkout is lent now: the next one is lent by `useBase`.
      const checkouts = pool.slots().map((slot) => slot.checkout);
      state.landing = state.landing.then(() => landIndexes(checkouts, tree));
    },
    settled: () => state.landing,
  };
}

function toSlotFacts({ context, setups, caches }: CheckoutState, { checkout }: CheckoutSlot) {
  const { trusted, captured } = setups;
  const tracked = checkout.workspace.cache.index?.tracked.files.size ?? 0;
  return {
    parallelism: context.runContext.limits.parallelism,
    files: tracked + (trusted?.outputs?.files.size ?? 0) + (caches?.files.size ?? 0),
    isBound: trusted?.isBound === true || captured?.isBound === true,
  };
}

/** Runs the setup at the base, with a HOME that all such setups of the run share, and takes over its caches. */
async function setUpAtBase(state: CheckoutState, base: ObjectId): Promise<TreeSetup> {
  const { context, setups, setupHome, pool } = state;
  const { folders } = context.runContext;
  const head = toBranchRef(context.task.taskBranch);
  const target: VerificationTarget = { base, tree: state.base.tree, head, refs: new Map([[head, base]]) };
  const inHome = async (slot: CheckoutSlot): Promise<CommandFolder> => {
    const folder = await furnish(state, slot, target);
    await renewHome(setupHome, state.caches);
    const run: CommandFolder['run'] = (spec) => folder.run({ ...spec, writable: [setupHome.parent] });
    return { ...folder, run, env: { ...folder.env, ...toHomeVariables(setupHome.parent) } };
  };
  const setup = await pool.lend((slot) =>
    inTurn(state, () => setUpSlot(setups, { slot, furnish: () => inHome(slot), tree: state.base.tree }, context)),
  );
  const made = [...(setup.outputs?.files.keys() ?? [])].map(toReadablePath);
  const text = describeBuiltBySetup(context.request.planSource.plan, made);
  if (text !== undefined) context.runContext.ports.notifier.progress({ kind: 'warning', text });
  const home = join(setupHome.parent, 'home');
  const before = state.caches;
  state.caches = await keepCaches(home, context.request.caches, join(folders.verifyDir, 'caches-after-setup'));
  if (before !== undefined) removeFolder(before.pristine);
  return setup;
}

// Why: docs/decisions/0176-agents-in-a-sandbox-get-the-caches.md
/** Has agents find a copy of the caches in their HOME, where a sandbox hides the user's. */
async function giveCaches({ context, caches }: CheckoutState): Promise<void> {
  const { agentCaches } = context.runContext.folders;
  if (agentCaches === undefined || caches === undefined) return;
  removeFolder(agentCaches);
  await makeFolder(agentCaches);
  await writeKept(holdFiles(caches, agentCaches), [...caches.files.keys()]);
  writeKeptFolders(agentCaches, caches, [...caches.folders.keys()]);
}

interface GivenSetup extends TreeSetup {
  readonly commit: ObjectId;
}

// Why: docs/decisions/0088-setup-is-copied-unless-it-names-its-folder.md
/** Has the agent's folder hold what the setup made: a copy, or its own where a copy would not do. */
async function giveOutputs(
  state: CheckoutState,
  agent: AgentFolder,
  { outputs, isBound, commit }: GivenSetup,
): Promise<void> {
  if (outputs === undefined) return;
  const { context, programs, setupHome } = state;
  const root = agent.workspace.path;
  const paths = [...outputs.files.keys()];
  const isFree = findMissing(root, paths).size === paths.length;
  if (isBound || !isFree) {
    const PATH = programs.map(({ path }) => path).join(':');
    const env = { ...context.runContext.limits.childEnv, PATH, ...toHomeVariables(setupHome.parent) };
    const { workspace, sandbox } = agent;
    const run: CommandFolder['run'] = (spec) => sandbox.run({ ...spec, writable: [setupHome.parent] });
    const folder = { workspace, sandbox: { ...sandbox, run } };
    return setUpFolder(context.request.planSource.plan.setup ?? '', folder, {
      ...{ runContext: context.runContext, env, commit },
    });
  }
  await writeKept(holdFiles(outputs, root), paths);
  writeKeptFolders(root, outputs, [...outputs.folders.keys()]);
}
