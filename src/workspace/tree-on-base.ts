import { toError } from '../domain/errors.ts';
import type { ObjectId } from '../domain/ids.ts';
import { importTree, type TreeChange } from '../git/fast-import.ts';
import { toBlobId } from '../git/hash-object.ts';
import type { PathBytes } from '../git/path-bytes.ts';
import { readTreeOf } from '../git/rev-parse.ts';
import { TREE_MODES } from './capture.ts';
import { readDiskFile } from './disk-file.ts';
import { readTracked } from './folder-walk.ts';
import { type Look, takeLook } from './look.ts';
import { findPlantedRepositories } from './nested-repository.ts';
import { refuseSnapshot } from './snapshot-place.ts';
import { requireNone, type Sorted, sortByKind, type TreeOfNow, toLeftOut } from './sort-by-kind.ts';
import type { Workspace } from './workspace.ts';

/** More than this is not held in memory. */
const MAX_BYTES = 50 * 1024 * 1024;

// By identity, as what is remembered of a workspace: the last tree with the changes that it was made of.
const lastTrees = new WeakMap<Workspace, { readonly key: string; readonly tree: ObjectId }>();

/**
 * Writes what is in a workspace as a tree, from one look at what differs from the commit that the attempt started from:
 * no index is written, and the same changes as the last time write nothing at all. Undefined when there is too much.
 */
export async function writeTreeOnBase(
  workspace: Workspace,
  also: readonly PathBytes[],
): Promise<TreeOfNow | undefined> {
  requireNone('a git repository was made in', await findPlantedRepositories(workspace));
  const look = await takeLook(workspace);
  const { unreadable, untracked, changed, commit } = look;
  if (unreadable.length > 0) throw refuseSnapshot(`no snapshot: cannot be read: ${unreadable.join(', ')}`);
  if (commit === undefined) return undefined;
  const { files } = await readTracked(workspace);
  const asked = new Set(also);
  const wanted = new Set([...changed, ...untracked.filter((path) => !path.endsWith('/')), ...asked]);
  const sorted = await sortByKind(workspace.path, wanted, (path) => files.has(path) || asked.has(path));
  const bytes = [...sorted.present.values()].reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > MAX_BYTES) return undefined;
  const nested = untracked.filter((path) => path.endsWith('/')).map((path) => toLeftOut(path, 'nested_repository'));
  const tree = await writeOnce(workspace, commit, await readContents(workspace, look, sorted));
  return { tree, leftOut: [...nested, ...sorted.leftOut], outside: new Set() };
}

interface Contents {
  readonly changes: readonly TreeChange[];
  readonly key: string;
}

/** What differs from the commit, read once: what was read is what is kept, though somebody may be writing meanwhile. */
async function readContents(workspace: Workspace, { indexed, commit }: Look, sorted: Sorted): Promise<Contents> {
  const { files } = await readTracked(workspace);
  const changes: TreeChange[] = [];
  const keys: string[] = [];
  const remove = (path: PathBytes) => {
    if (!files.has(path)) return;
    changes.push({ kind: 'delete', path });
    keys.push(`D ${path}`);
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
  }
  return { changes, key: keys.sort().join('\0') };
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

async function writeOnce(workspace: Workspace, from: ObjectId, { changes, key }: Contents): Promise<ObjectId> {
  const full = `${from}\0${key}`;
  const last = lastTrees.get(workspace);
  if (last?.key === full) return last.tree;
  const { control } = workspace;
  const tree = changes.length === 0 ? await readTreeOf(control, from) : await importTree(control, { from, changes });
  lastTrees.set(workspace, { key: full, tree });
  return tree;
}
