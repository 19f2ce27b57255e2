import { join } from 'node:path';
import type { ObjectId } from '../../domain/ids.ts';
import type { Sandbox } from '../../exec/sandbox.ts';
import type { Git } from '../../git/git.ts';
import type { CommandFolder } from '../../verifier/command-folder.ts';
import { writeAgentRepository } from '../../workspace/agent-git/agent-repository.ts';
import type { AgentObjects } from '../../workspace/agent-objects.ts';
import type { FileDifferences } from '../../workspace/verification/file-differences.ts';
import {
  type CommandHome,
  createCommandHome,
  renewHome,
  toHomeVariables,
} from '../../workspace/verification/fresh-home.ts';
import type { KeptFiles } from '../../workspace/verification/kept-files.ts';
import {
  createVerificationCheckout,
  noteWriting,
  settleCheckout,
  type VerificationCheckout,
  waitForNextStamp,
} from '../../workspace/verification/verification-checkout.ts';
import type { RunContext } from '../context/run-context.ts';
import type { VerificationTarget } from '../context/verification.ts';

/** A verification checkout with a HOME, for one command at a time. */
export interface CheckoutSlot {
  readonly number: number;
  readonly checkout: VerificationCheckout;
  readonly home: CommandHome;
  readonly sandbox: Sandbox;
}

export interface NewSlot {
  readonly control: Git;
  readonly objects: AgentObjects | undefined;
  readonly registries: readonly string[];
  readonly number: number;
  /** The tree that is checked out first. */
  readonly tree: ObjectId;
}

/** Checks a tree out into a slot; anything in its place is removed. */
export async function createSlot(
  { control, objects, registries, number, tree }: NewSlot,
  { ports, folders }: RunContext,
): Promise<CheckoutSlot> {
  const parent = join(folders.verifyDir, String(number));
  const indexFile = join(folders.runDir, `verification-${number}.index`);
  const checkout = await createVerificationCheckout({
    folder: join(parent, 'workspace'),
    ...{ control, objects, indexFile, tree },
  });
  const sandbox = ports.openSandbox(parent, { kind: 'verification', number, registries });
  return { number, checkout, home: createCommandHome(parent), sandbox };
}

export interface SlotFurniture extends Pick<VerificationTarget, 'head' | 'refs'> {
  readonly env: Readonly<Record<string, string>>;
  readonly caches: KeptFiles | undefined;
}

/**
 * Gives the checkout a new repository and a new HOME, and returns it with the environment of its next command. Waits
 * first until what that command changes can be told from what we have written.
 */
export async function furnishSlot(
  { checkout, home, sandbox }: CheckoutSlot,
  { head, refs, env, caches }: SlotFurniture,
): Promise<CommandFolder> {
  await writeAgentRepository(checkout.workspace, { head, refs });
  if (await renewHome(home, caches)) noteWriting(checkout);
  await waitForNextStamp(checkout);
  return { path: checkout.workspace.path, env: { ...env, ...toHomeVariables(home.parent) }, run: sandbox.run };
}

/**
 * Runs a command in the slot. Stops what it has left there and undoes what it changed, also when it could not be run to
 * its end: the next command of a sandbox finds the checkout as it is then. Throws what `use` threw, whether or not the
 * checkout could be cleared up after that.
 */
export async function useSlot<T>(
  { checkout, sandbox }: CheckoutSlot,
  use: () => Promise<T>,
): Promise<{ readonly value: T; readonly found: FileDifferences }> {
  const settle = async () => {
    await sandbox.stopAll();
    return settleCheckout(checkout);
  };
  let value: T;
  try {
    value = await use();
  } catch (thrown) {
    await settle().catch(() => undefined);
    throw thrown;
  }
  return { value, found: await settle() };
}
