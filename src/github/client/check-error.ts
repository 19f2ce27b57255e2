import { GitHubError } from '../../domain/errors/errors.ts';
import { findRateLimitWait } from './rate-limit.ts';
import { readRequestFailure } from './request-failure.ts';
import { type GitHubErrorContext, toGitHubError } from './to-github-error.ts';

/** As `toGitHubError`; a limit that lasts is no missing permission, and may be over at the next look. */
export function toCheckError(thrown: unknown, context: GitHubErrorContext): GitHubError {
  const failure = readRequestFailure(thrown);
  const error = toGitHubError(thrown, context);
  const isLimited = failure !== undefined && findRateLimitWait(failure) !== undefined;
  return isLimited ? new GitHubError('github_request_failed', error.data, { cause: thrown }) : error;
}
