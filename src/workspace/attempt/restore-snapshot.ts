import { isTooDeep } from '../../exec/remove-folder.ts';
import { findIgnoreSources } from '../../git/check-ignore.ts';
import { type PathBytes, toDiskPath, toReadablePath } from '../../git/path-bytes.ts';
import { readFolder, removeFromDisk } from '../files/disk-file.ts';
import { findHiddenFiles, removeStrays } from '../files/hidden-files.ts';
import type { AttemptStart, Workspace, WorktreeStatus } from '../workspace.ts';
import { type RestoredWorkspace, restoreWorkspace } from './restore.ts';

const MAX_ROUNDS = 4;

export interface RestoredSnapshot extends RestoredWorkspace {
  /** Ignored files and folders that were not there before; they stay. */
  readonly surviving: readonly string[];
}

/**
 * Makes the workspace equal to its index, and its hidden files to those of the start of the attempt. Only files that
 * the repository's own rules ignore stay.
 */
export async function restoreSnapshot(
  workspace: Workspace,
  snapshot: Pick<AttemptStart, 'preserved' | 'hidden'>,
  given?: WorktreeStatus,
): Promise<RestoredSnapshot> {
  const before = snapshot.hidden;
  const unhidden: string[] = [];
  let removed = 0;
  for (let round = 1; ; round += 1) {
    const restored = await restoreWorkspace(workspace, snapshot.preserved, round === 1 ? given : undefined);
    removed += restored.removed;
    unhidden.push(...restored.unhidden);
    // The restore began with a scan, or with a status after which nothing has run, and has noted its own changes.
    const now = await findHiddenFiles(workspace, restored.status, { trust: 'quiet' });
    const added = [...now.ignored].filter((path) => !before.ignored.has(path));
    const rules = round < MAX_ROUNDS ? await findOwnRules(workspace, added) : [];
    if (rules.length === 0) {
      await removeStrays(workspace, { now, before });
      return { removed, unhidden, status: restored.status, surviving: added.map(toReadablePath) };
    }
    for (const path of rules) await removeFromDisk(workspace.path, path);
    unhidden.push(...rules.map(toReadablePath));
  }
}

/** Finds the ignore files among the added paths that hide themselves: no rule of the repository ignores them. */
async function findOwnRules(workspace: Workspace, added: readonly PathBytes[]): Promise<PathBytes[]> {
  const folders = added.filter((path) => path.endsWith('/'));
  const sources = await findIgnoreSources(workspace.git, folders);
  const candidates = new Set(added.filter((path) => path === '.gitignore' || path.endsWith('/.gitignore')));
  for (const folder of folders) if (!sources.has(folder)) addRules(candidates, workspace.path, folder.slice(0, -1));
  const hiddenBy = await findIgnoreSources(workspace.git, [...candidates]);
  return [...hiddenBy].filter(([, source]) => candidates.has(source)).map(([path]) => path);
}

function addRules(found: Set<PathBytes>, root: string, folder: PathBytes): void {
  for (const { path, kind } of readFolder(root, folder)) {
    if (kind === 'folder' && !isTooDeep(toDiskPath(root, path).length)) addRules(found, root, path);
    else if (path.endsWith('/.gitignore')) found.add(path);
  }
}
