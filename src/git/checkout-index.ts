import { rm } from 'node:fs/promises';
import type { TreeDifference } from './diff-tree.ts';
import type { Git } from './git.ts';
import type { PathBytes } from './path-bytes.ts';
import { applyToIndex } from './update-index.ts';

/** Writes these paths from the index to the work tree, over whatever is there, see git-checkout-index(1). */
export async function checkoutPaths(git: Git, paths: readonly PathBytes[]): Promise<void> {
  if (paths.length === 0) return;
  const stdin = Buffer.from(`${paths.join('\0')}\0`, 'latin1');
  await git.bytes(['checkout-index', '--force', '--quiet', '-z', '--stdin'], { stdin });
}

/** Writes changes to the work tree, over whatever is there, through a temporary index of these paths. */
export async function checkoutChanges(git: Git, changes: readonly TreeDifference[]): Promise<void> {
  const indexFile = `${git.location.indexFile ?? `${git.location.gitDir}/index`}.changes`;
  const small = git.at({ ...git.location, indexFile });
  await rm(indexFile, { force: true });
  await applyToIndex(small, changes);
  const paths = changes.map(({ path }) => path);
  await checkoutPaths(small, paths);
  await rm(indexFile, { force: true });
}
