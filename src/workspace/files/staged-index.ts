import { linkSync, renameSync, rmSync } from 'node:fs';
import type { TreeDifference } from '../../git/diff-tree.ts';
import { type DeferredApply, prepareApply } from '../../git/update-index.ts';
import type { Workspace } from '../workspace.ts';
import type { StagedIndex, StartedIndex, TrackedPaths } from '../workspace-cache.ts';
import { isIgnoreRule } from './hidden-files.ts';
import { toIndexFile, readIndexStamp, readTracked } from './untracked-scan.ts';

/** An index that may be begun before it is known what is about to land; the one in force stays as it is. */
export interface DeferredIndex {
  /** Has git read the one in force. Never throws. */
  start(): void;
  /** Has one with just these changes written from now on. Never throws: what fails is made anew by who takes it. */
  write(changes: readonly TreeDifference[]): void;
  /** Takes back what was started and not begun. Never throws. */
  cancel(): Promise<void>;
}

interface IndexDraft {
  /** The writing of the index that it is made from. */
  readonly from: string;
  readonly apply: DeferredApply;
  readonly file: string;
}

/** Prepares the index of what may be about to land. */
export async function prepareIndex(workspace: Workspace): Promise<DeferredIndex> {
  await discardStartedIndex(workspace);
  let draft: IndexDraft | undefined;
  const start = () => {
    draft ??= tryCreateDraft(workspace);
    draft?.apply.start();
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
      await draft?.apply.cancel();
      if (draft !== undefined) discardDraft(workspace);
    },
  };
}

/** Has the index of what is about to land written from now on, where that was not begun before. */
export async function startIndex(workspace: Workspace, changes: readonly TreeDifference[]): Promise<void> {
  if (findStarted(workspace, changes) === undefined) (await prepareIndex(workspace)).write(changes);
}

/** The index with just these changes in it: the one that was begun, or a new one. */
export async function finishIndex(workspace: Workspace, changes: readonly TreeDifference[]): Promise<StagedIndex> {
  const index = await findStarted(workspace, changes)?.written.catch(() => undefined);
  if (index === undefined) {
    await discardStartedIndex(workspace);
    return finish(workspace, createDraft(workspace), changes);
  }
  workspace.cache.startedIndex = undefined;
  return index;
}

/** The one that was begun for these changes, and from the index that is in force. */
function findStarted(workspace: Workspace, changes: readonly TreeDifference[]): StartedIndex | undefined {
  const begun = workspace.cache.startedIndex;
  return begun?.changes === changes && begun.from === readIndexStamp(workspace) ? begun : undefined;
}

function cacheStarted(workspace: Workspace, begun: StartedIndex): void {
  // What fails is made anew by who takes it.
  begun.written.catch(() => undefined);
  workspace.cache.startedIndex = begun;
}

async function discardStartedIndex(workspace: Workspace): Promise<void> {
  const begun = workspace.cache.startedIndex;
  workspace.cache.startedIndex = undefined;
  const index = await begun?.written.catch(() => undefined);
  index?.discard();
}

/** What keeps it from being made now is said when it has to be. */
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
    apply: prepareApply(git.at({ ...git.location, indexFile: file })),
  };
  for (const path of listDraftFiles(indexFile)) rmSync(path, { force: true });
  // The same file under a second name, since a copy would have a time of its own, by which git tells what it must read
  // again. Git replaces the name that it is told of and leaves the file.
  linkSync(indexFile, file);
  return draft;
}

/** What there may be beside an index of the one that is about to follow it. */
export function listDraftFiles(indexFile: string): string[] {
  const file = toDraftFile(indexFile);
  return [file, `${file}.lock`];
}

function toDraftFile(indexFile: string): string {
  return `${indexFile}.next`;
}

/** Never throws: one that cannot be removed is left, and is in nobody's way before the next one is drafted. */
function discardDraft(workspace: Workspace): void {
  for (const path of listDraftFiles(toIndexFile(workspace))) {
    try {
      rmSync(path, { force: true });
    } catch {
      // Whoever drafts the next one is told.
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
    await draft.apply.apply(changes);
    return toStagedIndex(workspace, draft, { changes, tracked });
  } catch (error) {
    // Started and not told, it would wait for ever.
    await draft.apply.cancel();
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
        // An edit leaves what its folder holds as it was.
        if (status !== 'M') cache.folders.delete(path.slice(0, Math.max(path.lastIndexOf('/'), 0)));
      }
      cache.index = { stamp: readIndexStamp(workspace), tracked };
      // What is ignored is asked for again under rules that have changed.
      if (changes.some(({ path }) => isIgnoreRule(path))) cache.hidden = undefined;
    },
  };
}
