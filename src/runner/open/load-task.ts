import { requireTaskBranch } from '../../domain/decisions/require-task-branch.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { FindBranchProtection } from '../../domain/paths/branch-protection.ts';
import { requireSamePlan } from '../../domain/record/carry-over-plan.ts';
import { requireSameIssue } from '../../domain/record/thread-event.ts';
import { defaultTaskBranch, toBranchRef, toRefName, toTaskPatterns } from '../../domain/refs/ref-name.ts';
import type { Git } from '../../git/git.ts';
import { listRemoteRefs } from '../../git/ls-remote.ts';
import { createControlRepository, fetchCommits } from '../../store/control-repository.ts';
import type { Base } from '../../store/origin.ts';
import { retryRemote } from '../../store/retry-remote.ts';
import { readState, type StoredTask } from '../../store/state-commit.ts';
import { findCheckout } from '../../workspace/in-place/in-place.ts';
import { findCheckCriteria, requireChecks } from '../checks/require-checks.ts';
import type { RunContext, RunRequest } from '../context/run-context.ts';

/** A task as it was found on the origin. */
export interface LoadedTask {
  readonly control: Git;
  readonly refs: ReadonlyMap<string, ObjectId>;
  /** Undefined for a new task. */
  readonly stored: StoredTask | undefined;
  /** The base of a new task; a known one has its base in its record. */
  readonly base: Base | undefined;
  readonly taskBranch: string;
  readonly branchHead: ObjectId | undefined;
  readonly resultHead: ObjectId | undefined;
}

/** Reads the record of a task into a new control repository, and where its refs are. */
export async function loadTask(request: RunRequest, runContext: RunContext): Promise<LoadedTask> {
  const { taskId } = request;
  const { git, origin, sleep } = runContext.ports;
  const { runDir } = runContext.folders;
  const refs = await retryRemote(sleep, () => listRemoteRefs(git, origin.remote, toTaskPatterns(taskId)));
  const stateRef = toRefName({ kind: 'state', taskId });
  const stateCommit = refs.get(stateRef);
  const base = stateCommit === undefined ? await retryRemote(sleep, () => origin.resolveBase(request.base)) : undefined;
  const idLength = (stateCommit ?? base?.sha ?? '').length;
  const control = await createControlRepository(git, origin, { runDir, idLength });
  await retryRemote(sleep, () => fetchCommits(control, origin, [stateCommit, base?.sha]));
  const stored = stateCommit === undefined ? undefined : await readState(control, stateCommit, stateRef);
  const record = stored?.state.record;
  requireSameIssue(request, record);
  requireSamePlan(request.planSource, record);
  const taskBranch = request.taskBranch ?? record?.task_branch ?? defaultTaskBranch(taskId);
  const branchHead = refs.get(toBranchRef(taskBranch));
  const resultHead = refs.get(toRefName({ kind: 'result', taskId }));
  return { control, refs, stored, base, taskBranch, branchHead, resultHead };
}

interface LandingFacts {
  readonly ports: Pick<RunContext['ports'], 'origin' | 'sleep'>;
  /** The user's checkout that the run works in; undefined when it has a folder of its own. */
  readonly root: string | undefined;
}

/** Throws unless results may land on the branch; returns the rule that every later check of a HEAD uses. */
export async function requireUsable(
  { taskBranch, branchHead, stored, base, refs }: LoadedTask,
  { taskId, protection, taskBranch: chosen }: RunRequest,
  { ports: { origin, sleep }, root }: LandingFacts,
): Promise<FindBranchProtection> {
  // The branch that is checked out where the run works is the one to advance, although the task starts from there.
  const bases = root === undefined ? [base?.ref, stored?.state.record.base_ref] : [];
  const defaultBranch = await retryRemote(sleep, () => origin.findDefaultBranch());
  const found = await origin.findCheckout(taskBranch);
  const isUnrecorded = stored === undefined && chosen === undefined && branchHead !== base?.sha;
  return requireTaskBranch({
    ...{ taskId, taskBranch, refs: refs.keys(), protection, bases, defaultBranch },
    recorded: stored?.state.record.task_branch,
    checkedOutAt: found === root ? undefined : found,
    unrecorded: isUnrecorded ? branchHead : undefined,
  });
}

/** Reads a task and makes the checks of a run that need no lock; changes nothing. Throws ConfigurationError. */
export async function checkTask(
  request: RunRequest,
  { ports, folders, ...runContext }: RunContext,
): Promise<LoadedTask> {
  const { checkout, planSource } = request;
  if (findCheckCriteria(planSource.plan).length > 0) requireChecks(planSource.plan, ports.checks);
  const root = checkout === undefined ? undefined : (await findCheckout(ports.git, checkout.folder)).root;
  const loaded = await loadTask(request, { ports, folders, ...runContext });
  await requireUsable(loaded, request, { ports, root });
  return loaded;
}
