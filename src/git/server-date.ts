import { GitError } from '../domain/errors/errors.ts';
import type { Git } from './git.ts';
import { type Remote, toRemoteEnvironment } from './remote.ts';

// Traces the headers of responses, without bodies and with credentials and cookies redacted, see git(1).
const TRACE_HEADERS = { GIT_TRACE_CURL: '1', GIT_TRACE_CURL_NO_DATA: '1', GIT_TRACE_REDACT: '1' };

/** Fetches the Date header of an http(s) remote; undefined for a folder, and when there is no date or no response. */
export async function findServerDate(git: Git, remote: Remote): Promise<string | undefined> {
  if (!/^https?:/i.test(remote.url)) return undefined;
  const args = ['ls-remote', '--quiet', '--end-of-options', remote.url, 'HEAD'];
  try {
    const { stderr } = await git.text(args, { env: { ...toRemoteEnvironment(remote), ...TRACE_HEADERS } });
    return [...stderr.matchAll(/<= Recv header: date: ([^\r\n]+)/gi)].at(-1)?.[1]?.trim();
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}
