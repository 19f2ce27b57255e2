import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** A path that the model named: its absolute path, and its path in the workspace. */
export type ResolvedPath =
  | { readonly kind: 'inside'; readonly file: string; readonly shown: string }
  | { readonly kind: 'outside'; readonly problem: string };

/**
 * Resolves a path and its links in a workspace, whose real path is given. Paths outside of it or in its `.git` are
 * refused: these tools run in our process, which may read more than the agent may.
 */
export async function resolvePath(root: string, path: string): Promise<ResolvedPath> {
  if (path.includes('\0')) return outside(path);
  // A program may have put a link in the place of the workspace, which leads elsewhere.
  if ((await realpath(root)) !== root) return outside(path);
  const wanted = isAbsolute(path) ? path : resolve(root, path);
  const file = await resolveLinks(wanted);
  if (file === undefined) return outside(path);
  const shown = relative(root, file);
  if (shown === '..' || shown.startsWith(`..${sep}`) || isAbsolute(shown)) return outside(path);
  if (shown.split(sep).some((part) => part.toLowerCase() === '.git'))
    return { kind: 'outside', problem: `"${path}" is in git's own folder, which these tools leave alone.` };
  return { kind: 'inside', file, shown: shown === '' ? '.' : shown };
}

function outside(path: string): ResolvedPath {
  return { kind: 'outside', problem: `"${path}" is outside of the workspace.` };
}

/** Resolves all links of a path, whose end need not exist; undefined for a broken link. */
async function resolveLinks(path: string): Promise<string | undefined> {
  const found = await realpath(path).catch(() => undefined);
  if (found !== undefined) return found;
  const stats = await lstat(path).catch(() => undefined);
  if (stats?.isSymbolicLink() || dirname(path) === path) return undefined;
  const parent = await resolveLinks(dirname(path));
  return parent === undefined ? undefined : join(parent, basename(path));
}
