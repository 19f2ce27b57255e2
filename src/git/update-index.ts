import type { ObjectId } from '../domain/ids.ts';
import type { TreeDifference } from './diff-tree.ts';
import type { Git, GitResult } from './git.ts';
import { hasIgnoredPath, toGitError } from './git-failure.ts';
import type { PathBytes } from './path-bytes.ts';

/** Applies changes to the index, see git-update-index(1). Files on disk are neither read nor written. */
export async function applyToIndex(git: Git, changes: readonly TreeDifference[]): Promise<void> {
  if (changes.length > 0) requireAllApplied(git, await git.bytes(APPLY, { stdin: toIndexInfo(changes) }));
}

const APPLY = ['update-index', '-z', '--index-info'];

/** Throws GitError when git skipped a path: it exits with 0 then, and the index would not match the changes. */
function requireAllApplied({ redact, now }: Git, { exitCode, stderr }: GitResult<Uint8Array>): void {
  if (hasIgnoredPath(stderr)) throw toGitError({ args: APPLY, exitCode, stderr, redact, now });
}

function toIndexInfo(changes: readonly TreeDifference[]): Uint8Array {
  // Deletions first: a file may make room for a folder of its name.
  const sorted = [...changes].sort((a, b) => Number(b.status === 'D') - Number(a.status === 'D'));
  const lines = sorted.map(({ status, mode, id, path }) => `${status === 'D' ? '0' : mode} ${id}\t${path}\0`);
  return Buffer.from(lines.join(''), 'latin1');
}

/**
 * Rewrites the index in version 4 with the untracked cache, and fills that cache, see git-update-index(1). Only while
 * the files on disk are as git wrote them, and not in the same second: then no entry has to be read again.
 */
export async function primeIndex(git: Git): Promise<void> {
  const settings = ['-c', 'status.showUntrackedFiles=all', '-c', 'core.untrackedCache=true'];
  const flags = ['--index-version', '4', '--force-untracked-cache', '--force-write-index'];
  await git.bytes([...settings, 'update-index', ...flags]);
  const status = ['status', '--porcelain=v2', '--untracked-files=all', '--ignore-submodules=all'];
  await git.bytes([...settings, ...status], { env: { GIT_OPTIONAL_LOCKS: '1' } });
}

/** Adds files and links from disk to the index, over any entry there; removes the entry of one that is gone. */
export async function addToIndex(git: Git, paths: readonly PathBytes[]): Promise<void> {
  if (paths.length > 0) await updateIndex(git, ['--add', '--remove', '--replace'], paths);
}

/** Removes paths from the index; their files are not touched. */
export async function removeFromIndex(git: Git, paths: readonly PathBytes[]): Promise<void> {
  if (paths.length > 0) await updateIndex(git, ['--force-remove'], paths);
}

/** Writes the index as a tree, see git-write-tree(1). `mayLackObjects` allows missing blobs, as in a partial clone. */
export async function writeTree(git: Git, { mayLackObjects = false } = {}): Promise<ObjectId> {
  return (await git.text(['write-tree', ...(mayLackObjects ? ['--missing-ok'] : [])])).stdout.trim();
}

async function updateIndex(git: Git, flags: readonly string[], paths: readonly PathBytes[]): Promise<void> {
  const stdin = Buffer.from(paths.map((path) => `${path}\0`).join(''), 'latin1');
  await git.bytes(['update-index', ...flags, '-z', '--stdin'], { stdin });
}

/** Refreshes the cached file data (stat) of entries whose files are unchanged. */
export async function refreshIndex(git: Git): Promise<void> {
  await git.bytes(['update-index', '-q', '--ignore-submodules', '--refresh'], { okExitCodes: [0, 1] });
}
