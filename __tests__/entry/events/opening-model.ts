import { decideBranch, type GitFacts } from '../../../src/domain/decisions/decide-branch.ts';
import { decideRebase } from '../../../src/domain/decisions/decide-rebase.ts';
import type { Plan, PlanSource } from '../../../src/domain/plan/plan.ts';
import { planIdentity } from '../../../src/domain/plan/plan-identity.ts';
import { carryOverPlan, listReopened } from '../../../src/domain/record/carry-over-plan.ts';
import type { ChronicleEvent, EventBody } from '../../../src/domain/record/chronicle-event.ts';
import type { TaskState } from '../../../src/domain/record/fold-events.ts';
import type { Claim } from '../../../src/domain/record/lease.ts';
import { type GroundhogRun, isCheckpointDone } from '../../../src/domain/record/run-record.ts';
import { sha256Hex } from '../../../src/exec/sha256.ts';
import type { RunContext, RunRequest } from '../../../src/runner/context/run-context.ts';
import { findEarlyEnd } from '../../../src/runner/open/early-end.ts';
import { toOpeningEvents, toPlanSet } from '../../../src/runner/open/opening-events.ts';
import { stopRebase } from '../../../src/runner/open/stop-rebase.ts';
import type { RunEnd } from '../../../src/runner/record/run-end.ts';
import type { StoredTask } from '../../../src/store/state-commit.ts';
import {
  addCommit,
  type BranchModel,
  isContained,
  listCommitsSince,
  listParentsOf,
  readPlanAt,
} from './branch-model.ts';

/** What a run is asked to do. */
export interface RunOrder {
  readonly plan: Plan;
  /** Whether the plan is the text of an issue, which is committed first. */
  readonly isInline: boolean;
  readonly rebase?: 'start' | 'stop' | undefined;
  /** The hash of the recorded plan that it is; undefined for that of an issue. */
  readonly recordedAs?: string | undefined;
}

/** The record of a task as a job has read it. */
export interface ReadTask {
  readonly events: readonly ChronicleEvent[];
  readonly state: TaskState;
}

/** What a run records first, or its end where it records nothing. */
export interface Opening {
  readonly bodies: readonly EventBody[];
  readonly branchTo: string | undefined;
  readonly early: RunEnd | undefined;
}

export interface OpeningFacts {
  readonly remote: BranchModel;
  readonly order: RunOrder;
  readonly claim: Claim;
}

/** Opens a task for a run as the product does; whatever git and GitHub are asked, the model answers. */
export function openRun(found: ReadTask, { remote, order, claim }: OpeningFacts): Opening {
  const planHash = sha256Hex(planIdentity(order.plan));
  const begun = found.state.record.rebase;
  const { stored, stopped } = stopRebase(
    { stored: found as StoredTask, branchHead: remote.branch },
    { rebase: order.rebase ?? 'finish' },
    {
      planHash,
      clock: { now: () => new Date(found.events.at(-1)?.at ?? 0), monotonicMs: () => 0 },
      isMerged: begun !== null && remote.merged.has(begun.from),
    },
  );
  if (stored === undefined) throw new Error('the task has no record');
  const { record } = stored.state;
  const branch = reconcile(record, { events: found.events, remote, isSamePlan: planHash === record.plan_hash });
  const planSource: PlanSource = {
    plan: order.plan,
    text: '',
    path: undefined,
    isInline: order.isInline,
    recordedAs: order.recordedAs,
  };
  const request = { planSource } as RunRequest;
  const facts = { stored, base: undefined, taskBranch: 'groundhog/demo/task', head: branch.head, planHash };
  const planned = commitPlan(record, remote, { order, branch });
  const started = planned === undefined ? startRebase(found, remote, { order, branch }) : [];
  const opening = [
    ...stopped,
    ...toOpeningEvents(request, {} as RunContext, facts),
    ...branch.advance,
    ...(planned ?? []),
    ...started,
  ];
  const { diverged, missing } = branch;
  const early = findEarlyEnd(
    { claim, existing: stored.state, opening, missing, diverged, notRebased: undefined },
    planSource,
  );
  return {
    bodies: opening,
    branchTo: toBranch(planned?.[0]) ?? (missing === record.result ? undefined : missing),
    early,
  };
}

function toBranch(body: EventBody | undefined): string | undefined {
  return body?.kind === 'plan_committed' && body.landed_on === undefined ? body.to : undefined;
}

type Branch = ReturnType<typeof reconcile>;

interface OrderAt {
  readonly order: RunOrder;
  readonly branch: Branch;
}

/** Commits the plan of an issue where it differs from the file at the head. */
function commitPlan(
  { result }: GroundhogRun,
  remote: BranchModel,
  { order: { plan, isInline }, branch }: OrderAt,
): readonly EventBody[] | undefined {
  const text = JSON.stringify(plan);
  if (!isInline || branch.diverged !== undefined || readPlanAt(remote, branch.head) === text) return undefined;
  const isApproved = branch.advance.some(({ kind }) => kind === 'result_materialized');
  const to = addCommit(remote, [branch.head], text);
  const path = '.groundhog/plans/demo.yml';
  if (result !== null && !isApproved) return [{ kind: 'plan_committed', path, from: result, to, landed_on: 'result' }];
  return [{ kind: 'plan_committed', path, from: remote.branch ?? null, to }];
}

function startRebase(
  { state: { record } }: ReadTask,
  remote: BranchModel,
  { order, branch }: OrderAt,
): readonly EventBody[] {
  const { head, diverged, missing } = branch;
  const isDue = order.rebase === 'start' && remote.branch === head && diverged === undefined && missing === undefined;
  if (!isDue || record.rebase !== null || record.aborted !== null) return [];
  const { base: onto } = remote;
  const planned = toPlanSet(order.plan, sha256Hex(planIdentity(order.plan)));
  const decision = decideRebase({
    ...{ record, head, onto, hasBase: isContained(remote, onto, head) },
    reopened: listReopened(record, planned),
    isFinished: carryOverPlan(record, planned).every(isCheckpointDone),
    isMerged: isContained(remote, head, onto) || remote.merged.has(head),
    commits: listCommitsSince(remote, head, onto).map((id) => ({ id, parents: listParentsOf(remote, id).length })),
  });
  if (decision.kind === 'none') return [];
  return [{ kind: 'rebase_started', from: head, onto, commits: [...decision.commits] }];
}

interface ReconcileFacts {
  readonly events: readonly ChronicleEvent[];
  readonly remote: BranchModel;
  readonly isSamePlan: boolean;
}

function reconcile(record: GroundhogRun, { events, remote, isSamePlan }: ReconcileFacts) {
  const { branch } = remote;
  const facts = { record, events, branchHead: branch, resultHead: record.result ?? undefined, isSamePlan };
  const git = {
    parents: new Map<string, readonly string[]>(),
    trees: new Map<string, string>(),
    trailers: new Map<string, ReadonlyMap<string, string>>(),
    isOnBranch: new Map<string, boolean>(),
    mergedInto: new Map<string, string | null>(),
  } satisfies GitFacts;
  for (;;) {
    const decision = decideBranch(facts, git);
    if (decision.kind === 'decided') return decision.state;
    const { fact, commit } = decision;
    if (fact === 'parents') git.parents.set(commit, listParentsOf(remote, commit));
    if (fact === 'trees') git.trees.set(commit, commit);
    if (fact === 'trailers') git.trailers.set(commit, new Map());
    if (fact === 'isOnBranch') git.isOnBranch.set(commit, isContained(remote, commit, branch));
    if (fact === 'mergedInto') {
      const isMerged = isContained(remote, commit, remote.base) || remote.merged.has(commit);
      git.mergedInto.set(commit, isMerged ? remote.base : null);
    }
  }
}
