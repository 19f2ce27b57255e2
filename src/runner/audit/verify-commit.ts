import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { listCriteria } from '../../domain/plan/plan.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import { fetchCommits } from '../../store/control-repository.ts';
import { retryRemote } from '../../store/retry-remote.ts';
import { openAgentObjects } from '../../workspace/agent-objects.ts';
import { keepLocal } from '../attempt/audit-landing.ts';
import { checkCriteria } from '../attempt/check-criteria.ts';
import { createKnownReports } from '../context/known-reports.ts';
import type { RunContext, RunRequest } from '../context/run-context.ts';
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
  const [tree, baseTree] = [await readTreeOf(control, head), await readTreeOf(control, base)];
  const ref = toBranchRef(taskBranch);
  const reports = createKnownReports();
  const verified: VerifiedCheckpoint[] = [];
  for (const checkpoint of plan.checkpoints.filter(({ id }) => landed.has(id))) {
    const local = keepLocal({ checkpoint, plan });
    const { runs } =
      listCriteria(local.checkpoint, local.plan).length === 0
        ? { runs: [] }
        : await checkCriteria(folders, runContext, {
            ...{ ...local, baseTree, reports },
            target: { base: head, tree, head: ref, refs: new Map([[ref, head]]) },
            changedPaths: [],
            evidencePath: `evidence/group-${verified.length}`,
          });
    if (runContext.limits.signal.aborted) return undefined;
    verified.push({ checkpointId: checkpoint.id, runs });
  }
  return verified;
}
