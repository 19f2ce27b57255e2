import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';
import type { PathBytes } from './path-bytes.ts';

/** Reads files and links from disk into the index, over whatever it holds there; one that has gone meanwhile leaves it. */
export async function addToIndex(git: Git, paths: readonly PathBytes[]): Promise<void> {
  if (paths.length > 0) await updateIndex(git, ['--add', '--remove', '--replace'], paths);
}

/** Takes paths out of the index; their files are not touched. */
export async function removeFromIndex(git: Git, paths: readonly PathBytes[]): Promise<void> {
  if (paths.length > 0) await updateIndex(git, ['--force-remove'], paths);
}

/** Writes the index as a tree. */
export async function writeTree(git: Git): Promise<ObjectId> {
  return (await git.text(['write-tree'])).stdout.trim();
}

async function updateIndex(git: Git, flags: readonly string[], paths: readonly PathBytes[]): Promise<void> {
  const stdin = Buffer.from(paths.map((path) => `${path}\0`).join(''), 'latin1');
  await git.bytes(['update-index', ...flags, '-z', '--stdin'], { stdin });
}
