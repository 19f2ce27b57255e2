import type { ObjectId } from '../../domain/ids.ts';
import type { WorkspaceKind, WorkspaceSnapshot } from '../../domain/record/workspace-context.ts';
import type { Workspace } from '../workspace.ts';
import type { DiffSummary } from './describe-workspace.ts';

/** Where a run works at the moment. */
export interface PreparedFolder {
  readonly path: string;
  readonly branch: string;
  /** The commit that the folder was made at. */
  readonly head: ObjectId;
  /** How often the folder was discarded and made anew. */
  readonly rollbacks: number;
}

/** What came of a rollback. */
export type Rollback =
  | { readonly kind: 'completed'; readonly workspace: Workspace; readonly notes: readonly string[] }
  /** The folder is gone and there is no other: a rollback may be tried again. */
  | { readonly kind: 'failed'; readonly reason: string };

export interface RollbackTarget {
  /** The commit to come back to; the task branch must be there. */
  readonly to: ObjectId;
  /** A scratch branch that holds the captured work: it must be there, and it stays. */
  readonly pinned: { readonly branch: string; readonly commit: ObjectId };
}

/**
 * The port of the folder that a run works in. An implementation promises:
 * - `plannedPath` names the folder before anything is made, and `requireBoundary` throws unless it is apart from what
 *   must be kept from it; `prepare` asks again, before and after;
 * - `prepare` makes the workspace once, and throws with nothing of it used when it cannot;
 * - `rollbackPreRun` throws before it touches anything unless the branch is at `to` and the work is pinned; from then on
 *   it answers with a value, and may be called again after a failure;
 * - `currentContext` is undefined while there is no workspace, and for a folder that is nobody's checkout;
 * - `snapshot` and `diffSummary` change nothing, and are undefined where looking would not be safe.
 */
export interface WorkspaceBackend {
  readonly kind: WorkspaceKind;
  plannedPath(): string;
  requireBoundary(): void;
  prepare(): Promise<Workspace>;
  rollbackPreRun(target: RollbackTarget): Promise<Rollback>;
  currentContext(): PreparedFolder | undefined;
  snapshot(): Promise<WorkspaceSnapshot | undefined>;
  diffSummary(): Promise<DiffSummary | undefined>;
}
