import type { GroundhogRun } from '../../../src/domain/record/run-record.ts';
import { BASE } from '../../helpers/make-events.ts';

/** What a person does to the branches and the pull request of a task. */
export const DEEDS = ['merge', 'squash', 'delete', 'restore', 'rewind', 'push', 'update', 'move'] as const;
export type Deed = (typeof DEEDS)[number];

interface Commit {
  readonly parents: readonly string[];
  /** The text of the plan file; undefined where there is none. */
  readonly plan: string | undefined;
}

/** The branches of a modelled remote, with all commits that were ever made. */
export interface BranchModel {
  /** The task branch; undefined when it was never pushed, or is gone. */
  branch: string | undefined;
  /** The tip of the base. */
  base: string;
  /** The heads of the task branch that pull requests were merged at. */
  readonly merged: Set<string>;
  readonly commits: Map<string, Commit>;
}

/** Opens a remote that has its base alone. */
export function createBranches(): BranchModel {
  const commits = new Map<string, Commit>([[BASE, { parents: [], plan: undefined }]]);
  return { branch: undefined, base: BASE, merged: new Set(), commits };
}

/** Makes a commit; without a plan it has that of its first parent. Moves no branch. */
export function addCommit({ commits }: BranchModel, parents: readonly string[], plan?: string): string {
  const id = commits.size.toString(16).padStart(8, '0').padEnd(40, '0');
  commits.set(id, { parents, plan: plan ?? findCommit(commits, parents[0] ?? '').plan });
  return id;
}

function findCommit(commits: BranchModel['commits'], id: string): Commit {
  const found = commits.get(id);
  if (found === undefined) throw new Error(`there is no commit ${id}`);
  return found;
}

/** Returns the text of the plan file at a commit. */
export function readPlanAt({ commits }: BranchModel, id: string): string | undefined {
  return findCommit(commits, id).plan;
}

export function listParentsOf({ commits }: BranchModel, id: string): readonly string[] {
  return findCommit(commits, id).parents;
}

/** Returns whether a commit is a head, or an ancestor of it. */
export function isContained(remote: BranchModel, commit: string, head: string | undefined): boolean {
  const left = head === undefined ? [] : [head];
  for (const id of left) {
    if (id === commit) return true;
    left.push(...listParentsOf(remote, id));
  }
  return false;
}

/** Lists the commits of a branch that another head does not have, along first parents, oldest first. */
export function listCommitsSince(remote: BranchModel, head: string, other: string): readonly string[] {
  const found: string[] = [];
  for (let id: string | undefined = head; id !== undefined && !isContained(remote, id, other); )
    id = listParentsOf(remote, found[found.push(id) - 1] ?? '')[0];
  return found.reverse();
}

/** Changes the branches as a person does. A deed for which there is no branch changes nothing. */
export function act(remote: BranchModel, deed: Deed, record: GroundhogRun): void {
  const { branch, base } = remote;
  if (deed === 'move') remote.base = addCommit(remote, [base]);
  if (deed === 'restore') restore(remote, record);
  if (branch === undefined) return;
  if (deed === 'merge' || deed === 'squash') {
    remote.base = addCommit(remote, deed === 'merge' ? [base, branch] : [base], readPlanAt(remote, branch));
    remote.merged.add(branch);
  }
  if (deed === 'delete') remote.branch = undefined;
  if (deed === 'rewind') remote.branch = listParentsOf(remote, branch)[0] ?? branch;
  if (deed === 'push') remote.branch = addCommit(remote, [branch]);
  if (deed === 'update' && !isContained(remote, base, branch)) remote.branch = addCommit(remote, [branch, base]);
}

/** Puts the task branch back where the task left it, unless its commits are there, or were merged; where some wait, in any case. */
function restore(remote: BranchModel, { head, base_sha, result }: GroundhogRun): void {
  const isMerged = remote.merged.has(head) || isContained(remote, head, remote.base);
  const isThere = isContained(remote, head, remote.branch) || (isMerged && remote.branch === undefined);
  if (result === null && isThere && head !== base_sha) return;
  remote.branch = head === base_sha ? undefined : head;
}
