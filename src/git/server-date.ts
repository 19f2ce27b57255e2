import { GitError } from '../domain/errors/errors.ts';
import type { Git } from './git.ts';
import { type Remote, toRemoteEnvironment } from './remote.ts';

// What git says of the answers that it gets; it takes keys and cookies out of it, and the bodies are left out.
const SAY_HEADERS = { GIT_TRACE_CURL: '1', GIT_TRACE_CURL_NO_DATA: '1', GIT_TRACE_REDACT: '1' };

/** The date that an http(s) remote gives its answers; undefined for a folder, and where there is no date or no answer. */
export async function findServerDate(git: Git, remote: Remote): Promise<string | undefined> {
  if (!/^https?:/i.test(remote.url)) return undefined;
  const args = ['ls-remote', '--quiet', '--end-of-options', remote.url, 'HEAD'];
  try {
    const { stderr } = await git.text(args, { env: { ...toRemoteEnvironment(remote), ...SAY_HEADERS } });
    return [...stderr.matchAll(/<= Recv header: date: ([^\r\n]+)/gi)].at(-1)?.[1]?.trim();
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}
