import { linkSync, renameSync, rmSync } from 'node:fs';
import type { TreeDifference } from '../../git/diff-tree.ts';
import { applyToIndex } from '../../git/update-index.ts';
import type { Workspace } from '../workspace.ts';
import type { StagedIndex, TrackedPaths } from '../workspace-cache.ts';
import { isIgnoreRule } from './hidden-files.ts';
import { readIndexStamp, readTracked, toIndexFile } from './untracked-scan.ts';

/** Writes an index with exactly these changes beside the one in force, which stays as it is. Throws GitError. */
export async function writeStagedIndex(workspace: Workspace, changes: readonly TreeDifference[]): Promise<StagedIndex> {
  const file = createDraft(workspace);
  const { git } = workspace;
  try {
    const tracked = await readTracked(workspace);
    await applyToIndex(git.at({ ...git.location, indexFile: file }), changes);
    return toStagedIndex(workspace, file, { changes, tracked });
  } catch (error) {
    discardDraft(workspace);
    throw error;
  }
}

function createDraft(workspace: Workspace): string {
  const indexFile = toIndexFile(workspace);
  const file = toDraftFile(indexFile);
  for (const path of listDraftFiles(indexFile)) rmSync(path, { force: true });
  // A second name of the file, since a copy would have another time, by which git decides what it must read again. Git
  // replaces the name that it is given and leaves the file.
  linkSync(indexFile, file);
  return file;
}

/** Lists the files that a draft of the next index may have left beside an index. */
export function listDraftFiles(indexFile: string): string[] {
  const file = toDraftFile(indexFile);
  return [file, `${file}.lock`];
}

function toDraftFile(indexFile: string): string {
  return `${indexFile}.next`;
}

/** Discards the draft. Never throws: a file that cannot be removed is in the way of the next draft only, which throws. */
function discardDraft(workspace: Workspace): void {
  for (const path of listDraftFiles(toIndexFile(workspace))) {
    try {
      rmSync(path, { force: true });
    } catch {
      // The next draft throws.
    }
  }
}

function toStagedIndex(
  workspace: Workspace,
  file: string,
  { changes, tracked }: { readonly changes: readonly TreeDifference[]; readonly tracked: TrackedPaths },
): StagedIndex {
  return {
    discard: () => discardDraft(workspace),
    commit() {
      renameSync(file, toIndexFile(workspace));
      const { cache } = workspace;
      for (const { status, path } of changes) {
        if (status === 'D') tracked.files.delete(path);
        else tracked.files.add(path);
        tracked.submodules.delete(path);
        // An edit leaves the names in its folder as they were.
        if (status !== 'M') cache.folders.delete(path.slice(0, Math.max(path.lastIndexOf('/'), 0)));
      }
      cache.index = { stamp: readIndexStamp(workspace), tracked };
      // Other rules ignore other files.
      if (changes.some(({ path }) => isIgnoreRule(path))) cache.hidden = undefined;
    },
  };
}
