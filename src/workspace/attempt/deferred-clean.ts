import { findUnseen } from '../files/hidden-files.ts';
import { lookUnlessPlanted } from '../files/nested-repository.ts';
import { recall, type Walk } from '../files/untracked-scan.ts';
import { type Look, takeLook } from '../files/worktree-status.ts';
import type { AttemptStart, Unseen, Workspace } from '../workspace.ts';
import { restoreSnapshot } from './restore-snapshot.ts';

/** What is around an attempt when it starts. */
export interface Surroundings {
  readonly look: Look;
  readonly walk?: Walk | undefined;
  /** What git does not show, when that was found out already. */
  readonly unseen?: Unseen;
}

/** A person's own checkout is left as it should be at once, and so are files that were put aside by content. */
export function mayWait(workspace: Workspace, { preserved }: Pick<AttemptStart, 'preserved'>): boolean {
  return workspace.own === undefined && preserved.size === 0;
}

/** Notes that something may have been left in the workspace by what has run since the work of an attempt was captured. */
export function leaveUncleared(workspace: Workspace, { unseen }: Pick<AttemptStart, 'unseen'>): void {
  recall(workspace).uncleared = unseen;
}

/**
 * Brings the workspace to its index, as the last landing should have left it: one look where nothing was left behind,
 * and else the whole restore with a look of its own after it. Undefined when there is nothing to clear. `meanwhile` is
 * called once git has begun to look.
 */
export async function clearWorkspace(workspace: Workspace, meanwhile?: () => void): Promise<Surroundings | undefined> {
  const memory = recall(workspace);
  const before = memory.uncleared;
  if (before === undefined) return undefined;
  const { look } = await lookUnlessPlanted(workspace, meanwhile);
  if (look !== undefined && isClean(look)) {
    const unseen = await findUnseen(workspace, look, { trust: 'quiet' });
    // What is ignored now and was not before may be rules that hide themselves.
    if (
      isWithin(unseen.strays, before.strays) &&
      isWithin(before.strays, unseen.strays) &&
      isWithin(unseen.ignored, before.ignored)
    ) {
      memory.uncleared = undefined;
      return { look, unseen };
    }
  }
  await restoreSnapshot(workspace, { preserved: new Map(), unseen: before }, look);
  memory.uncleared = undefined;
  return { look: await takeLook(workspace) };
}

function isClean({ changed, untracked, unreadable }: Look): boolean {
  return changed.length + untracked.length + unreadable.length === 0;
}

function isWithin(paths: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...paths].every((path) => others.has(path));
}
