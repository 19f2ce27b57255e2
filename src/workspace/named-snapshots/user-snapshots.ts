import { realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { SNAPSHOT_NAMESPACE } from '../../domain/refs/ref-name.ts';
import { requireWritable } from '../../exec/folder-access.ts';
import type { ExcludesFiles } from '../../git/excludes-file.ts';
import { findGitDir, findWorkTree, requireGitDir } from '../../git/find-git-dir.ts';
import type { Git } from '../../git/git.ts';
import { initBare } from '../../git/init.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { copyExcludes } from '../in-place/copy-excludes.ts';
import { refuseSnapshot, requireSnapshotName, type SnapshotContext } from './snapshot-context.ts';

export interface UserSnapshotOptions {
  /** Any folder of the checkout. */
  readonly folder: string;
  readonly excludes: ExcludesFiles;
  /** Creates a repository where there is none. */
  readonly init: boolean;
  /** The name of a snapshot that must be there; nothing is written where it is not. */
  readonly wanted?: string | undefined;
  readonly now: () => Date;
}

/**
 * Opens the snapshots of a user's checkout, linked worktrees included. Our index and configuration for them are in its
 * git directory; its own and its attributes are not used, so that none of its filters, hooks and monitors run.
 */
export async function openUserSnapshots(git: Git, options: UserSnapshotOptions): Promise<SnapshotContext> {
  const { folder, excludes, now, wanted } = options;
  const known = await findGitDir(git, folder);
  if (known === undefined && options.init) await initRepository(git, options);
  const found = known ?? (await requireGitDir(git, folder));
  const root = await findWorkTree(git, folder);
  if (root === undefined) throw new ConfigurationError('no_files_here', { path: resolve(folder) });
  await requireOrdinary(root, excludes.home);
  if (wanted !== undefined) await requireSnapshot(git.at({ gitDir: found.gitDir }), wanted);
  const objectDir = join(found.commonDir, 'objects');
  await requireWritable([found.gitDir, objectDir]);
  const userGit = git.at({ gitDir: found.gitDir, workTree: root });
  const shadowDir = join(found.gitDir, 'groundhog', 'snapshots.git');
  await initShadow(userGit, shadowDir);
  await copyExcludes(userGit, { found, target: shadowDir, excludes });
  const shadow = { gitDir: shadowDir, workTree: root, indexFile: join(shadowDir, 'index'), objectDir };
  return {
    root,
    refs: git.at({ gitDir: found.gitDir }),
    git: git.at(shadow),
    tracked: userGit,
    namespace: SNAPSHOT_NAMESPACE,
    now,
    ...(known === undefined ? { madeRepository: root } : {}),
  };
}

async function requireSnapshot(git: Git, name: string): Promise<void> {
  requireSnapshotName(name);
  if ((await findCommit(git, `${SNAPSHOT_NAMESPACE}/${name}`)) === undefined)
    throw refuseSnapshot(`snapshot "${name}" not found`);
}

async function initRepository(git: Git, { folder, excludes }: UserSnapshotOptions): Promise<void> {
  const root = resolve(folder);
  if ((await stat(root).catch(() => undefined))?.isDirectory() !== true) return;
  await requireOrdinary(root, excludes.home);
  await git.discover(root, ['init', '--quiet', '--template=', '--initial-branch=main']);
}

/** Throws for the home folder and those above it: a snapshot of them would hold far more than was meant. */
async function requireOrdinary(root: string, home: string): Promise<void> {
  const real = await realpath(root);
  const realHome = await realpath(home).catch(() => home);
  const isAbove = real === sep || realHome === real || realHome.startsWith(`${real}${sep}`);
  if (isAbove) throw refuseSnapshot(`no snapshots are made of "${root}": it is the home folder, or above it`);
}

async function initShadow(userGit: Git, shadowDir: string): Promise<void> {
  const isMade = await stat(join(shadowDir, 'info', 'attributes')).then(
    (found) => found.size > 0,
    () => false,
  );
  if (isMade) return;
  const format = (await userGit.text(['rev-parse', '--show-object-format'])).stdout.trim();
  const shadow = userGit.at({ gitDir: shadowDir });
  await initBare(shadow, { objectFormat: format === 'sha256' ? 'sha256' : 'sha1', borrowFrom: [] });
}
