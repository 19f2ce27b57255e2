import type { ObjectId } from '../../domain/ids.ts';
import { findCapturedAttempt } from '../../domain/record/captured-attempt.ts';
import type { ChronicleEvent, EventBody, EventOf } from '../../domain/record/chronicle-event.ts';
import { hasTrait } from '../../domain/record/event-traits.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import { parseTrailers } from '../../domain/refs/commit-message.ts';
import { toRefName } from '../../domain/refs/ref-name.ts';
import type { Git } from '../../git/git.ts';
import { listParents } from '../../git/list-parents.ts';
import { readMessage } from '../../git/log.ts';
import { isAncestor } from '../../git/merge-base.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import type { Base } from '../../store/origin.ts';
import type { StoredTask } from '../../store/state-commit.ts';

export interface BranchFacts {
  readonly stored: StoredTask | undefined;
  /** The task branch on the origin; undefined when it does not exist. */
  readonly branchHead: ObjectId | undefined;
  /** What waits for approval, as the origin's ref says; undefined when nothing does. */
  readonly resultHead: ObjectId | undefined;
  /** The base of a new task. */
  readonly base: Base | undefined;
  /** The plan to go on with. */
  readonly planHash: string;
}

/** Where work goes on. */
export interface BranchState {
  readonly head: ObjectId;
  readonly advance: readonly EventBody[];
  /** What was seen when commits of ours are no longer on the branch. */
  readonly diverged: string | undefined;
  /** Our last commit, which the branch lacks although its record is there: the server died between the two. */
  readonly missing?: ObjectId;
}

/** Finds where work goes on: people may add commits to the task branch between two runs, but not take ours away. */
export async function reconcileBranch(
  control: Git,
  { stored, branchHead, resultHead, base, planHash }: BranchFacts,
): Promise<BranchState> {
  if (stored === undefined) return { head: branchHead ?? base?.sha ?? '', advance: [], diverged: undefined };
  const { run } = stored.state;
  const { head, base_sha, result, task_branch } = run;
  const stay = { head: result ?? head, advance: [], diverged: undefined };
  // Work that was captured is checked again for the plan that it was made for, and for no other.
  const isSamePlan = run.plan_hash === planHash;
  if (isSamePlan && (await isOwnLanding(control, stored, branchHead))) return stay;
  if (await isOwnLanding(control, stored, resultHead))
    return isSamePlan ? stay : { ...stay, diverged: describeUnverified(run, resultHead) };
  if (await isLandingMissing(control, stored, { branchHead, resultHead })) return { ...stay, missing: stay.head };
  if (result !== null) return reconcileWithResult(control, { run, result, branchHead, resultHead });
  const isNotMadeYet = branchHead === undefined && head === base_sha;
  if (branchHead === head || isNotMadeYet) return { head, advance: [], diverged: undefined };
  const seen = `The task branch "${task_branch}" was at ${head} and is now at ${describeHead(branchHead)}`;
  if (branchHead !== undefined && (await isAncestor(control, head, branchHead))) {
    const unproven = await findUnverifiedLanding(control, run, branchHead);
    if (unproven !== undefined) return { head, advance: [], diverged: `${seen}, ${unproven}` };
    return { head: branchHead, advance: [toAdvance(head, branchHead)], diverged: undefined };
  }
  return { head, advance: [], diverged: `${seen}.` };
}

/**
 * What is to be said of a branch that ends with a landing of ours whose attempt has not passed: a server kept it without
 * its record, and its work did not hold when it was checked again. With a commit of a person on top it is theirs.
 */
async function findUnverifiedLanding(
  control: Git,
  run: GroundhogRun,
  branchHead: ObjectId,
): Promise<string | undefined> {
  const trailers = parseTrailers(await readMessage(control, branchHead));
  if (trailers.get('Groundhog-Task') !== run.task_id || !trailers.has('Groundhog-Plan')) return undefined;
  const day = trailers.get('Groundhog-Attempt');
  const attempts = run.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  const unproven = attempts.find((attempt) => String(attempt.day) === day && attempt.outcome !== 'passed');
  if (unproven === undefined || (await readTreeOf(control, branchHead)) !== unproven.tree) return undefined;
  return `the work of attempt ${day}, which has not passed: take it off the branch, or put a commit of yours on top to keep it.`;
}

interface ResultFacts {
  readonly run: GroundhogRun;
  readonly result: ObjectId;
  readonly branchHead: ObjectId | undefined;
  readonly resultHead: ObjectId | undefined;
}

/** Work goes on above what waits for approval. Whoever puts that on the task branch by hand has approved it. */
async function reconcileWithResult(
  control: Git,
  { run, result, branchHead, resultHead }: ResultFacts,
): Promise<BranchState> {
  const { head, base_sha, task_branch } = run;
  if (branchHead !== undefined && (await isAncestor(control, result, branchHead))) {
    const from = head === base_sha ? null : head;
    const approval: EventBody = { kind: 'result_materialized', by: 'a push to the task branch', from, to: result };
    const advance = branchHead === result ? [] : [toAdvance(result, branchHead)];
    return { head: branchHead, advance: [approval, ...advance], diverged: undefined };
  }
  const stay = { head: result, advance: [] };
  if (resultHead !== result)
    return { ...stay, diverged: `What waits for approval was at ${result} and is now at ${describeHead(resultHead)}.` };
  const isNotMadeYet = branchHead === undefined && head === base_sha;
  if (branchHead === head || isNotMadeYet) return { ...stay, diverged: undefined };
  const seen = `The task branch "${task_branch}" was at ${head} and is now at ${describeHead(branchHead)}`;
  return {
    ...stay,
    diverged: `${seen}, while ${result} waits for approval: put the branch back, or merge that commit into it.`,
  };
}

function describeUnverified({ task_id: taskId }: GroundhogRun, resultHead: ObjectId | undefined): string {
  return `What waits for approval is ${describeHead(resultHead)}, the work of an attempt that was not recorded to its end, and the plan is another one since: go on with the plan as it was, or delete ${toRefName({ kind: 'result', taskId })} on the remote.`;
}

function toAdvance(from: ObjectId, to: ObjectId): EventBody {
  return { kind: 'branch_advanced', from, to };
}

function describeHead(head: ObjectId | undefined): string {
  return head ?? 'nothing: the branch is gone';
}

/** True when the branch shows the commit of an attempt that was captured, and the record does not know of it yet. */
async function isOwnLanding(control: Git, { state }: StoredTask, branchHead: ObjectId | undefined): Promise<boolean> {
  const captured = findCapturedAttempt(state.run);
  if (captured === undefined || branchHead === undefined || branchHead === (state.run.result ?? state.run.head))
    return false;
  const parents = await listParents(control, branchHead);
  return (
    parents.length === 1 &&
    parents[0] === captured.snapshot_ref &&
    (await readTreeOf(control, branchHead)) === captured.tree
  );
}

/**
 * True when the last thing recorded is a landing or an approval, and its ref is where it was before. What was said since
 * then, and runs that got no further, have changed nothing in that.
 */
async function isLandingMissing(
  control: Git,
  { state, events }: StoredTask,
  { branchHead, resultHead }: Pick<BranchFacts, 'branchHead' | 'resultHead'>,
): Promise<boolean> {
  const { head, result, base_sha } = state.run;
  const last = events.findLast((event) => !isOutsideWork(event));
  if (last?.kind === 'result_materialized') return last.to === head && (branchHead ?? null) === last.from;
  const planned = findUnusedPlan(events);
  if (planned?.landed_on === 'result' && planned.to === result) return (resultHead ?? null) === planned.from;
  if (planned !== undefined && planned.to === head) return (branchHead ?? null) === planned.from;
  if (last?.kind !== 'checkpoint_landed' || last.committed_ref !== (result ?? head)) return false;
  const [parent] = await listParents(control, last.committed_ref);
  if (result !== null) return parent === (resultHead ?? head);
  return branchHead === undefined ? parent === base_sha : branchHead === parent;
}

/** The plan that was committed last, while nothing was worked on from there. */
function findUnusedPlan(events: readonly ChronicleEvent[]): EventOf<'plan_committed'> | undefined {
  const last = events.findLast(({ kind }) => kind === 'plan_committed' || kind === 'attempt_started');
  return last?.kind === 'plan_committed' ? last : undefined;
}

/** Runs also end like this when the server died in a landing: then they do not know what became of it. */
function isOutsideWork(event: ChronicleEvent): boolean {
  if (event.kind !== 'run_ended') return hasTrait(event, 'outside_work');
  return event.ending === 'blocked' || event.ending === 'infra_error' || event.pause_cause === 'job_ended';
}
