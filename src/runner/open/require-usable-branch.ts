import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { FindBranchProtection } from '../../domain/paths/branch-protection.ts';
import { findBranchNameProblem, parseTaskRef, toBranchRef } from '../../domain/refs/ref-name.ts';
import type { Origin } from '../../store/origin.ts';
import type { StoredTask } from '../../store/state-commit.ts';

export interface BranchUse {
  readonly origin: Origin;
  readonly stored: StoredTask | undefined;
  readonly findProtection: FindBranchProtection;
  /** The checkout that the run works in, where the branch may be checked out. */
  readonly ownCheckout: string | undefined;
}

/** Throws unless results may land on this branch: well named, the task's own, not protected, checked out nowhere. */
export async function requireUsableBranch(
  branch: string,
  { origin, stored, findProtection, ownCheckout }: BranchUse,
): Promise<void> {
  const invalid = (reason: string) => new ConfigurationError('task_branch_invalid', { branch, reason });
  const problem = findBranchNameProblem(branch);
  if (problem !== undefined) throw invalid(problem);
  if (parseTaskRef(toBranchRef(branch)) !== undefined) throw invalid('is kept for the scratch branches of attempts');
  const own = stored?.state.run.task_branch;
  if (own !== undefined && own !== branch) throw invalid(`is not the branch of this task, which is "${own}"`);
  const reason = findProtection(branch);
  if (reason !== undefined) throw new ConfigurationError('task_branch_protected', { branch, reason });
  const path = await origin.findCheckout(branch);
  if (path !== undefined && path !== ownCheckout)
    throw new ConfigurationError('task_branch_checked_out', { branch, path });
}
