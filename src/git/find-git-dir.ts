import { access, constants, lstat, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ConfigurationError, GroundhogError } from '../domain/errors/errors.ts';
import type { Git } from './git.ts';
import { toGitError } from './git-failure.ts';

export interface FoundRepository {
  readonly gitDir: string;
  /** The folder of refs and objects; differs from `gitDir` in a linked worktree, see git-worktree(1). */
  readonly commonDir: string;
}

/**
 * Finds the repository of a folder as `findGitDir` does. Throws ConfigurationError `not_a_repository` without one, and
 * the error of a git directory that is there and cannot be used.
 */
export async function requireGitDir(git: Git, folder: string): Promise<FoundRepository> {
  const found = await findGitDir(git, folder);
  if (found === undefined) throw await toAbsenceError(git, folder);
  return found;
}

/** Finds out why git finds no repository: a `.git` that is damaged or may not be read is none for it. */
async function toAbsenceError(git: Git, folder: string): Promise<Error> {
  const absent = new ConfigurationError('not_a_repository', { path: folder });
  const start = await stat(resolve(folder)).catch(() => undefined);
  if (start?.isDirectory() !== true) return absent;
  for (let at = resolve(folder); ; at = dirname(at)) {
    const path = join(at, '.git');
    const kind = await lstat(path).catch(() => undefined);
    if (kind === undefined && at !== dirname(at)) continue;
    if (kind === undefined) return absent;
    const refused = await access(path, constants.R_OK | (kind.isDirectory() ? constants.X_OK : 0)).catch(
      (error: unknown) => error,
    );
    if (refused instanceof Error) return refused;
    const { exitCode, stderr } = await git.discover(at, ['rev-parse', '--git-dir']);
    const { data } = toGitError({ args: ['rev-parse'], exitCode, stderr, redact: git.redact, now: git.now });
    return new GroundhogError('repository_damaged', { path, reason: `git cannot open it (${data.stderr})` });
  }
}

/**
 * Finds the repository of a folder, also a bare one or a linked worktree; undefined when it is in none. Throws
 * ConfigurationError `path_unusable` when its path has a line end.
 */
export async function findGitDir(git: Git, folder: string): Promise<FoundRepository | undefined> {
  const path = resolve(folder);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return undefined;
  // The only command that may search for a repository: the user named this folder.
  const args = ['rev-parse', '--path-format=absolute', '--git-dir', '--git-common-dir'];
  const { exitCode, stdout } = await git.discover(path, args);
  const [gitDir, commonDir, ...rest] = stdout.split('\n');
  if (exitCode !== 0 || gitDir === undefined || commonDir === undefined || commonDir === '') return undefined;
  // So have git's list of borrowed objects, and others of its outputs: a path is a line.
  if (rest.length !== 1)
    throw new ConfigurationError('path_unusable', { path: JSON.stringify(path), reason: 'has a line end in it' });
  return { gitDir, commonDir };
}

/** Finds the root of the checkout that a folder belongs to; undefined in a bare repository or outside of any. */
export async function findWorkTree(git: Git, folder: string): Promise<string | undefined> {
  if ((await findGitDir(git, folder)) === undefined) return undefined;
  const { exitCode, stdout } = await git.discover(resolve(folder), ['rev-parse', '--show-toplevel']);
  const root = stdout.replace(/\n$/, '');
  return exitCode === 0 && root !== '' ? root : undefined;
}
