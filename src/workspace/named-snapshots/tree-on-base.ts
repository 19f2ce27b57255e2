import { toError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import {
  type CommitToImport,
  type DeferredImport,
  importTree,
  prepareImport,
  type TreeChange,
} from '../../git/fast-import.ts';
import { type PathBytes, toShortPath } from '../../git/path-bytes.ts';
import { readStatusUnlessPlanted } from '../files/nested-repository.ts';
import { readChangedFiles, type StorableKind } from '../files/read-changed-files.ts';
import { readDiskFile } from '../files/read-disk-file.ts';
import { cacheTree, readBaseTree } from '../files/tree-diff-cache.ts';
import { readTracked } from '../files/untracked-scan.ts';
import type { Workspace, WorktreeStatus } from '../workspace.ts';
import type { FileAt } from '../workspace-cache.ts';
import {
  type ClassifiedPaths,
  classifyPaths,
  requireNone,
  toSkippedPath,
  type WorktreeTree,
} from './classify-paths.ts';
import { refuseSnapshot } from './snapshot-context.ts';

/** The most bytes that are held in memory. */
const MAX_BYTES = 50 * 1024 * 1024;

/** The content of a workspace, read and not written yet. */
export interface TreeDraft extends Omit<WorktreeTree, 'tree'> {
  /** The tree, where it was written before. */
  readonly known: ObjectId | undefined;
  /** Writes the tree. */
  write(): Promise<ObjectId>;
  /** Writes the tree and a commit of it at once, on a ref that is not there yet. */
  commit(
    commit: Omit<CommitToImport, 'onTree' | 'changes'>,
  ): Promise<{ readonly id: ObjectId; readonly tree: ObjectId }>;
}

export interface DraftOptions {
  /** Files to include even when they are ignored or large. */
  readonly also?: readonly PathBytes[];
  /** Called while git reads the status. */
  readonly meanwhile?: (() => void) | undefined;
  /** The import that `commit` uses; the caller cancels it. */
  readonly write?: DeferredImport | undefined;
}

// Why: docs/decisions/0026-agent-snapshots-on-the-attempts-commit.md
/**
 * Reads a workspace by the changes to the commit that the attempt started from: no index is written, and the same
 * changes as the last time write nothing at all. Undefined when the files are too large to hold, or HEAD has no commit.
 */
export async function draftTreeOnBase(
  workspace: Workspace,
  { also = [], meanwhile, write }: DraftOptions,
): Promise<TreeDraft | undefined> {
  const { planted, deep, status } = await readStatusUnlessPlanted(workspace, meanwhile);
  requireNone('folders are nested too deeply:', deep.map(toShortPath));
  requireNone('a git repository was made in', planted);
  if (status === undefined) return undefined;
  const { unreadable, untracked, changed, commit } = status;
  if (unreadable.length > 0) throw refuseSnapshot(`no snapshot: cannot be read: ${unreadable.join(', ')}`);
  if (commit === undefined) return undefined;
  const { files } = await readTracked(workspace);
  const asked = new Set(also);
  const wanted = new Set([...changed, ...untracked.filter((path) => !path.endsWith('/')), ...asked]);
  const sorted = await classifyPaths(workspace.path, wanted, (path) => files.has(path) || asked.has(path));
  const bytes = [...sorted.present.values()].reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > MAX_BYTES) return undefined;
  const nested = untracked.filter((path) => path.endsWith('/')).map((path) => toSkippedPath(path, 'nested_repository'));
  const contents = await readContents(workspace, status, sorted);
  const leftOut = [...nested, ...sorted.leftOut];
  return { leftOut, outside: new Set(), ...toWriters(workspace, commit, { ...contents, write }) };
}

interface Contents {
  readonly changes: readonly TreeChange[];
  readonly key: string;
  readonly files: ReadonlyMap<PathBytes, FileAt>;
  readonly base: ReadonlyMap<PathBytes, FileAt>;
}

/** Reads what differs from the commit, though something may be writing meanwhile. */
async function readContents(
  workspace: Workspace,
  { indexed, commit }: WorktreeStatus,
  sorted: ClassifiedPaths,
): Promise<Contents> {
  const tracked = (await readTracked(workspace)).files;
  const gone = sorted.gone.map((path) => [path, { kind: 'missing' }] as const);
  const { changes, contents } = await readChangedFiles(workspace.path, [...gone, ...sorted.present], {
    indexed,
    idLength: (commit ?? '').length,
    isTracked: (path) => tracked.has(path),
    read: readUnlessGone,
  });
  const files = new Map<PathBytes, FileAt>();
  const base = new Map<PathBytes, FileAt>();
  for (const { status, path, mode, id } of changes) {
    files.set(path, status === 'D' ? undefined : { mode, id });
    // A tracked file that the status does not name was asked for: what the commit has there is not known.
    if (indexed.has(path) || !tracked.has(path)) base.set(path, indexed.get(path));
  }
  const key = changes.map(({ mode, id, path }) => `${mode} ${id} ${path}`).join('\0');
  return { changes: contents, key, files, base };
}

async function readUnlessGone(root: string, path: PathBytes, kind: StorableKind): Promise<Uint8Array | undefined> {
  try {
    return await readDiskFile(root, path, kind);
  } catch (error) {
    const code = toError(error).message;
    if (/^(ENOENT|ENOTDIR)\b/.test(code)) return undefined;
    throw refuseSnapshot(`no snapshot: cannot be read: ${code}`);
  }
}

function toWriters(
  workspace: Workspace,
  from: ObjectId,
  { changes, key, files, base, write }: Contents & Pick<DraftOptions, 'write'>,
): Pick<TreeDraft, 'known' | 'write' | 'commit'> {
  const { control, cache } = workspace;
  const full = `${from}\0${key}`;
  const last = cache.lastTree;
  const known = last?.key === full ? last.tree : undefined;
  const cacheWritten = (tree: ObjectId): ObjectId => {
    cache.lastTree = { key: full, tree };
    cacheTree(workspace, { from, tree, changes: files, base });
    return tree;
  };
  return {
    known,
    async write() {
      if (known !== undefined) return known;
      return cacheWritten(
        changes.length === 0 ? await readBaseTree(workspace, from) : await importTree(control, { from, changes }),
      );
    },
    async commit(commit) {
      const onTree = await readBaseTree(workspace, from);
      const made = await (write ?? prepareImport(control, 'forward')).commit({ ...commit, onTree, changes });
      return { id: made.commit, tree: cacheWritten(made.tree) };
    },
  };
}
