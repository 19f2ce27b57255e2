import type { ObjectId } from '../../domain/ids.ts';
import { attemptBudgetOf, type Plan } from '../../domain/plan/plan.ts';
import { checkpointIdentity } from '../../domain/plan/plan-identity.ts';
import type { EventBody } from '../../domain/record/chronicle-event.ts';
import { closeOpenAttempts } from '../../domain/record/close-open-attempts.ts';
import { findCapturedAttempt, type GroundhogRun } from '../../domain/record/run-record.ts';
import { isHandled, toCommentHandled } from '../../domain/record/thread-event.ts';
import { sha256Hex } from '../../exec/sha256.ts';
import type { Base } from '../../store/origin.ts';
import type { StoredTask } from '../../store/state-commit.ts';
import type { RunContext, RunRequest } from '../context/run-context.ts';

interface OpeningFacts {
  readonly stored: StoredTask | undefined;
  readonly base: Base | undefined;
  readonly taskBranch: string;
  readonly head: ObjectId;
  readonly planHash: string;
}

/** Returns the events before the first step: a new task, attempts that a dead run left open, the comment, a changed plan. */
export function toOpeningEvents(request: RunRequest, runContext: RunContext, facts: OpeningFacts): EventBody[] {
  const { stored, planHash } = facts;
  const { issueNumber = null, asked, planApproval, planSource, attemptBudgetDefault } = request;
  const { plan } = planSource;
  const record = stored?.state.record;
  const bodies: EventBody[] =
    record === undefined ? [toCreated(request, runContext, facts)] : toClosed(record, isCaptureGood(facts));
  const set = toPlanSet(plan, planHash, attemptBudgetDefault);
  if (asked !== undefined && (record === undefined || !isHandled(record, asked.comment))) {
    const command = planApproval === undefined ? 'run' : 'approve';
    bodies.push(toCommentHandled(asked.comment, { command, by: asked.by }));
  }
  if (planApproval !== undefined) bodies.push({ kind: 'plan_approved', ...planApproval });
  if (issueNumber !== null && issueNumber !== record?.issue_number)
    bodies.push({ kind: 'issue_linked', issue_number: issueNumber });
  const isSameBudget = set.checkpoints.every(({ checkpoint_id: id, attempt_budget }) =>
    record?.checkpoints.some((other) => other.checkpoint_id === id && other.attempt_budget === attempt_budget),
  );
  if (record?.plan_hash !== planHash || !isSameBudget) bodies.push(set);
  return bodies;
}

/** Returns the event of a plan that is new to the record; `attemptBudgetDefault` counts where the plan gives no number. */
export function toPlanSet(plan: Plan, planHash: string, attemptBudgetDefault?: number) {
  const checkpoints = plan.checkpoints.map((checkpoint) => ({
    checkpoint_id: checkpoint.id,
    definition_hash: sha256Hex(checkpointIdentity(checkpoint)),
    attempt_budget: attemptBudgetOf(checkpoint, plan, attemptBudgetDefault),
  }));
  return { kind: 'plan_set', plan_hash: planHash, checkpoints } as const;
}

function toClosed(record: GroundhogRun, isGood: boolean): EventBody[] {
  const note =
    findCapturedAttempt(record) === undefined
      ? 'The run that made this attempt ended before the attempt did.'
      : 'This work was captured and has not landed. It is not verified again, since the task branch or the plan has changed.';
  return closeOpenAttempts(record, { note, exceptCaptured: isGood, isEndKnown: false });
}

/** True when the captured work may be verified again: the plan is the same, and the task branch is still at its start. */
function isCaptureGood({ stored, planHash, head }: OpeningFacts): boolean {
  const record = stored?.state.record;
  const captured = record === undefined ? undefined : findCapturedAttempt(record);
  return captured?.snapshot_ref === head && record?.plan_hash === planHash;
}

function toCreated(request: RunRequest, { identity }: RunContext, { base, taskBranch, head }: OpeningFacts): EventBody {
  return {
    kind: 'task_created',
    schema_version: 1,
    lineage: identity.lineage,
    task_id: request.taskId,
    plan_id: request.planSource.path ?? `${request.taskId}:plan`,
    base_ref: base?.ref ?? head,
    base_sha: head,
    task_branch: taskBranch,
    head,
    ...(base === undefined || base.sha === head ? {} : { is_from_branch: true }),
  };
}
