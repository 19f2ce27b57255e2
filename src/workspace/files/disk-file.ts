import {
  chmodSync,
  type Dirent,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isErrno } from '../../exec/files/errno.ts';
import { isTooDeep, listRemovals } from '../../exec/remove-folder.ts';
import { readBlob } from '../../git/cat-file.ts';
import type { Git } from '../../git/git.ts';
import { hashBytes, hashFiles } from '../../git/hash-object.ts';
import { type PathBytes, toDiskPath } from '../../git/path-bytes.ts';
import type { PreservedFile, Workspace } from '../workspace.ts';
import { removeDiskFolder } from './remove-disk-file.ts';

/** The kind of file at a path on disk; links are not followed. */
export type DiskKind = 'file' | 'executable' | 'unreadable' | 'symlink' | 'folder' | 'special' | 'missing';

export interface DiskFile {
  readonly kind: DiskKind;
  readonly bytes: number;
  /** The bits of a file's mode. */
  readonly permissions?: number;
}

/** Reads the kind of the file at a path. No link is followed: below a link to a folder everything is missing. */
export async function readDiskFileKind(root: string, path: PathBytes): Promise<DiskFile> {
  return readDiskFileKindSync(root, path);
}

// Without waiting: a call that goes through the pool of threads takes ten times as long as what it asks for.
function readDiskFileKindSync(root: string, path: PathBytes): DiskFile {
  try {
    if (isBehindLink(root, path)) return { kind: 'missing', bytes: 0 };
    const stat = lstatSync(toDiskPath(root, path));
    if (stat.isSymbolicLink()) return { kind: 'symlink', bytes: stat.size };
    if (stat.isDirectory()) return { kind: 'folder', bytes: 0 };
    if (!stat.isFile()) return { kind: 'special', bytes: 0 };
    // For root as well, who could read it: an attempt must end in the same way everywhere.
    if ((stat.mode & 0o400) === 0) return { kind: 'unreadable', bytes: 0 };
    const permissions = stat.mode & 0o777;
    return { kind: (stat.mode & 0o100) === 0 ? 'file' : 'executable', bytes: stat.size, permissions };
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return { kind: 'missing', bytes: 0 };
    if (isErrno(error, 'ENAMETOOLONG')) return { kind: 'unreadable', bytes: 0 };
    throw error;
  }
}

function isBehindLink(root: string, path: PathBytes): boolean {
  return parentsOf(path).some((folder) => lstatSync(toDiskPath(root, folder)).isSymbolicLink());
}

/** Returns the paths at which nothing is; below a link to a folder everything is missing. Each folder is read once. */
export function findMissing(root: string, paths: readonly PathBytes[]): Set<PathBytes> {
  const known = new Map<PathBytes, boolean>();
  const isFolder = (folder: PathBytes): boolean => {
    const cached = known.get(folder);
    if (cached !== undefined) return cached;
    const slash = folder.lastIndexOf('/');
    const isReached = slash < 0 || isFolder(folder.slice(0, slash));
    const stat = isReached ? lstatSync(toDiskPath(root, folder), { throwIfNoEntry: false }) : undefined;
    known.set(folder, stat?.isDirectory() === true);
    return stat?.isDirectory() === true;
  };
  const isThere = (path: PathBytes): boolean => {
    const slash = path.lastIndexOf('/');
    if (slash >= 0 && !isFolder(path.slice(0, slash))) return false;
    return lstatSync(toDiskPath(root, path), { throwIfNoEntry: false }) !== undefined;
  };
  return new Set(paths.filter((path) => !isThere(path)));
}

/** Returns the folders above a path, from the top. */
export function parentsOf(path: PathBytes): PathBytes[] {
  const parents: PathBytes[] = [];
  for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
    if (slash < path.length - 1) parents.push(path.slice(0, slash));
  }
  return parents;
}

/** One name in a folder; a link is not followed. */
export interface FolderEntry {
  readonly path: PathBytes;
  readonly kind: 'folder' | 'special' | 'other';
}

/** Reads the names in a folder and their kinds. */
export function readFolder(root: string, folder: PathBytes): FolderEntry[] {
  return listEntries(toDiskPath(root, folder)).map((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return { path, kind: 'folder' };
    return { path, kind: entry.isFile() || entry.isSymbolicLink() ? 'other' : 'special' };
  });
}

type NamedEntry = Pick<Dirent, 'name' | 'isDirectory' | 'isFile' | 'isSymbolicLink'>;

function listEntries(folder: Buffer): readonly NamedEntry[] {
  try {
    return readdirSync(folder, { encoding: 'latin1', withFileTypes: true });
  } catch (error) {
    // Where a file system does not give the kind of a name, Node calls lstat, which finds it by bytes only.
    if (!isErrno(error, 'ERR_INVALID_ARG_TYPE')) throw error;
    const names = readdirSync(folder, { encoding: 'latin1' });
    return names.map((name) =>
      Object.assign(lstatSync(Buffer.concat([folder, Buffer.from(`/${name}`, 'latin1')])), { name }),
    );
  }
}

/** True when the workspace is a folder and not a link to one. */
export async function isWorkspaceThere({ path }: Workspace): Promise<boolean> {
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Gives us access to the workspace, whatever mode it was given. */
export async function makeEnterable({ path }: Workspace): Promise<void> {
  openFolder(path);
}

function openFolder(folder: string | Buffer): void {
  const { mode } = lstatSync(folder);
  if ((mode & 0o700) !== 0o700) chmodSync(folder, (mode & 0o777) | 0o700);
}

/** Gives us read and write access to every folder below a root that a path can reach. */
export async function openFolders(root: string): Promise<void> {
  const openOne = async (folder: Buffer): Promise<void> => {
    openFolder(folder);
    for (const entry of await readdir(folder, { withFileTypes: true, encoding: 'buffer' })) {
      const path = Buffer.concat([folder, Buffer.from('/'), entry.name]);
      if (entry.isDirectory() && !isTooDeep(path.length)) await openOne(path);
    }
  };
  await openOne(Buffer.from(root, 'utf8'));
}

/** Stores the files and links at some paths as blobs, and returns their modes and ids. Everything else is left out. */
export async function storeFiles(
  git: Git,
  root: string,
  paths: Iterable<PathBytes>,
): Promise<Map<PathBytes, PreservedFile>> {
  const files = Array.from(paths, (path) => [path, readDiskFileKindSync(root, path)] as const);
  const stored = new Map<PathBytes, PreservedFile>();
  const regular = files.filter(([, { kind }]) => kind === 'file' || kind === 'executable');
  const ids = await hashFiles(
    git,
    regular.map(([path]) => path),
  );
  for (const [index, [path, { kind, permissions }]] of regular.entries()) {
    const mode = kind === 'executable' ? '100755' : '100644';
    stored.set(path, { mode, id: ids[index] ?? '', ...(permissions === undefined ? {} : { permissions }) });
  }
  for (const [path, { kind }] of files) {
    if (kind !== 'symlink') continue;
    const target = readlinkSync(toDiskPath(root, path), { encoding: 'buffer' });
    stored.set(path, { mode: '120000', id: await hashBytes(git, target) });
  }
  return stored;
}

/** Removes what is at a path, and any file in the place of a folder above it. */
export async function clearPath(root: string, path: PathBytes): Promise<void> {
  await removeFromDisk(root, path);
  for (const folder of parentsOf(path)) {
    const { kind } = await readDiskFileKind(root, folder);
    if (kind !== 'folder') await removeFromDisk(root, folder);
  }
}

/** Restores a stored file over whatever is there now. */
export async function restoreFile(workspace: Workspace, path: PathBytes, file: PreservedFile): Promise<void> {
  await clearPath(workspace.path, path);
  const slash = path.lastIndexOf('/');
  if (slash > 0) mkdirSync(toDiskPath(workspace.path, path.slice(0, slash)), { recursive: true });
  const bytes = await readBlob(workspace.control, file.id);
  const target = toDiskPath(workspace.path, path);
  if (file.mode === '120000') return symlinkSync(Buffer.from(bytes), target);
  // Closed at first: others must at no moment be able to read a file that only its owner may read.
  writeFileSync(target, bytes, { mode: 0o600, flag: 'wx' });
  chmodSync(target, file.permissions ?? (file.mode === '100755' ? 0o755 : 0o644));
}

/** Removes a file, a link (never its target) or a folder with all its content. Does nothing when there is none. */
export async function removeFromDisk(root: string, path: PathBytes): Promise<void> {
  const plain = path.endsWith('/') ? path.slice(0, -1) : path;
  const { kind } = readDiskFileKindSync(root, plain);
  if (kind === 'folder') await removeTree(root, plain);
  else if (kind !== 'missing') withWritableParent(root, plain, () => unlinkSync(toDiskPath(root, plain)));
}

// Then the event loop has a turn.
const REMOVALS_PER_TURN = 500;

async function removeTree(root: string, folder: PathBytes): Promise<void> {
  let steps = 0;
  for (const remove of listRemovals(toDiskPath(root, folder), Buffer.from(root, 'utf8'))) {
    withWritableParent(root, folder, remove);
    steps += 1;
    if (steps % REMOVALS_PER_TURN === 0) await nextTurn();
  }
}

/** Removes the empty folders above a path; the root stays. */
export async function removeEmptyParents(root: string, path: PathBytes): Promise<void> {
  for (let slash = path.lastIndexOf('/', path.length - 2); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
    try {
      removeDiskFolder(root, path.slice(0, slash));
    } catch (error) {
      if (isErrno(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EPERM', 'EBUSY')) return;
      throw error;
    }
  }
}

function withWritableParent(root: string, path: PathBytes, remove: () => void): void {
  try {
    remove();
  } catch (error) {
    if (!isErrno(error, 'EACCES', 'EPERM')) throw error;
    const slash = path.lastIndexOf('/');
    chmodSync(slash > 0 ? toDiskPath(root, path.slice(0, slash)) : root, 0o700);
    remove();
  }
}
