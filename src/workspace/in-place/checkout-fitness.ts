import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError, toError } from '../../domain/errors/errors.ts';
import { toSystemError } from '../../domain/errors/to-groundhog-error.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { succeeds } from '../../domain/succeeds.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { requireWritable } from '../../exec/folder-access.ts';
import type { Git } from '../../git/git.ts';
import { listFlaggedIndex } from '../../git/ls-files.ts';
import { listTreeFiles } from '../../git/ls-tree.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { preserveUntracked } from '../attempt/snapshot.ts';
import { findHiddenFiles } from '../files/hidden-files.ts';
import { findNestedRepositories, findPlantedRepositories } from '../files/nested-repository.ts';
import { readWorktreeStatus, type Workspace } from '../workspace.ts';
import type { HeldCheckout } from './user-checkout.ts';

const OPERATIONS = [
  ['MERGE_HEAD', 'a merge'],
  ['rebase-merge', 'a rebase'],
  ['rebase-apply', 'a rebase or "git am"'],
  ['CHERRY_PICK_HEAD', 'a cherry-pick'],
  ['REVERT_HEAD', 'a revert'],
  ['BISECT_LOG', 'a bisection'],
  ['sequencer', 'a cherry-pick or revert'],
] as const;

/** Throws ConfigurationError unless files can be created in the checkout: an attempt there would only use up budget. */
export async function requireWritableFiles(root: string): Promise<void> {
  await requireWritable([root]).catch((error: unknown) => {
    throw unsuited(root, `cannot be written: ${toSystemError(toError(error))?.data.reason ?? toError(error).message}`);
  });
}

/** Throws ConfigurationError while an operation of git's is under way, which a run would interrupt. */
export async function requireNoOperation({ root, gitDir }: HeldCheckout): Promise<void> {
  for (const [name, what] of OPERATIONS) {
    if (await succeeds(lstat(join(gitDir, name)))) throw unsuited(root, `has ${what} under way`);
  }
}

/** Throws ConfigurationError unless the user's index holds exactly the commit, with no path hidden from git. */
export async function requireIndexOf(held: HeldCheckout, control: Git, head: ObjectId): Promise<void> {
  const entries = await listFlaggedIndex(held.user);
  const hidden = entries.filter(({ flag }) => flag === 'S' || /[a-z]/.test(flag)).map(({ path }) => path);
  if (hidden.length > 0) {
    const paths = listSome(hidden.map(toReadablePath));
    throw unsuited(held.root, `is sparse, or hides files from git (skip-worktree, assume-unchanged): ${paths}`);
  }
  const wanted = new Map((await listTreeFiles(control, head)).map(({ path, mode, id }) => [path, `${mode} ${id} 0`]));
  const staged = entries.filter(({ path, mode, id, stage }) => wanted.get(path) !== `${mode} ${id} ${stage}`);
  const present = new Set(entries.map(({ path }) => path));
  const gone = [...wanted.keys()].filter((path) => !present.has(path));
  requireNone(held, [...staged.map(({ path }) => path), ...gone]);
}

/** Throws ConfigurationError unless every file is as committed, and untracked files can be preserved. */
export async function requireCleanFiles(held: HeldCheckout, workspace: Workspace): Promise<void> {
  const planted = await findPlantedRepositories(workspace);
  if (planted.length > 0) throw unsuited(held.root, `has submodules or repositories in it: ${name(planted)}`);
  const status = await readWorktreeStatus(workspace);
  requireNone(held, status.changed);
  const nested = findNestedRepositories(workspace, status.untracked);
  if (nested.length > 0) throw unsuited(held.root, `has repositories in it that no rule ignores: ${name(nested)}`);
  if (status.unreadable.length > 0)
    throw unsuited(held.root, `has folders that cannot be read: ${name(status.unreadable)}`);
  const kept = await preserveUntracked(workspace, status.untracked);
  const lost = status.untracked.filter((path) => !kept.has(path));
  if (lost.length > 0) throw unsuited(held.root, `has untracked files that cannot be kept: ${name(lost)}`);
  await findHiddenFiles(workspace, status);
}

function requireNone({ root }: HeldCheckout, paths: readonly string[]): void {
  if (paths.length > 0)
    throw new ConfigurationError('checkout_dirty', { path: root, paths: name([...new Set(paths)]) });
}

function name(paths: readonly string[]): string {
  return listSome(paths.map(toReadablePath));
}

function unsuited(path: string, reason: string): ConfigurationError {
  return new ConfigurationError('checkout_unsuited', { path, reason });
}
