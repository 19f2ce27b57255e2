import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { ObjectId, TaskId } from '../../domain/ids.ts';
import { type FindBranchProtection, toBranchProtection } from '../../domain/paths/branch-protection.ts';
import { attemptBudgetOf } from '../../domain/plan/plan.ts';
import { checkpointIdentity, planIdentity } from '../../domain/plan/plan-identity.ts';
import { findCapturedAttempt } from '../../domain/record/captured-attempt.ts';
import type { ChronicleEvent, EventBody } from '../../domain/record/chronicle-event.ts';
import { closeOpenAttempts } from '../../domain/record/close-open-attempts.ts';
import { type Claim, decideClaim } from '../../domain/record/lease.ts';
import type { WorkspaceContext } from '../../domain/record/workspace-context.ts';
import {
  defaultTaskBranch,
  findRefConflict,
  findScratchBranches,
  taskNamespace,
  toBranchRef,
  toRefName,
} from '../../domain/refs/ref-name.ts';
import { sha256Hex } from '../../exec/sha256.ts';
import type { Git } from '../../git/git.ts';
import { listRemoteRefs } from '../../git/ls-remote.ts';
import { createControlRepository, fetchCommits } from '../../store/control-repository.ts';
import type { Base } from '../../store/origin.ts';
import { readState, type StoredTask } from '../../store/state-commit.ts';
import { openTaskJournal } from '../../store/task-journal.ts';
import type { OpenedTask } from '../context/opened-task.ts';
import { openPublishedSteps } from '../context/published-steps.ts';
import type { LeaseTerms, RunContext, RunRequest } from '../context/run-context.ts';
import { openStepSaver } from '../context/step-saver.ts';
import { commitInlinePlan, requireSameIssue } from './commit-inline-plan.ts';
import { openBackend } from './open-backend.ts';
import { reconcileBranch } from './reconcile-branch.ts';
import { requireUsableBranch } from './require-usable-branch.ts';

/** Reads the task from the origin into a control repository of this run. Throws ConfigurationError for bad input. */
export async function openTask(request: RunRequest, runContext: RunContext): Promise<OpenedTask> {
  const { origin } = runContext;
  const { taskId } = request;
  const { control, refs, stored, base } = await loadTask(request, runContext);
  const known = stored?.state.run;
  requireSameIssue(request, known);
  const taskBranch = request.taskBranch ?? known?.task_branch ?? defaultTaskBranch(taskId);
  const taskRef = toBranchRef(taskBranch);
  const findProtection = await requireUsable(taskBranch, request, { runContext, stored, base });
  requireFreeNames([taskRef, ...listOwnRefs(taskId)], [...refs.keys()]);
  const claim = await toClaim(stored, runContext.lease);
  const branchHead = refs.get(taskRef);
  const resultHead = refs.get(toRefName({ kind: 'result', taskId }));
  const captured = known === undefined ? undefined : findCapturedAttempt(known);
  const spokenOf = [known?.head, known?.result ?? undefined, captured?.scratch_commit];
  await fetchCommits(control, origin, [branchHead, resultHead, ...spokenOf]);
  const planHash = sha256Hex(planIdentity(request.plan));
  const place = await reconcileBranch(control, { stored, branchHead, resultHead, base, planHash });
  const facts = { request, runContext, stored, base, taskBranch, head: place.head, planHash };
  const bringing = { control, request, clock: runContext.clock };
  const planned = await commitInlinePlan(bringing, { known, place, branchHead, resultHead });
  const head = planned?.to ?? place.head;
  // Somebody else's lease is never written: the run ends before its first record.
  const lease = { ...runContext.lease, generation: claim.kind === 'held' ? 0 : claim.generation };
  const records = { git: control, remote: origin.remote, taskBranch, branchHead, resultHead, stored, lease };
  return {
    control,
    claim,
    journal: openTaskJournal({ ...runContext, ...request, ...records }),
    taskBranch,
    planHash,
    head,
    existing: stored?.state,
    opening: [...toOpening(facts), ...place.advance, ...(planned === undefined ? [] : [planned])],
    steps: openPublishedSteps(refs),
    stepSaver: openStepSaver(),
    diverged: place.diverged,
    findProtection,
    backend: await openBackend({ control, taskBranch, head }, runContext),
    contexts: listContexts(stored?.events ?? []),
    scratchBranches: findScratchBranches(refs),
    missing: place.missing,
  };
}

/** Names of each kind that a run makes beside its branch. */
function listOwnRefs(taskId: TaskId): string[] {
  return [toRefName({ kind: 'state', taskId }), toRefName({ kind: 'steps', taskId, base7: '0000000', number: 1 })];
}

interface BranchContext {
  readonly runContext: RunContext;
  readonly stored: StoredTask | undefined;
  readonly base: Base | undefined;
}

/** Throws unless results may land on the branch; gives the test that every later look at a HEAD uses. */
async function requireUsable(
  taskBranch: string,
  { protection }: RunRequest,
  { runContext, stored, base }: BranchContext,
): Promise<FindBranchProtection> {
  const { origin, checkout } = runContext;
  // What is checked out where the run works is what it is to advance, although the task starts from there.
  const bases = checkout === undefined ? [base?.ref, stored?.state.run.base_ref] : [];
  const findProtection = toBranchProtection({ protection, bases, defaultBranch: await origin.findDefaultBranch() });
  await requireUsableBranch(taskBranch, { origin, stored, findProtection, ownCheckout: checkout?.held.root });
  return findProtection;
}

function listContexts(events: readonly ChronicleEvent[]): WorkspaceContext[] {
  return events.flatMap((event) =>
    event.kind === 'workspace_prepared' || event.kind === 'rollback_completed' ? [event.context] : [],
  );
}

async function toClaim(stored: StoredTask | undefined, { now, isGone }: LeaseTerms): Promise<Claim> {
  const lease = stored?.lease;
  const holder = lease?.holder ?? undefined;
  return decideClaim(lease, { now: await now(), isHolderGone: holder !== undefined && (await isGone(holder)) });
}

interface LoadedTask {
  readonly control: Git;
  readonly refs: ReadonlyMap<string, ObjectId>;
  readonly stored: StoredTask | undefined;
  /** Where a new task starts; a known one has its base in its record. */
  readonly base: Base | undefined;
}

async function loadTask({ taskId, base: name }: RunRequest, runContext: RunContext): Promise<LoadedTask> {
  const { git, origin, runDir } = runContext;
  const refs = await listRemoteRefs(git, origin.remote, ['refs/heads/*', `${taskNamespace(taskId)}/*`]);
  const stateCommit = refs.get(toRefName({ kind: 'state', taskId }));
  const base = stateCommit === undefined ? await origin.resolveBase(name) : undefined;
  const idLength = (stateCommit ?? base?.sha ?? '').length;
  const control = await createControlRepository(git, origin, { runDir, idLength });
  await fetchCommits(control, origin, [stateCommit, base?.sha]);
  const stored = stateCommit === undefined ? undefined : await readState(control, stateCommit);
  return { control, refs, stored, base };
}

function requireFreeNames(wanted: readonly string[], existing: readonly string[]): void {
  const conflict = findRefConflict(wanted, existing);
  if (conflict !== undefined) throw new ConfigurationError('ref_name_taken', conflict);
}

interface OpeningFacts {
  readonly request: RunRequest;
  readonly runContext: RunContext;
  readonly stored: StoredTask | undefined;
  readonly base: Base | undefined;
  readonly taskBranch: string;
  readonly head: ObjectId;
  readonly planHash: string;
}

function toOpening(facts: OpeningFacts): EventBody[] {
  const { request, stored, planHash } = facts;
  const { plan } = request;
  const bodies: EventBody[] = [];
  if (stored === undefined) bodies.push(toCreated(facts));
  else
    bodies.push(
      ...closeOpenAttempts(stored.state.run, {
        note: 'The run that made this attempt ended before the attempt did.',
        exceptCaptured: isCaptureGood(facts),
      }),
    );
  const checkpoints = plan.checkpoints.map((checkpoint) => ({
    checkpoint_id: checkpoint.id,
    definition_hash: sha256Hex(checkpointIdentity(checkpoint)),
    attempt_budget: attemptBudgetOf(checkpoint, plan, request.attemptBudgetDefault),
  }));
  const known = stored?.state.run;
  const { issueNumber = null, asked } = request;
  if (asked !== undefined && !known?.handled_comments.includes(asked.commentId))
    bodies.push({ kind: 'comment_handled', comment_id: asked.commentId, command: 'run', by: asked.by });
  if (issueNumber !== null && issueNumber !== known?.issue_number)
    bodies.push({ kind: 'issue_linked', issue_number: issueNumber });
  const isSameBudget = checkpoints.every(({ checkpoint_id: id, attempt_budget }) =>
    known?.checkpoints.some((other) => other.checkpoint_id === id && other.attempt_budget === attempt_budget),
  );
  if (known?.plan_hash !== planHash || !isSameBudget)
    bodies.push({ kind: 'plan_set', plan_hash: planHash, checkpoints });
  return bodies;
}

/** A capture is checked again only for what it was made for: the same plan, from where the task branch still is. */
function isCaptureGood({ stored, planHash, head }: OpeningFacts): boolean {
  const known = stored?.state.run;
  const captured = known === undefined ? undefined : findCapturedAttempt(known);
  return captured?.snapshot_ref === head && known?.plan_hash === planHash;
}

function toCreated({ request, runContext, base, taskBranch, head }: OpeningFacts): EventBody {
  return {
    kind: 'task_created',
    schema_version: 1,
    lineage: runContext.lineage,
    task_id: request.taskId,
    plan_id: request.planPath ?? `${request.taskId}:plan`,
    base_ref: base?.ref ?? head,
    base_sha: head,
    task_branch: taskBranch,
    head,
  };
}
