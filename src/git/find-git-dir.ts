import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Git } from './git.ts';

export interface FoundRepository {
  readonly gitDir: string;
  /** The folder of refs and objects; differs from `gitDir` in a linked worktree, see git-worktree(1). */
  readonly commonDir: string;
}

/** Finds the repository of a folder, also a bare one or a linked worktree; undefined when it is in none. */
export async function findGitDir(git: Git, folder: string): Promise<FoundRepository | undefined> {
  const path = resolve(folder);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return undefined;
  // The only command that may search for a repository: the user named this folder.
  const args = ['rev-parse', '--path-format=absolute', '--git-dir', '--git-common-dir'];
  const { exitCode, stdout } = await git.discover(path, args);
  const [gitDir, commonDir] = stdout.split('\n');
  if (exitCode !== 0 || gitDir === undefined || commonDir === undefined || commonDir === '') return undefined;
  return { gitDir, commonDir };
}

/** Finds the root of the checkout that a folder belongs to; undefined in a bare repository or outside of any. */
export async function findWorkTree(git: Git, folder: string): Promise<string | undefined> {
  if ((await findGitDir(git, folder)) === undefined) return undefined;
  const { exitCode, stdout } = await git.discover(resolve(folder), ['rev-parse', '--show-toplevel']);
  const root = stdout.replace(/\n$/, '');
  return exitCode === 0 && root !== '' ? root : undefined;
}
