import { GitHubError, toError } from '../../domain/errors/errors.ts';
import { readRequestFailure } from './request-failure.ts';

/** What is known about a request besides its failure. */
export interface GitHubErrorContext {
  /** What we wanted, in words: "create a comment". */
  readonly operation: string;
  /** The permission that is missing when GitHub forbids it, such as `issues: write`. */
  readonly permission?: string | undefined;
}

const MAX_MESSAGE_CHARS = 1000;
const FORBIDDEN = new Set([403, 404]);

/** A failed request as an error of ours; the thrown error stays its cause. Secrets in it are masked by who tells it. */
export function toGitHubError(thrown: unknown, context: GitHubErrorContext): GitHubError {
  if (thrown instanceof GitHubError) return thrown;
  const { operation, permission } = context;
  const failure = readRequestFailure(thrown);
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

/** Never inside a word: half of a secret could not be masked any more. */
function cutAfterWord(text: string): string {
  if (text.length <= MAX_MESSAGE_CHARS) return text;
  return text.slice(0, MAX_MESSAGE_CHARS + 1).replace(/\s*\S*$/, '');
}
