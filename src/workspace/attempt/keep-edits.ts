import { dirname, join } from 'node:path';
import { listSome } from '../../domain/text/list-some.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { restoreFile, storeFiles } from '../files/disk-file.ts';
import { createWorkspace, type Workspace } from '../workspace.ts';
import type { Snapshot } from './snapshot.ts';

/** Copies of files as they were edited, and the folder that they are in. */
export interface KeptEdits {
  readonly folder: string;
  readonly paths: readonly string[];
}

// Why: docs/decisions/0195-edits-of-untracked-files-are-kept.md
/**
 * Copies the files of a user's checkout that were untracked before an attempt and have been edited since, by it or by the user,
 * into `edited-<task>-day-<n>` beside `gitFolder`, before they are restored. Undefined where none was edited.
 */
export async function keepEdits(
  { path: root, control, git }: Workspace,
  { taskId, day, preserved }: Pick<Snapshot, 'taskId' | 'day' | 'preserved'>,
  gitFolder: string,
): Promise<KeptEdits | undefined> {
  const now = await storeFiles(git, root, preserved.keys());
  const edited = [...now].filter(([path, { id }]) => preserved.get(path)?.id !== id);
  if (edited.length === 0) return undefined;
  const folder = join(dirname(gitFolder), `edited-${taskId}-day-${day}`);
  await makeFolder(folder, 0o700);
  const target = createWorkspace({ path: folder, control, git });
  for (const [path, file] of edited) await restoreFile(target, path, file);
  return { folder, paths: edited.map(([path]) => toReadablePath(path)) };
}

/** Says that files were restored, and where what they were edited to is. */
export function describeEdits({ folder, paths }: KeptEdits): string {
  return `Untracked before the attempt, edited since, and restored: ${listSome(paths)}. What they were edited to is in ${folder}.`;
}
