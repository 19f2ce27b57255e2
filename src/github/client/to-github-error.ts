import { GitHubError, toError } from '../../domain/errors/errors.ts';
import { findRateLimitWait } from './rate-limit.ts';
import { parseRequestFailure } from './request-failure.ts';

/** The facts about a request that its failure does not hold. */
export interface GitHubErrorContext {
  /** The intended operation, such as "create a comment". */
  readonly operation: string;
  /** The permission that is missing when GitHub forbids it, such as `issues: write`. */
  readonly permission?: string | undefined;
}

const MAX_MESSAGE_CHARS = 1000;
const FORBIDDEN = new Set([403, 404]);

/** Translates a failed request; the thrown error becomes the cause. Secrets are masked when the error is reported. */
export function toGitHubError(thrown: unknown, context: GitHubErrorContext): GitHubError {
  if (thrown instanceof GitHubError) return thrown;
  const { operation, permission } = context;
  const failure = parseRequestFailure(thrown);
  const whole = failure === undefined ? toError(thrown).message : [failure.message, ...failure.details].join('; ');
  const data = {
    operation,
    status: failure?.status,
    request_id: failure?.headers['x-github-request-id'],
    message: cutAfterWord(whole),
  };
  if (failure?.status === 401) return new GitHubError('token_rejected', data, { cause: thrown });
  const isForbidden = failure?.status !== undefined && FORBIDDEN.has(failure.status);
  return isForbidden
    ? new GitHubError('github_forbidden', { ...data, permission }, { cause: thrown })
    : new GitHubError('github_request_failed', data, { cause: thrown });
}

/** Translates as `toGitHubError`, but a rate limit is not taken for a missing permission: it may be over at the next try. */
export function toCheckError(thrown: unknown, context: GitHubErrorContext): GitHubError {
  const failure = parseRequestFailure(thrown);
  const error = toGitHubError(thrown, context);
  const isLimited = failure !== undefined && findRateLimitWait(failure) !== undefined;
  return isLimited ? new GitHubError('github_request_failed', error.data, { cause: thrown }) : error;
}

/** Cuts a text between words: half of a secret would not be masked. */
function cutAfterWord(text: string): string {
  if (text.length <= MAX_MESSAGE_CHARS) return text;
  return text.slice(0, MAX_MESSAGE_CHARS + 1).replace(/\s*\S*$/, '');
}
