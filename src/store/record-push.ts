import type { ObjectId, TaskId } from '../domain/ids.ts';
import { type RefName, toBranchRef, toRefName } from '../domain/refs/ref-name.ts';
import type { RefMove } from '../git/push.ts';
import type { StateFile } from './state-commit.ts';

/** The refs and files that are published together with events. */
export interface RecordPush {
  /** Moves the task branch. */
  readonly branchTo?: ObjectId;
  /** Moves the ref of the result that waits for approval; null deletes it. */
  readonly resultTo?: ObjectId | null;
  /** Publishes the scratch commit of an attempt, or deletes its ref when `isOver`. */
  readonly scratch?: { readonly day: number; readonly commit: ObjectId; readonly isOver?: boolean };
  /** Creates a ref that keeps a commit. */
  readonly keepAs?: { readonly ref: RefName; readonly commit: ObjectId };
  /** Further commits that the record names, and that must stay reachable. */
  readonly keeps?: readonly ObjectId[];
  readonly files?: readonly StateFile[];
  /** Refs that move in the same atomic push. */
  readonly further?: readonly RefMove[];
  /** Releases the lease. */
  readonly isLast?: boolean;
}

/** The refs of a task that a record may move, as they were last read or published. */
export interface TaskHeads {
  readonly branchHead: ObjectId | undefined;
  readonly resultHead: ObjectId | undefined;
}

/** Lists the commits that must stay reachable with a record. */
export function toKeeps({ scratch, branchTo, resultTo, keeps = [] }: RecordPush): ObjectId[] {
  const named = [scratch?.commit, branchTo, resultTo ?? undefined, ...keeps];
  return [...new Set(named.filter((id) => id !== undefined))];
}

/** Lists the refs that a record moves in one atomic push with the state ref. */
export function toMoves(
  { taskId, taskBranch }: { readonly taskId: TaskId; readonly taskBranch: string },
  known: TaskHeads,
  push: RecordPush,
): RefMove[] {
  const moves: RefMove[] = [];
  const { branchTo, resultTo, scratch, keepAs } = push;
  if (branchTo !== undefined) moves.push({ ref: toBranchRef(taskBranch), from: known.branchHead, to: branchTo });
  if (resultTo !== undefined && (resultTo ?? undefined) !== known.resultHead)
    moves.push({ ref: toRefName({ kind: 'result', taskId }), from: known.resultHead, to: resultTo ?? undefined });
  if (scratch !== undefined)
    moves.push(toScratchMove(toRefName({ kind: 'scratch', taskId, day: scratch.day }), scratch));
  if (keepAs !== undefined) moves.push({ ref: keepAs.ref, from: undefined, to: keepAs.commit });
  return [...moves, ...(push.further ?? [])];
}

function toScratchMove(ref: RefName, { commit, isOver = false }: NonNullable<RecordPush['scratch']>): RefMove {
  return isOver ? { ref, from: commit, to: undefined } : { ref, from: undefined, to: commit };
}
