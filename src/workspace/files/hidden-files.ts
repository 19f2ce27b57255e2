import { mkdir } from 'node:fs/promises';
import { GroundhogError } from '../../domain/errors/errors.ts';
import { listIgnored } from '../../git/ls-files.ts';
import { type PathBytes, toDiskPath } from '../../git/path-bytes.ts';
import type { Unseen, Workspace } from '../workspace.ts';
import { lookAt, parentsOf, removeEmptyParents, removeFromDisk } from './disk-file.ts';
import { recall, type Walk, walkFolders } from './untracked-scan.ts';
import type { Look } from './worktree-status.ts';

/**
 * Looks for what git's status passes over: it could be read by a criterion, and carried into the next attempt. Git is
 * asked what is ignored only when something is there that neither the look nor the last answer accounts for. A walk that
 * belongs to the look need not be made again.
 */
export async function findUnseen(
  workspace: Workspace,
  look: Look,
  { walked, trust }: { readonly walked?: Walk | undefined; readonly trust?: 'quiet' } = {},
): Promise<Unseen> {
  const memory = recall(workspace);
  const known = memory.unseen;
  if (known !== undefined) {
    const walk = walked ?? (await walkFolders(workspace, known.ignored, trust));
    if (isAccountedFor(walk, { known, look })) return known;
  }
  const ignored = new Set(await listIgnored(workspace.git));
  const { strays, closed } = await walkFolders(workspace, ignored);
  if (closed.length > 0)
    throw new GroundhogError('internal', { message: `folders cannot be read: ${closed.slice(0, 5).join(', ')}` });
  memory.unseen = { ignored, strays };
  return memory.unseen;
}

/** True when whatever is on disk and not tracked is in the look or was unseen the last time, and that is still there. */
function isAccountedFor(walk: Walk, { known, look }: { readonly known: Unseen; readonly look: Look }): boolean {
  const isSameStrays =
    walk.strays.size === known.strays.size && [...walk.strays].every((path) => known.strays.has(path));
  if (!isSameStrays || walk.closed.length > 0) return false;
  if (look.changed.some(isIgnoreRule) || look.untracked.some(isIgnoreRule)) return false;
  if (look.untracked.some((path) => isIgnoredBy(known.ignored, path))) return false;
  const untracked = new Set(look.untracked);
  const hidden = walk.others.filter((path) => !untracked.has(path));
  return hidden.length + walk.ignoredFolders === known.ignored.size && hidden.every((path) => known.ignored.has(path));
}

/** True for a file with ignore rules. */
export function isIgnoreRule(path: PathBytes): boolean {
  return path === '.gitignore' || path.endsWith('/.gitignore');
}

/** True when a path is among the ignored ones, by itself or with a folder above it. */
export function isIgnoredBy(ignored: ReadonlySet<PathBytes>, path: PathBytes): boolean {
  if (ignored.has(path)) return true;
  for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
    if (ignored.has(path.slice(0, slash + 1))) return true;
  }
  return false;
}

/** Removes the strays that were not there before, and makes the empty folders anew that were. */
export async function removeStrays(
  { path: root }: Workspace,
  { now, before }: { readonly now: Unseen; readonly before: Unseen },
): Promise<void> {
  for (const path of now.strays) {
    if (before.strays.has(path)) continue;
    await removeFromDisk(root, path);
    await removeEmptyParents(root, path);
  }
  for (const path of before.strays) {
    if (path.endsWith('/')) await makeFolder(root, path);
  }
}

/** Unless something that has landed is in its place, or in that of a folder above it. */
async function makeFolder(root: string, path: PathBytes): Promise<void> {
  const parents = await Promise.all(parentsOf(path).map((folder) => lookAt(root, folder)));
  const { kind } = await lookAt(root, path.slice(0, -1));
  if (kind === 'missing' && parents.every((parent) => parent.kind === 'folder' || parent.kind === 'missing'))
    await mkdir(toDiskPath(root, path), { recursive: true });
}
