import type { Git } from './git.ts';
import { type PathBytes, splitNul } from './path-bytes.ts';

/** Finds the file whose rule ignores a path, for each ignored path, see git-check-ignore(1). */
export async function findIgnoreSources(git: Git, paths: readonly PathBytes[]): Promise<Map<PathBytes, PathBytes>> {
  const sources = new Map<PathBytes, PathBytes>();
  if (paths.length === 0) return sources;
  // This command takes no literal pathspecs; after "./" no character is special.
  const stdin = Buffer.from(paths.map((path) => `./${path}\0`).join(''), 'latin1');
  const call = { stdin, env: { GIT_LITERAL_PATHSPECS: '0' }, okExitCodes: [0, 1] };
  const parts = splitNul((await git.bytes(['check-ignore', '--verbose', '-z', '--stdin'], call)).stdout);
  for (let at = 0; at + 3 < parts.length; at += 4) sources.set((parts[at + 3] ?? '').slice(2), parts[at] ?? '');
  return sources;
}
