import type { GitHubClient } from './client.ts';
import { findRateLimitWait, parseRequestFailure, toGitHubError } from './request-failure.ts';

/** The author of comments that are written with a job's `GITHUB_TOKEN`. */
export const JOB_TOKEN_LOGIN = 'github-actions[bot]';

/** Fetches the login that our comments carry; `botLogin` for tokens of apps and jobs, to which GitHub refuses it. */
export async function fetchOurLogin(client: GitHubClient, botLogin: string = JOB_TOKEN_LOGIN): Promise<string> {
  try {
    const { data } = await client.rest.users.getAuthenticated();
    return data.login;
  } catch (error) {
    const failure = parseRequestFailure(error);
    if (failure?.status === 403 && findRateLimitWait(failure) === undefined) return botLogin;
    throw toGitHubError(error, { operation: 'read the owner of the token' });
  }
}
