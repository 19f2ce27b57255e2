import { join } from 'node:path';
import { renderError } from '../../domain/errors/error-catalog.ts';
import { toGroundhogError } from '../../domain/errors/to-groundhog-error.ts';
import type { CheckoutOwner } from '../../domain/record/checkout-record.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { killMarked } from '../../exec/kill-marked.ts';
import { readOurIdentity } from '../../exec/process-identity.ts';
import { createControlRepository } from '../../store/control-repository.ts';
import { openLocalOrigin } from '../../store/origin.ts';
import { toSignature } from '../../store/signature.ts';
import { type CheckoutLock, lockCheckout } from '../../workspace/in-place/checkout-lock.ts';
import { type CheckoutChoice, findCheckout, openInPlace } from '../../workspace/in-place/in-place.ts';
import { type Recovered, readOpenAttempt, recoverCheckout } from '../../workspace/in-place/recover-checkout.ts';
import { type HeldCheckout, KEPT_FOLDER } from '../../workspace/in-place/user-checkout.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { OpenCheckout } from '../context/checkout.ts';
import type { RunContext, RunRequest } from '../context/run-context.ts';

/**
 * Takes the checkout that was asked for, undefined when none was. What a run that died has left in it is kept on its
 * scratch branch and cleared away first.
 */
export async function openCheckout(
  { checkout: choice }: RunRequest,
  runContext: RunContext,
): Promise<OpenCheckout | undefined> {
  if (choice === undefined) return undefined;
  const found = await findCheckout(runContext.git, choice.folder);
  // Refuses what no run can work with, before anything is written.
  await openLocalOrigin(runContext.git, choice.folder);
  const owner: CheckoutOwner = {
    ...(await readOurIdentity()),
    run_id: runContext.runId,
    process_mark: runContext.processMark,
  };
  const lock = await lockCheckout(found.gitDir, found.root, owner);
  const held: HeldCheckout = { ...found, folder: lock.folder };
  const place: CheckoutLocation = { held, choice, lock, runContext };
  if (lock.heirOf !== undefined) await inherit(place, lock.heirOf);
  let workspace: Workspace | undefined;
  return {
    held,
    async prepare(needs) {
      workspace = await openInPlace({ ...needs, held, excludes: choice.excludes, runDir: runContext.runDir });
    },
    workspace() {
      if (workspace === undefined) throw new Error('the checkout was not prepared');
      return workspace;
    },
    close: () => close(place),
  };
}

interface CheckoutLocation {
  readonly held: HeldCheckout;
  readonly choice: CheckoutChoice;
  readonly lock: CheckoutLock;
  readonly runContext: RunContext;
}

async function inherit(place: CheckoutLocation, dead: CheckoutOwner): Promise<void> {
  await killMarked({ mark: dead.process_mark });
  await recover(place, { isOwn: false });
}

/** An attempt that could not be cleared away stays recorded: the next run tries again. */
async function close(place: CheckoutLocation): Promise<void> {
  try {
    await recover(place, { isOwn: true });
    await place.lock.release();
  } catch (thrown) {
    const text = `The checkout was left as it is: ${renderError(toGroundhogError(thrown))}`;
    place.runContext.notifier.progress({ kind: 'warning', text });
  }
}

async function recover({ held, choice, runContext }: CheckoutLocation, { isOwn }: { isOwn: boolean }): Promise<void> {
  const record = await readOpenAttempt(held.folder);
  if (record === undefined) return;
  const { git, clock, notifier } = runContext;
  const origin = await openLocalOrigin(git, held.root);
  const runDir = join(runContext.runDir, 'recovery');
  const borrowFrom = [...origin.borrowFrom, join(held.folder, KEPT_FOLDER)];
  const idLength = record.snapshot_ref.length;
  const control = await createControlRepository(git, { ...origin, borrowFrom }, { runDir, idLength });
  const { excludes } = choice;
  const signature = toSignature(clock.now());
  const recovered = await recoverCheckout({ held, record, excludes, control, runDir, signature, isOwn });
  if (!isOwn) notifier.progress({ kind: 'warning', text: describeRecovered(recovered) });
}

function describeRecovered(recovered: Recovered): string {
  if (recovered.kind === 'recovered')
    return `A run that died had left its work in the checkout. It is kept on ${recovered.scratchBranch}; the checkout is back on ${recovered.at}.`;
  const { copies } = recovered;
  const said = 'A run that died had left its work in the checkout. HEAD was moved since, so all is left as it is.';
  if (copies === undefined) return said;
  return `${said} Not as it was before that run, and in no commit: ${listSome(copies.paths)}. Copies are in ${copies.folder}.`;
}
