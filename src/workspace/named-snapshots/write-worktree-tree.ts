import { GitError } from '../../domain/errors/errors.ts';
import { type IndexEntry, listIgnoredEntries, listIndex } from '../../git/ls-files.ts';
import type { PathBytes } from '../../git/path-bytes.ts';
import { readStatus } from '../../git/status.ts';
import { applyToIndex, removeFromIndex, writeTree } from '../../git/update-index.ts';
import { findMissing } from '../files/disk-file.ts';
import { addFiles } from './add-files.ts';
import { classifyPaths, toSkippedPath, type WorktreeTree } from './classify-paths.ts';
import { discardIndex, refuseSnapshot, type SnapshotContext } from './snapshot-context.ts';
import { type DraftOptions, draftTreeOnBase, type TreeDraft } from './tree-on-base.ts';

/**
 * Writes the folder as a tree: tracked files, and others that no rule ignores. `also` names files to include in any
 * case. Throws a refusal when a file cannot be read.
 */
export async function writeWorktreeTree(
  context: SnapshotContext,
  options: Pick<DraftOptions, 'also' | 'meanwhile'> = {},
): Promise<WorktreeTree> {
  const draft = await draftWorktreeTree(context, options);
  if ('tree' in draft) return draft;
  return { tree: await draft.write(), leftOut: draft.leftOut, outside: draft.outside };
}

/** Does the same, but in an attempt only reads, so that the tree can be written together with its commit. */
export async function draftWorktreeTree(
  context: SnapshotContext,
  options: DraftOptions = {},
): Promise<WorktreeTree | TreeDraft> {
  const { attempt } = context;
  const { also = [] } = options;
  const draft = attempt === undefined ? undefined : await draftTreeOnBase(attempt, options);
  if (draft !== undefined) return draft;
  try {
    return await scanFolder(context, also);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (!(await discardIndex(context)))
      throw refuseSnapshot('another snapshot is being made in this folder; try again');
    return scanFolder(context, also);
  }
}

async function scanFolder(context: SnapshotContext, also: readonly PathBytes[]): Promise<WorktreeTree> {
  const { git } = context;
  const [{ changed, untracked, unreadable }, entries, tracked, outdated] = await Promise.all([
    readStatus(git),
    listIndex(git),
    listTracked(context),
    listIgnoredEntries(git),
  ]);
  if (unreadable.length > 0) throw refuseSnapshot(`no snapshot: cannot be read: ${unreadable.join(', ')}`);
  const known = new Map(entries.map((entry) => [entry.path, entry]));
  const outside = findOutside(context, tracked);
  const nested = untracked.filter((path) => path.endsWith('/')).map((path) => toSkippedPath(path, 'nested_repository'));
  const ignored = outdated.filter((path) => !tracked.has(path));
  const unlisted = [...tracked.keys()].filter((path) => !known.has(path));
  const wanted = new Set([...changed, ...untracked.filter((path) => !path.endsWith('/')), ...unlisted, ...also]);
  const asked = new Set(also);
  for (const path of ignored) if (!asked.has(path)) wanted.delete(path);
  for (const path of outside.keys()) wanted.delete(path);
  const sorted = await classifyPaths(context.root, wanted, (path) => tracked.has(path) || asked.has(path));
  const gone = [...sorted.gone, ...ignored.filter((path) => !wanted.has(path))];
  await removeFromIndex(
    git,
    gone.filter((path) => known.has(path)),
  );
  const moved = [...outside.values()].filter(({ path, id, mode }) => {
    const entry = known.get(path);
    return entry?.id !== id || entry.mode !== mode;
  });
  await applyToIndex(
    git,
    moved.map(({ path, id, mode }) => ({ status: 'M', path, id, mode })),
  );
  await addFiles(context, sorted.present);
  const tree = await writeTree(git, { mayLackObjects: outside.size > 0 });
  return { tree, leftOut: [...nested, ...sorted.leftOut], outside: new Set(outside.keys()) };
}

/** Finds the skip-worktree files that are not on disk; they do not count as deleted. */
function findOutside(
  { root }: SnapshotContext,
  tracked: ReadonlyMap<PathBytes, IndexEntry>,
): ReadonlyMap<PathBytes, IndexEntry> {
  const skipped = [...tracked.values()].filter(({ isSkipped }) => isSkipped);
  const absent = findMissing(
    root,
    skipped.map(({ path }) => path),
  );
  return new Map(skipped.filter(({ path }) => absent.has(path)).map((entry) => [entry.path, entry]));
}

async function listTracked({ tracked }: SnapshotContext): Promise<Map<PathBytes, IndexEntry>> {
  const entries = await listIndex(tracked);
  return new Map(entries.filter(({ mode }) => mode !== '160000').map((entry) => [entry.path, entry]));
}
