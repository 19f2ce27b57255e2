import { mkdir } from 'node:fs/promises';
import { listIgnored, listIndex } from '../git/ls-files.ts';
import { type PathBytes, toDiskPath } from '../git/path-bytes.ts';
import { lookAt, readFolder, removeEmptyParents, removeFromDisk } from './disk-file.ts';
import type { Workspace } from './workspace.ts';

/** What is on disk and in no answer of git's. */
export interface Unseen {
  /** Ignored files and folders; a folder that is ignored as a whole ends with "/" and is not looked into. */
  readonly ignored: ReadonlySet<PathBytes>;
  /** Pipes and the like, a `.git` that is no repository, the content of a submodule, and empty folders (ending with "/"). */
  readonly strays: ReadonlySet<PathBytes>;
}

/** Looks for what git's status passes over: it could be read by a criterion, and carried into the next attempt. */
export async function findUnseen({ git, path: root }: Workspace): Promise<Unseen> {
  const ignored = new Set(await listIgnored(git));
  const strays = new Set<PathBytes>();
  const submodules = new Set<PathBytes>();
  for (const { path, mode } of await listIndex(git)) if (mode === '160000') submodules.add(path);
  for (const path of submodules) {
    const { kind } = await lookAt(root, path);
    if (kind !== 'folder' && kind !== 'missing') strays.add(path);
  }
  const look = (folder: PathBytes) => {
    const entries = readFolder(root, folder);
    if (entries.length === 0 && folder !== '') strays.add(`${folder}/`);
    for (const { path, kind } of entries) {
      if (submodules.has(folder) || kind === 'special' || path.endsWith('/.git')) strays.add(path);
      else if (kind === 'folder' && path !== '.git' && !ignored.has(`${path}/`)) look(path);
    }
  };
  look('');
  return { ignored, strays };
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
    if (path.endsWith('/')) await mkdir(toDiskPath(root, path), { recursive: true });
  }
}
