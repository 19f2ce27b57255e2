import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BackendAnswer, runGitHttpBackend } from './git-http-backend.ts';
import { createFaultQueue, type FaultQueue, type FaultRule, type HttpFault, sendFault } from './http-faults.ts';
import { readBody, startLoopbackServer } from './loopback-server.ts';

/** What a token may do over git. */
export interface GitTokenRights {
  readonly read: boolean;
  readonly write: boolean;
  readonly login?: string;
}

/** One request for a repository; `isWrite` for both halves of a push. */
export interface GitHttpRequest {
  readonly method: string;
  readonly path: string;
  readonly service: string;
  readonly isWrite: boolean;
  readonly login: string | undefined;
}

export interface GitHandlerOptions {
  /** Bare repositories by `owner/name`. */
  readonly repositories: Readonly<Record<string, string>>;
  readonly tokens: Readonly<Record<string, GitTokenRights>>;
  /** Whether somebody without a token may read. */
  readonly isPublic?: boolean;
  /** Asked before each request that is allowed; may wait, may give a fault. */
  readonly onRequest?: (request: GitHttpRequest) => Promise<HttpFault | undefined>;
}

export interface GitHandler {
  readonly requests: readonly GitHttpRequest[];
  readonly faults: FaultQueue;
  /** Answers a request for one of the repositories; false, and nothing done, when it is for none. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** What a push asks for comes before what it brings. */
const COMMANDS_BYTES = 8192;

/** Plays the git side of GitHub: basic authentication with a token as password, 401, 403 and 404 as GitHub gives them. */
export function createGitHandler(options: GitHandlerOptions): GitHandler {
  const requests: GitHttpRequest[] = [];
  const faults = createFaultQueue();
  return {
    requests,
    faults,
    async handle(request, response) {
      const target = parseTarget(request, options);
      if (target === undefined) return false;
      const body = await readBody(request);
      const token = parseToken(request.headers.authorization);
      const rights = token === undefined ? undefined : options.tokens[token];
      const seen = { ...target.seen, login: rights && (rights.login ?? 'x-access-token') };
      requests.push(seen);
      const refusal = findRefusal({ token, rights, target, isPublic: options.isPublic === true });
      if (refusal !== undefined) {
        send(response, refusal);
        return true;
      }
      const said = { ...seen, body: body.subarray(0, COMMANDS_BYTES).toString('latin1') };
      const fault = faults.take(said) ?? (await options.onRequest?.(seen));
      if (fault !== undefined && !fault.hasActed) {
        await sendFault(response, fault);
        return true;
      }
      const { bareRepoDir, query } = target;
      const login = seen.login ?? 'anonymous';
      const answer = await runGitHttpBackend({ request, body, bareRepoDir, service: seen.service, query, login });
      if (fault === undefined) send(response, answer);
      else await sendFault(response, fault);
      return true;
    },
  };
}

interface Target {
  readonly bareRepoDir: string;
  readonly repository: string;
  readonly query: string;
  readonly seen: Omit<GitHttpRequest, 'login'>;
}

function parseTarget(request: IncomingMessage, options: GitHandlerOptions): Target | undefined {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const match = /^\/([^/]+\/[^/]+?)(?:\.git)?(\/(?:info\/refs|git-upload-pack|git-receive-pack))$/.exec(url.pathname);
  const repository = match?.[1] ?? '';
  const bareRepoDir = options.repositories[repository];
  if (match === null || bareRepoDir === undefined) return undefined;
  const service = match[2] ?? '';
  const isWrite = service === '/git-receive-pack' || url.searchParams.get('service') === 'git-receive-pack';
  const seen = { method: request.method ?? 'GET', path: url.pathname, service, isWrite };
  return { bareRepoDir, repository, query: url.search.slice(1), seen };
}

function parseToken(authorization: string | undefined): string | undefined {
  const encoded = /^basic\s+(.+)$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  return decoded.slice(decoded.indexOf(':') + 1);
}

interface Access {
  readonly token: string | undefined;
  readonly rights: GitTokenRights | undefined;
  readonly target: Target;
  readonly isPublic: boolean;
}

function findRefusal({ token, rights, target, isPublic }: Access): BackendAnswer | undefined {
  const { isWrite } = target.seen;
  if (token === undefined) return isPublic && !isWrite ? undefined : refuse(401, 'Authentication required.');
  if (rights === undefined) return refuse(401, 'Invalid username or token.');
  if (!isWrite) return rights.read || isPublic ? undefined : refuse(404, 'Repository not found.');
  if (rights.write) return undefined;
  if (!rights.read && !isPublic) return refuse(404, 'Repository not found.');
  return refuse(403, `Permission to ${target.repository}.git denied to ${rights.login ?? 'x-access-token'}.`);
}

function refuse(status: number, text: string): BackendAnswer {
  const challenge = status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {};
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...challenge },
    body: Buffer.from(`${text}\n`),
  };
}

// One request for each connection: curl silently repeats a request when a connection that it used before breaks.
function send(response: ServerResponse, answer: BackendAnswer): void {
  response.writeHead(answer.status, { ...answer.headers, connection: 'close' });
  response.end(answer.body);
}

export interface GitHttpServer {
  /** Remotes are `${url}/<owner>/<name>` and the same with `.git`. */
  readonly url: string;
  readonly requests: readonly GitHttpRequest[];
  fail(rule: FaultRule): void;
  close(): Promise<void>;
}

/** Serves bare repositories over git's smart HTTP on a free loopback port. */
export async function startGitHttpServer(options: GitHandlerOptions): Promise<GitHttpServer> {
  const handler = createGitHandler(options);
  const server = await startLoopbackServer((request, response) => {
    handler.handle(request, response).then(
      (isHandled) => {
        if (!isHandled) response.writeHead(404).end('Not Found\n');
      },
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  return { url: server.url, requests: handler.requests, fail: handler.faults.add, close: server.close };
}

/** The environment that makes git send a token to a server, without it being in an argument or a file. */
export function toTokenEnv(serverUrl: string, token: string): Readonly<Record<string, string>> {
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64');
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${serverUrl}/.extraheader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${credentials}`,
  };
}
