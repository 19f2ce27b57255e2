import type { EventBody } from '../domain/chronicle-event.ts';
import type { ObjectId } from '../domain/ids.ts';
import type { Git } from '../git/git.ts';
import { isAncestor } from '../git/merge-base.ts';
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
}

/** Finds where work goes on: people may add commits to the task branch between two runs, but not take ours away. */
export async function compareBranch(control: Git, { stored, branchHead, base }: BranchFacts): Promise<BranchPlace> {
  if (stored === undefined) return { head: branchHead ?? base?.sha ?? '', advance: [], diverged: undefined };
  const { head, base_sha, task_branch } = stored.state.run;
  const isNotMadeYet = branchHead === undefined && head === base_sha;
  if (branchHead === head || isNotMadeYet) return { head, advance: [], diverged: undefined };
  if (branchHead !== undefined && (await isAncestor(control, head, branchHead))) {
    const advance: EventBody = { kind: 'branch_advanced', from: head, to: branchHead };
    return { head: branchHead, advance: [advance], diverged: undefined };
  }
  const seen = branchHead ?? 'nothing: the branch is gone';
  return { head, advance: [], diverged: `The task branch "${task_branch}" was at ${head} and is now at ${seen}.` };
}
