import { lstat, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderError } from '../../domain/errors/error-catalog.ts';
import { GroundhogError } from '../../domain/errors/errors.ts';
import { toGroundhogError } from '../../domain/errors/to-groundhog-error.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import { succeeds } from '../../domain/succeeds.ts';
import { makeFolder, requireRealParent } from '../../exec/folder-access.ts';
import { removeFolder } from '../../exec/remove-folder.ts';
import type { Git } from '../../git/git.ts';
import { checkoutTree } from '../../git/read-tree.ts';
import { findCommit, readTreeOf } from '../../git/rev-parse.ts';
import { setHead } from '../../git/symbolic-ref.ts';
import { primeIndex } from '../../git/update-index.ts';
import { updateRefs } from '../../git/update-ref.ts';
import { writeAgentRepository } from '../agent-git/agent-repository.ts';
import type { AgentObjects } from '../agent-objects.ts';
import { readSettlingTime, waitForNextSecond } from '../files/file-clock.ts';
import { listDraftFiles } from '../files/staged-index.ts';
import { readIndexStamp, readTracked } from '../files/untracked-scan.ts';
import { createWorkspace, type Workspace } from '../workspace.ts';
import { type KeptApart, requireApart } from './boundary.ts';
import { describeWorkspace, summarizeDiff } from './describe-workspace.ts';
import type { RollbackTarget, WorkspaceBackend } from './workspace-backend.ts';

export interface WorktreeBackendOptions extends WorktreeOptions {
  /** Folders that the workspace must be apart from, besides that of the run. */
  readonly apartFrom: readonly KeptApart[];
}

/** Creates the backend of our own checkout, which can be discarded and recreated apart from the user's repository. */
export function createWorktreeBackend(options: WorktreeBackendOptions): WorkspaceBackend {
  const others = [...options.apartFrom, { path: options.runDir, what: 'the folder of the run' }];
  const plannedPath = () => join(options.workDir, 'workspace');
  const requireBoundary = () => requireApart(plannedPath(), others);
  let made: { readonly workspace: Workspace; readonly head: ObjectId } | undefined;
  let last: Workspace | undefined;
  let rollbacks = 0;
  const use = (workspace: Workspace, head: ObjectId) => {
    requireApart(workspace.path, others);
    made = { workspace, head };
    last = workspace;
    return workspace;
  };
  return {
    kind: 'worktree',
    plannedPath,
    requireBoundary,
    async prepare() {
      requireBoundary();
      return use(await prepareWorktree(options), options.head);
    },
    async rollbackPreRun(target) {
      await requireSafeToDiscard(options, target);
      requireBoundary();
      made = undefined;
      try {
        const { name, notes } = await discard(last?.path ?? plannedPath(), options.workDir, rollbacks + 1);
        const workspace = use(await createWorktree({ ...options, head: target.to, name }), target.to);
        rollbacks += 1;
        return { kind: 'completed', workspace, notes };
      } catch (thrown) {
        return { kind: 'failed', reason: renderError(toGroundhogError(thrown)) };
      }
    },
    currentContext: () => made && { path: made.workspace.path, branch: options.taskBranch, head: made.head, rollbacks },
    snapshot: async () => made && describeWorkspace(made.workspace, await findTaskHead(options, made.head)),
    diffSummary: async () => made && summarizeDiff(made.workspace, await findTaskHead(options, made.head)),
  };
}

/** Reads the head of the task branch: commits that landed since the folder was created are no difference. */
async function findTaskHead({ control, taskBranch }: WorktreeOptions, made: ObjectId): Promise<ObjectId> {
  return (await findCommit(control, toBranchRef(taskBranch))) ?? made;
}

/** Throws unless the refs are as they must be: once the folder is gone, it cannot be restored. */
async function requireSafeToDiscard(
  { control, taskBranch }: WorktreeOptions,
  { to, pinned }: RollbackTarget,
): Promise<void> {
  await readTreeOf(control, to);
  await updateRefs(control, [
    { kind: 'verify', ref: toBranchRef(taskBranch), is: to },
    { kind: 'verify', ref: toBranchRef(pinned.branch), is: pinned.commit },
  ]);
}

interface Discarded {
  /** The name for the next folder. */
  readonly name: string;
  readonly notes: readonly string[];
}

/** Removes a workspace; one that cannot be removed is renamed, and where that fails the next one gets another name. */
async function discard(path: string, workDir: string, number: number): Promise<Discarded> {
  const name = 'workspace';
  const planned = join(workDir, name);
  if (removeFolder(path) && !(await succeeds(lstat(planned)))) return { name, notes: [] };
  if (removeFolder(planned)) return { name, notes: [describeLeft(path)] };
  const aside = join(workDir, `discarded-${number}`);
  return (await succeeds(rename(planned, aside)))
    ? { name, notes: [describeLeft(aside)] }
    : { name: `workspace-${number + 1}`, notes: [describeLeft(planned)] };
}

function describeLeft(path: string): string {
  return `The discarded workspace could not be removed as a whole; what is left is in ${path}.`;
}

interface WorktreeOptions {
  readonly control: Git;
  /** Holds the private index; the agent does not learn its path. */
  readonly runDir: string;
  /** The workspace is created inside it, apart from the control repository. */
  readonly workDir: string;
  readonly taskBranch: string;
  readonly head: ObjectId;
  /** The number of files from which on git's cache of untracked files is worth the second that it costs. */
  readonly primeFrom?: number;
  readonly objects?: AgentObjects | undefined;
  /** The folder's name in `workDir`; `workspace` when absent. */
  readonly name?: string;
}

const PRIME_FROM = 2000;

/** Creates the task branch and checks it out into a new folder, with a private index. */
export async function prepareWorktree(options: WorktreeOptions): Promise<Workspace> {
  const { control, taskBranch, head } = options;
  // Never moved: a branch that exists already is not ours.
  await updateRefs(control, [{ kind: 'create', ref: toBranchRef(taskBranch), to: head }]);
  return createWorktree(options);
}

/** Checks out a task branch that exists. Anything in the place of the folder is removed. */
export async function createWorktree(options: WorktreeOptions): Promise<Workspace> {
  const { control, runDir, workDir, taskBranch, head, primeFrom, objects, name = 'workspace' } = options;
  const taskRef = toBranchRef(taskBranch);
  await setHead(control, taskRef);
  const tree = await readTreeOf(control, head);
  const indexFile = join(runDir, 'private.index');
  const workspace = await checkOutTree(control, {
    folder: join(workDir, name),
    ...{ indexFile, tree, primeFrom, objects },
  });
  await writeAgentRepository(workspace, { head: taskRef, refs: new Map([[taskRef, head]]) });
  return workspace;
}

export interface TreeCheckout {
  /** Anything in its place is removed. */
  readonly folder: string;
  /** A private index, beside which nobody else writes. */
  readonly indexFile: string;
  readonly tree: ObjectId;
  readonly primeFrom?: number | undefined;
  readonly objects?: AgentObjects | undefined;
}

/** Checks a tree out into a new folder with a private index and without a repository of its own. */
export async function checkOutTree(
  control: Git,
  { folder, indexFile, tree, primeFrom = PRIME_FROM, objects }: TreeCheckout,
): Promise<Workspace> {
  requireRealParent(folder);
  if (!removeFolder(folder)) throw new GroundhogError('rollback_failed', { reason: `"${folder}" cannot be removed` });
  await makeFolder(folder, 0o700);
  const path = await realpath(folder);
  // Only we write them: a lock was left by a command that died.
  for (const file of [indexFile, `${indexFile}.lock`, ...listDraftFiles(indexFile)])
    await rm(file, { recursive: true, force: true });
  const git = control.at({ gitDir: control.location.gitDir, workTree: path, indexFile });
  const workspace = createWorkspace({ path, control, git, objects });
  await checkoutTree(git, tree);
  await primeUntrackedCache(workspace, { parent: dirname(path), primeFrom });
  return workspace;
}

/** Fills git's cache of untracked files. Only now: until other programs write files, their times can be trusted. */
async function primeUntrackedCache(
  workspace: Workspace,
  { parent, primeFrom }: { readonly parent: string; readonly primeFrom: number },
): Promise<void> {
  const { cache } = workspace;
  cache.settlingMs = readSettlingTime(parent, workspace.control.location.gitDir);
  const tracked = await readTracked(workspace);
  if (cache.settlingMs === undefined || tracked.files.size < primeFrom) return;
  await waitForNextSecond(workspace.control.location.gitDir);
  await primeIndex(workspace.git);
  cache.index = { stamp: readIndexStamp(workspace), tracked };
}
