import { type BranchState, decideBranch, type TaskBranchFacts } from '../../domain/decisions/decide-branch.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { parseTrailers } from '../../domain/refs/commit-message.ts';
import { listParents } from '../../git/first-parents.ts';
import type { Git } from '../../git/git.ts';
import { readMessage } from '../../git/log.ts';
import { isAncestor } from '../../git/merge-base.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import type { Base } from '../../store/origin.ts';
import type { StoredTask } from '../../store/state-commit.ts';

export interface OriginHeads extends Pick<TaskBranchFacts, 'branchHead' | 'resultHead'> {
  /** Undefined for a new task. */
  readonly stored: StoredTask | undefined;
  /** The base of a new task. */
  readonly base: Base | undefined;
  /** The plan of this run. */
  readonly planHash: string;
  /** Finds the tip of the base that the work up to a commit was merged into; undefined when it was not merged. */
  readonly findMergeTip: (head: ObjectId) => Promise<ObjectId | undefined>;
}

/** Finds the commit that a run continues from: users may push to the task branch between two runs, but not remove ours. */
export async function reconcileBranch(control: Git, heads: OriginHeads): Promise<BranchState> {
  const { stored, base, planHash, branchHead, resultHead, findMergeTip } = heads;
  if (stored === undefined) return { head: branchHead ?? base?.sha ?? '', advance: [], diverged: undefined };
  const { events, state } = stored;
  // Until a rebase is complete, its commits are in no branch.
  if (state.record.rebase !== null) return { head: state.record.rebase.head, advance: [], diverged: undefined };
  const facts = {
    record: state.record,
    events,
    branchHead,
    resultHead,
    isSamePlan: state.record.plan_hash === planHash,
  };
  const git = {
    parents: new Map<ObjectId, readonly ObjectId[]>(),
    trees: new Map<ObjectId, ObjectId>(),
    trailers: new Map<ObjectId, ReadonlyMap<string, string>>(),
    isOnBranch: new Map<ObjectId, boolean>(),
    mergedInto: new Map<ObjectId, ObjectId | null>(),
  };
  for (;;) {
    const decision = decideBranch(facts, git);
    if (decision.kind === 'decided') return decision.state;
    const { fact, commit } = decision;
    if (fact === 'parents') git.parents.set(commit, await listParents(control, commit));
    else if (fact === 'trees') git.trees.set(commit, await readTreeOf(control, commit));
    else if (fact === 'trailers') git.trailers.set(commit, parseTrailers(await readMessage(control, commit)));
    else if (fact === 'mergedInto') git.mergedInto.set(commit, (await findMergeTip(commit)) ?? null);
    else git.isOnBranch.set(commit, branchHead !== undefined && (await isAncestor(control, commit, branchHead)));
  }
}
