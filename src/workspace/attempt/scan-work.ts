import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';
import { type DiskFile, readDiskFileKind } from '../files/disk-file.ts';
import { isForbidden, isForbiddenLink } from '../files/forbidden-names.ts';
import { isIgnoredBy } from '../files/hidden-files.ts';
import { findNestedRepositories } from '../files/nested-repository.ts';
import type { Workspace, WorktreeStatus } from '../workspace.ts';
import type { CaptureProblem } from './capture-problem.ts';
import type { Snapshot } from './snapshot.ts';

/** The files that an attempt changed or added, by one status. */
export interface Scan {
  readonly files: ReadonlyMap<PathBytes, DiskFile>;
  /** New plain files that are reports of tests, and no part of the work. */
  readonly reports: readonly PathBytes[];
  /** The status without the reports. */
  readonly status: WorktreeStatus;
  readonly problems: readonly CaptureProblem[];
}

/** Finds the files that an attempt changed or added, and the problems that make it fail. */
export async function scanWork(workspace: Workspace, snapshot: Snapshot, status: WorktreeStatus): Promise<Scan> {
  const { changed, untracked, unreadable } = status;
  const problems: CaptureProblem[] = [];
  if (unreadable.length > 0) problems.push({ kind: 'unreadable', paths: unreadable });
  const nested = findNestedRepositories(workspace, untracked);
  if (nested.length > 0) problems.push({ kind: 'nested_repository', paths: nested.map(toReadablePath) });
  const forbidden = untracked.filter((path) => isForbidden(path) && !snapshot.preserved.has(path));
  const isNew = (path: PathBytes) =>
    !path.endsWith('/') &&
    !isForbidden(path) &&
    !snapshot.preserved.has(path) &&
    !isIgnoredBy(snapshot.hidden.ignored, path);
  const files = new Map<PathBytes, DiskFile>();
  const reports = new Set<PathBytes>();
  for (const path of changed) files.set(path, await readStorableFile(workspace.path, path));
  for (const path of untracked.filter(isNew)) {
    const file = await readStorableFile(workspace.path, path);
    if (file.kind === 'file' && snapshot.isReport(toReadablePath(path))) reports.add(path);
    else files.set(path, file);
  }
  const closed = [...files].filter(([, { kind }]) => kind === 'unreadable').map(([path]) => toReadablePath(path));
  if (closed.length > 0) problems.push({ kind: 'unreadable', paths: closed });
  const special = [...forbidden, ...[...files].filter(([, { kind }]) => kind === 'special').map(([path]) => path)];
  if (special.length > 0) problems.push({ kind: 'special_file', paths: special.map(toReadablePath) });
  const left = { ...status, untracked: untracked.filter((path) => !reports.has(path)) };
  return { files, reports: [...reports], status: left, problems };
}

/** Reads the kind of a file; a link that a file system takes for git's own file is as special as a pipe. */
async function readStorableFile(root: string, path: PathBytes): Promise<DiskFile> {
  const file = await readDiskFileKind(root, path);
  return file.kind === 'symlink' && isForbiddenLink(path) ? { ...file, kind: 'special' } : file;
}
