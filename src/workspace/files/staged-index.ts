import { linkSync, renameSync, rmSync } from 'node:fs';
import type { TreeDifference } from '../../git/diff-tree.ts';
import { type DeferredApply, prepareApply } from '../../git/update-index.ts';
import type { Workspace } from '../workspace.ts';
import type { StagedIndex, StartedIndex, TrackedPaths } from '../workspace-cache.ts';
import { isIgnoreRule } from './hidden-files.ts';
import { readIndexStamp, readTracked, toIndexFile } from './untracked-scan.ts';

/** An index that may be started before it is known what is about to land; the one in force stays as it is. */
export interface DeferredIndex {
  /** Has git read the index in force. Never throws. */
  start(): void;
  /** Starts writing an index with exactly these changes. Never throws: `finishIndex` recreates what failed. */
  write(changes: readonly TreeDifference[]): void;
  /** Undoes `start` unless `write` was called. Never throws. */
  cancel(): Promise<void>;
}

interface IndexDraft {
  /** The stamp of the index that it is made from. */
  readonly from: string;
  readonly command: DeferredApply;
  readonly file: string;
}

/** Prepares the index of what may be about to land. */
export async function prepareIndex(workspace: Workspace): Promise<DeferredIndex> {
  await discardStartedIndex(workspace);
  let draft: IndexDraft | undefined;
  const start = () => {
    draft ??= tryCreateDraft(workspace);
    draft?.command.start();
  };
  return {
    start,
    write(changes) {
      start();
      if (draft !== undefined)
        cacheStarted(workspace, { changes, from: draft.from, written: finish(workspace, draft, changes) });
      draft = undefined;
    },
    async cancel() {
      await draft?.command.cancel();
      if (draft !== undefined) discardDraft(workspace);
    },
  };
}

/** Starts writing the index of what is about to land, unless that was started before. */
export async function startIndex(workspace: Workspace, changes: readonly TreeDifference[]): Promise<void> {
  if (findStarted(workspace, changes) === undefined) (await prepareIndex(workspace)).write(changes);
}

/** Returns the index with exactly these changes: the one that was started, or a new one. */
export async function finishIndex(workspace: Workspace, changes: readonly TreeDifference[]): Promise<StagedIndex> {
  const index = await findStarted(workspace, changes)?.written.catch(() => undefined);
  if (index === undefined) {
    await discardStartedIndex(workspace);
    return finish(workspace, createDraft(workspace), changes);
  }
  workspace.cache.startedIndex = undefined;
  return index;
}

/** Finds the index that was started for these changes and from the index in force. */
function findStarted(workspace: Workspace, changes: readonly TreeDifference[]): StartedIndex | undefined {
  const started = workspace.cache.startedIndex;
  return started?.changes === changes && started.from === readIndexStamp(workspace) ? started : undefined;
}

function cacheStarted(workspace: Workspace, started: StartedIndex): void {
  // `finishIndex` recreates what failed.
  started.written.catch(() => undefined);
  workspace.cache.startedIndex = started;
}

async function discardStartedIndex(workspace: Workspace): Promise<void> {
  const started = workspace.cache.startedIndex;
  workspace.cache.startedIndex = undefined;
  const index = await started?.written.catch(() => undefined);
  index?.discard();
}

/** Returns undefined when the draft cannot be made: `finishIndex` throws then. */
function tryCreateDraft(workspace: Workspace): IndexDraft | undefined {
  try {
    return createDraft(workspace);
  } catch {
    return undefined;
  }
}

function createDraft(workspace: Workspace): IndexDraft {
  const { git } = workspace;
  const indexFile = toIndexFile(workspace);
  const file = toDraftFile(indexFile);
  const draft = {
    from: readIndexStamp(workspace),
    file,
    command: prepareApply(git.at({ ...git.location, indexFile: file })),
  };
  for (const path of listDraftFiles(indexFile)) rmSync(path, { force: true });
  // A second name of the file, since a copy would have another time, by which git decides what it must read again. Git
  // replaces the name that it is given and leaves the file.
  linkSync(indexFile, file);
  return draft;
}

/** Lists the files that a draft of the next index may have left beside an index. */
export function listDraftFiles(indexFile: string): string[] {
  const file = toDraftFile(indexFile);
  return [file, `${file}.lock`];
}

function toDraftFile(indexFile: string): string {
  return `${indexFile}.next`;
}

/** Never throws: a file that cannot be removed is in the way of the next draft only, which throws. */
function discardDraft(workspace: Workspace): void {
  for (const path of listDraftFiles(toIndexFile(workspace))) {
    try {
      rmSync(path, { force: true });
    } catch {
      // The next draft throws.
    }
  }
}

async function finish(
  workspace: Workspace,
  draft: IndexDraft,
  changes: readonly TreeDifference[],
): Promise<StagedIndex> {
  try {
    const tracked = await readTracked(workspace);
    await draft.command.apply(changes);
    return toStagedIndex(workspace, draft, { changes, tracked });
  } catch (error) {
    // Started and without input, it would wait for ever.
    await draft.command.cancel();
    discardDraft(workspace);
    throw error;
  }
}

function toStagedIndex(
  workspace: Workspace,
  draft: IndexDraft,
  { changes, tracked }: { readonly changes: readonly TreeDifference[]; readonly tracked: TrackedPaths },
): StagedIndex {
  return {
    discard: () => discardDraft(workspace),
    commit() {
      renameSync(draft.file, toIndexFile(workspace));
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
