import { type ObjectId, toShortId } from '../ids.ts';
import type { ChronicleEvent } from '../record/chronicle-event.ts';
import { type BranchCommit, isTriedOnLine, type Rebase } from '../record/rebase.ts';
import {
  type CheckpointRun,
  findCapturedAttempt,
  type GroundhogRun,
  isAnyLanded,
  isCheckpointDone,
} from '../record/run-record.ts';

/** The commits of a branch that a rebase can take; more than these are a mistake about the base. */
export const MAX_REBASED_COMMITS = 500;

/** The answers of git and GitHub on a task branch and the base that may have moved. */
export interface RebaseFacts {
  readonly record: GroundhogRun;
  /** The head of the task branch. */
  readonly head: ObjectId;
  /** The tip of the base. */
  readonly onto: ObjectId;
  /** Whether the task branch contains the tip of the base. */
  readonly hasBase: boolean;
  /** Whether the base contains the task branch, or GitHub has merged it. */
  readonly isMerged: boolean;
  /** Whether the plan of the run leaves nothing to do. */
  readonly isFinished: boolean;
  /** The commits of the task branch since it left the base, oldest first, each with the number of its parents. */
  readonly commits: readonly { readonly id: ObjectId; readonly parents: number }[];
  /** The checkpoints that had landed and that the plan of the run defines anew, or has no more. */
  readonly reopened: ReadonlySet<string>;
}

/** Whether a rebase starts; a reason is for people, and `isExpected` where there is nothing to rebase. */
export type RebaseDecision =
  | { readonly kind: 'start'; readonly commits: readonly BranchCommit[] }
  | { readonly kind: 'none'; readonly reason: string; readonly isExpected: boolean };

// Why: docs/decisions/0137-a-rebase-lands-each-commit-again.md
/** Decides whether the landed commits of a task are put on the tip of its base; of work that is merged there, none is left to put. */
export function decideRebase(facts: RebaseFacts): RebaseDecision {
  const { record, head, onto, hasBase, isMerged, isFinished, commits } = facts;
  const base = `"${record.base_ref}"`;
  if (hasBase) return none(`The base ${base} has not moved past the task branch.`, true);
  if (isMerged && isFinished) return none('The task branch is merged.', true);
  if (record.result !== null) return none('Commits of the task wait for approval.', false);
  // Work that started elsewhere is closed by this run.
  if (findCapturedAttempt(record)?.snapshot_ref === head)
    return none('The work of an attempt waits to be checked.', false);
  const known = record.impossible_rebase;
  if (known?.from === head && known.onto === onto) return none(known.reason, false);
  // Why: docs/decisions/0196-a-rebase-of-merged-work-moves-the-branch.md
  if (isMerged) return { kind: 'start', commits: [] };
  if (!isAnyLanded(record))
    return none(
      `No checkpoint has landed, and until one has, a task keeps the base that it began from. To work on the new ${base}, start the plan as another task: --task <another name>, or "task" in the plan.`,
      false,
    );
  const merge = commits.find(({ parents }) => parents !== 1);
  if (merge !== undefined)
    return none(`The task branch has a merge (${merge.id}): merge ${base} into it, as that did.`, false);
  if (commits.length > MAX_REBASED_COMMITS)
    return none(`The task branch is more than ${MAX_REBASED_COMMITS} commits ahead of ${base}.`, false);
  return { kind: 'start', commits: commits.map(({ id }) => toCarried(id, facts)) };
}

// Why: docs/decisions/0191-a-changed-checkpoint-in-a-rebase.md
/** Returns a commit with the checkpoint that it stands for; with none where the plan asks for something else by now. */
function toCarried(commit: ObjectId, { record, reopened }: RebaseFacts): BranchCommit {
  const id = findLanded(record, commit);
  return { commit, checkpoint_id: id !== null && reopened.has(id) ? null : id };
}

/** Endings after which people repair what a run depends on, which is often on the base. */
const AFTER_WHICH_BASES_MOVE: ReadonlySet<string> = new Set(['blocked', 'infra_error', 'refused', 'conflict']);

/** Returns whether users are to be told that the base of a task has moved: its last run ended for a cause that a new base may remove. */
export function mayWaitForBase({ ending, rebase, checkpoints }: GroundhogRun): boolean {
  return rebase === null && AFTER_WHICH_BASES_MOVE.has(ending ?? '') && !checkpoints.every(isCheckpointDone);
}

/** Describes that the base of a task was rewritten, with what takes the work to where it is now. */
export function describeRewrittenBase({ base_ref: base, base_sha: sha, result }: GroundhogRun): string {
  const rewritten = `"${base}" was rewritten since the task began from it, and no longer has ${toShortId(sha)}.`;
  if (result !== null) return `${rewritten} Approve the commits that wait, and then run it with --rebase.`;
  return `${rewritten} A run with --rebase takes the work to where it is now; on GitHub the command is "/groundhog rebase".`;
}

/** Describes that a rebase carries over commits before the task that its base does not have, and may have dropped. */
export function describeUnclearBase({ base_ref: base, base_sha: sha }: GroundhogRun): string {
  return `"${base}" does not have ${toShortId(sha)}, which the task began from, and nothing here shows whether it was rewritten: the rebase carries that over, too. If "${base}" has dropped it, stop the run, give the rebase up (--no-rebase), and rebase where the task was begun, or start the plan as another task (--task).`;
}

/** Describes that the base of a task has commits which the task lacks, with what takes them in. */
export function describeMovedBase(record: GroundhogRun): string {
  const moved = `"${record.base_ref}" has moved since the task began from it at ${toShortId(record.base_sha)}, and the task does not have its new commits.`;
  if (record.result !== null)
    return `${moved} Approve the commits that wait, and then take them in by a run with --rebase.`;
  return `${moved} A run with --rebase takes them in; on GitHub the command is "/groundhog rebase".`;
}

/** Describes that the base has commits which a rebase that has begun lacks: it is finished where it began. */
export function describeLaterBase({ base_ref: base }: GroundhogRun, { onto }: Rebase): string {
  return `"${base}" has moved again since this rebase began at ${toShortId(onto)}: it is finished there, and another one, by --rebase or on GitHub the command "/groundhog rebase", takes the new commits in.`;
}

function none(reason: string, isExpected: boolean): RebaseDecision {
  return { kind: 'none', reason, isExpected };
}

/** Finds the checkpoint that has landed with a commit, and not with a later one. */
function findLanded({ checkpoints }: GroundhogRun, commit: ObjectId): string | null {
  const found = checkpoints.find(({ outcome, held_at: heldAt, attempts }) => {
    const last = attempts.findLast(({ committed_ref }) => committed_ref !== null);
    // What commits of people have blocked is landed, too.
    return (outcome === 'success' || heldAt !== null) && last?.committed_ref === commit;
  });
  return found?.checkpoint_id ?? null;
}

/** Lists the commits that Groundhog has made for the task branch, also those that a rebase has carried over since. */
export function listOwnCommits(events: readonly ChronicleEvent[]): ReadonlySet<ObjectId> {
  const own = new Set<ObjectId>();
  for (const event of events) {
    if (event.kind === 'plan_committed') own.add(event.to);
    if (event.kind === 'checkpoint_landed' && event.committed_ref !== null) own.add(event.committed_ref);
    // Commits of Groundhog are carried over one by one.
    if (event.kind !== 'commits_carried') continue;
    const [first, ...others] = event.commits;
    if (first !== undefined && others.length === 0 && own.has(first)) own.add(event.to);
  }
  return own;
}

/** The next step of a rebase. */
export type RebaseStep =
  /** Commits that are no landings come to the new line as they are. */
  | { readonly kind: 'carry'; readonly commits: readonly ObjectId[] }
  /** The checkpoint is to land again; its commit was put on the new line already where `isTried`. */
  | {
      readonly kind: 'land';
      readonly checkpoint: CheckpointRun;
      readonly commit: ObjectId;
      readonly isTried: boolean;
    }
  /** All is on the new line: the task branch moves there. */
  | { readonly kind: 'complete' };

/** Chooses the next step of the rebase of a task, in the order of its commits; undefined where none has begun. */
export function chooseRebaseStep({ rebase, checkpoints }: GroundhogRun): RebaseStep | undefined {
  if (rebase === null) return undefined;
  const open = new Map(checkpoints.filter((each) => !isCheckpointDone(each)).map((each) => [each.checkpoint_id, each]));
  // A checkpoint that was skipped meanwhile stays away.
  const left = rebase.left.filter(({ checkpoint_id: id }) => id === null || open.has(id));
  const [first] = left;
  if (first === undefined) return { kind: 'complete' };
  const checkpoint = first.checkpoint_id === null ? undefined : open.get(first.checkpoint_id);
  if (checkpoint === undefined) {
    const end = left.findIndex(({ checkpoint_id }) => checkpoint_id !== null);
    return { kind: 'carry', commits: left.slice(0, end === -1 ? undefined : end).map(({ commit }) => commit) };
  }
  return { kind: 'land', checkpoint, commit: first.commit, isTried: isTriedOnLine(checkpoint, rebase) };
}
