import { findCaptured } from '../domain/captured.ts';
import type { EventBody } from '../domain/chronicle-event.ts';
import type { ObjectId } from '../domain/ids.ts';
import type { Git } from '../git/git.ts';
import { listParents } from '../git/list-parents.ts';
import { isAncestor } from '../git/merge-base.ts';
import { readTreeOf } from '../git/rev-parse.ts';
import type { Base } from '../store/origin.ts';
import type { StoredTask } from '../store/state-commit.ts';

export interface BranchFacts {
  readonly stored: StoredTask | undefined;
  /** The task branch on the origin; undefined when it does not exist. */
  readonly branchHead: ObjectId | undefined;
  /** The base of a new task. */
  readonly base: Base | undefined;
}

/** Where work goes on. */
export interface BranchPlace {
  readonly head: ObjectId;
  readonly advance: readonly EventBody[];
  /** What was seen when commits of ours are no longer on the branch. */
  readonly diverged: string | undefined;
  /** Our last commit, which the branch lacks although its record is there: the server died between the two. */
  readonly missing?: ObjectId;
}

/** Finds where work goes on: people may add commits to the task branch between two runs, but not take ours away. */
export async function compareBranch(control: Git, { stored, branchHead, base }: BranchFacts): Promise<BranchPlace> {
  if (stored === undefined) return { head: branchHead ?? base?.sha ?? '', advance: [], diverged: undefined };
  const { head, base_sha, task_branch } = stored.state.run;
  if (await isOwnLanding(control, stored, branchHead)) return { head, advance: [], diverged: undefined };
  if (await lacksLanding(control, stored, branchHead)) return { head, advance: [], diverged: undefined, missing: head };
  const isNotMadeYet = branchHead === undefined && head === base_sha;
  if (branchHead === head || isNotMadeYet) return { head, advance: [], diverged: undefined };
  if (branchHead !== undefined && (await isAncestor(control, head, branchHead))) {
    const advance: EventBody = { kind: 'branch_advanced', from: head, to: branchHead };
    return { head: branchHead, advance: [advance], diverged: undefined };
  }
  const seen = branchHead ?? 'nothing: the branch is gone';
  return { head, advance: [], diverged: `The task branch "${task_branch}" was at ${head} and is now at ${seen}.` };
}

/** True when the branch shows the commit of an attempt that was captured, and the record does not know of it yet. */
async function isOwnLanding(control: Git, { state }: StoredTask, branchHead: ObjectId | undefined): Promise<boolean> {
  const captured = findCaptured(state.run);
  if (captured === undefined || branchHead === undefined || branchHead === state.run.head) return false;
  const parents = await listParents(control, branchHead);
  return (
    parents.length === 1 &&
    parents[0] === captured.snapshot_ref &&
    (await readTreeOf(control, branchHead)) === captured.tree
  );
}

/** True when the last thing recorded is a landing, and the branch is where it was before. */
async function lacksLanding(
  control: Git,
  { state, events }: StoredTask,
  branchHead: ObjectId | undefined,
): Promise<boolean> {
  const last = events.at(-1);
  if (last?.kind !== 'checkpoint_landed' || last.committed_ref !== state.run.head) return false;
  const [parent] = await listParents(control, state.run.head);
  return branchHead === undefined ? parent === state.run.base_sha : branchHead === parent;
}
