import type { ObjectId } from '../../domain/ids.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import type { TreeChange } from '../../git/fast-import.ts';
import { toBlobId } from '../../git/hash-object.ts';
import type { PathBytes } from '../../git/path-bytes.ts';
import type { WorktreeStatus } from '../workspace.ts';
import type { FileAt } from '../workspace-cache.ts';
import type { DiskKind } from './disk-file.ts';
import { readDiskFile } from './read-disk-file.ts';

/** The mode that a tree gives each kind of file that it can hold; git-fast-import(1). */
export const TREE_MODES = { file: '100644', executable: '100755', symlink: '120000' } as const;
export type StorableKind = keyof typeof TREE_MODES;

/** True for the kinds of files that a tree can hold. */
export function isStorable(kind: DiskKind): kind is StorableKind {
  return Object.hasOwn(TREE_MODES, kind);
}

export interface ChangedFiles {
  /** Sorted by path. */
  readonly changes: readonly TreeDifference[];
  /** These changes with the bytes that were read, in the order of the files. */
  readonly contents: readonly TreeChange[];
  /** The bytes by the ids of their blobs. */
  readonly blobs: ReadonlyMap<ObjectId, Uint8Array>;
}

export interface ReadChangedOptions extends Pick<WorktreeStatus, 'indexed'> {
  /** The length of an object id in this repository, in characters. */
  readonly idLength: number;
  /** Tells whether a file that is gone is a deletion; by default, when it is in `indexed`. */
  readonly isTracked?: (path: PathBytes) => boolean;
  /** Returns undefined for a file that is gone; `readDiskFile` by default. */
  readonly read?: (root: string, path: PathBytes, kind: StorableKind) => Promise<Uint8Array | undefined>;
}

/**
 * Reads the files that differ from the index in content or mode. Each is read once, and the bytes that were hashed are
 * those to write. Kinds that no tree can hold are left out. Throws when a file cannot be read.
 */
export async function readChangedFiles(
  root: string,
  files: Iterable<readonly [PathBytes, { readonly kind: DiskKind }]>,
  { indexed, idLength, isTracked = (path) => indexed.has(path), read = readDiskFile }: ReadChangedOptions,
): Promise<ChangedFiles> {
  const changes: TreeDifference[] = [];
  const contents: TreeChange[] = [];
  const blobs = new Map<ObjectId, Uint8Array>();
  for (const [path, { kind }] of files) {
    if (kind === 'special' || kind === 'unreadable') continue;
    const before = indexed.get(path);
    const was = before === undefined ? {} : { was: before };
    const bytes = isStorable(kind) ? await read(root, path, kind) : undefined;
    // A folder in a file's place: the file is gone, and what is in the folder is in the list by itself.
    if (bytes === undefined || !isStorable(kind)) {
      if (!isTracked(path)) continue;
      changes.push({ status: 'D', path, mode: '000000', id: '0'.repeat(idLength), ...was });
      contents.push({ kind: 'delete', path });
      continue;
    }
    const [mode, id] = [TREE_MODES[kind], toBlobId(bytes, idLength)];
    if (before?.id === id && before.mode === mode) continue;
    changes.push({ status: toChangeStatus(before?.mode, mode), path, mode, id, ...was });
    contents.push({ kind: 'content', mode, path, bytes });
    blobs.set(id, bytes);
  }
  return { changes: changes.sort((a, b) => (a.path < b.path ? -1 : 1)), contents, blobs };
}

/** Returns the difference between two files at a path, of which one may be missing. */
export function toDifference(
  path: PathBytes,
  { was, is }: { readonly was: FileAt; readonly is: FileAt },
): TreeDifference {
  const status = toChangeStatus(was?.mode, is?.mode);
  const { mode, id } = is ?? { mode: '000000', id: '0'.repeat(was?.id.length ?? 0) };
  return { status, path, mode, id, ...(was === undefined ? {} : { was }) };
}

/** Returns the status letter of git-diff-tree(1) for two modes; undefined stands for no file. */
function toChangeStatus(before: string | undefined, after: string | undefined): TreeDifference['status'] {
  if (before === undefined) return 'A';
  if (after === undefined) return 'D';
  return before.slice(0, 2) === after.slice(0, 2) ? 'M' : 'T';
}

/** True when a file on disk has the mode and the content of a file in a tree. */
export async function isSameFile(
  root: string,
  { path, kind }: { readonly path: PathBytes; readonly kind: StorableKind },
  { mode, id }: Pick<TreeDifference, 'mode' | 'id'>,
): Promise<boolean> {
  return TREE_MODES[kind] === mode && toBlobId(await readDiskFile(root, path, kind), id.length) === id;
}
