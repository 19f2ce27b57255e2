import { linkSync, renameSync, rmSync } from 'node:fs';
import type { TreeDifference } from '../git/diff-tree.ts';
import { applyToIndex } from '../git/update-index.ts';
import { readIndexStamp, readTracked, recall } from './folder-walk.ts';
import { isIgnoreRule } from './strays.ts';
import type { Workspace } from './workspace.ts';

/** The index of what is about to land, written beside the one in force. */
export interface NextIndex {
  /** Puts it in force, and brings what is remembered of the workspace with it. */
  accept(): void;
  drop(): void;
}

/** Writes the index with the changes in it. The index in force stays as it is until the result is accepted. */
export async function prepareIndex(workspace: Workspace, changes: readonly TreeDifference[]): Promise<NextIndex> {
  const { git } = workspace;
  const indexFile = git.place.indexFile ?? `${git.place.gitDir}/index`;
  const next = `${indexFile}.next`;
  const drop = () => {
    for (const file of [next, `${next}.lock`]) rmSync(file, { force: true });
  };
  const tracked = await readTracked(workspace);
  drop();
  // The same file under a second name, since a copy would have a time of its own, by which git tells what it must read
  // again. Git replaces the name that it is told of and leaves the file.
  linkSync(indexFile, next);
  try {
    await applyToIndex(git.at({ ...git.place, indexFile: next }), changes);
  } catch (error) {
    drop();
    throw error;
  }
  return {
    drop,
    accept() {
      renameSync(next, indexFile);
      const memory = recall(workspace);
      for (const { status, path } of changes) {
        if (status === 'D') tracked.files.delete(path);
        else tracked.files.add(path);
        tracked.submodules.delete(path);
        memory.records.delete(path.slice(0, Math.max(path.lastIndexOf('/'), 0)));
      }
      memory.index = { stamp: readIndexStamp(workspace), tracked };
      // What is ignored is asked for again under rules that have changed.
      if (changes.some(({ path }) => isIgnoreRule(path))) memory.unseen = undefined;
    },
  };
}
