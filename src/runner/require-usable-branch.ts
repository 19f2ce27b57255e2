import { ConfigurationError } from '../domain/errors.ts';
import { findBranchNameProblem, parseTaskRef, toBranchRef } from '../domain/ref-name.ts';
import type { Base, Origin } from '../store/origin.ts';
import type { StoredTask } from '../store/state-commit.ts';

export interface BranchUse {
  readonly origin: Origin;
  readonly stored: StoredTask | undefined;
  readonly base: Base | undefined;
  /** The checkout that the run works in, where the branch may be checked out. */
  readonly ownCheckout: string | undefined;
}

/** Throws unless results may land on this branch: well named, the task's own, nobody's base, checked out nowhere. */
export async function requireUsableBranch(
  branch: string,
  { origin, stored, base, ownCheckout }: BranchUse,
): Promise<void> {
  const invalid = (reason: string) => new ConfigurationError('task_branch_invalid', { branch, reason });
  const problem = findBranchNameProblem(branch);
  if (problem !== undefined) throw invalid(problem);
  if (parseTaskRef(toBranchRef(branch)) !== undefined) throw invalid('is kept for the scratch branches of attempts');
  const own = stored?.state.run.task_branch;
  if (own !== undefined && own !== branch) throw invalid(`is not the branch of this task, which is "${own}"`);
  // What is checked out where the run works is what it is to advance, although the task starts from there.
  const bases = ownCheckout === undefined ? [base?.ref, stored?.state.run.base_ref] : [];
  const kept = [...bases, await origin.findDefaultBranch(), 'main', 'master'];
  if (kept.some((name) => name?.replace(/^refs\/heads\//, '') === branch))
    throw new ConfigurationError('task_branch_protected', { branch });
  const path = await origin.findCheckout(branch);
  if (path !== undefined && path !== ownCheckout)
    throw new ConfigurationError('task_branch_checked_out', { branch, path });
}
