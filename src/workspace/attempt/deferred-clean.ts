import { findHiddenFiles } from '../files/hidden-files.ts';
import { readStatusUnlessPlanted } from '../files/nested-repository.ts';
import { type FolderScan } from '../files/untracked-scan.ts';
import { readWorktreeStatus, type WorktreeStatus } from '../files/worktree-status.ts';
import type { AttemptStart, Workspace } from '../workspace.ts';
import type { HiddenFiles } from '../workspace-cache.ts';
import { restoreSnapshot } from './restore-snapshot.ts';

/** What is around an attempt when it starts. */
export interface StartingState {
  readonly status: WorktreeStatus;
  readonly scan?: FolderScan | undefined;
  /** What git does not show, when that was found out already. */
  readonly hidden?: HiddenFiles;
}

/** A person's own checkout is left as it should be at once, and so are files that were put aside by content. */
export function canDeferClean(workspace: Workspace, { preserved }: Pick<AttemptStart, 'preserved'>): boolean {
  return workspace.userCheckout === undefined && preserved.size === 0;
}

/** Notes that something may have been left in the workspace by what has run since the work of an attempt was captured. */
export function deferClean(workspace: Workspace, { hidden }: Pick<AttemptStart, 'hidden'>): void {
  workspace.cache.deferredClean = hidden;
}

/**
 * Brings the workspace to its index, as the last landing should have left it: one look where nothing was left behind,
 * and else the whole restore with a look of its own after it. Undefined when there is nothing to clear. `meanwhile` is
 * called once git has begun to look.
 */
export async function runDeferredClean(
  workspace: Workspace,
  meanwhile?: () => void,
): Promise<StartingState | undefined> {
  const { cache } = workspace;
  const before = cache.deferredClean;
  if (before === undefined) return undefined;
  const { status } = await readStatusUnlessPlanted(workspace, meanwhile);
  if (status !== undefined && isClean(status)) {
    const hidden = await findHiddenFiles(workspace, status, { trust: 'quiet' });
    // What is ignored now and was not before may be rules that hide themselves.
    if (
      isWithin(hidden.strays, before.strays) &&
      isWithin(before.strays, hidden.strays) &&
      isWithin(hidden.ignored, before.ignored)
    ) {
      cache.deferredClean = undefined;
      return { status, hidden };
    }
  }
  await restoreSnapshot(workspace, { preserved: new Map(), hidden: before }, status);
  cache.deferredClean = undefined;
  return { status: await readWorktreeStatus(workspace) };
}

function isClean({ changed, untracked, unreadable }: WorktreeStatus): boolean {
  return changed.length + untracked.length + unreadable.length === 0;
}

function isWithin(paths: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...paths].every((path) => others.has(path));
}
