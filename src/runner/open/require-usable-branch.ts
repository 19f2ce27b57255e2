import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { FindBranchProtection } from '../../domain/paths/branch-protection.ts';
import { findBranchNameProblem, parseTaskRef, toBranchRef } from '../../domain/refs/ref-name.ts';
import type { Origin } from '../../store/origin.ts';
import type { StoredTask } from '../../store/state-commit.ts';

export interface BranchUse {
  readonly origin: Origin;
  readonly stored: StoredTask | undefined;
  readonly findProtection: FindBranchProtection;
  /** The root of the user's checkout that the run works in, where the branch may be checked out. */
  readonly userCheckout: string | undefined;
}

/** Throws unless results may land on this branch: its name is valid, it is the task's, not protected, checked out nowhere. */
export async function requireUsableBranch(
  branch: string,
  { origin, stored, findProtection, userCheckout }: BranchUse,
): Promise<void> {
  const invalid = (reason: string) => new ConfigurationError('task_branch_invalid', { branch, reason });
  const problem = findBranchNameProblem(branch);
  if (problem !== undefined) throw invalid(problem);
  if (parseTaskRef(toBranchRef(branch)) !== undefined)
    throw invalid('is reserved for the scratch branches of attempts');
  const known = stored?.state.record.task_branch;
  if (known !== undefined && known !== branch) throw invalid(`is not the branch of this task, which is "${known}"`);
  const reason = findProtection(branch);
  if (reason !== undefined) throw new ConfigurationError('task_branch_protected', { branch, reason });
  const path = await origin.findCheckout(branch);
  if (path !== undefined && path !== userCheckout)
    throw new ConfigurationError('task_branch_checked_out', { branch, path });
}
