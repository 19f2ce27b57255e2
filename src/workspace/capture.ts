import { renderCaptureMessage } from '../domain/commit-message.ts';
import type { ObjectId } from '../domain/ids.ts';
import { toBranchRef } from '../domain/ref-name.ts';
import { diffTrees, type TreeDifference } from '../git/diff-tree.ts';
import { importCommit, type Signature, type TreeChange } from '../git/fast-import.ts';
import { type PathBytes, toReadablePath } from '../git/path-bytes.ts';
import { readTreeOf } from '../git/rev-parse.ts';
import { readStatus } from '../git/status.ts';
import { findAgentHead } from './agent-repository.ts';
import { type DiskFile, isWorkspaceThere, lookAt, makeEnterable, storeFiles } from './disk-file.ts';
import { findNestedRepositories } from './nested-repository.ts';
import { requireAttemptState, type Snapshot } from './snapshot.ts';
import type { Workspace } from './workspace.ts';

/** Something that the attempt did to the workspace and that makes it fail, whatever it claims. */
export type CaptureProblem =
  | { readonly kind: 'workspace_gone' }
  | { readonly kind: 'head_moved'; readonly to: string }
  | { readonly kind: 'nested_repository'; readonly paths: readonly string[] }
  | { readonly kind: 'special_file'; readonly paths: readonly string[] }
  | { readonly kind: 'unreadable'; readonly paths: readonly string[] }
  | { readonly kind: 'too_large'; readonly files: number; readonly bytes: number };

/** The work of an attempt as a commit. It is as complete as the problems allow, so that evidence is kept. */
export interface Capture {
  readonly commit: ObjectId;
  readonly tree: ObjectId;
  readonly changes: readonly TreeDifference[];
  readonly problems: readonly CaptureProblem[];
  readonly notes: readonly string[];
}

export interface CaptureLimits {
  readonly maxFiles: number;
  readonly maxBytes: number;
}

const CAPTURE_LIMITS: CaptureLimits = { maxFiles: 5000, maxBytes: 50 * 1024 * 1024 };

export interface CaptureOptions {
  readonly checkpointId: string;
  readonly signature: Signature;
  readonly limits?: CaptureLimits;
}

/**
 * Turns what is on disk into one commit on the scratch branch, on top of the snapshot. The agent's own index, commits
 * and configuration play no part. Everything that the agent started must have ended before.
 */
export async function captureScratch(
  workspace: Workspace,
  snapshot: Snapshot,
  options: CaptureOptions,
): Promise<Capture> {
  await requireAttemptState(workspace, snapshot);
  const problems: CaptureProblem[] = [];
  if (!(await isWorkspaceThere(workspace))) return toEmptyCapture(workspace, snapshot, [{ kind: 'workspace_gone' }]);
  await makeEnterable(workspace);
  const head = await findAgentHead(workspace);
  if (head !== toBranchRef(snapshot.scratchBranch)) problems.push({ kind: 'head_moved', to: head ?? 'no branch' });
  const planted = await findNestedRepositories(workspace, []);
  if (planted.length > 0) {
    // Reading a tree with a planted repository in it could run what its configuration says: nothing is read.
    problems.push({ kind: 'nested_repository', paths: planted.map(toReadablePath) });
    return toEmptyCapture(workspace, snapshot, problems);
  }
  const scan = await scanWork(workspace, snapshot);
  problems.push(...scan.problems);
  const { maxFiles, maxBytes } = options.limits ?? CAPTURE_LIMITS;
  const size = { files: scan.files.size, bytes: [...scan.files.values()].reduce((sum, { bytes }) => sum + bytes, 0) };
  if (size.files > maxFiles || size.bytes > maxBytes) {
    problems.push({ kind: 'too_large', ...size });
    return toEmptyCapture(workspace, snapshot, problems);
  }
  const treeChanges = await toTreeChanges(workspace, scan.files);
  const hasChanges = treeChanges.length > 0;
  const commit = hasChanges
    ? await importCapture(workspace, snapshot, { ...options, treeChanges })
    : snapshot.snapshotRef;
  return {
    commit,
    tree: await readTreeOf(workspace.control, commit),
    changes: hasChanges ? await diffTrees(workspace.control, snapshot.snapshotRef, commit) : [],
    problems,
    notes: await describePreserved(workspace, snapshot, scan.untracked),
  };
}

interface Scan {
  readonly files: ReadonlyMap<PathBytes, DiskFile>;
  readonly untracked: readonly PathBytes[];
  readonly problems: readonly CaptureProblem[];
}

/** One look at the workspace: what the attempt changed and added, and what makes it fail. */
async function scanWork(workspace: Workspace, snapshot: Snapshot): Promise<Scan> {
  const { changed, untracked, unreadable } = await readStatus(workspace.git);
  const problems: CaptureProblem[] = [];
  if (unreadable.length > 0) problems.push({ kind: 'unreadable', paths: unreadable });
  const nested = await findNestedRepositories(workspace, untracked);
  if (nested.length > 0) problems.push({ kind: 'nested_repository', paths: nested.map(toReadablePath) });
  const forbidden = untracked.filter(isForbidden);
  if (forbidden.length > 0) problems.push({ kind: 'special_file', paths: forbidden.map(toReadablePath) });
  const isNew = (path: PathBytes) =>
    !path.endsWith('/') &&
    !isForbidden(path) &&
    !snapshot.preserved.has(path) &&
    !wasIgnored(path, snapshot.unseen.ignored);
  const files = new Map<PathBytes, DiskFile>();
  for (const path of [...changed, ...untracked.filter(isNew)]) files.set(path, await lookAt(workspace.path, path));
  const closed = [...files].filter(([, { kind }]) => kind === 'unreadable').map(([path]) => toReadablePath(path));
  if (closed.length > 0) problems.push({ kind: 'unreadable', paths: closed });
  const special = [...files].filter(([, { kind }]) => kind === 'special').map(([path]) => toReadablePath(path));
  if (special.length > 0) problems.push({ kind: 'special_file', paths: special });
  return { files, untracked, problems };
}

/** Names that some systems take for `.git`: git and its hosts refuse a tree that holds one. */
export function isForbidden(path: PathBytes): boolean {
  return /(?:^|\/)(?:\.git|git~1)[. ]*(?:[/:]|$)/i.test(path) && !path.endsWith('/');
}

async function toEmptyCapture(
  { control }: Workspace,
  { snapshotRef }: Snapshot,
  problems: readonly CaptureProblem[],
): Promise<Capture> {
  return { commit: snapshotRef, tree: await readTreeOf(control, snapshotRef), changes: [], problems, notes: [] };
}

async function toTreeChanges({ git, path }: Workspace, files: ReadonlyMap<PathBytes, DiskFile>): Promise<TreeChange[]> {
  const stored = await storeFiles(git, path, files);
  const changes: TreeChange[] = [...stored].map(([at, { mode, id }]) => ({ kind: 'blob', path: at, mode, id }));
  for (const [at, { kind }] of files) {
    // A folder in a file's place: the file is gone, and what is in the folder is in the list by itself.
    if (kind === 'missing' || kind === 'folder') changes.push({ kind: 'delete', path: at });
  }
  return changes;
}

async function importCapture(
  { control }: Workspace,
  snapshot: Snapshot,
  { checkpointId, signature, treeChanges }: CaptureOptions & { treeChanges: readonly TreeChange[] },
): Promise<ObjectId> {
  return importCommit(control, {
    ref: toBranchRef(snapshot.scratchBranch),
    message: renderCaptureMessage({ taskId: snapshot.taskId, checkpointId, day: snapshot.day }),
    signature,
    from: snapshot.snapshotRef,
    changes: treeChanges,
  });
}

/** Ignored before the attempt, by itself or with a folder above it. */
function wasIgnored(path: PathBytes, ignored: ReadonlySet<PathBytes>): boolean {
  if (ignored.has(path)) return true;
  for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
    if (ignored.has(path.slice(0, slash + 1))) return true;
  }
  return false;
}

/** Says what the attempt did to files that were there, untracked, before it: they are not part of its work. */
async function describePreserved(
  workspace: Workspace,
  snapshot: Snapshot,
  untracked: readonly PathBytes[],
): Promise<string[]> {
  if (snapshot.preserved.size === 0) return [];
  const present = new Map<PathBytes, DiskFile>();
  for (const path of untracked) if (snapshot.preserved.has(path)) present.set(path, await lookAt(workspace.path, path));
  const now = await storeFiles(workspace.git, workspace.path, present);
  const notes: string[] = [];
  for (const [path, before] of snapshot.preserved) {
    const after = now.get(path);
    if (after?.id === before.id && after.mode === before.mode) continue;
    const verb = after === undefined ? 'was deleted' : 'was edited';
    notes.push(
      `${toReadablePath(path)} was untracked before the attempt and ${verb} by it; it is not part of the result and was put back.`,
    );
  }
  return notes;
}
