import { findHiddenFiles } from '../files/hidden-files.ts';
import { readStatusUnlessPlanted } from '../files/nested-repository.ts';
import type { FolderScan } from '../files/untracked-scan.ts';
import { type AttemptStart, readWorktreeStatus, type Workspace, type WorktreeStatus } from '../workspace.ts';
import type { HiddenFiles } from '../workspace-cache.ts';
import { restoreSnapshot } from './restore-snapshot.ts';

/** The state of the workspace when an attempt starts. */
export interface StartingState {
  readonly status: WorktreeStatus;
  readonly scan?: FolderScan | undefined;
  /** Set when it was found already. */
  readonly hidden?: HiddenFiles;
}

/** False for a user's checkout and where untracked files are preserved: these are cleaned at once. */
export function canDeferClean(workspace: Workspace, { preserved }: Pick<AttemptStart, 'preserved'>): boolean {
  return workspace.userCheckout === undefined && preserved.size === 0;
}

// Why: docs/decisions/0049-deferred-clean-after-criteria.md
/** Notes that criteria have run since the capture and may have left files, which the next attempt removes. */
export function deferClean(workspace: Workspace, { hidden }: Pick<AttemptStart, 'hidden'>): void {
  workspace.cache.deferredClean = hidden;
}

/**
 * Brings the workspace to its index, as the last landing should have left it: by one status where nothing was left
 * behind, else by a restore and another status. Undefined when no cleaning was deferred. `meanwhile` is called while
 * git runs.
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
    // Newly ignored files may be ignore rules that hide themselves.
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
