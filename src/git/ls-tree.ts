import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';
import { type PathBytes, splitNul, toPathBytes } from './path-bytes.ts';

export interface TreeEntryLine {
  readonly mode: string;
  readonly type: string;
  readonly id: ObjectId;
  readonly path: PathBytes;
}

/** Finds the entry of a tree at a path, see git-ls-tree(1); undefined when there is none. */
export async function findTreeEntry(git: Git, tree: ObjectId, path: string): Promise<TreeEntryLine | undefined> {
  const { stdout } = await git.bytes(['ls-tree', '-z', '--full-tree', tree, '--', path]);
  const wanted = toPathBytes(path);
  return splitNul(stdout)
    .map(parseEntry)
    .find((entry) => entry.path === wanted);
}

/** Lists all files, links and submodules of a tree, at every depth. */
export async function listTreeFiles(git: Git, tree: ObjectId): Promise<TreeEntryLine[]> {
  return splitNul((await git.bytes(['ls-tree', '-r', '-z', '--full-tree', tree])).stdout).map(parseEntry);
}

/** Lists the files, links and submodules of a tree whose paths are wanted, at every depth. */
export async function listWholeTree(
  git: Git,
  tree: ObjectId,
  isWanted: (path: PathBytes) => boolean,
): Promise<TreeEntryLine[]> {
  const { stdout } = await git.bytes(['ls-tree', '-r', '-z', '--full-tree', tree]);
  return splitNul(stdout)
    .filter((record) => isWanted(record.slice(record.indexOf('\t') + 1)))
    .map(parseEntry);
}

/** Lists the entries of a folder of a tree, with their whole paths; none when it has no such folder. */
export async function listTree(git: Git, tree: ObjectId, folder: string): Promise<TreeEntryLine[]> {
  const { stdout } = await git.bytes(['ls-tree', '-z', '--full-tree', tree, '--', `${folder}/`]);
  return splitNul(stdout).map(parseEntry);
}

function parseEntry(record: string): TreeEntryLine {
  const tab = record.indexOf('\t');
  const [mode = '', type = '', id = ''] = record.slice(0, tab).split(' ');
  return { mode, type, id, path: record.slice(tab + 1) };
}
