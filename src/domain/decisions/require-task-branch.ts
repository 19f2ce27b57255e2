import { ConfigurationError } from '../errors/errors.ts';
import type { ObjectId, TaskId } from '../ids.ts';
import {
  type FindBranchProtection,
  IS_BASE,
  type KnownBranches,
  toBranchProtection,
} from '../paths/branch-protection.ts';
import {
  defaultTaskBranch,
  findBranchNameProblem,
  findRefConflict,
  parseTaskRef,
  toBranchRef,
  toRefName,
} from '../refs/ref-name.ts';

export interface TaskBranchUse extends KnownBranches {
  readonly taskId: TaskId;
  /** The branch that results are to land on. */
  readonly taskBranch: string;
  /** The branch in the record of the task; undefined for a new one. */
  readonly recorded: string | undefined;
  /** The full names of the refs of the origin that names of the task may collide with. */
  readonly refs: Iterable<string>;
  /** The folder of the user's that has the branch checked out, unless the run works there. */
  readonly checkedOutAt: string | undefined;
  /** The commit of a branch of the default name that no record knows, and that is not the base; missing for none. */
  readonly unrecorded?: ObjectId | undefined;
}

/**
 * Decides whether results of a task may land on a branch: its name is valid, it is the task's, not protected, free beside
 * the refs that exist (`a` and `a/b` exclude each other), checked out nowhere, and known to a record, chosen or new. Returns
 * the rule that every later check of a HEAD uses, or throws the ConfigurationError of the first rule that is broken.
 */
export function requireTaskBranch(facts: TaskBranchUse): FindBranchProtection {
  const findProtection = toBranchProtection(facts);
  const problem = findTaskBranchProblem(facts, findProtection);
  if (problem !== undefined) throw problem;
  return findProtection;
}

function findTaskBranchProblem(
  { taskId, taskBranch, recorded, refs, checkedOutAt, unrecorded }: TaskBranchUse,
  findProtection: FindBranchProtection,
): ConfigurationError | undefined {
  const invalid = findNameProblem(taskBranch, recorded);
  if (invalid !== undefined)
    return new ConfigurationError('task_branch_invalid', { branch: taskBranch, reason: invalid });
  const reason = findProtection(taskBranch);
  if (reason !== undefined) {
    const why = reason === IS_BASE ? 'base' : 'protected';
    const own = taskBranch === defaultTaskBranch(taskId) ? why : undefined;
    return new ConfigurationError('task_branch_protected', { branch: taskBranch, reason, own });
  }
  const steps = toRefName({ kind: 'steps', taskId, base7: '0000000', number: 1 });
  const wanted = [toBranchRef(taskBranch), toRefName({ kind: 'state', taskId }), steps];
  const conflict = findRefConflict(wanted, [...refs]);
  if (conflict !== undefined) return new ConfigurationError('ref_name_taken', conflict);
  if (checkedOutAt !== undefined)
    return new ConfigurationError('task_branch_checked_out', { branch: taskBranch, path: checkedOutAt });
  if (unrecorded === undefined) return undefined;
  return new ConfigurationError('task_branch_unrecorded', { branch: taskBranch, commit: unrecorded.slice(0, 12) });
}

function findNameProblem(taskBranch: string, recorded: string | undefined): string | undefined {
  const problem = findBranchNameProblem(taskBranch);
  if (problem !== undefined) return problem;
  if (parseTaskRef(toBranchRef(taskBranch)) !== undefined) return 'is reserved for the scratch branches of attempts';
  if (recorded === undefined || recorded === taskBranch) return undefined;
  return `is not the branch of this task, which is "${recorded}"`;
}
