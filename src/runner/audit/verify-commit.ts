import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { listCriteria } from '../../domain/plan/plan.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import type { Git } from '../../git/git.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import { fetchCommits } from '../../store/control-repository.ts';
import { retryRemote } from '../../store/retry-remote.ts';
import { openAgentObjects } from '../../workspace/agent-objects.ts';
import { keepLocal } from '../attempt/audit-landing.ts';
import { type CheckOptions, checkCriteria } from '../attempt/check-criteria.ts';
import { createKnownReports } from '../context/known-reports.ts';
import type { RunContext, RunRequest } from '../context/run-context.ts';
import type { CheckFolders } from '../context/verification-context.ts';
import { findRegistries } from '../open/find-registries.ts';
import { loadTask } from '../open/load-task.ts';
import { openFoldersAt } from '../open/open-folders-at.ts';

/** A commit that others have made of a task and of more. */
export interface CommitToVerify {
  readonly head: ObjectId;
  /** The commit before; tests are compared with it. */
  readonly base: ObjectId;
}

/** The criteria of one checkpoint on a commit; none where all of its kinds are left out. */
export interface VerifiedCheckpoint {
  readonly checkpointId: string;
  readonly runs: readonly CriterionRun[];
}

// Why: docs/decisions/0138-a-merge-group-is-only-verified.md
/**
 * Checks the criteria of every landed checkpoint of a task on a commit, in the order of the plan; undefined when it was
 * stopped before the end. Writes nothing to the origin and starts no agent. Leaves out what is judged, what runs on
 * GitHub, and what is said of the changes of one checkpoint.
 */
export async function verifyCommit(
  request: RunRequest,
  runContext: RunContext,
  { head, base }: CommitToVerify,
): Promise<readonly VerifiedCheckpoint[] | undefined> {
  const { control, stored, taskBranch } = await loadTask(request, runContext);
  const { origin, sleep } = runContext.ports;
  if (stored === undefined) throw new ConfigurationError('task_not_found', { task: request.taskId });
  await retryRemote(sleep, () => fetchCommits(control, origin, [head, base]));
  const { plan } = request.planSource;
  const { checkpoints, rebase } = stored.state.record;
  // A rebase that has begun opens what had landed, and what is merged is the branch as it was.
  const landed = new Set([
    ...checkpoints.flatMap((each) => (each.outcome === 'success' ? [each.checkpoint_id] : [])),
    ...(rebase?.landed ?? []).map(({ checkpoint_id }) => checkpoint_id),
  ]);
  const { agentGit } = runContext.folders;
  const objects = agentGit === undefined ? undefined : await openAgentObjects(control, agentGit);
  const registries = agentGit === undefined ? [] : await findRegistries(control, head);
  const folders = await openFoldersAt(
    { task: { control, taskBranch, objects, registries }, request, runContext },
    head,
  );
  const baseTree = await readTreeOf(control, base);
  const reports = createKnownReports();
  const verified: VerifiedCheckpoint[] = [];
  for (const checkpoint of plan.checkpoints.filter(({ id }) => landed.has(id))) {
    const local = keepLocal({ checkpoint, plan });
    const evidencePath = `evidence/group-${verified.length}`;
    const runs =
      listCriteria(local.checkpoint, local.plan).length === 0
        ? []
        : await verifyCheckpoint(folders, runContext, {
            ...{ ...local, control, head, taskBranch, baseTree, reports, evidencePath },
          });
    if (runContext.limits.signal.aborted) return undefined;
    verified.push({ checkpointId: checkpoint.id, runs });
  }
  return verified;
}

interface CheckpointAt extends Pick<CheckOptions, 'checkpoint' | 'plan' | 'reports' | 'evidencePath'> {
  readonly control: Git;
  readonly taskBranch: string;
  readonly head: ObjectId;
  /** The tree whose tests those of the commit are compared with. */
  readonly baseTree: ObjectId;
}

/** Runs the criteria of a checkpoint on a commit that no attempt has made. */
export async function verifyCheckpoint(
  folders: CheckFolders,
  runContext: RunContext,
  { control, taskBranch, head, ...options }: CheckpointAt,
): Promise<readonly CriterionRun[]> {
  const ref = toBranchRef(taskBranch);
  const target = { base: head, tree: await readTreeOf(control, head), head: ref, refs: new Map([[ref, head]]) };
  return (await checkCriteria(folders, runContext, { ...options, target, changedPaths: [] })).runs;
}
