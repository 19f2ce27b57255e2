import { lstatSync } from 'node:fs';
import { GroundhogError } from '../../domain/errors/errors.ts';
import { isTooDeep } from '../../exec/remove-folder.ts';
import { type PathBytes, toDiskPath, toReadablePath } from '../../git/path-bytes.ts';
import { openFolders, readFolder } from '../files/disk-file.ts';
import { invalidateScan, scanFolders } from '../files/untracked-scan.ts';
import type { Workspace } from '../workspace.ts';

/** Files by what a copy can hold of them. */
export interface FileList {
  /** Regular files and links. */
  readonly files: PathBytes[];
  /** Folders without a file in them; the others follow from the files. */
  readonly emptyFolders: PathBytes[];
  /** Pipes, sockets and devices, and folders that lead to where no path reaches. */
  readonly specials: PathBytes[];
}

const NOTHING: ReadonlySet<PathBytes> = new Set();

/**
 * Lists all files that are not in the index, ignored ones too, nested repositories and the content of submodules
 * included; the `.git` of the root is left out. Folders that cannot be read are opened first.
 */
export async function listUntracked(workspace: Workspace): Promise<FileList> {
  let scan = await scanFolders(workspace, NOTHING);
  if (scan.closed.length > 0) {
    await openFolders(workspace.path);
    invalidateScan(workspace);
    scan = await scanFolders(workspace, NOTHING);
  }
  if (scan.closed.length > 0) {
    const folders = scan.closed.slice(0, 5).map(toReadablePath).join(', ');
    throw new GroundhogError('internal', { message: `folders cannot be read: ${folders}` });
  }
  const found: FileList = { files: [...scan.others], emptyFolders: [], specials: [...scan.deep] };
  for (const path of scan.strays) {
    if (path.endsWith('/')) found.emptyFolders.push(path.slice(0, -1));
    else addFile(found, workspace.path, path);
  }
  return found;
}

/** Lists everything below a folder, without following links. */
export function listFolder(root: string): FileList {
  const found: FileList = { files: [], emptyFolders: [], specials: [] };
  addFolder(found, root, '');
  return found;
}

function addFile(found: FileList, root: string, path: PathBytes): void {
  const stat = lstatSync(toDiskPath(root, path), { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (stat.isDirectory()) addFolder(found, root, path);
  else if (stat.isFile() || stat.isSymbolicLink()) found.files.push(path);
  else found.specials.push(path);
}

function addFolder(found: FileList, root: string, folder: PathBytes): void {
  const entries = readFolder(root, folder);
  if (entries.length === 0 && folder !== '') found.emptyFolders.push(folder);
  for (const { path, kind } of entries) {
    if (kind === 'folder' && !isTooDeep(Buffer.byteLength(root) + 1 + path.length)) addFolder(found, root, path);
    else (kind === 'other' ? found.files : found.specials).push(path);
  }
}
