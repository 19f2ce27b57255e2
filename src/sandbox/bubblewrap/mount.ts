import { totalmem } from 'node:os';
import { dirname } from 'node:path';

/** A folder or file of the machine, by its real path, at a path of the sandbox. */
export interface SourceMount {
  readonly kind: 'read' | 'write';
  readonly source: string;
  readonly path: string;
}

/** A part of the file system that programs in a sandbox see; everything else does not exist for them. */
export type Mount =
  | SourceMount
  /** An empty folder in memory, which ends with the sandbox. */
  | { readonly kind: 'empty'; readonly path: string }
  | { readonly kind: 'link'; readonly target: string; readonly path: string };

/** Permissions of folders that nobody needs to write, and of those in memory: there is one user in a sandbox. */
const FIXED = '0755';
const FREE = '0777';
/** The most that a folder in memory takes. */
const MEMORY_FOLDER_BYTES = Math.floor(totalmem() / 4);

/** Renders mounts as arguments of bwrap(1), the outer folders first, so that none covers an inner one. */
export function toMountArgs(mounts: readonly Mount[]): string[] {
  const sorted = mounts.toSorted((a, b) => countFolders(a.path) - countFolders(b.path));
  const made = new Map<string, Mount['kind'] | 'folder'>();
  return sorted.flatMap((mount) => {
    const folders = listNewFolders(mount.path, made);
    made.set(mount.path, mount.kind);
    return [...folders.flatMap((path) => ['--perms', findPermissions(path, made), '--dir', path]), ...toArgs(mount)];
  });
}

function countFolders(path: string): number {
  return path.split('/').filter((name) => name !== '').length;
}

/** Lists the folders above a path that are yet to be made: bubblewrap itself makes them for its own user alone. */
function listNewFolders(path: string, made: Map<string, Mount['kind'] | 'folder'>): string[] {
  const folders: string[] = [];
  for (let at = dirname(path); at !== '/'; at = dirname(at)) {
    const known = made.get(at);
    // What lies in a folder of the machine is there already.
    if (known === 'read' || known === 'write') return [];
    if (known !== undefined) break;
    folders.unshift(at);
  }
  for (const folder of folders) made.set(folder, 'folder');
  return folders;
}

function findPermissions(path: string, made: ReadonlyMap<string, Mount['kind'] | 'folder'>): string {
  for (let at = path; at !== '/'; at = dirname(at)) if (made.get(at) === 'empty') return FREE;
  return FIXED;
}

function toArgs(mount: Mount): string[] {
  switch (mount.kind) {
    case 'read':
      return ['--ro-bind', mount.source, mount.path];
    case 'write':
      return ['--bind', mount.source, mount.path];
    case 'empty':
      return ['--perms', FREE, '--size', String(MEMORY_FOLDER_BYTES), '--tmpfs', mount.path];
    case 'link':
      return ['--symlink', mount.target, mount.path];
  }
}
