import type { Clock } from '../domain/clock.ts';
import { requireTaskBranch } from '../domain/decisions/require-task-branch.ts';
import { ConfigurationError } from '../domain/errors/errors.ts';
import { toPushRefusal } from '../domain/errors/push-refusal.ts';
import type { ObjectId, TaskId } from '../domain/ids.ts';
import { decide } from '../domain/operations/decide-operation.ts';
import type { Decision, Liveness, Operation } from '../domain/operations/operation.ts';
import { NO_PROTECTION } from '../domain/paths/branch-protection.ts';
import type { Plan } from '../domain/plan/plan.ts';
import { planIdentity } from '../domain/plan/plan-identity.ts';
import { renderPlan } from '../domain/plan/render-plan.ts';
import { type EventBody, eventBodySchema } from '../domain/record/chronicle-event.ts';
import { decideClaim } from '../domain/record/lease.ts';
import type { Notifier } from '../domain/record/notifier.ts';
import type { GroundhogRun } from '../domain/record/run-record.ts';
import { type CommandComment, isHandled, toCommentHandled } from '../domain/record/thread-event.ts';
import { taskNamespace, toBranchRef, toRefName } from '../domain/refs/ref-name.ts';
import { redactDeep } from '../domain/text/redact-deep.ts';
import type { Redactor } from '../exec/redaction/redact.ts';
import { sha256Hex } from '../exec/sha256.ts';
import type { Git } from '../git/git.ts';
import { listRemoteRefs } from '../git/ls-remote.ts';
import { isAncestor } from '../git/merge-base.ts';
import { createControlRepository, fetchCommits } from '../store/control-repository.ts';
import { type HeldLease, toFreeLease } from '../store/held-lease.ts';
import type { Origin } from '../store/origin.ts';
import type { RecordPush } from '../store/record-push.ts';
import { readState, requirePlan, type StoredTask } from '../store/state-commit.ts';
import { openTaskJournal } from '../store/task-journal.ts';
import type { LeaseTerms } from './context/run-context.ts';
import { findMovedBase } from './open/find-moved-base.ts';
import { toPlanSet } from './open/opening-events.ts';

// Each further round means that another process has recorded something of the task in between.
const MAX_ROUNDS = 10;

export interface OperationRequest {
  readonly taskId: TaskId;
  readonly operation: Operation;
  /** The user who asks, in one line. */
  readonly by: string;
  /** The comment that asks: its command runs once, however often GitHub delivers it. */
  readonly comment?: CommandComment | undefined;
}

export interface OperationContext {
  readonly git: Git;
  readonly origin: Origin;
  readonly notifier: Notifier;
  readonly clock: Clock;
  readonly sleep: (ms: number) => Promise<void>;
  readonly redactor: Redactor;
  readonly lease: Pick<LeaseTerms, 'now' | 'isGone'>;
  readonly runDir: string;
}

/** The outcome of an operation: `nothing` when nothing had to change, `repeated` when the same comment was handled before. */
export interface OperationResult {
  readonly kind: 'done' | 'nothing' | 'repeated';
  readonly message: string;
  readonly record: GroundhogRun;
}

/**
 * Runs an operation that a user asks for: decided on the record of the task, and published only if that has not changed
 * since. Throws `operation_refused`, with nothing written, when it makes no sense for the task.
 */
export async function operate(request: OperationRequest, context: OperationContext): Promise<OperationResult> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const current = await readTask(request, context, round);
    const record = current.stored.state.record;
    if (request.comment !== undefined && isHandled(record, request.comment))
      return { kind: 'repeated', message: 'This comment was handled before.', record };
    const decision = decide(toSafe(request.operation, context), {
      record,
      plan: requirePlan(current.stored),
      lease: current.stored.lease,
      liveness: await findLiveness(current.stored, context.lease),
      by: request.by,
    });
    if (decision.kind === 'refuse') throw toRefusal(request, decision.reason);
    if (decision.kind === 'nothing' && request.comment === undefined) return { ...decision, record };
    const answered = await withMovedBase(decision, current, { request, context });
    const done = await recordDecision({ request, context, current }, toRecord(answered));
    if (done !== undefined) return { ...done, kind: decision.kind === 'nothing' ? 'nothing' : 'done' };
  }
  throw toRefusal(request, 'The record of this task changed each time before this was published. Try it again later.');
}

/** Adds to a retry that the base has commits which the task lacks: the attempts would fail as before. */
async function withMovedBase(
  decision: Exclude<Decision, { kind: 'refuse' }>,
  { control, stored }: TaskOnOrigin,
  { request, context }: Pick<OperationStep, 'request' | 'context'>,
): Promise<Exclude<Decision, { kind: 'refuse' }>> {
  if (request.operation.kind !== 'retry' || decision.kind !== 'record') return decision;
  const { state, events } = stored;
  const { record } = state;
  const moved = await findMovedBase({ control, record, events, head: record.head }, context);
  return moved === undefined ? decision : { ...decision, message: `${decision.message} ${moved}` };
}

/** Returns the decision to record. A comment that changes nothing is recorded, too: delivered again later, it might. */
function toRecord(decision: Exclude<Decision, { kind: 'refuse' }>): Decision & { readonly kind: 'record' } {
  return decision.kind === 'record' ? decision : { kind: 'record', bodies: [], message: decision.message };
}

/** Finds whether a run is at work, by its lease; a record without a lease shows only whether its last run has ended. */
async function findLiveness({ state, lease }: StoredTask, terms: OperationContext['lease']): Promise<Liveness> {
  if (lease === undefined) return state.record.ending === null ? 'unknown' : 'none';
  const holder = lease.holder ?? undefined;
  const isHolderGone = holder !== undefined && (await terms.isGone(holder));
  return decideClaim(lease, { now: await terms.now(), isHolderGone }).kind === 'held' ? 'alive' : 'none';
}

interface TaskOnOrigin {
  readonly control: Git;
  readonly refs: ReadonlyMap<string, ObjectId>;
  readonly stored: StoredTask;
}

async function readTask(
  { taskId }: OperationRequest,
  { git, origin, runDir }: OperationContext,
  round: number,
): Promise<TaskOnOrigin> {
  const refs = await listRemoteRefs(git, origin.remote, ['refs/heads/*', `${taskNamespace(taskId)}/*`]);
  const ref = toRefName({ kind: 'state', taskId });
  const commit = refs.get(ref);
  if (commit === undefined) throw new ConfigurationError('task_not_found', { task: taskId, known: 'not looked for' });
  const folder = { runDir: `${runDir}/round-${round}`, idLength: commit.length };
  const control = await createControlRepository(git, origin, folder);
  await fetchCommits(control, origin, [commit]);
  return { control, refs, stored: await readState(control, commit, ref) };
}

interface OperationStep {
  readonly request: OperationRequest;
  readonly context: OperationContext;
  readonly current: TaskOnOrigin;
}

/** Records the decision; undefined when the record has changed meanwhile, so that it must be decided again. */
async function recordDecision(
  step: OperationStep,
  decision: Decision & { readonly kind: 'record' },
): Promise<OperationResult | undefined> {
  const { context, current } = step;
  const { materializes, unlocks, plan } = decision;
  const branchHead = materializes === undefined ? undefined : await findApprovedHead(step, materializes);
  const isThere = branchHead !== undefined;
  const message = isThere ? `The task branch has it already, at ${branchHead}: approved.` : decision.message;
  const moved = materializes && isThere && branchHead !== materializes ? [toUnchecked(materializes, branchHead)] : [];
  const lease = unlocks === undefined ? undefined : toFreeLease(unlocks, context.lease.now);
  const journal = openJournal(step, lease, plan);
  const changed = plan === undefined ? [] : [toPlanSet(plan, sha256Hex(planIdentity(plan)))];
  const given = [...changed, ...decision.bodies, ...moved, ...toHandled(step.request)];
  if (given.length === 0) return { kind: 'done', message, record: current.stored.state.record };
  const bodies = given.map((body) => eventBodySchema.parse(redactDeep(body, context.redactor.redact)));
  const push: RecordPush = {
    ...(materializes === undefined ? {} : { resultTo: null, ...(isThere ? {} : { branchTo: materializes }) }),
    isLast: unlocks !== undefined,
  };
  const publication = await journal.record(bodies, push);
  if (publication.kind === 'rejected' || publication.kind === 'torn')
    throw toPushRefusal(publication.reason, context.origin.remote.url);
  return publication.kind === 'published' ? { kind: 'done', message, record: journal.state().record } : undefined;
}

/** The text of a fix becomes a part of the plan, whose text is recorded as it is. */
function toSafe(operation: Operation, { redactor }: OperationContext): Operation {
  return operation.kind === 'fix' ? { ...operation, text: redactor.redact(operation.text) } : operation;
}

function toHandled({ operation, by, comment }: OperationRequest): EventBody[] {
  return comment === undefined ? [] : [toCommentHandled(comment, { command: operation.kind, by })];
}

function openJournal(
  { request, context, current }: OperationStep,
  lease: HeldLease | undefined,
  plan: Plan | undefined,
) {
  const { stored, refs, control } = current;
  const { taskId } = request;
  const taskBranch = stored.state.record.task_branch;
  return openTaskJournal({
    ...context,
    git: control,
    remote: context.origin.remote,
    taskId,
    taskBranch,
    planSource:
      plan === undefined ? { plan: requirePlan(stored), text: stored.planText } : { plan, text: renderPlan(plan) },
    stored,
    lease,
    branchHead: refs.get(toBranchRef(taskBranch)),
    resultHead: refs.get(toRefName({ kind: 'result', taskId })),
  });
}

/** Returns the event of commits of people on top of those that were approved. */
function toUnchecked(from: ObjectId, to: ObjectId): EventBody {
  return { kind: 'branch_advanced', from, to, is_unchecked: true };
}

/**
 * Finds the head of a task branch that has the waiting commits already, by a push or a merge of a person; undefined where the
 * branch is at the commit that they are built on, so that it can only advance. Throws for a branch that is anywhere else.
 */
async function findApprovedHead(
  { request, context, current }: OperationStep,
  result: ObjectId,
): Promise<ObjectId | undefined> {
  const { control, refs, stored } = current;
  const { head, base_ref, base_sha, task_branch } = stored.state.record;
  const { origin } = context;
  const defaultBranch = await origin.findDefaultBranch();
  const checkedOutAt = await origin.findCheckout(task_branch);
  const names = { taskBranch: task_branch, recorded: task_branch, refs: refs.keys(), checkedOutAt };
  requireTaskBranch({ taskId: request.taskId, ...names, protection: NO_PROTECTION, bases: [base_ref], defaultBranch });
  const waiting = refs.get(toRefName({ kind: 'result', taskId: request.taskId }));
  if (waiting !== result)
    throw toRefusal(request, `The commit that waits for approval was ${result} and is now ${waiting ?? 'gone'}.`);
  const found = refs.get(toBranchRef(task_branch));
  const isNotMadeYet = found === undefined && head === base_sha;
  if (found !== head && !isNotMadeYet) {
    if (found !== undefined) await fetchCommits(control, origin, [found, result]);
    if (found !== undefined && (await isAncestor(control, result, found))) return found;
    const now = found ?? 'nothing: the branch is gone';
    throw toRefusal(
      request,
      `The task branch "${task_branch}" was at ${head} and is now at ${now}. It was left as it is.`,
    );
  }
  await fetchCommits(control, origin, [head, result]);
  if (!(await isAncestor(control, head, result)))
    throw toRefusal(request, `${result} is not built on ${head}, where the task branch "${task_branch}" is.`);
  return undefined;
}

function toRefusal({ operation, taskId }: OperationRequest, reason: string): ConfigurationError {
  return new ConfigurationError('operation_refused', { operation: operation.kind, task: taskId, reason });
}
