import type { Git } from './git.ts';
import { splitNul, toReadablePath } from './path-bytes.ts';

export interface ListedWorktree {
  readonly path: string;
  /** The ref that its HEAD names; undefined when detached or bare. */
  readonly head: string | undefined;
}

/** Lists all checkouts of a repository, the main one first, see git-worktree(1). */
export async function listWorktrees(git: Git): Promise<ListedWorktree[]> {
  const { stdout } = await git.bytes(['worktree', 'list', '--porcelain', '-z']);
  const found: { path: string; head: string | undefined }[] = [];
  for (const line of splitNul(stdout)) {
    if (line.startsWith('worktree '))
      found.push({ path: toReadablePath(line.slice('worktree '.length)), head: undefined });
    const last = found.at(-1);
    if (line.startsWith('branch ') && last !== undefined) last.head = line.slice('branch '.length);
  }
  return found;
}
