import { toError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import {
  type CommitToImport,
  type DeferredImport,
  importTree,
  prepareImport,
  type TreeChange,
} from '../../git/fast-import.ts';
import { toBlobId } from '../../git/hash-object.ts';
import type { PathBytes } from '../../git/path-bytes.ts';
import { TREE_MODES } from '../attempt/capture.ts';
import { findBaseTree } from '../files/base-tree.ts';
import { readStatusUnlessPlanted } from '../files/nested-repository.ts';
import { readDiskFile } from '../files/read-disk-file.ts';
import { cacheTree, type FileAt } from '../files/tree-diff-cache.ts';
import { readTracked } from '../files/untracked-scan.ts';
import type { WorktreeStatus } from '../files/worktree-status.ts';
import type { Workspace } from '../workspace.ts';
import {
  type ClassifiedPaths,
  classifyPaths,
  requireNone,
  toSkippedPaths,
  type WorktreeTree,
} from './classify-paths.ts';
import { refuseSnapshot } from './snapshot-context.ts';

/** More than this is not held in memory. */
const MAX_BYTES = 50 * 1024 * 1024;

// By identity, as what is remembered of a workspace: the last tree with the changes that it was made of.
const lastTrees = new WeakMap<Workspace, { readonly key: string; readonly tree: ObjectId }>();

/** What is in a workspace, read and not written yet. */
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
  /** Taken in whatever the rules say. */
  readonly also?: readonly PathBytes[];
  /** Called once git has begun to look. */
  readonly meanwhile?: (() => void) | undefined;
  /** What `commit` writes with; whoever gives it dismisses it. */
  readonly write?: DeferredImport | undefined;
}

/**
 * Reads what is in a workspace, from one look at what differs from the commit that the attempt started from: no index is
 * written, and the same changes as the last time write nothing at all. Undefined when there is too much.
 */
export async function draftTreeOnBase(
  workspace: Workspace,
  { also = [], meanwhile, write }: DraftOptions,
): Promise<TreeDraft | undefined> {
  const { planted, status } = await readStatusUnlessPlanted(workspace, meanwhile);
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
  const nested = untracked
    .filter((path) => path.endsWith('/'))
    .map((path) => toSkippedPaths(path, 'nested_repository'));
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

/** What differs from the commit, read once: what was read is what is kept, though somebody may be writing meanwhile. */
async function readContents(
  workspace: Workspace,
  { indexed, commit }: WorktreeStatus,
  sorted: ClassifiedPaths,
): Promise<Contents> {
  const { files } = await readTracked(workspace);
  const changes: TreeChange[] = [];
  const keys: string[] = [];
  const states = new Map<PathBytes, FileAt>();
  const base = new Map<PathBytes, FileAt>();
  const note = (path: PathBytes, file: FileAt) => {
    states.set(path, file);
    // A tracked file that the look does not name is not known, as one that was asked for.
    if (indexed.has(path) || !files.has(path)) base.set(path, indexed.get(path));
  };
  const remove = (path: PathBytes) => {
    if (!files.has(path)) return;
    changes.push({ kind: 'delete', path });
    keys.push(`D ${path}`);
    note(path, undefined);
  };
  for (const path of sorted.gone) remove(path);
  for (const [path, { kind }] of sorted.present) {
    if (kind !== 'file' && kind !== 'executable' && kind !== 'symlink') continue;
    const bytes = await readUnlessGone(workspace, path, kind);
    if (bytes === undefined) {
      remove(path);
      continue;
    }
    const mode = TREE_MODES[kind];
    const id = toBlobId(bytes, (commit ?? '').length);
    if (indexed.get(path)?.id === id && indexed.get(path)?.mode === mode) continue;
    changes.push({ kind: 'content', mode, path, bytes });
    keys.push(`${mode} ${id} ${path}`);
    note(path, { mode, id });
  }
  return { changes, key: keys.sort().join('\0'), files: states, base };
}

async function readUnlessGone(
  { path: root }: Workspace,
  path: PathBytes,
  kind: 'file' | 'executable' | 'symlink',
): Promise<Uint8Array | undefined> {
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
  const { control } = workspace;
  const full = `${from}\0${key}`;
  const last = lastTrees.get(workspace);
  const known = last?.key === full ? last.tree : undefined;
  const keep = (tree: ObjectId): ObjectId => {
    lastTrees.set(workspace, { key: full, tree });
    cacheTree(workspace, { from, tree, changes: files, base });
    return tree;
  };
  return {
    known,
    async write() {
      if (known !== undefined) return known;
      return keep(
        changes.length === 0 ? await findBaseTree(workspace, from) : await importTree(control, { from, changes }),
      );
    },
    async commit(commit) {
      const onTree = await findBaseTree(workspace, from);
      const made = await (write ?? prepareImport(control, 'forward')).commit({ ...commit, onTree, changes });
      return { id: made.commit, tree: keep(made.tree) };
    },
  };
}
