import { setTimeout as sleepFor } from 'node:timers/promises';
import { defaults } from '@actions/github/lib/utils';
import { Octokit } from '@octokit/rest';
import { findRateLimitWait } from './rate-limit.ts';
import { isDoubtful, readRequestFailure } from './request-failure.ts';
import { createWriteQueue, type Pace, type WriteKind } from './write-queue.ts';

/** The one way to GitHub: paced, patient with its limits, and never sending a create twice by itself. */
export type GitHubClient = Octokit;

/** A repository by its two names. */
export interface RepositoryName {
  readonly owner: string;
  readonly repo: string;
}

/** What the client needs of the world. */
export interface GitHubClientOptions {
  readonly token: string;
  /** Such as `https://api.github.com`. */
  readonly apiUrl: string;
  readonly userAgent: string;
  readonly onWarning: (text: string) => void;
  readonly pace?: Pace;
  /** Asked right before each write is sent: why it must not be, or undefined. */
  readonly findRefusal?: (() => Promise<Error | undefined>) | undefined;
  readonly requestTimeoutMs?: number | undefined;
  /** How long there is to wait at most, asked at each limit; without it as long as GitHub says. */
  readonly findTimeLeftMs?: (() => number) | undefined;
  readonly sleep?: (durationMs: number) => Promise<void>;
  /** Milliseconds that only grow; the process's own unless given. */
  readonly monotonicMs?: () => number;
  /** Receives one line for each request. */
  readonly debug?: ((line: string) => void) | undefined;
}

const DEFAULT_PACE: Pace = { writeMs: 1000, notifyMs: 3000 };
const DEFAULT_REQUEST_TIMEOUT_MS = 30_000;
const MAX_LIMIT_WAITS = 3;
const MAX_REPEATS = 2;
// A create is not among them: it may have been carried out although its answer was lost.
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'PATCH']);
const NOTIFYING =
  /^POST \/repos\/[^/]+\/[^/]+\/(?:issues|pulls)(?:\/[^/]+\/(?:comments|reviews|requested_reviewers))?$/;

/** Makes a client. Reads run at once; writes one after the other. */
export function createGitHubClient(options: GitHubClientOptions): GitHubClient {
  const { token, apiUrl, userAgent, onWarning, pace = DEFAULT_PACE, findTimeLeftMs } = options;
  const sleep = options.sleep ?? ((durationMs: number) => sleepFor(durationMs));
  const queue = createWriteQueue({ pace, sleep, monotonicMs: options.monotonicMs ?? (() => performance.now()) });
  const silent = () => undefined;
  const client = new Octokit({
    // The runner's proxy, where it has one.
    ...defaults,
    request: {
      ...defaults.request,
      fetch: withTimeout(options.requestTimeoutMs ?? DEFAULT_REQUEST_TIMEOUT_MS, defaults.request?.fetch ?? fetch),
    },
    auth: token,
    baseUrl: apiUrl,
    userAgent,
    log: { debug: silent, info: silent, warn: onWarning, error: silent },
  });
  client.hook.wrap('request', (request, parameters) => {
    const { method, url } = parameters;
    const isRead = method === 'GET' || method === 'HEAD';
    const send = async () => {
      const refusal = isRead ? undefined : await options.findRefusal?.();
      if (refusal !== undefined) throw refusal;
      return request(parameters);
    };
    const isRepeatable = REPEATABLE.has(method);
    const patient = () => sendPatiently(send, { isRepeatable, sleep, onWarning, findTimeLeftMs });
    return isRead ? patient() : queue.run(kindOfWrite(method, url), patient);
  });
  return client;
}

/** Whether a write sends notifications; `path` may be a template. */
export function kindOfWrite(method: string, path: string): WriteKind {
  return NOTIFYING.test(`${method} ${path}`) ? 'notifying' : 'quiet';
}

/** Ends what takes too long, the reading of the answer too. Around `fetch`, since a signal given to the hook is dropped. */
function withTimeout(timeoutMs: number, send: typeof fetch): typeof fetch {
  return (url, init) => {
    const controller = new AbortController();
    // The timer keeps the signal: one of `AbortSignal.timeout` may be garbage collected, and then ends nothing.
    setTimeout(() => controller.abort(new DOMException('GitHub gave no answer', 'TimeoutError')), timeoutMs).unref();
    return send(url, { ...init, signal: controller.signal });
  };
}

interface Patience {
  readonly isRepeatable: boolean;
  readonly sleep: (durationMs: number) => Promise<void>;
  readonly onWarning: (text: string) => void;
  readonly findTimeLeftMs: (() => number) | undefined;
}

async function sendPatiently<T>(send: () => Promise<T>, patience: Patience): Promise<T> {
  const { isRepeatable, sleep, onWarning, findTimeLeftMs = () => Number.POSITIVE_INFINITY } = patience;
  let limitWaits = 0;
  let repeats = 0;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const failure = readRequestFailure(error);
      const limitMs = failure === undefined ? undefined : findRateLimitWait(failure);
      if (limitMs !== undefined && limitWaits < MAX_LIMIT_WAITS && limitMs < findTimeLeftMs()) {
        limitWaits += 1;
        onWarning(`GitHub limits the rate of requests; waiting ${Math.ceil(limitMs / 1000)} s.`);
        await sleep(limitMs);
      } else if (isRepeatable && isDoubtful(error) && repeats < MAX_REPEATS) {
        repeats += 1;
        await sleep(1000 * 2 ** repeats);
      } else {
        throw error;
      }
    }
  }
}
