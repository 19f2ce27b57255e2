import type { Git } from './git.ts';
import { findUnreadable } from './git-failure.ts';
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

/** Compares the work tree with the index. Submodules are never entered: their configuration may be anybody's. */
export async function readStatus(git: Git): Promise<WorkTreeStatus> {
  const { stdout, stderr } = await git.bytes([
    '-c',
    'status.showUntrackedFiles=all',
    'status',
    '--porcelain=v2',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--ignore-submodules=all',
  ]);
  const changed: PathBytes[] = [];
  const untracked: PathBytes[] = [];
  for (const record of splitNul(stdout)) {
    if (record.startsWith('? ')) untracked.push(record.slice(2));
    else if (record.startsWith('1 ') && record[3] !== '.') changed.push(fieldAfter(record, 8));
    else if (record.startsWith('u ')) changed.push(fieldAfter(record, 10));
  }
  return { changed, untracked, unreadable: findUnreadable(stderr) };
}

/** What follows the first `count` fields, which spaces end. */
function fieldAfter(record: string, count: number): PathBytes {
  let at = 0;
  for (let field = 0; field < count; field += 1) at = record.indexOf(' ', at) + 1;
  return record.slice(at);
}
