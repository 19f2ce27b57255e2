import type { ObjectId } from '../../domain/ids.ts';
import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';
import { type DiskFile, readDiskFileKind } from '../files/disk-file.ts';
import { isForbidden, isForbiddenLink } from '../files/forbidden-names.ts';
import { refuseSnapshot } from './snapshot-context.ts';

/** A file on disk that is left out of a snapshot, though no rule ignores it. */
export interface SkippedPath {
  readonly path: string;
  readonly why: 'nested_repository' | 'special_file' | 'too_large' | 'forbidden_name';
}

/** The content of the folder, written as a tree. */
export interface WorktreeTree {
  readonly tree: ObjectId;
  readonly leftOut: readonly SkippedPath[];
  /** The files that a sparse checkout leaves off the disk; the tree has them as the repository's index does. */
  readonly outside: ReadonlySet<PathBytes>;
}

/** Paths sorted by how a snapshot treats them. */
export interface ClassifiedPaths {
  readonly present: ReadonlyMap<PathBytes, DiskFile>;
  readonly gone: readonly PathBytes[];
  readonly leftOut: readonly SkippedPath[];
}

/** A larger file is left out unless it is tracked. */
const MAX_UNTRACKED_BYTES = 10 * 1024 * 1024;

/** Classifies paths by their files; `isOfAnySize` is true for those never too large. Throws for an unreadable one. */
export async function classifyPaths(
  root: string,
  paths: Iterable<PathBytes>,
  isOfAnySize: (path: PathBytes) => boolean,
): Promise<ClassifiedPaths> {
  const present = new Map<PathBytes, DiskFile>();
  const gone: PathBytes[] = [];
  const unreadable: PathBytes[] = [];
  const leftOut: SkippedPath[] = [];
  for (const path of paths) {
    const file = await readDiskFileKind(root, path);
    const { kind, bytes } = file;
    const why = findReason(path, kind, bytes > MAX_UNTRACKED_BYTES && !isOfAnySize(path));
    if (why !== undefined) leftOut.push(toSkippedPath(path, why));
    if (kind === 'unreadable') unreadable.push(path);
    else if (why !== undefined || kind === 'missing' || kind === 'folder') gone.push(path);
    else present.set(path, file);
  }
  requireNone('cannot be read:', unreadable);
  return { present, gone, leftOut };
}

function findReason(path: PathBytes, kind: DiskFile['kind'], isTooLarge: boolean): SkippedPath['why'] | undefined {
  if (isForbidden(path) || (kind === 'symlink' && isForbiddenLink(path))) return 'forbidden_name';
  if (kind === 'special') return 'special_file';
  return isTooLarge ? 'too_large' : undefined;
}

export function toSkippedPath(path: PathBytes, why: SkippedPath['why']): SkippedPath {
  return { path: toReadablePath(path), why };
}

/** Throws a refusal that names the paths, when there are any. */
export function requireNone(what: string, paths: readonly PathBytes[]): void {
  if (paths.length > 0)
    throw refuseSnapshot(`no snapshot: ${what} ${paths.slice(0, 10).map(toReadablePath).join(', ')}`);
}
