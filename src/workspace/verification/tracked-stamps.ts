import type { PathBytes } from '../../git/path-bytes.ts';
import { findScannedMode } from '../files/untracked-scan.ts';
import type { Workspace } from '../workspace.ts';
import type { TrackedPaths } from '../workspace-cache.ts';
import { type FileStamp, hasStamp, readStamp } from './file-stamp.ts';

/** Above this, git compares faster than one thread of ours does. */
const MAX_FILES = 5000;

// Why: docs/decisions/0152-tracked-files-by-their-stamps.md
/** The stamps of the tracked files when they were as in the index; none where git compares them each time. */
export type TrackedStamps = Map<PathBytes, FileStamp>;

/** Reads the stamps of the tracked files; none of so many that git compares them faster. */
export function readTrackedStamps({ path: root }: Workspace, { files }: TrackedPaths): TrackedStamps {
  if (files.size > MAX_FILES) return new Map();
  return new Map([...files].map((path) => [path, readStamp(root, path)]));
}

export interface StampedFiles {
  readonly workspace: Workspace;
  readonly tracked: TrackedStamps;
  /** The files that are not as in the index, which have stamps of their own. */
  readonly changes: ReadonlyMap<PathBytes, unknown>;
}

/**
 * True when the last scan found the folder of each tracked file that has not changed, and the file has its stamp: a file
 * that was moved to where a link leads keeps it.
 */
export function haveTrackedStamps(
  { workspace, tracked, changes }: StampedFiles,
  { files }: Pick<TrackedPaths, 'files'>,
): boolean {
  const folders = new Set<PathBytes>();
  for (const path of files) {
    if (changes.has(path)) continue;
    const stamp = tracked.get(path);
    if (stamp === undefined || !hasStamp(workspace.path, path, stamp)) return false;
    folders.add(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  }
  return [...folders].every((folder) => findScannedMode(workspace, folder) !== undefined);
}

export interface MovedFiles {
  readonly stamps: ReadonlyMap<PathBytes, FileStamp>;
  /** The paths that are changed files now. */
  readonly changed: ReadonlySet<PathBytes>;
  /** The paths that we have written or removed just now. */
  readonly written: ReadonlySet<PathBytes>;
}

/** Takes over changed files that are as in the index now, each as we have written it. */
export function adoptStamps({ path: root }: Workspace, tracked: TrackedStamps, moved: MovedFiles): void {
  if (tracked.size === 0) return;
  for (const [path, stamp] of moved.stamps) if (!moved.changed.has(path)) tracked.set(path, stamp);
  for (const path of moved.written) if (!moved.changed.has(path)) tracked.set(path, readStamp(root, path));
}
