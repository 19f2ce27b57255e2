import { z } from 'zod';
import { GitHubError, toError } from '../../domain/errors/errors.ts';

/** A failed request, as reported by GitHub or the network. */
export interface RequestFailure {
  /** Undefined when there was no answer. */
  readonly status: number | undefined;
  readonly message: string;
  /** The messages about single fields or rules, where there are any. */
  readonly details: readonly string[];
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

const messageSchema = z.object({ message: z.string() }).transform(({ message }) => message);
// GitHub, "Troubleshooting the REST API": a code like "invalid", without a message.
const fieldSchema = z
  .object({ field: z.string(), code: z.string() })
  .transform(({ field, code }) => `${field} ${code}`);

const answerSchema = z.object({
  headers: z.record(z.string(), z.unknown()).catch({}),
  data: z
    .object({
      message: z.string().optional().catch(undefined),
      errors: z.array(z.union([z.string(), messageSchema, fieldSchema]).catch('')).catch([]),
    })
    .catch({ message: undefined, errors: [] }),
});
const failureSchema = z.object({ status: z.number(), message: z.string(), response: answerSchema.optional() });

/** Parses an error that the client threw for a request; undefined for other errors. */
export function parseRequestFailure(thrown: unknown): RequestFailure | undefined {
  const parsed = failureSchema.safeParse(thrown);
  if (!parsed.success) return undefined;
  const { status, message, response } = parsed.data;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response?.headers ?? {})) headers[name.toLowerCase()] = String(value);
  return {
    status: response === undefined ? undefined : status,
    message: response?.data.message ?? message,
    details: (response?.data.errors ?? []).filter((detail) => detail !== ''),
    headers,
  };
}

/** Returns whether the request may have been executed although it failed: no answer, or a 5xx status. */
export function isOutcomeUnknown(thrown: unknown): boolean {
  const failure = parseRequestFailure(thrown);
  return failure !== undefined && (failure.status === undefined || failure.status >= 500);
}

/** Returns whether GitHub answered with this status. */
export function hasStatus(thrown: unknown, status: number): boolean {
  return parseRequestFailure(thrown)?.status === status;
}

const MIN_WAIT_MS = 1000;
const MAX_WAIT_MS = 15 * 60 * 1000;
const UNKNOWN_WAIT_MS = 60 * 1000;

/**
 * Returns the milliseconds to wait before a request that GitHub limited is repeated, between 1 s and 15 min; undefined
 * when it is not limited (GitHub, "Rate limits for the REST API"). The end of the limit is compared with the answer's own
 * date, since the clock of a runner may be wrong.
 */
export function findRateLimitWait({ status, message, headers }: RequestFailure): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const retryAfter = toNumber(headers['retry-after']);
  if (retryAfter !== undefined) return clamp(retryAfter * 1000);
  if (headers['x-ratelimit-remaining'] === '0') {
    const reset = toNumber(headers['x-ratelimit-reset']);
    const now = Date.parse(headers.date ?? '');
    // One second more, so that the limit is over when we ask.
    return reset === undefined || Number.isNaN(now) ? UNKNOWN_WAIT_MS : clamp(reset * 1000 - now + 1000);
  }
  return status === 429 || /\bsecondary rate limit\b/i.test(message) ? UNKNOWN_WAIT_MS : undefined;
}

function clamp(waitMs: number): number {
  return Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, waitMs));
}

function toNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}

/** The facts about a request that its failure does not hold. */
interface GitHubErrorContext {
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
