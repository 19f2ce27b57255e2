import { join } from 'node:path';
import type { ObjectId } from '../../domain/ids.ts';
import { listSome } from '../../domain/text/list-some.ts';
import type { Sandbox } from '../../exec/sandbox.ts';
import type { Git } from '../../git/git.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import type { CommandFolder } from '../../verifier/command-folder.ts';
import { writeAgentRepository } from '../../workspace/agent-git/agent-repository.ts';
import type { FileDifferences } from '../../workspace/verification/file-differences.ts';
import { createHome } from '../../workspace/verification/fresh-home.ts';
import {
  createVerificationCheckout,
  settleCheckout,
  type VerificationCheckout,
} from '../../workspace/verification/verification-checkout.ts';
import type { RunContext } from '../context/run-context.ts';
import type { VerificationTarget } from '../context/verification.ts';

/** A verification checkout with the folder of its HOME, for one command at a time. */
export interface CheckoutSlot {
  readonly number: number;
  readonly folder: string;
  readonly checkout: VerificationCheckout;
  readonly sandbox: Sandbox;
  /** The target that it was brought to; undefined while it is not known what is in it. */
  target: VerificationTarget | undefined;
}

/** Checks a tree out into the next slot. */
export async function createSlot(
  { control, tree, number }: { readonly control: Git; readonly tree: ObjectId; readonly number: number },
  { ports, folders }: RunContext,
): Promise<CheckoutSlot> {
  const folder = join(folders.verifyDir, String(number));
  const indexFile = join(folders.runDir, `verification-${number}.index`);
  const checkout = await createVerificationCheckout({ control, folder: join(folder, 'workspace'), indexFile, tree });
  const sandbox = ports.openSandbox(folder, { kind: 'verification', number });
  return { number, folder, checkout, sandbox, target: undefined };
}

/** Gives the checkout a new repository and a new HOME, and returns it with the environment of its commands. */
export async function furnishSlot(
  { checkout, folder, sandbox }: CheckoutSlot,
  { head, refs }: Pick<VerificationTarget, 'head' | 'refs'>,
  env: Readonly<Record<string, string>>,
): Promise<CommandFolder> {
  await writeAgentRepository(checkout.workspace, { head, refs });
  const home = await createHome(folder);
  return { path: checkout.workspace.path, env: { ...env, ...home }, run: sandbox.run };
}

/** Stops what a command has left in the slot, undoes what it changed, and returns that. */
export async function settleSlot({ checkout, sandbox }: CheckoutSlot): Promise<FileDifferences> {
  await sandbox.stopAll();
  return settleCheckout(checkout);
}

/** Describes what was changed of the files that a command was given; undefined when it only made new ones. */
export function describeChanged({ tracked, changed, kept }: FileDifferences): string | undefined {
  const paths = [...tracked, ...changed, ...kept].map(toReadablePath).sort();
  return paths.length === 0 ? undefined : listSome(paths);
}
