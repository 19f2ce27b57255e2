import type { ObjectId } from '../ids.ts';
import type { ChronicleEvent, EventBody, EventOf } from '../record/chronicle-event.ts';
import { hasTrait } from '../record/event-traits.ts';
import { findCapturedAttempt, type GroundhogRun, isAnyLanded, isCheckpointDone } from '../record/run-record.ts';
import { toBranchRef, toRefName } from '../refs/ref-name.ts';
import { renderShellCommand } from '../text/quote-for-shell.ts';

/** The record of a known task beside the refs that the origin has now. */
export interface TaskBranchFacts {
  readonly record: GroundhogRun;
  readonly events: readonly ChronicleEvent[];
  /** The task branch; undefined when it does not exist. */
  readonly branchHead: ObjectId | undefined;
  /** The commit that waits for approval; undefined when none does. */
  readonly resultHead: ObjectId | undefined;
  /** Whether the plan of this run is the one in the record. */
  readonly isSamePlan: boolean;
}

/** Answers of git by commit, as far as they were asked for: each costs a process. */
export interface GitFacts {
  readonly parents: ReadonlyMap<ObjectId, readonly ObjectId[]>;
  readonly trees: ReadonlyMap<ObjectId, ObjectId>;
  readonly trailers: ReadonlyMap<ObjectId, ReadonlyMap<string, string>>;
  /** Whether the task branch contains the commit. */
  readonly isOnBranch: ReadonlyMap<ObjectId, boolean>;
  /** The tip of the base that the work up to the commit was merged into; null when it was not merged. */
  readonly mergedInto: ReadonlyMap<ObjectId, ObjectId | null>;
}

/** The commit that a run continues from, and what has to be recorded or reported before. */
export interface BranchState {
  readonly head: ObjectId;
  readonly advance: readonly EventBody[];
  /** The reason why the run cannot work: commits of ours are no longer on the branch. */
  readonly diverged: string | undefined;
  /** Our last commit, recorded but not on its ref, because the server died between the two: the run puts it there. */
  readonly missing?: ObjectId;
}

/** The state to continue from, or the answer of git (`ask`) without which there is no decision yet. */
export type BranchDecision =
  | { readonly kind: 'ask'; readonly fact: keyof GitFacts; readonly commit: ObjectId }
  | { readonly kind: 'decided'; readonly state: BranchState };

type Question = BranchDecision & { readonly kind: 'ask' };

// Why: docs/decisions/0072-torn-landing-is-recognised.md
/**
 * Decides where a known task continues. The first rule that applies wins: our own landing that the record lacks, work that
 * was merged before its branch was deleted, a landing in the record that its ref lacks, commits that wait for approval, commits that users pushed.
 */
export function decideBranch(facts: TaskBranchFacts, git: GitFacts): BranchDecision {
  const { result } = facts.record;
  return (
    decideCaptured(facts, git) ??
    decideMerged(facts, git) ??
    decideMissing(facts, git) ??
    (result === null ? decidePushed(facts, git) : decideWaiting(facts, result, git))
  );
}

/** Stays where a ref shows captured work already: that is verified again, but only for the plan that it was made for. */
function decideCaptured(facts: TaskBranchFacts, git: GitFacts): BranchDecision | undefined {
  const { record, branchHead, resultHead, isSamePlan } = facts;
  const isLanded = isSamePlan && isOurLanding(record, branchHead, git);
  if (typeof isLanded === 'object') return isLanded;
  if (isLanded) return stay(facts);
  const isWaiting = isOurLanding(record, resultHead, git);
  if (typeof isWaiting === 'object') return isWaiting;
  if (!isWaiting) return undefined;
  return isSamePlan ? stay(facts) : stay(facts, { diverged: describeUnverified(record, resultHead) });
}

/** True when a ref shows the commit of an attempt that was captured, and the record does not know of it yet. */
function isOurLanding(record: GroundhogRun, head: ObjectId | undefined, git: GitFacts): boolean | Question {
  const captured = findCapturedAttempt(record);
  if (captured === undefined || head === undefined || head === lastCommitOf(record)) return false;
  const parents = git.parents.get(head);
  if (parents === undefined) return ask('parents', head);
  if (parents.length !== 1 || parents[0] !== captured.snapshot_ref) return false;
  const tree = git.trees.get(head);
  return tree === undefined ? ask('trees', head) : tree === (captured.rescue?.tree ?? captured.tree);
}

// Why: docs/decisions/0122-a-merged-task-continues-from-its-base.md
/** Continues from the base where the work was merged and its branch deleted; a task without work stays where it is. */
function decideMerged(facts: TaskBranchFacts, git: GitFacts): BranchDecision | undefined {
  const { record, branchHead } = facts;
  const { head, base_sha, result } = record;
  if (branchHead !== undefined || result !== null || (head === base_sha && !isAnyLanded(record))) return undefined;
  const tip = git.mergedInto.get(head);
  if (tip === undefined) return ask('mergedInto', head);
  if (tip === null) return undefined;
  if (isFinished(facts) || tip === head) return stay(facts);
  return decide({ head: tip, advance: [{ ...toPushed(head, tip), is_base: true }], diverged: undefined });
}

/** Continues from a record whose last change is a landing or an approval that its ref does not show yet. */
function decideMissing(facts: TaskBranchFacts, git: GitFacts): BranchDecision | undefined {
  const isMissing = isLandingMissing(facts, git);
  if (typeof isMissing === 'object') return isMissing;
  return isMissing ? stay(facts, { missing: lastCommitOf(facts.record) }) : undefined;
}

function isLandingMissing(facts: TaskBranchFacts, git: GitFacts): boolean | Question {
  const { events, branchHead, resultHead } = facts;
  const { head, result, base_sha } = facts.record;
  // Hints, plans and runs that got no further since then have moved no ref.
  const last = events.findLast((event) => !isOutsideWork(event));
  // Git deletes refs after it has moved the others: once the result is gone, only people can have moved the branch back.
  if (last?.kind === 'result_materialized') return (branchHead ?? null) === last.from && resultHead === last.to;
  if (last?.kind === 'rebase_completed') return branchHead === last.from;
  const planned = findUnusedPlan(events);
  if (planned?.landed_on === 'result' && planned.to === result) return (resultHead ?? null) === planned.from;
  if (planned !== undefined && planned.to === head) return (branchHead ?? null) === planned.from;
  if (last?.kind !== 'checkpoint_landed' || last.committed_ref !== (result ?? head)) return false;
  const parents = git.parents.get(last.committed_ref);
  if (parents === undefined) return ask('parents', last.committed_ref);
  if (result !== null) return parents[0] === (resultHead ?? head);
  return branchHead === undefined ? parents[0] === base_sha : branchHead === parents[0];
}

/** Takes over commits that users pushed on top of ours; a branch that lacks ours has diverged. */
function decidePushed(facts: TaskBranchFacts, git: GitFacts): BranchDecision {
  const { record, branchHead } = facts;
  const { head } = record;
  if (isUnmoved(facts)) return stay(facts);
  const isAhead = branchHead !== undefined && (git.isOnBranch.get(head) ?? ask('isOnBranch', head));
  if (typeof isAhead === 'object') return isAhead;
  if (branchHead === undefined || !isAhead) return decideLost(facts, git);
  const unverified = findUnverifiedLanding(record, branchHead, git);
  if (typeof unverified === 'object') return unverified;
  if (unverified !== undefined) return stay(facts, { diverged: `${describeMove(facts)}, ${unverified}` });
  return decide({ head: branchHead, advance: [toPushed(head, branchHead)], diverged: undefined });
}

/** Reports commits of ours that are no longer on the task branch, unless they are all of the plan, and were merged. */
function decideLost(facts: TaskBranchFacts, git: GitFacts): BranchDecision {
  const { head } = facts.record;
  const tip = isFinished(facts) ? git.mergedInto.get(head) : null;
  if (tip === undefined) return ask('mergedInto', head);
  return stay(facts, tip === null ? { diverged: `${describeMove(facts)}.\n${describeWayBack(facts)}` } : {});
}

function isFinished({ record: { checkpoints }, isSamePlan }: TaskBranchFacts): boolean {
  return isSamePlan && checkpoints.every(isCheckpointDone);
}

/**
 * Returns the report on a branch that ends with a landing of ours whose attempt has not passed: a server kept it without its
 * record, and its work failed when it was checked again. With a commit of a user on top it belongs to the user.
 */
function findUnverifiedLanding(record: GroundhogRun, head: ObjectId, git: GitFacts): string | undefined | Question {
  const trailers = git.trailers.get(head);
  if (trailers === undefined) return ask('trailers', head);
  if (trailers.get('Groundhog-Task') !== record.task_id || !trailers.has('Groundhog-Plan')) return undefined;
  const day = trailers.get('Groundhog-Attempt');
  const attempts = record.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  const unverified = attempts.find((attempt) => String(attempt.day) === day && attempt.outcome !== 'passed');
  if (unverified === undefined) return undefined;
  const tree = git.trees.get(head);
  if (tree === undefined) return ask('trees', head);
  if (tree !== unverified.tree) return undefined;
  return `the work of attempt ${day}, which has not passed: take it off the branch, or put a commit of yours on top to keep it.`;
}

/** Continues above the commits that wait for approval; pushing these to the task branch approves them. */
function decideWaiting(facts: TaskBranchFacts, result: ObjectId, git: GitFacts): BranchDecision {
  const { record, branchHead, resultHead } = facts;
  const isApproved = branchHead !== undefined && (git.isOnBranch.get(result) ?? ask('isOnBranch', result));
  if (typeof isApproved === 'object') return isApproved;
  if (branchHead !== undefined && isApproved) {
    const from = record.head === record.base_sha ? null : record.head;
    const approval: EventBody = { kind: 'result_materialized', by: 'a push to the task branch', from, to: result };
    const advance = branchHead === result ? [] : [toPushed(result, branchHead)];
    return decide({ head: branchHead, advance: [approval, ...advance], diverged: undefined });
  }
  if (resultHead !== result) {
    const diverged = `The commit that waits for approval was ${result} and is now ${describeHead(resultHead)}.`;
    return stay(facts, { diverged });
  }
  if (isUnmoved(facts)) return stay(facts);
  const advice = `while ${result} waits for approval: restore the branch, or merge that commit into it.`;
  return stay(facts, { diverged: `${describeMove(facts)}, ${advice}` });
}

/** True when the task branch is where the record has it, or does not exist yet. */
function isUnmoved({ record: { head, base_sha }, branchHead }: TaskBranchFacts): boolean {
  return branchHead === head || (branchHead === undefined && head === base_sha);
}

function lastCommitOf({ result, head }: GroundhogRun): ObjectId {
  return result ?? head;
}

function stay({ record }: TaskBranchFacts, found: Partial<Pick<BranchState, 'diverged' | 'missing'>> = {}) {
  return decide({ head: lastCommitOf(record), advance: [], diverged: undefined, ...found });
}

function decide(state: BranchState): BranchDecision {
  return { kind: 'decided', state };
}

function ask(fact: keyof GitFacts, commit: ObjectId): Question {
  return { kind: 'ask', fact, commit };
}

function describeMove({ record: { task_branch, head }, branchHead }: TaskBranchFacts): string {
  return `The task branch "${task_branch}" was at ${head} and is now at ${describeHead(branchHead)}`;
}

/** Renders the command by which the task branch has the landed commits again: on this machine, or on the remote of a job. */
function describeWayBack({ record, branchHead }: TaskBranchFacts): string {
  const { task_branch: branch, task_id: taskId, head, run_url } = record;
  const [here, isGone] = [run_url === null, branchHead === undefined];
  const words = here
    ? ['branch', ...(isGone ? [] : ['-f']), branch, head.slice(0, COMMAND_ID_CHARS)]
    : ['push', ...(isGone ? [] : ['-f']), 'origin', `${head.slice(0, COMMAND_ID_CHARS)}:${toBranchRef(branch)}`];
  const fetch = here ? '' : `git fetch origin ${renderShellCommand([toRefName({ kind: 'state', taskId })])} && `;
  const others = isGone ? IF_MERGED : ' Commits that only the branch has now are on no branch then.';
  return `To have the landed commits on it again, run the next line, and then start again.${others}\n${fetch}git ${renderShellCommand(words)}`;
}

const COMMAND_ID_CHARS = 12;
const IF_MERGED = ' Where they were merged, start what is left as another task ("task" in the plan, or --task).';

function describeUnverified({ task_id: taskId }: GroundhogRun, resultHead: ObjectId | undefined): string {
  return `The commit that waits for approval is ${describeHead(resultHead)}, the work of an attempt that was not recorded to its end, and the plan has changed since: resume with the plan as it was, or delete ${toRefName({ kind: 'result', taskId })} on the remote.`;
}

function toPushed(from: ObjectId, to: ObjectId): EventBody & { readonly kind: 'branch_advanced' } {
  return { kind: 'branch_advanced', from, to, is_unchecked: true };
}

function describeHead(head: ObjectId | undefined): string {
  return head ?? 'nothing: the branch is gone';
}

/** The plan that was committed last, while no attempt has started since. */
function findUnusedPlan(events: readonly ChronicleEvent[]): EventOf<'plan_committed'> | undefined {
  const last = events.findLast(({ kind }) => kind === 'plan_committed' || kind === 'attempt_started');
  return last?.kind === 'plan_committed' ? last : undefined;
}

/** True for an event that has moved no ref. Runs that a dying server cut off in a landing end with one, too. */
function isOutsideWork(event: ChronicleEvent): boolean {
  if (event.kind !== 'run_ended') return hasTrait(event, 'outside_work');
  return event.ending === 'blocked' || event.ending === 'infra_error' || event.pause_cause === 'job_ended';
}
