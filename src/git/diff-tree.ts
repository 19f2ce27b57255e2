import type { ObjectId } from '../domain/ids.ts';
import { type ChangedPath, changedPathSchema } from '../domain/paths/changed-path.ts';
import type { Git } from './git.ts';
import { type PathBytes, splitNul } from './path-bytes.ts';

export interface TreeDifference {
  readonly status: ChangedPath['status'];
  readonly path: PathBytes;
  readonly mode: string;
  /** The blob on the new side; all zeros for a deletion. */
  readonly id: ObjectId;
  /** The entry on the old side; absent for an addition. */
  readonly was?: { readonly mode: string; readonly id: ObjectId };
}

/** Lists the paths in which two commits or trees differ, see git-diff-tree(1). */
export async function diffTrees(git: Git, from: ObjectId, to: ObjectId): Promise<TreeDifference[]> {
  const flags = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--no-ext-diff', '--no-textconv'];
  const { stdout } = await git.bytes(['diff-tree', ...flags, from, to]);
  const parts = splitNul(stdout);
  const found: TreeDifference[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [oldMode = '', mode = '', oldId = '', id = '', letter = ''] = (parts[at] ?? '').slice(1).split(' ');
    const status = changedPathSchema.shape.status.parse(letter[0]);
    const was = status === 'A' ? {} : { was: { mode: oldMode, id: oldId } };
    found.push({ status, path: parts[at + 1] ?? '', mode, id, ...was });
  }
  return found;
}
