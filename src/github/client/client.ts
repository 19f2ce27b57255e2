import { setTimeout as sleepFor } from 'node:timers/promises';
import { defaults } from '@actions/github/lib/utils';
import { Octokit } from '@octokit/rest';
import type { DebugLog } from '../../exec/debug-log.ts';
import { findRateLimitWait, isOutcomeUnknown, parseRequestFailure } from './request-failure.ts';
import { createWriteQueue, type Pace, type WriteKind } from './write-queue.ts';

const TRIED_ONCE = 'isTriedOnce';

/** The option of a request that nobody waits for: it is not repeated, and no limit is waited for. */
export const triedOnce = { request: { [TRIED_ONCE]: true } } as const;

/** The client for all requests to GitHub: writes are paced, limits waited for, and no create is repeated. */
export type GitHubClient = Octokit;

/** A repository by owner and name. */
export interface RepositoryName {
  readonly owner: string;
  readonly repo: string;
}

/** The token, address and callbacks of a client. */
export interface GitHubClientOptions {
  readonly token: string;
  /** Such as `https://api.github.com`. */
  readonly apiUrl: string;
  readonly userAgent: string;
  readonly onWarning: (text: string) => void;
  readonly pace?: Pace;
  /** Called before each write; an error that it returns refuses the write. */
  readonly findRefusal?: (() => Promise<Error | undefined>) | undefined;
  readonly requestTimeoutMs?: number | undefined;
  /** Returns the longest time to wait for a rate limit; without it as long as GitHub says. */
  readonly findTimeLeftMs?: (() => number) | undefined;
  readonly sleep?: (durationMs: number) => Promise<void>;
  /** A monotonic clock; `performance.now` unless given. */
  readonly monotonicMs?: () => number;
  /** Called with the headers of each answer. */
  readonly onAnswer?: ((headers: Headers) => void) | undefined;
  /** Called once for each request, also a repeated one, with a line such as `GET /user 200 (34 ms, 4,998 left)`. */
  readonly debug?: DebugLog | undefined;
}

const DEFAULT_PACE: Pace = { writeMs: 1000, notifyMs: 3000 };
const DEFAULT_REQUEST_TIMEOUT_MS = 30_000;
const MAX_LIMIT_WAITS = 3;
const MAX_REPEATS = 2;
// Not POST: a create may have been executed although its answer was lost.
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'PATCH']);
const NOTIFYING =
  /^POST \/repos\/[^/]+\/[^/]+\/(?:issues|pulls)(?:\/[^/]+\/(?:comments|reviews|requested_reviewers))?$/;

// Why: docs/decisions/0003-own-github-policy.md
/** Creates a client. Reads run at once; writes one after the other. */
export function createGitHubClient(options: GitHubClientOptions): GitHubClient {
  const { token, apiUrl, userAgent, onWarning, pace = DEFAULT_PACE, findTimeLeftMs, debug } = options;
  const sleep = options.sleep ?? ((durationMs: number) => sleepFor(durationMs));
  const monotonicMs = options.monotonicMs ?? (() => performance.now());
  const queue = createWriteQueue({ pace, sleep, monotonicMs });
  const plain = withTimeout(options.requestTimeoutMs ?? DEFAULT_REQUEST_TIMEOUT_MS, defaults.request?.fetch ?? fetch);
  const timed = withHeaders(plain, options.onAnswer);
  const silent = () => undefined;
  const client = new Octokit({
    // The runner's proxy, where it has one.
    ...defaults,
    request: { ...defaults.request, fetch: debug === undefined ? timed : withDebug(timed, { debug, monotonicMs }) },
    auth: token,
    baseUrl: apiUrl,
    userAgent,
    log: { debug: silent, info: silent, warn: onWarning, error: silent },
  });
  client.hook.wrap('request', (request, parameters) => {
    const { method, url, request: terms } = parameters;
    const isRead = method === 'GET' || method === 'HEAD' || isQuery(url, parameters.query);
    const send = async () => {
      const refusal = isRead ? undefined : await options.findRefusal?.();
      if (refusal !== undefined) throw refusal;
      return request(parameters);
    };
    const isRepeatable = isRead || REPEATABLE.has(method);
    const sendAll = () =>
      terms?.[TRIED_ONCE] === true ? send() : sendWithRetries(send, { isRepeatable, sleep, onWarning, findTimeLeftMs });
    return isRead ? sendAll() : queue.run(kindOfWrite(method, url), sendAll);
  });
  return client;
}

/** Returns whether a request of the GraphQL API only reads. */
function isQuery(url: string, document: unknown): boolean {
  return url.endsWith('/graphql') && typeof document === 'string' && document.startsWith('query');
}

/** Returns whether a write sends notifications; `path` may be a template. */
export function kindOfWrite(method: string, path: string): WriteKind {
  return NOTIFYING.test(`${method} ${path}`) ? 'notifying' : 'quiet';
}

/** Ends requests that take too long, reading the answer included. Wraps `fetch`, since Octokit drops a hook's signal. */
function withTimeout(timeoutMs: number, send: typeof fetch): typeof fetch {
  return (url, init) => {
    const controller = new AbortController();
    // The timer references the signal: that of `AbortSignal.timeout` may be garbage collected, and then ends nothing.
    setTimeout(() => controller.abort(new DOMException('GitHub gave no answer', 'TimeoutError')), timeoutMs).unref();
    return send(url, { ...init, signal: controller.signal });
  };
}

function withHeaders(send: typeof fetch, onAnswer: GitHubClientOptions['onAnswer']): typeof fetch {
  if (onAnswer === undefined) return send;
  return async (url, init) => {
    const response = await send(url, init);
    onAnswer(response.headers);
    return response;
  };
}

/** Reports each request as one line, without its query and headers, which may hold secrets. */
function withDebug(
  send: typeof fetch,
  { debug, monotonicMs }: { readonly debug: DebugLog; readonly monotonicMs: () => number },
): typeof fetch {
  return async (url, init) => {
    const startedMs = monotonicMs();
    const report = (outcome: string, remaining: string | null) => {
      const { pathname } = new URL(url instanceof Request ? url.url : url);
      const left = remaining === null ? '' : `, ${Number(remaining).toLocaleString('en-US')} left`;
      const durationMs = Math.round(monotonicMs() - startedMs);
      debug(`${init?.method ?? 'GET'} ${pathname} ${outcome} (${durationMs} ms${left})`);
    };
    try {
      const response = await send(url, init);
      report(String(response.status), response.headers.get('x-ratelimit-remaining'));
      return response;
    } catch (error) {
      report('no answer', null);
      throw error;
    }
  };
}

interface RetryOptions {
  readonly isRepeatable: boolean;
  readonly sleep: (durationMs: number) => Promise<void>;
  readonly onWarning: (text: string) => void;
  readonly findTimeLeftMs: (() => number) | undefined;
}

async function sendWithRetries<T>(send: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { isRepeatable, sleep, onWarning, findTimeLeftMs = () => Number.POSITIVE_INFINITY } = options;
  let limitWaits = 0;
  let repeats = 0;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const failure = parseRequestFailure(error);
      const limitMs = failure === undefined ? undefined : findRateLimitWait(failure);
      if (limitMs !== undefined && limitWaits < MAX_LIMIT_WAITS && limitMs < findTimeLeftMs()) {
        limitWaits += 1;
        onWarning(`GitHub limits the rate of requests; waiting ${Math.ceil(limitMs / 1000)} s.`);
        await sleep(limitMs);
      } else if (isRepeatable && isOutcomeUnknown(error) && repeats < MAX_REPEATS) {
        repeats += 1;
        await sleep(1000 * 2 ** repeats);
      } else {
        throw error;
      }
    }
  }
}
