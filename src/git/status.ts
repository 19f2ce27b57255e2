import { lstatSync } from 'node:fs';
import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';
import { findUnreadable, hasUnreachable } from './git-failure.ts';
import { type IndexEntry, listIndex } from './ls-files.ts';
import { type PathBytes, splitNul, toDiskPath } from './path-bytes.ts';

/** The differences between work tree and index. */
export interface WorkTreeStatus {
  /** Tracked paths whose content, mode or kind on disk differs from the index, or that are gone. */
  readonly changed: readonly PathBytes[];
  /** Untracked, not ignored. A path that ends with "/" is a nested repository. */
  readonly untracked: readonly PathBytes[];
  /** Folders that could not be read. */
  readonly unreadable: readonly string[];
}

/** The differences with the index entries and HEAD, which the same command lists. */
export interface FullStatus extends WorkTreeStatus {
  /** The index entry of each changed path that is in no conflict. */
  readonly indexed: ReadonlyMap<PathBytes, { readonly mode: string; readonly id: ObjectId }>;
  /** The branch that HEAD names; undefined when it is detached. */
  readonly branch: string | undefined;
  /** The commit that HEAD resolves to; undefined on a branch without commits. */
  readonly commit: ObjectId | undefined;
}

/** Compares work tree and index, without a write. Never enters submodules: their configuration is untrusted. */
export async function readStatus(git: Git): Promise<WorkTreeStatus> {
  const { changed, untracked, unreadable } = await readFullStatus(git);
  return { changed, untracked, unreadable };
}

/** Compares the work tree with the index and reads HEAD, see Porcelain Format Version 2 in git-status(1). */
export async function readFullStatus(git: Git): Promise<FullStatus> {
  return runStatus(git, 'all');
}

/** Compares the tracked files with the index, as `readFullStatus` does. Untracked files are not searched for. */
export async function readTrackedStatus(git: Git): Promise<FullStatus> {
  return runStatus(git, 'no');
}

async function runStatus(git: Git, untrackedFiles: 'all' | 'no'): Promise<FullStatus> {
  const flags = ['--porcelain=v2', '--branch', '--no-ahead-behind', '-z', '--no-renames', '--ignore-submodules=all'];
  const show = `status.showUntrackedFiles=${untrackedFiles}`;
  const args = ['-c', show, 'status', `--untracked-files=${untrackedFiles}`, ...flags];
  const { stdout, stderr } = await git.bytes(args);
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

/** Returns the rest of a record after its first `count` fields, which end with spaces. */
function fieldAfter(record: string, count: number): PathBytes {
  let at = 0;
  for (let field = 0; field < count; field += 1) at = record.indexOf(' ', at) + 1;
  return record.slice(at);
}

/**
 * Finds the tracked files that are gone because a link replaced a folder above them. git-status(1) lists them as
 * deleted only when it can follow the link; it omits them when the link leads to itself or to where nobody may enter.
 */
async function findBehindLinks(git: Git): Promise<IndexEntry[]> {
  const { workTree } = git.location;
  if (workTree === undefined) return [];
  const known = new Map<PathBytes, boolean>();
  const isBehindLink = (path: PathBytes): boolean => {
    const slash = path.lastIndexOf('/');
    if (slash < 0) return false;
    const folder = path.slice(0, slash);
    const isBehind = known.get(folder) ?? (isBehindLink(folder) || isLink(toDiskPath(workTree, folder)));
    known.set(folder, isBehind);
    return isBehind;
  };
  return (await listIndex(git)).filter(({ path, isSkipped }) => !isSkipped && isBehindLink(path));
}

function isLink(path: Buffer): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  } catch {
    // The folder above may not be entered, or is a file: this is no link.
    return false;
  }
}
