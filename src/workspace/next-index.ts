import { linkSync, lstatSync, renameSync, rmSync } from 'node:fs';
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

interface BegunIndex {
  readonly changes: readonly TreeDifference[];
  /** The writing of the index that it is made from. */
  readonly from: string;
  readonly written: Promise<NextIndex>;
}

// By identity, as what is known of a workspace is.
const begunIndexes = new WeakMap<Workspace, BegunIndex>();

/** Has the index of what is about to land written from now on; the one in force stays as it is. */
export function beginIndex(workspace: Workspace, changes: readonly TreeDifference[]): void {
  const from = identifyIndex(workspace);
  const written = dropBegunIndex(workspace).then(() => writeIndex(workspace, changes));
  // A failure is told to who asks for it.
  written.catch(() => undefined);
  begunIndexes.set(workspace, { changes, from, written });
}

/** The index with just these changes in it: the one that was begun, or a new one. */
export async function takeIndex(workspace: Workspace, changes: readonly TreeDifference[]): Promise<NextIndex> {
  const begun = begunIndexes.get(workspace);
  if (begun?.changes === changes && begun.from === identifyIndex(workspace)) {
    begunIndexes.delete(workspace);
    return begun.written;
  }
  await dropBegunIndex(workspace);
  return writeIndex(workspace, changes);
}

/** Without the time of its last change, which a second name gives it as well. */
function identifyIndex(workspace: Workspace): string {
  const { ino, mtimeNs, size } = lstatSync(placeOf(workspace), { bigint: true });
  return `${ino} ${mtimeNs} ${size}`;
}

function placeOf({ git }: Workspace): string {
  return git.place.indexFile ?? `${git.place.gitDir}/index`;
}

async function dropBegunIndex(workspace: Workspace): Promise<void> {
  const begun = begunIndexes.get(workspace);
  begunIndexes.delete(workspace);
  const index = await begun?.written.catch(() => undefined);
  index?.drop();
}

async function writeIndex(workspace: Workspace, changes: readonly TreeDifference[]): Promise<NextIndex> {
  const { git } = workspace;
  const indexFile = placeOf(workspace);
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
        // An edit leaves what its folder holds as it was.
        if (status !== 'M') memory.records.delete(path.slice(0, Math.max(path.lastIndexOf('/'), 0)));
      }
      memory.index = { stamp: readIndexStamp(workspace), tracked };
      // What is ignored is asked for again under rules that have changed.
      if (changes.some(({ path }) => isIgnoreRule(path))) memory.unseen = undefined;
    },
  };
}
