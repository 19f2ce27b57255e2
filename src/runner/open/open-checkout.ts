import { join } from 'node:path';
import { renderError } from '../../domain/errors/error-catalog.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { toGroundhogError } from '../../domain/errors/to-groundhog-error.ts';
import type { CheckoutOwner } from '../../domain/record/checkout-record.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { killMarked } from '../../exec/kill-marked.ts';
import { readOurIdentity } from '../../exec/process-identity.ts';
import { findLfsRules } from '../../git/find-lfs-rules.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { createControlRepository } from '../../store/control-repository.ts';
import { openLocalOrigin } from '../../store/origin.ts';
import { toSignature } from '../../store/signature.ts';
import { describeEdits } from '../../workspace/attempt/keep-edits.ts';
import { requireWritableFiles } from '../../workspace/in-place/checkout-fitness.ts';
import { type CheckoutLock, lockCheckout } from '../../workspace/in-place/checkout-lock.ts';
import { type CheckoutChoice, findCheckout, openInPlace } from '../../workspace/in-place/in-place.ts';
import { type Recovered, readOpenAttempt, recoverCheckout } from '../../workspace/in-place/recover-checkout.ts';
import { type HeldCheckout, SAVED_FOLDER } from '../../workspace/in-place/user-checkout.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { OpenCheckout } from '../context/locked-checkout.ts';
import type { OpenedTask, RunContext, RunRequest } from '../context/run-context.ts';

/**
 * Locks the checkout that the request names; undefined when it names none. Work that a run that died has left in it is
 * kept on its scratch branch and cleared away first.
 */
export async function openCheckout(
  { checkout: choice }: RunRequest,
  runContext: RunContext,
): Promise<OpenCheckout | undefined> {
  if (choice === undefined) return undefined;
  const found = await findCheckout(runContext.ports.git, choice.folder);
  // Throws for a repository that no run can work with, before anything is written.
  await openLocalOrigin(runContext.ports.git, choice.folder);
  await requireWritableFiles(found.root);
  const owner: CheckoutOwner = {
    ...(await readOurIdentity()),
    run_id: runContext.identity.runId,
    process_mark: runContext.identity.processMark,
  };
  const lock = await lockCheckout(found, owner, runContext.ports.clock.now());
  const held: HeldCheckout = { ...found, folder: lock.folder };
  const locked: LockedCheckout = { held, choice, lock, runContext };
  if (lock.previousOwner !== undefined) await killMarked({ mark: lock.previousOwner.process_mark });
  await recover(locked, { isSameRun: false });
  let workspace: Workspace | undefined;
  return {
    held,
    async prepare(needs) {
      workspace = await openInPlace({ ...needs, held, excludes: choice.excludes, runDir: runContext.folders.runDir });
    },
    workspace() {
      if (workspace === undefined) throw new Error('the checkout was not prepared');
      return workspace;
    },
    close: () => close(locked),
  };
}

interface LockedCheckout {
  readonly held: HeldCheckout;
  readonly choice: CheckoutChoice;
  readonly lock: CheckoutLock;
  readonly runContext: RunContext;
}

/** An attempt that could not be cleared away stays recorded: the next run tries again. */
async function close(locked: LockedCheckout): Promise<void> {
  try {
    await recover(locked, { isSameRun: true });
    await locked.lock.release();
  } catch (thrown) {
    const text = `The checkout was left as it is: ${renderError(toGroundhogError(thrown))}`;
    locked.runContext.ports.notifier.progress({ kind: 'warning', text });
  }
}

async function recover(
  { held, choice, runContext }: LockedCheckout,
  { isSameRun }: { isSameRun: boolean },
): Promise<void> {
  const record = await readOpenAttempt(held.folder);
  if (record === undefined) return;
  const { git, clock, notifier } = runContext.ports;
  const origin = await openLocalOrigin(git, held.root);
  const runDir = join(runContext.folders.runDir, 'recovery');
  const borrowFrom = [...origin.borrowFrom, join(held.folder, SAVED_FOLDER)];
  const idLength = record.snapshot_ref.length;
  const control = await createControlRepository(git, { ...origin, borrowFrom }, { runDir, idLength });
  const { excludes } = choice;
  const signature = toSignature(clock.now());
  const recovered = await recoverCheckout({ held, record, excludes, control, runDir, signature, isSameRun });
  const edits = recovered.kind === 'recovered' ? recovered.edits : undefined;
  if (edits !== undefined) notifier.progress({ kind: 'warning', text: describeEdits(edits) });
  if (!isSameRun && recovered.kind !== 'ended')
    notifier.progress({ kind: 'warning', text: describeRecovered(recovered) });
}

function describeRecovered(recovered: Exclude<Recovered, { kind: 'ended' }>): string {
  if (recovered.kind === 'recovered') {
    const { scratchBranch, at } = recovered;
    const kept = scratchBranch === undefined ? 'All of it has landed' : `It is kept on ${scratchBranch}`;
    return `A run that died had left its work in the checkout. ${kept}; the checkout is back on ${at}.`;
  }
  const { copies } = recovered;
  const text = 'A run that died had left its work in the checkout. HEAD was moved since, so all is left as it is.';
  if (copies === undefined) return text;
  return `${text} Not as it was before that run, and in no commit: ${listSome(copies.paths)}. Copies are in ${copies.folder}.`;
}

/**
 * Throws `lfs_unsupported` where the task branch has files in Git LFS, unless the user chose to keep pointers: no filter
 * is run, so the agent and the criteria see pointer files, and the files of an attempt are committed as they are.
 */
export async function requireLfsChoice(
  { control, head }: OpenedTask,
  { keepsLfsPointers }: RunRequest,
  { ports }: RunContext,
): Promise<void> {
  const rules = (await findLfsRules(control, head)).map(toReadablePath);
  if (rules.length === 0) return;
  if (!keepsLfsPointers) throw new ConfigurationError('lfs_unsupported', { rules: listSome(rules) });
  const text = `Files of Git LFS are pointer files in the workspace, and stay as they are (${listSome(rules)}).`;
  ports.notifier.progress({ kind: 'warning', text });
}
