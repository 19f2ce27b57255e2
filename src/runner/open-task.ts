import type { EventBody } from '../domain/chronicle-event.ts';
import { ConfigurationError } from '../domain/errors.ts';
import type { ObjectId } from '../domain/ids.ts';
import { attemptBudgetOf } from '../domain/plan.ts';
import { checkpointIdentity, planIdentity } from '../domain/plan-identity.ts';
import type { TaskState } from '../domain/progress.ts';
import {
  defaultTaskBranch,
  findBranchNameProblem,
  findRefConflict,
  taskNamespace,
  toBranchRef,
  toRefName,
} from '../domain/ref-name.ts';
import { sha256Hex } from '../exec/sha256.ts';
import type { Git } from '../git/git.ts';
import { listRemoteRefs } from '../git/ls-remote.ts';
import { isAncestor } from '../git/merge-base.ts';
import { bringCommits, createControlRepository } from '../store/control-repository.ts';
import type { Base } from '../store/origin.ts';
import { readState, type StoredTask } from '../store/state-commit.ts';
import { openTaskJournal, type TaskJournal } from '../store/task-journal.ts';
import type { RunRequest, RunSurroundings } from './run-options.ts';

/** A task as the origin has it, ready to be worked on. Nothing was written to the origin yet. */
export interface OpenTask {
  readonly control: Git;
  readonly journal: TaskJournal;
  readonly taskBranch: string;
  readonly planHash: string;
  /** The commit that the next attempt starts from. */
  readonly head: ObjectId;
  readonly existing: TaskState | undefined;
  /** What must be recorded before work goes on: a new task, a changed plan, leftovers of a run that died. */
  readonly opening: readonly EventBody[];
  /** Set when the task branch was moved in a way that is not an advance of ours. */
  readonly diverged: string | undefined;
}

/** Reads the task from the origin into a control repository of this run. Throws ConfigurationError for bad input. */
export async function openTask(request: RunRequest, surroundings: RunSurroundings): Promise<OpenTask> {
  const { git, origin, runDir } = surroundings;
  const base = await origin.resolveBase(request.base);
  const taskBranch = request.taskBranch ?? defaultTaskBranch(request.taskId);
  await requireUsableBranch(taskBranch, base, surroundings);
  const stateRef = toRefName({ kind: 'state', taskId: request.taskId });
  const taskRef = toBranchRef(taskBranch);
  const refs = await listRemoteRefs(git, origin.remote, ['refs/heads/*', `${taskNamespace(request.taskId)}/*`]);
  requireFreeNames([taskRef, stateRef], [...refs.keys()]);
  const control = await createControlRepository(git, origin, { runDir, idLength: base.sha.length });
  const branchHead = refs.get(taskRef);
  const stateCommit = refs.get(stateRef);
  await bringCommits(control, origin, [
    { id: base.sha, source: base.refspecSource },
    ...(branchHead === undefined ? [] : [{ id: branchHead, source: taskRef }]),
    ...(stateCommit === undefined ? [] : [{ id: stateCommit, source: stateRef }]),
  ]);
  const stored = stateCommit === undefined ? undefined : await readState(control, stateCommit);
  const journal = openTaskJournal({
    ...surroundings,
    ...request,
    git: control,
    remote: origin.remote,
    taskBranch,
    stored,
    branchHead,
  });
  const planHash = sha256Hex(planIdentity(request.plan));
  const known = await compareBranch(control, { stored, branchHead, baseSha: base.sha });
  const opening = [
    ...toOpening({ request, surroundings, stored, base, taskBranch, head: known.head, planHash }),
    ...(known.advance ?? []),
  ];
  return {
    control,
    journal,
    taskBranch,
    planHash,
    head: known.head,
    existing: stored?.state,
    opening,
    diverged: known.diverged,
  };
}

async function requireUsableBranch(branch: string, base: Base, { origin }: RunSurroundings): Promise<void> {
  const reason = findBranchNameProblem(branch);
  if (reason !== undefined) throw new ConfigurationError('task_branch_invalid', { branch, reason });
  const defaultBranch = await origin.findDefaultBranch();
  if ([base.ref, defaultBranch, 'main', 'master'].includes(branch))
    throw new ConfigurationError('task_branch_protected', { branch });
  const path = await origin.findCheckout(branch);
  if (path !== undefined) throw new ConfigurationError('task_branch_checked_out', { branch, path });
}

function requireFreeNames(wanted: readonly string[], existing: readonly string[]): void {
  const conflict = findRefConflict(wanted, existing);
  if (conflict !== undefined) throw new ConfigurationError('ref_name_taken', conflict);
}

interface BranchFacts {
  readonly stored: StoredTask | undefined;
  readonly branchHead: ObjectId | undefined;
  readonly baseSha: ObjectId;
}

/** Finds where work goes on: people may add commits to the task branch between two runs, but not take ours away. */
async function compareBranch(
  control: Git,
  { stored, branchHead, baseSha }: BranchFacts,
): Promise<{ head: ObjectId; advance?: EventBody[]; diverged: string | undefined }> {
  if (stored === undefined) return { head: branchHead ?? baseSha, diverged: undefined };
  const { head, base_sha, task_branch } = stored.state.run;
  if (branchHead === head) return { head, diverged: undefined };
  if (branchHead === undefined && head === base_sha) return { head, diverged: undefined };
  const seen = branchHead ?? 'nothing: the branch is gone';
  if (branchHead !== undefined && (await isAncestor(control, head, branchHead))) {
    return {
      head: branchHead,
      advance: [{ kind: 'branch_advanced', from: head, to: branchHead }],
      diverged: undefined,
    };
  }
  return { head, diverged: `The task branch "${task_branch}" was at ${head} and is now at ${seen}.` };
}

interface OpeningFacts {
  readonly request: RunRequest;
  readonly surroundings: RunSurroundings;
  readonly stored: StoredTask | undefined;
  readonly base: Base;
  readonly taskBranch: string;
  readonly head: ObjectId;
  readonly planHash: string;
}

function toOpening({ request, surroundings, stored, base, taskBranch, head, planHash }: OpeningFacts): EventBody[] {
  const { plan, taskId } = request;
  const bodies: EventBody[] = [];
  if (stored === undefined) {
    const { lineage } = surroundings;
    const plan_id = request.planPath ?? `${taskId}:plan`;
    bodies.push({
      kind: 'task_created',
      schema_version: 1,
      lineage,
      task_id: taskId,
      plan_id,
      base_ref: base.ref,
      base_sha: head,
      task_branch: taskBranch,
      head,
    });
  }
  bodies.push(...(stored === undefined ? [] : toInterrupted(stored.state)));
  const checkpoints = plan.checkpoints.map((checkpoint) => ({
    checkpoint_id: checkpoint.id,
    definition_hash: sha256Hex(checkpointIdentity(checkpoint)),
    attempt_budget: attemptBudgetOf(checkpoint, plan, request.attemptBudgetDefault),
  }));
  if (stored?.state.run.plan_hash !== planHash) bodies.push({ kind: 'plan_set', plan_hash: planHash, checkpoints });
  return bodies;
}

/** Closes attempts whose run ended before they did: nothing of them is left but their record. */
function toInterrupted(state: TaskState): EventBody[] {
  return state.run.checkpoints.flatMap((checkpoint) =>
    checkpoint.attempts
      .filter(({ outcome }) => outcome === 'running')
      .map((attempt): EventBody => {
        const {
          started_at: _s,
          ended_at: _e,
          snapshot_ref: _r,
          scratch_branch: _b,
          committed_ref: _c,
          ...rest
        } = attempt;
        const notes = [...attempt.notes, 'The run that made this attempt ended before the attempt did.'];
        return {
          ...rest,
          kind: 'attempt_ended',
          checkpoint_id: checkpoint.checkpoint_id,
          outcome: 'interrupted',
          workspace_reverted: true,
          notes,
        };
      }),
  );
}
