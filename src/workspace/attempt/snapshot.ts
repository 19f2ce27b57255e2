import { ConfigurationError, GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId, TaskId } from '../../domain/ids.ts';
import { parseTaskRef, type RefName, scratchBranchName, toBranchRef, toRefName } from '../../domain/refs/ref-name.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { listRefs } from '../../git/for-each-ref.ts';
import type { Git } from '../../git/git.ts';
import { createLooseRef, isLooseHead, readLooseRef, setLooseHead } from '../../git/loose-refs.ts';
import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { findHead } from '../../git/symbolic-ref.ts';
import {
  discardStarted,
  finishAgentRepository,
  hasAgentRepository,
  removeRetired,
  type StartedRepository,
  startAgentRepository,
} from '../agent-git/agent-repository.ts';
import { storeFiles } from '../files/disk-file.ts';
import { findHiddenFiles } from '../files/hidden-files.ts';
import { scanFolders } from '../files/untracked-scan.ts';
import { type PreservedFiles, readWorktreeStatus, type Workspace, type WorktreeStatus } from '../workspace.ts';
import type { HiddenFiles } from '../workspace-cache.ts';
import { runDeferredClean, type StartingState } from './deferred-clean.ts';

/** The state that an attempt starts from and that a rewind restores. */
export interface Snapshot {
  readonly taskId: TaskId;
  readonly day: number;
  readonly workspacePath: string;
  readonly taskBranch: string;
  readonly scratchBranch: string;
  readonly snapshotRef: ObjectId;
  readonly preserved: PreservedFiles;
  /** The refs in the agent's repository. */
  readonly visibleRefs: ReadonlyMap<string, ObjectId>;
  /** The hidden files before the attempt; they are not captured even when the attempt changes the ignore rules. */
  readonly hidden: HiddenFiles;
  /** True for a path that runners of the plan write a report to: such a file is not captured when it is new. */
  readonly isReport: (path: string) => boolean;
}

export interface NewSnapshot {
  readonly taskId: TaskId;
  readonly day: number;
  /** Further refs for the agent to read, such as earlier scratch commits. */
  readonly visibleRefs?: ReadonlyMap<string, ObjectId>;
  /** No path when absent. */
  readonly isReport?: Snapshot['isReport'];
}

/**
 * Starts an attempt: from a named branch with clean tracked files, on a new scratch branch. Throws, with nothing
 * changed, when HEAD is detached, files differ, or the scratch branch exists.
 */
export async function createSnapshot(workspace: Workspace, wanted: NewSnapshot): Promise<Snapshot> {
  const repository = prepareAgentRepository(workspace);
  try {
    const state = await readStartingState(workspace, repository.start);
    return await startFrom(workspace, wanted, { started: repository.started(), state });
  } finally {
    await repository.cancel();
  }
}

async function startFrom(
  workspace: Workspace,
  { taskId, day, visibleRefs, isReport = () => false }: NewSnapshot,
  { started, state }: { readonly started: StartedRepository | undefined; readonly state: StartingState },
): Promise<Snapshot> {
  const { control } = workspace;
  const { status, scan, hidden: cleaned } = state;
  const { untracked } = status;
  const { taskRef, snapshotRef } = requireStart(status, workspace);
  const preserved = await preserveUntracked(workspace, untracked);
  const lost = untracked.filter((path) => !preserved.has(path));
  if (workspace.userCheckout !== undefined && lost.length > 0)
    throw unexpected(`untracked files cannot be kept: ${lost.slice(0, 5).map(toReadablePath).join(', ')}`);
  const hidden = cleaned ?? (await findHiddenFiles(workspace, status, { scanned: scan }));
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
    isReport,
  };
  await Promise.all([setLooseHead(control, scratchRef), resetAgentRepository(workspace, snapshot, started)]);
  return snapshot;
}

/** Returns the branch and the commit to start from. Throws when an attempt must not start from there; a person may have edited theirs. */
function requireStart(
  { changed, branch, commit }: WorktreeStatus,
  { path, userCheckout }: Workspace,
): { readonly taskRef: RefName; readonly snapshotRef: ObjectId } {
  if (branch === undefined) throw unexpected('HEAD is detached; an attempt starts from a named branch');
  const taskRef = toBranchRef(branch);
  if (parseTaskRef(taskRef)?.kind === 'scratch_branch')
    throw unexpected(`HEAD is on the scratch branch "${taskRef}" of an attempt that has not ended`);
  if (commit === undefined) throw unexpected(`${taskRef} has no commit`);
  if (changed.length > 0 && userCheckout !== undefined)
    throw new ConfigurationError('checkout_dirty', { path, paths: listSome(changed.map(toReadablePath)) });
  if (changed.length > 0)
    throw unexpected(`tracked files are not clean: ${changed.slice(0, 5).map(toReadablePath).join(', ')}`);
  return { taskRef, snapshotRef: commit };
}

/** Reads the state, after a deferred clean where there is one. `meanwhile` is called while git runs. */
async function readStartingState(workspace: Workspace, meanwhile: () => void): Promise<StartingState> {
  return (await runDeferredClean(workspace, meanwhile)) ?? readStatusAndFolders(workspace, meanwhile);
}

/** Reads the status while we scan the folders. */
async function readStatusAndFolders(workspace: Workspace, meanwhile: () => void): Promise<StartingState> {
  const known = workspace.cache.hidden;
  const reading = readWorktreeStatus(workspace);
  meanwhile();
  const scanning = known === undefined ? undefined : scanFolders(workspace, known.ignored);
  const [status, scan] = await Promise.all([reading, scanning]);
  return { status, scan };
}

/** Creates the branch; git is asked whether the name was taken only when that fails. */
async function createScratchBranch(control: Git, ref: RefName, to: ObjectId): Promise<void> {
  try {
    await createLooseRef(control, ref, to);
  } catch (error) {
    if ((await listRefs(control, [ref])).size > 0) throw unexpected(`the scratch branch "${ref}" exists already`);
    throw error;
  }
}

/** Recreates the agent's repository on the scratch branch, with nothing in it that the agent has set. */
export async function resetAgentRepository(
  workspace: Workspace,
  snapshot: Snapshot,
  started?: StartedRepository,
): Promise<void> {
  await workspace.userCheckout?.enter(snapshot);
  if (!hasAgentRepository(workspace)) return;
  await finishAgentRepository(workspace, started ?? startAgentRepository(workspace), {
    head: toBranchRef(snapshot.scratchBranch),
    refs: snapshot.visibleRefs,
  });
}

/** Stores the content of untracked files, so that they can be compared and restored byte for byte. */
export async function preserveUntracked(
  { git, path: root }: Workspace,
  untracked: readonly PathBytes[],
): Promise<PreservedFiles> {
  return storeFiles(git, root, untracked);
}

/** Throws unless HEAD is on the scratch branch and the task branch is where the attempt started. */
export async function requireAttemptState(workspace: Workspace, snapshot: Snapshot): Promise<void> {
  const { control } = workspace;
  const scratchRef = toBranchRef(snapshot.scratchBranch);
  const taskRef = toBranchRef(snapshot.taskBranch);
  // Two small files, which prove that all is right; otherwise git is asked.
  if ((await isLooseHead(control, scratchRef)) && (await readLooseRef(control, taskRef)) === snapshot.snapshotRef)
    return;
  const head = await findHead(control);
  if (head !== scratchRef) throw unexpected(`HEAD is on "${head ?? 'no branch'}", not on "${scratchRef}"`);
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

/** An agent's repository that is started before it is known that an attempt may start. It is not in force. */
interface DeferredRepository {
  /** Starts it, and removes the last retired one. Never throws. */
  start(): void;
  /** Returns the started one; undefined when it could not be started. */
  started(): StartedRepository | undefined;
  /** Removes what was not used. Never throws. */
  cancel(): Promise<void>;
}

/** Prepares a repository that is to be started while git reads the files. */
function prepareAgentRepository(workspace: Workspace): DeferredRepository {
  let started: StartedRepository | undefined;
  let removed: Promise<void> | undefined;
  return {
    start() {
      if (!hasAgentRepository(workspace)) return;
      started = tryStart(workspace);
      removed = removeRetired(workspace).catch(() => undefined);
    },
    started: () => started,
    async cancel() {
      if (started !== undefined) discardStarted(started);
      await removed;
    },
  };
}

/** Returns undefined when it cannot be made now: `finishAgentRepository` makes it later, or throws. */
function tryStart(workspace: Workspace): StartedRepository | undefined {
  try {
    return startAgentRepository(workspace);
  } catch {
    return undefined;
  }
}
