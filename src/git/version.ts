import { GitError } from '../domain/errors/errors.ts';
import type { Git } from './git.ts';

const NEEDED: readonly [number, number] = [2, 38];

/** Returns the version of git. Throws GitError `git_missing`, or `git_too_old` below 2.38. */
export async function requireGitVersion(git: Git): Promise<string> {
  const { stdout } = await git.bytes(['--version']);
  const text = Buffer.from(stdout).toString('latin1');
  const [, version = '', major = '0', minor = '0'] = /git version ((\d+)\.(\d+)\S*)/.exec(text) ?? [];
  const isEnough = Number(major) > NEEDED[0] || (Number(major) === NEEDED[0] && Number(minor) >= NEEDED[1]);
  if (!isEnough) throw new GitError('git_too_old', { version, needed: NEEDED.join('.') });
  return version;
}
