import { GitError } from '../domain/errors/errors.ts';
import type { Git } from './git.ts';
import { findDate } from './http-trace.ts';
import { isHttp, type Remote, toRemoteCall } from './remote.ts';

// Why: docs/decisions/0054-time-of-a-remote-from-git.md
/** Fetches the Date header of an http(s) remote; undefined for a folder, and when there is no date or no response. */
export async function findServerDate(git: Git, remote: Remote): Promise<string | undefined> {
  if (!isHttp(remote)) return undefined;
  const args = ['ls-remote', '--quiet', '--end-of-options', remote.url, 'HEAD'];
  try {
    const { trace } = await git.text(args, toRemoteCall(remote));
    return findDate(trace ?? '');
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}
