import type { ObjectId } from '../domain/ids.ts';
import { findBehindLinks } from './behind-links.ts';
import type { Git } from './git.ts';
import { findUnreadable, hasUnreachable } from './git-failure.ts';
import { type PathBytes, splitNul } from './path-bytes.ts';

/** One look at the work tree against the index; the index is not written. */
export interface WorkTreeStatus {
  /** Tracked paths whose content, mode or kind on disk differs from the index, or that are gone. */
  readonly changed: readonly PathBytes[];
  /** Untracked, not ignored. A path that ends with "/" is a nested repository. */
  readonly untracked: readonly PathBytes[];
  /** Folders that could not be read. */
  readonly unreadable: readonly string[];
}

/** The same look with what it says besides, so that nothing has to be asked for it. */
export interface FullStatus extends WorkTreeStatus {
  /** What the index holds at each of the changed paths. */
  readonly indexed: ReadonlyMap<PathBytes, { readonly mode: string; readonly id: ObjectId }>;
  /** The branch that HEAD names; undefined when it is detached. */
  readonly branch: string | undefined;
  /** The commit that HEAD comes to; undefined on a branch without one. */
  readonly commit: ObjectId | undefined;
}

/** Compares the work tree with the index. Submodules are never entered: their configuration may be anybody's. */
export async function readStatus(git: Git): Promise<WorkTreeStatus> {
  const { changed, untracked, unreadable } = await readFullStatus(git);
  return { changed, untracked, unreadable };
}

/** Compares the work tree with the index, and says where HEAD is. */
export async function readFullStatus(git: Git): Promise<FullStatus> {
  const { stdout, stderr } = await git.bytes([
    '-c',
    'status.showUntrackedFiles=all',
    'status',
    '--porcelain=v2',
    '--branch',
    '--no-ahead-behind',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--ignore-submodules=all',
  ]);
  const changed: PathBytes[] = [];
  const untracked: PathBytes[] = [];
  const indexed = new Map<PathBytes, { mode: string; id: ObjectId }>();
  const head = new Map<string, string>();
  for (const record of splitNul(stdout)) {
    if (record.startsWith('? ')) untracked.push(record.slice(2));
    else if (record.startsWith('1 ') && record[3] !== '.') {
      const [, , , , mode = '', , , id = ''] = record.split(' ', 8);
      const path = fieldAfter(record, 8);
      changed.push(path);
      indexed.set(path, { mode, id });
    } else if (record.startsWith('u ')) changed.push(fieldAfter(record, 10));
    else if (record.startsWith('# ')) head.set(record.slice(2, record.indexOf(' ', 2)), fieldAfter(record, 2));
  }
  if (hasUnreachable(stderr)) {
    for (const { path, mode, id } of await findBehindLinks(git)) {
      if (!indexed.has(path)) changed.push(path);
      indexed.set(path, { mode, id });
    }
  }
  const [branch, commit] = [head.get('branch.head'), head.get('branch.oid')];
  return {
    changed,
    untracked,
    unreadable: findUnreadable(stderr),
    indexed,
    branch: branch === '(detached)' ? undefined : branch,
    commit: commit === '(initial)' ? undefined : commit,
  };
}

/** What follows the first `count` fields, which spaces end. */
function fieldAfter(record: string, count: number): PathBytes {
  let at = 0;
  for (let field = 0; field < count; field += 1) at = record.indexOf(' ', at) + 1;
  return record.slice(at);
}
