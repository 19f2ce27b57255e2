import { dirname, join } from 'node:path';
import type { OpenAttempt } from '../../domain/record/checkout-record.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import type { Git } from '../../git/git.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { findLostFiles } from '../attempt/restore.ts';
import { restoreFile } from '../files/disk-file.ts';
import { createWorkspace, type PreservedFiles } from '../workspace.ts';
import type { HeldCheckout } from './user-checkout.ts';

/** Copies of the user's files, and their folder. */
export interface SavedCopies {
  readonly folder: string;
  readonly paths: readonly string[];
}

export interface OrphanedFiles {
  readonly held: HeldCheckout;
  readonly control: Git;
  readonly record: Pick<OpenAttempt, 'task_id' | 'day'>;
  readonly preserved: PreservedFiles;
}

// Why: docs/decisions/0082-orphaned-files-are-copied.md
/**
 * Copies the files that were untracked before an attempt and have changed since into a folder in the git directory: for
 * a checkout that must not be written. Undefined when none has changed.
 */
export async function saveOrphanedFiles({
  held,
  control,
  record,
  preserved,
}: OrphanedFiles): Promise<SavedCopies | undefined> {
  const git = control.at({ gitDir: control.location.gitDir, workTree: held.root });
  const lost = await findLostFiles(createWorkspace({ path: held.root, control, git }), preserved, [
    ...preserved.keys(),
  ]);
  if (lost.length === 0) return undefined;
  const folder = join(dirname(held.folder), `kept-${record.task_id}-day-${record.day}`);
  await makeFolder(folder, 0o700);
  const target = createWorkspace({ path: folder, control, git });
  for (const path of lost) {
    const file = preserved.get(path);
    if (file !== undefined) await restoreFile(target, path, file);
  }
  return { folder, paths: lost.map(toReadablePath) };
}
