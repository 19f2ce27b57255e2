import type { LandingAudit } from '../../domain/attempt/landing-audit.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import { fetchCommits } from '../../store/control-repository.ts';
import { retryRemote } from '../../store/retry-remote.ts';
import { openAgentObjects } from '../../workspace/agent-objects.ts';
import { auditLanding, type LandedCheckpoint } from '../attempt/audit-landing.ts';
import type { RunContext, RunRequest } from '../context/run-context.ts';
import { findRegistries } from '../open/find-registries.ts';
import { loadTask } from '../open/load-task.ts';
import { openFoldersAt } from '../open/open-folders-at.ts';

/** The audit of one landed checkpoint. */
export interface AuditedLanding extends LandingAudit {
  readonly checkpointId: string;
  readonly commit: ObjectId;
}

/**
 * Audits what has landed of a task, by the criteria of the given plan, in the order of the plan, until all is done or the
 * time is up. Writes nothing to the origin and starts no agent. Throws ConfigurationError where there is nothing to audit.
 */
export async function auditTask(
  request: RunRequest,
  runContext: RunContext,
  timeUp: AbortSignal,
): Promise<readonly AuditedLanding[]> {
  const loaded = await loadTask(request, runContext);
  const { control, stored, taskBranch } = loaded;
  const { origin, sleep } = runContext.ports;
  if (stored === undefined) throw new ConfigurationError('task_not_found', { task: request.taskId });
  const landings = listLandings(request.planSource.plan, stored.state.record, taskBranch);
  const last = landings.at(-1);
  if (last === undefined) throw new ConfigurationError('nothing_landed', { task: request.taskId });
  const commits = landings.flatMap(({ commit, from }) => [commit, from]);
  await retryRemote(sleep, () => fetchCommits(control, origin, commits));
  const { agentGit } = runContext.folders;
  const objects = agentGit === undefined ? undefined : await openAgentObjects(control, agentGit);
  const registries = agentGit === undefined ? [] : await findRegistries(control, last.commit);
  const folders = await openFoldersAt(
    { task: { control, taskBranch, objects, registries }, request, runContext },
    last.commit,
  );
  const audited: AuditedLanding[] = [];
  for (const landing of landings) {
    const audit = await auditLanding(landing, { folders, runContext, timeUp });
    audited.push({ checkpointId: landing.checkpoint.id, commit: landing.commit, ...audit });
  }
  return audited;
}

/** Lists the checkpoints of a plan that have landed with a commit. */
function listLandings(plan: Plan, record: GroundhogRun, taskBranch: string): LandedCheckpoint[] {
  return plan.checkpoints.flatMap((checkpoint) => {
    const known = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === checkpoint.id);
    const attempt = known?.attempts.findLast(({ committed_ref }) => committed_ref !== null);
    if (attempt?.committed_ref == null) return [];
    return [{ checkpoint, plan, commit: attempt.committed_ref, from: attempt.snapshot_ref, taskBranch }];
  });
}
