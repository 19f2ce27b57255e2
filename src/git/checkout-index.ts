import type { Git } from './git.ts';
import type { PathBytes } from './path-bytes.ts';

/** Writes just these paths from the index to the work tree, over whatever is there. */
export async function checkoutPaths(git: Git, paths: readonly PathBytes[]): Promise<void> {
  if (paths.length === 0) return;
  const stdin = Buffer.from(`${paths.join('\0')}\0`, 'latin1');
  await git.bytes(['checkout-index', '--force', '--quiet', '-z', '--stdin'], { stdin });
}
