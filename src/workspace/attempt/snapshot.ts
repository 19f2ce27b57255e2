import { GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId, TaskId } from '../../domain/ids.ts';
import { parseTaskRef, type RefName, scratchBranchName, toBranchRef, toRefName } from '../../domain/refs/ref-name.ts';
import { listRefs } from '../../git/for-each-ref.ts';
import type { Git } from '../../git/git.ts';
import { createLooseRef, isLooseHead, readLooseRef, setLooseHead } from '../../git/loose-refs.ts';
import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { findHead } from '../../git/symbolic-ref.ts';
import { finishAgentRepository, type StartedRepository, startAgentRepository } from '../agent-git/agent-repository.ts';
import { prepareAgentRepository } from '../agent-git/deferred-repository.ts';
import { type DiskFile, readDiskFileKind, storeFiles } from '../files/disk-file.ts';
import { findHiddenFiles } from '../files/hidden-files.ts';
import { scanFolders } from '../files/untracked-scan.ts';
import { readWorktreeStatus, type WorktreeStatus } from '../files/worktree-status.ts';
import type { PreservedFiles, Workspace } from '../workspace.ts';
import type { HiddenFiles } from '../workspace-cache.ts';
import { type StartingState, runDeferredClean } from './deferred-clean.ts';

/** The state that an attempt starts from and that a rewind comes back to. */
export interface Snapshot {
  readonly taskId: TaskId;
  readonly day: number;
  readonly workspacePath: string;
  readonly taskBranch: string;
  readonly scratchBranch: string;
  readonly snapshotRef: ObjectId;
  readonly preserved: PreservedFiles;
  /** What the agent's own repository shows. */
  readonly visibleRefs: ReadonlyMap<string, ObjectId>;
  /** What git does not show and was there before the attempt; it is not captured even if the attempt changes the rules. */
  readonly hidden: HiddenFiles;
}

export interface NewSnapshot {
  readonly taskId: TaskId;
  readonly day: number;
  /** Further refs that the agent may want to look at, such as earlier scratch commits. */
  readonly visibleRefs?: ReadonlyMap<string, ObjectId>;
}

/**
 * Starts an attempt: on a named branch, from a clean tracked state, on a new scratch branch that nothing collides with.
 * Throws when one of these does not hold; then nothing was changed.
 */
export async function createSnapshot(workspace: Workspace, wanted: NewSnapshot): Promise<Snapshot> {
  const early = prepareAgentRepository(workspace);
  try {
    const around = await readStartingState(workspace, early.start);
    return await startFrom(workspace, wanted, { begun: early.started(), around });
  } finally {
    await early.cancel();
  }
}

async function startFrom(
  workspace: Workspace,
  { taskId, day, visibleRefs }: NewSnapshot,
  { begun, around }: { readonly begun: StartedRepository | undefined; readonly around: StartingState },
): Promise<Snapshot> {
  const { control } = workspace;
  const { status, scan, hidden: cleared } = around;
  const { untracked } = status;
  const { taskRef, snapshotRef } = requireStart(status);
  const preserved = await preserveUntracked(workspace, untracked);
  const lost = untracked.filter((path) => !preserved.has(path));
  if (workspace.userCheckout !== undefined && lost.length > 0)
    throw unexpected(`untracked files cannot be kept: ${lost.slice(0, 5).map(toReadablePath).join(', ')}`);
  const hidden = cleared ?? (await findHiddenFiles(workspace, status, { scanned: scan }));
  const scratchRef = toRefName({ kind: 'scratch_branch', taskId, day });
  await createScratchBranch(control, scratchRef, snapshotRef);
  const snapshot: Snapshot = {
    taskId,
    day,
    workspacePath: workspace.path,
    taskBranch: taskRef.slice('refs/heads/'.length),
    scratchBranch: scratchBranchName(taskId, day),
    snapshotRef,
    preserved,
    visibleRefs: new Map([...(visibleRefs ?? []), [taskRef, snapshotRef], [scratchRef, snapshotRef]]),
    hidden,
  };
  await Promise.all([setLooseHead(control, scratchRef), resetAgentRepository(workspace, snapshot, begun)]);
  return snapshot;
}

/** The branch and the commit that an attempt may start from. */
function requireStart({ changed, branch, commit }: WorktreeStatus): {
  readonly taskRef: RefName;
  readonly snapshotRef: ObjectId;
} {
  if (branch === undefined) throw unexpected('HEAD is detached; an attempt starts from a named branch');
  const taskRef = toBranchRef(branch);
  if (parseTaskRef(taskRef)?.kind === 'scratch_branch')
    throw unexpected(`HEAD is on the scratch branch "${taskRef}" of an attempt that has not ended`);
  if (commit === undefined) throw unexpected(`${taskRef} has no commit`);
  if (changed.length > 0)
    throw unexpected(`tracked files are not clean: ${changed.slice(0, 5).map(toReadablePath).join(', ')}`);
  return { taskRef, snapshotRef: commit };
}

/** `meanwhile` is called once git has begun to look. */
async function readStartingState(workspace: Workspace, meanwhile: () => void): Promise<StartingState> {
  return (await runDeferredClean(workspace, meanwhile)) ?? readStatusAndFolders(workspace, meanwhile);
}

/** All at once: git goes through the files while we go through the folders. */
async function readStatusAndFolders(workspace: Workspace, meanwhile: () => void): Promise<StartingState> {
  const known = workspace.cache.hidden;
  const looking = readWorktreeStatus(workspace);
  meanwhile();
  const walking = known === undefined ? undefined : scanFolders(workspace, known.ignored);
  const [status, scan] = await Promise.all([looking, walking]);
  return { status, scan };
}

/** The creation refuses a name that is taken; only then is it worth a question which it was. */
async function createScratchBranch(control: Git, ref: RefName, to: ObjectId): Promise<void> {
  try {
    await createLooseRef(control, ref, to);
  } catch (error) {
    if ((await listRefs(control, [ref])).size > 0) throw unexpected(`the scratch branch "${ref}" exists already`);
    throw error;
  }
}

/** Makes the agent's repository anew: on the scratch branch, with nothing in it that the agent has set. */
export async function resetAgentRepository(
  workspace: Workspace,
  snapshot: Snapshot,
  begun?: StartedRepository,
): Promise<void> {
  if (workspace.userCheckout !== undefined) return workspace.userCheckout.enter(snapshot);
  await finishAgentRepository(workspace, begun ?? startAgentRepository(workspace), {
    head: toBranchRef(snapshot.scratchBranch),
    refs: snapshot.visibleRefs,
  });
}

/** Keeps the content of untracked files, so that they can be compared and put back byte for byte. */
export async function preserveUntracked(
  { git, path: root }: Workspace,
  untracked: readonly PathBytes[],
): Promise<PreservedFiles> {
  const files = new Map<PathBytes, DiskFile>();
  for (const path of untracked) files.set(path, await readDiskFileKind(root, path));
  return storeFiles(git, root, files);
}

/** Throws unless HEAD is on the scratch branch and the task branch is where the attempt started. */
export async function requireAttemptState(workspace: Workspace, snapshot: Snapshot): Promise<void> {
  const { control } = workspace;
  const scratchRef = toBranchRef(snapshot.scratchBranch);
  const taskRef = toBranchRef(snapshot.taskBranch);
  // Two small files, which say yes or nothing: for anything else git is asked.
  if ((await isLooseHead(control, scratchRef)) && (await readLooseRef(control, taskRef)) === snapshot.snapshotRef)
    return;
  const head = await findHead(control);
  if (head !== scratchRef)
    throw unexpected(`HEAD is on "${head ?? 'no branch'}", not on "${scratchRef}" and not guessed further`);
  const taskHead = await findCommit(control, taskRef);
  if (taskHead !== snapshot.snapshotRef) {
    throw unexpected(
      `the task branch "${snapshot.taskBranch}" moved from ${snapshot.snapshotRef} to ${taskHead ?? 'nothing'}; manual intervention required`,
    );
  }
}

function unexpected(message: string): GroundhogError {
  return new GroundhogError('internal', { message });
}
