import type { ObjectId } from '../../domain/ids.ts';
import { renderCaptureMessage } from '../../domain/refs/commit-message.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import { diffTrees, type TreeDifference } from '../../git/diff-tree.ts';
import {
  type CreatedCommit,
  type DeferredImport,
  prepareImport,
  type Signature,
  type TreeChange,
} from '../../git/fast-import.ts';
import { toReadablePath, toShortPath } from '../../git/path-bytes.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import { findAgentHead } from '../agent-git/agent-repository.ts';
import { removeDeepFolders } from '../files/deep-folders.ts';
import {
  isWorkspaceThere,
  makeEnterable,
  removeEmptyParents,
  removeFromDisk,
  restoreFile,
} from '../files/disk-file.ts';
import { type GuardedStatus, readStatusUnlessPlanted } from '../files/nested-repository.ts';
import { readChangedFiles } from '../files/read-changed-files.ts';
import { toPreservedFile, type Workspace, type WorktreeStatus } from '../workspace.ts';
import type { CaptureProblem } from './capture-problem.ts';
import { describePreserved } from './describe-preserved.ts';
import { leaveOutReports } from './leave-out-reports.ts';
import { scanWork } from './scan-work.ts';
import { requireAttemptState, type Snapshot } from './snapshot.ts';

/** The work of an attempt as a commit. With problems it is as complete as they allow, as evidence. */
export interface Capture {
  readonly commit: ObjectId;
  readonly tree: ObjectId;
  readonly changes: readonly TreeDifference[];
  /** The files that it added or changed, by the ids of their blobs, as far as they were read for it. */
  readonly blobs: ReadonlyMap<ObjectId, Uint8Array>;
  readonly problems: readonly CaptureProblem[];
  readonly notes: readonly string[];
  /** The status that was captured; undefined where nothing was read. */
  readonly status: WorktreeStatus | undefined;
}

export interface CaptureLimits {
  readonly maxFiles: number;
  readonly maxBytes: number;
}

export const CAPTURE_LIMITS: CaptureLimits = { maxFiles: 5000, maxBytes: 50 * 1024 * 1024 };

export interface CaptureOptions {
  readonly checkpointId: string;
  readonly signature: Signature;
  readonly limits?: CaptureLimits;
}

/**
 * Commits what is on disk to the scratch branch, on top of the snapshot. The agent's index, commits and configuration
 * play no part. New files that the snapshot takes for reports are removed: whoever reads the folder from now on finds
 * nothing but what is captured. Every process that the agent started must have ended before.
 */
export async function captureScratch(
  workspace: Workspace,
  snapshot: Snapshot,
  options: CaptureOptions,
): Promise<Capture> {
  await requireAttemptState(workspace, snapshot);
  if (!(await isWorkspaceThere(workspace))) return toEmptyCapture(workspace, snapshot, [{ kind: 'workspace_gone' }]);
  await makeEnterable(workspace);
  const inspected = await inspectRepository(workspace, snapshot);
  const write = prepareImport(workspace.control, 'anywhere');
  try {
    const { deep, planted, status } = await readStatusWithoutDeep(workspace, write.start);
    const problems = [...inspected.problems];
    if (deep.length > 0) problems.push({ kind: 'too_deep', paths: deep.map(toShortPath).map(toReadablePath) });
    // In a planted repository git could run what its configuration names: nothing is read.
    if (planted.length > 0) problems.push({ kind: 'nested_repository', paths: planted.map(toReadablePath) });
    if (status === undefined) return await toEmptyCapture(workspace, snapshot, problems);
    return await captureStatus(workspace, snapshot, {
      ...options,
      status,
      inspected: { ...inspected, problems },
      write,
    });
  } finally {
    await write.cancel();
  }
}

/** Reads the status; folders that are too deep are removed first, so that all that is left can be read. */
async function readStatusWithoutDeep(workspace: Workspace, meanwhile: () => void): Promise<GuardedStatus> {
  const found = await readStatusUnlessPlanted(workspace, meanwhile);
  if (found.deep.length === 0) return found;
  await removeDeepFolders(workspace, found.deep);
  return { ...(await readStatusUnlessPlanted(workspace)), deep: found.deep };
}

interface WorkToCapture extends CaptureOptions {
  readonly status: WorktreeStatus;
  readonly inspected: Inspection;
  readonly write: DeferredImport;
}

async function captureStatus(workspace: Workspace, snapshot: Snapshot, work: WorkToCapture): Promise<Capture> {
  const { status, inspected, limits = CAPTURE_LIMITS } = work;
  const { maxFiles, maxBytes } = limits;
  const problems: CaptureProblem[] = [...inspected.problems];
  const scan = await scanWork(workspace, snapshot, status);
  problems.push(...scan.problems);
  const reported = await leaveOutReports(workspace, scan.reports);
  const size = { files: scan.files.size, bytes: [...scan.files.values()].reduce((sum, { bytes }) => sum + bytes, 0) };
  if (size.files > maxFiles || size.bytes > maxBytes) {
    problems.push({ kind: 'too_large', ...size });
    return toEmptyCapture(workspace, snapshot, problems);
  }
  const { changes, contents, blobs } = await readChangedFiles(workspace.path, scan.files, {
    indexed: status.indexed,
    idLength: snapshot.snapshotRef.length,
  });
  const made =
    changes.length > 0
      ? await importCapture(snapshot, { ...work, contents })
      : { commit: snapshot.snapshotRef, tree: await readTreeOf(workspace.control, snapshot.snapshotRef) };
  return {
    ...made,
    changes,
    blobs,
    problems,
    notes: [...inspected.notes, ...reported, ...(await describePreserved(workspace, snapshot, scan.status.untracked))],
    status: scan.status,
  };
}

interface Inspection {
  readonly problems: readonly CaptureProblem[];
  readonly notes: readonly string[];
}

/** Inspects where the attempt left HEAD and, in a user's checkout, the task branch. */
async function inspectRepository(workspace: Workspace, snapshot: Snapshot): Promise<Inspection> {
  const inspected = await workspace.userCheckout?.inspect(snapshot);
  const head = inspected === undefined ? await findAgentHead(workspace) : inspected.head;
  const problems: CaptureProblem[] = [];
  if (head !== toBranchRef(snapshot.scratchBranch)) problems.push({ kind: 'head_moved', to: head ?? 'no branch' });
  if (inspected?.taskBranchAt !== undefined)
    problems.push({ kind: 'head_moved', to: `${snapshot.taskBranch}, which it moved to ${inspected.taskBranchAt}` });
  return { problems, notes: inspected?.notes ?? [] };
}

async function toEmptyCapture(
  { control }: Workspace,
  { snapshotRef }: Snapshot,
  problems: readonly CaptureProblem[],
): Promise<Capture> {
  return {
    commit: snapshotRef,
    tree: await readTreeOf(control, snapshotRef),
    changes: [],
    blobs: new Map(),
    problems,
    notes: [],
    status: undefined,
  };
}

async function importCapture(
  snapshot: Snapshot,
  { checkpointId, signature, contents, write }: WorkToCapture & { contents: readonly TreeChange[] },
): Promise<CreatedCommit> {
  return write.commit({
    ref: toBranchRef(snapshot.scratchBranch),
    message: renderCaptureMessage({ taskId: snapshot.taskId, checkpointId, day: snapshot.day }),
    signature,
    from: snapshot.snapshotRef,
    changes: contents,
  });
}

/**
 * Writes the captured work of an attempt into a workspace that is at its snapshot, as if the attempt had just ended
 * here. Ignored files are not in the capture and do not come back.
 */
export async function replayCapture(workspace: Workspace, snapshot: Snapshot, commit: ObjectId): Promise<Capture> {
  const { control, path: root } = workspace;
  const changes = await diffTrees(control, snapshot.snapshotRef, commit);
  // Deletions first: a file may make room for a folder of its name.
  for (const { status, path } of changes) {
    if (status !== 'D') continue;
    await removeFromDisk(root, path);
    await removeEmptyParents(root, path);
  }
  for (const { status, path, mode, id } of changes)
    if (status !== 'D') await restoreFile(workspace, path, toPreservedFile(mode, id));
  return {
    commit,
    tree: await readTreeOf(control, commit),
    changes,
    blobs: new Map(),
    problems: [],
    notes: [],
    status: undefined,
  };
}
