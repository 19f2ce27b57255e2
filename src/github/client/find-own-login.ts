import type { GitHubClient } from './client.ts';
import { findRateLimitWait } from './rate-limit.ts';
import { readRequestFailure } from './request-failure.ts';
import { toGitHubError } from './to-github-error.ts';

/** The author of comments that are written with a job's own token. */
export const JOB_TOKEN_LOGIN = 'github-actions[bot]';

/**
 * The login that our comments will carry. A token of an app or of a job may not ask who it is: then it is `botLogin`.
 */
export async function findOwnLogin(client: GitHubClient, botLogin: string = JOB_TOKEN_LOGIN): Promise<string> {
  try {
    const { data } = await client.rest.users.getAuthenticated();
    return data.login;
  } catch (error) {
    const failure = readRequestFailure(error);
    if (failure?.status === 403 && findRateLimitWait(failure) === undefined) return botLogin;
    throw toGitHubError(error, { operation: 'ask whose token this is' });
  }
}
