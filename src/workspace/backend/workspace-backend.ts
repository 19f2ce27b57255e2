import type { ObjectId } from '../../domain/ids.ts';
import type { WorkspaceKind, WorkspaceSnapshot } from '../../domain/record/workspace-context.ts';
import type { Workspace } from '../workspace.ts';
import type { DiffSummary } from './describe-workspace.ts';

/** The folder that a run works in at the moment. */
export interface PreparedFolder {
  readonly path: string;
  readonly branch: string;
  /** The commit that the folder was created at. */
  readonly head: ObjectId;
  /** The number of times that the folder was discarded and recreated. */
  readonly rollbacks: number;
}

export type Rollback =
  | { readonly kind: 'completed'; readonly workspace: Workspace; readonly notes: readonly string[] }
  /** The folder is gone and there is no other: a rollback may be tried again. */
  | { readonly kind: 'failed'; readonly reason: string };

export interface RollbackTarget {
  /** The commit to roll back to; the task branch must be there. */
  readonly to: ObjectId;
  /** The scratch branch of the captured work: it must be at this commit, and it stays. */
  readonly pinned: { readonly branch: string; readonly commit: ObjectId };
}

/**
 * The port of the folder that a run works in. An implementation promises:
 * - `plannedPath` names the folder before it is created, and `requireBoundary` throws unless it is apart from others';
 *   `prepare` checks this again, before and after;
 * - `prepare` creates the workspace once, and throws with nothing of it used when it cannot;
 * - `rollbackPreRun` throws before it changes anything unless the branch is at `to` and the work is pinned; from then
 *   on it returns a value, and may be called again after a failure;
 * - `currentContext` is undefined while there is no workspace, and for a folder that is no checkout;
 * - `snapshot` and `diffSummary` change nothing, and are undefined where running git would not be safe.
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
