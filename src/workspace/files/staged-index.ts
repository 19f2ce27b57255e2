import { linkSync, renameSync, rmSync } from 'node:fs';
import type { TreeDifference } from '../../git/diff-tree.ts';
import { type EarlyApply, prepareApply } from '../../git/update-index.ts';
import type { Workspace } from '../workspace.ts';
import { isIgnoreRule } from './hidden-files.ts';
import { findIndexFile, readIndexStamp, readTracked, recall, type TrackedPaths } from './untracked-scan.ts';

/** The index of what is about to land, written beside the one in force. */
export interface NextIndex {
  /** Puts it in force, and brings what is remembered of the workspace with it. */
  accept(): void;
  /** Never throws. */
  drop(): void;
}

/** An index that may be begun before it is known what is about to land; the one in force stays as it is. */
export interface EarlyIndex {
  /** Has git read the one in force. Never throws. */
  start(): void;
  /** Has one with just these changes written from now on. Never throws: what fails is made anew by who takes it. */
  begin(changes: readonly TreeDifference[]): void;
  /** Takes back what was started and not begun. Never throws. */
  dismiss(): Promise<void>;
}

interface IndexDraft {
  /** The writing of the index that it is made from. */
  readonly from: string;
  readonly changing: EarlyApply;
  readonly file: string;
}

interface BegunIndex {
  readonly changes: readonly TreeDifference[];
  readonly from: string;
  readonly written: Promise<NextIndex>;
}

// By identity, as what is known of a workspace is.
const begunIndexes = new WeakMap<Workspace, BegunIndex>();

/** Prepares the index of what may be about to land. */
export async function prepareIndex(workspace: Workspace): Promise<EarlyIndex> {
  await dropBegunIndex(workspace);
  let draft: IndexDraft | undefined;
  const start = () => {
    draft ??= tryToDraft(workspace);
    draft?.changing.start();
  };
  return {
    start,
    begin(changes) {
      start();
      if (draft !== undefined)
        keepBegun(workspace, { changes, from: draft.from, written: finish(workspace, draft, changes) });
      draft = undefined;
    },
    async dismiss() {
      await draft?.changing.dismiss();
      if (draft !== undefined) dropDraft(workspace);
    },
  };
}

/** Has the index of what is about to land written from now on, where that was not begun before. */
export async function beginIndex(workspace: Workspace, changes: readonly TreeDifference[]): Promise<void> {
  if (findBegun(workspace, changes) === undefined) (await prepareIndex(workspace)).begin(changes);
}

/** The index with just these changes in it: the one that was begun, or a new one. */
export async function takeIndex(workspace: Workspace, changes: readonly TreeDifference[]): Promise<NextIndex> {
  const index = await findBegun(workspace, changes)?.written.catch(() => undefined);
  if (index === undefined) {
    await dropBegunIndex(workspace);
    return finish(workspace, draftIndex(workspace), changes);
  }
  begunIndexes.delete(workspace);
  return index;
}

/** The one that was begun for these changes, and from the index that is in force. */
function findBegun(workspace: Workspace, changes: readonly TreeDifference[]): BegunIndex | undefined {
  const begun = begunIndexes.get(workspace);
  return begun?.changes === changes && begun.from === readIndexStamp(workspace) ? begun : undefined;
}

function keepBegun(workspace: Workspace, begun: BegunIndex): void {
  // What fails is made anew by who takes it.
  begun.written.catch(() => undefined);
  begunIndexes.set(workspace, begun);
}

async function dropBegunIndex(workspace: Workspace): Promise<void> {
  const begun = begunIndexes.get(workspace);
  begunIndexes.delete(workspace);
  const index = await begun?.written.catch(() => undefined);
  index?.drop();
}

/** What keeps it from being made now is said when it has to be. */
function tryToDraft(workspace: Workspace): IndexDraft | undefined {
  try {
    return draftIndex(workspace);
  } catch {
    return undefined;
  }
}

function draftIndex(workspace: Workspace): IndexDraft {
  const { git } = workspace;
  const indexFile = findIndexFile(workspace);
  const file = toDraftFile(indexFile);
  const draft = {
    from: readIndexStamp(workspace),
    file,
    changing: prepareApply(git.at({ ...git.place, indexFile: file })),
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
function dropDraft(workspace: Workspace): void {
  for (const path of listDraftFiles(findIndexFile(workspace))) {
    try {
      rmSync(path, { force: true });
    } catch {
      // Whoever drafts the next one is told.
    }
  }
}

async function finish(workspace: Workspace, draft: IndexDraft, changes: readonly TreeDifference[]): Promise<NextIndex> {
  try {
    const tracked = await readTracked(workspace);
    await draft.changing.apply(changes);
    return toNextIndex(workspace, draft, { changes, tracked });
  } catch (error) {
    // Started and not told, it would wait for ever.
    await draft.changing.dismiss();
    dropDraft(workspace);
    throw error;
  }
}

function toNextIndex(
  workspace: Workspace,
  draft: IndexDraft,
  { changes, tracked }: { readonly changes: readonly TreeDifference[]; readonly tracked: TrackedPaths },
): NextIndex {
  return {
    drop: () => dropDraft(workspace),
    accept() {
      renameSync(draft.file, findIndexFile(workspace));
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
