import { realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { ObjectId, TaskId } from '../../domain/ids.ts';
import { findRefConflict, parseTaskRef, scratchBranchName, toBranchRef } from '../../domain/refs/ref-name.ts';
import type { ExcludesFiles } from '../../git/excludes-file.ts';
import { findWorkTree, requireGitDir } from '../../git/find-git-dir.ts';
import { listRefs } from '../../git/for-each-ref.ts';
import type { Git } from '../../git/git.ts';
import { setIndexTree } from '../../git/read-tree.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { findHead, setHead } from '../../git/symbolic-ref.ts';
import { refreshIndex } from '../../git/update-index.ts';
import { updateRefs } from '../../git/update-ref.ts';
import { parseHeadText } from '../../git/write-head.ts';
import { createWorkspace, type Workspace } from '../workspace.ts';
import { requireCleanFiles, requireIndexOf, requireNoOperation } from './checkout-fitness.ts';
import { copyExcludes } from './copy-excludes.ts';
import { createUserCheckout, type HeldCheckout } from './user-checkout.ts';
import { requireIndexFree } from './user-index.ts';

/** The checkout that a run is to work in, as its user names it. */
export interface CheckoutChoice {
  /** Any folder of it. */
  readonly folder: string;
  readonly excludes: ExcludesFiles;
}

/** Returns the checkout that a folder belongs to. Throws ConfigurationError when there is none, or a bare one. */
export async function findCheckout(git: Git, folder: string): Promise<Omit<HeldCheckout, 'folder'>> {
  const found = await requireGitDir(git, folder);
  const root = await findWorkTree(git, folder);
  if (root === undefined)
    throw new ConfigurationError('checkout_unsuited', { path: folder, reason: 'is bare: it has no files to work on' });
  const gitDir = await realpath(found.gitDir);
  return { root: await realpath(root), gitDir, commonDir: await realpath(found.commonDir), user: git.at({ gitDir }) };
}

export interface InPlaceOptions {
  readonly control: Git;
  readonly held: HeldCheckout;
  readonly excludes: ExcludesFiles;
  /** Holds the private index; the agent does not learn its path. */
  readonly runDir: string;
  readonly taskId: TaskId;
  readonly taskBranch: string;
  readonly head: ObjectId;
  /** The number of the next attempt of the task. */
  readonly nextDay: number;
}

// Why: docs/decisions/0017-real-repository-in-place.md
/**
 * Opens the user's checkout as a workspace. Throws ConfigurationError, with nothing in it changed, unless it is clean
 * and at the head of the task.
 */
export async function openInPlace(options: InPlaceOptions): Promise<Workspace> {
  const { control, held, taskBranch, head } = options;
  const { user } = held;
  const taskRef = toBranchRef(taskBranch);
  const branch = await findHead(user);
  const at = await findCommit(user, 'HEAD');
  if (at !== head)
    throw new ConfigurationError('checkout_elsewhere', {
      path: held.root,
      at: at ?? 'no commit',
      head,
      branch: taskBranch,
      // In a clone the branch may be missing or behind.
      local: (await findCommit(user, taskRef)) === head ? taskBranch : undefined,
    });
  await requireNoOperation(held);
  await requireIndexFree(held.gitDir);
  await requireIndexOf(held, control, head);
  await requireFreeBranches(options);
  await updateRefs(control, [{ kind: 'create', ref: taskRef, to: head }]);
  await setHead(control, taskRef);
  const workspace = await openCheckoutWorkspace(options);
  await requireCleanFiles(held, workspace);
  const rest = parseHeadText(branch ?? at);
  const userCheckout = createUserCheckout({ held, control, git: workspace.git, rest, nextDay: options.nextDay });
  return createWorkspace({ ...workspace, userCheckout });
}

/** Opens the control repository over a checkout, with a new private index of a commit and an empty cache. */
export async function openCheckoutWorkspace({
  control,
  held,
  excludes,
  runDir,
  head,
}: Pick<InPlaceOptions, 'control' | 'held' | 'excludes' | 'runDir' | 'head'>): Promise<Workspace> {
  await copyExcludes(held.user, { found: held, target: control.location.gitDir, excludes });
  const indexFile = join(runDir, 'private.index');
  await rm(indexFile, { force: true });
  const git = control.at({ gitDir: control.location.gitDir, workTree: held.root, indexFile });
  await setIndexTree(git, head);
  await refreshIndex(git);
  return createWorkspace({ path: held.root, control, git });
}

/** Throws ConfigurationError when the user has branches with names that attempts will need. */
async function requireFreeBranches({ held, taskId, taskBranch, nextDay }: InPlaceOptions): Promise<void> {
  const names = [...(await listRefs(held.user, ['refs/heads/'])).keys()];
  const wanted = [toBranchRef(taskBranch), toBranchRef(scratchBranchName(taskId, nextDay))];
  const conflict = findRefConflict(wanted, names);
  if (conflict !== undefined) throw new ConfigurationError('ref_name_taken', conflict);
  const taken = names.find((name) => {
    const found = parseTaskRef(name);
    return found?.kind === 'scratch_branch' && found.taskId === taskId && found.day >= nextDay;
  });
  if (taken !== undefined) throw new ConfigurationError('ref_name_taken', { wanted: taken, existing: taken });
}
