import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGitHandler, type GitHandler, type GitHttpRequest } from '../http/git-http-server.ts';
import { createFaultQueue, type FaultQueue, type FaultRule, sendFault } from '../http/http-faults.ts';
import { readBody, startLoopbackServer } from '../http/loopback-server.ts';
import { loadOpenApiCheck } from '../http/openapi-check.ts';
import { at, objectsOf, parseJson } from '../json.ts';
import { type LoopbackAnswer, refusal } from './loopback-answers.ts';
import { startLoopbackEmulator } from './loopback-emulator.ts';
import { createGitFacts } from './loopback-git-facts.ts';
import { answerGraphql } from './loopback-graphql.ts';
import { type LoopbackToken, loginOf, type RepositoryRole, toGitRights } from './loopback-identity.ts';
import {
  createLoopbackClock,
  createLoopbackLimits,
  type LoopbackClock,
  type LoopbackLimit,
  type LoopbackLimits,
} from './loopback-limits.ts';
import { answerCall } from './loopback-routes.ts';
import { findRefusal } from './loopback-rules.ts';
import { toRunKey } from './loopback-runs.ts';
import { createLoopbackViews, type LoopbackViews } from './loopback-views.ts';
import {
  createState,
  type LoopbackCall,
  type LoopbackSettings,
  type LoopbackWorld,
  repositoryPath,
  type WorkflowRun,
  type WorkflowRunStatus,
} from './loopback-world.ts';

export interface LoopbackGitHubOptions extends Partial<LoopbackSettings> {
  readonly owner: string;
  readonly repo: string;
  readonly bareRepoDir: string;
  readonly tokens: Readonly<Record<string, LoopbackToken>>;
  /** How far the clock of the server is ahead of ours. */
  readonly clockAheadMs?: number;
}

/** A request for the API as it was seen; `status` is what GitHub would have answered, also where a fault hid it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly login: string | undefined;
  readonly body: unknown;
  readonly status: number | undefined;
}

export interface LoopbackGitHub extends LoopbackViews {
  /** For `${serverUrl}/<owner>/<repo>`. */
  readonly serverUrl: string;
  /** The REST base; GraphQL is where Octokit looks for it, at `graphqlUrl`. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly requests: readonly SeenRequest[];
  readonly gitRequests: readonly GitHttpRequest[];
  /** Everything in the traffic that GitHub's description does not allow; a test asserts that it is empty. */
  readonly problems: readonly string[];
  /** Lets matching requests for the API fail; their paths have no prefix: `/repos/…`, `/graphql`. */
  fail(rule: FaultRule): void;
  /** Lets matching git requests fail; their paths are as in `/<owner>/<repo>/git-receive-pack`. */
  failGit(rule: FaultRule): void;
  /** Ends all faults, of the API and of git. */
  heal(): void;
  /** Says what an attempt of a workflow run is at; one that nothing was said of is not known. */
  setRun(run: number, attempt: number, state: WorkflowRunStatus | WorkflowRun): void;
  /** Refuses matching requests from now on until the limit is over by the server's clock. */
  limit(limit: LoopbackLimit): void;
  readonly clock: LoopbackClock;
  close(): Promise<void>;
}

const apiPrefix = '/api/v3';
const graphqlPath = '/api/graphql';

interface Front {
  readonly world: LoopbackWorld;
  readonly tokens: Readonly<Record<string, LoopbackToken>>;
  readonly faults: FaultQueue;
  readonly clock: LoopbackClock;
  readonly limits: LoopbackLimits;
  readonly seen: SeenRequest[];
  readonly problems: string[];
  /** Runs writes one after another: between the look and the deed of one, no other may come. */
  readonly oneByOne: (act: () => Promise<LoopbackAnswer>) => Promise<LoopbackAnswer>;
}

function createQueue(): Front['oneByOne'] {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const next = last.then(act, act);
    last = next;
    return next;
  };
}

/** Starts one server that plays both the API and the git side of GitHub for one repository. */
export async function startLoopbackGitHub(options: LoopbackGitHubOptions): Promise<LoopbackGitHub> {
  const settings = toSettings(options);
  const git = createGitHandler({
    repositories: { [`${options.owner}/${options.repo}`]: options.bareRepoDir },
    tokens: Object.fromEntries(Object.entries(options.tokens).map(([name, token]) => [name, toGitRights(token)])),
    isPublic: !settings.isPrivate,
  });
  let front: Front | undefined;
  const server = await startLoopbackServer((request, response) => {
    serve({ git, front, request, response }).catch((error: unknown) => {
      front?.problems.push(`the loopback GitHub failed: ${String(error)}`);
      response.destroy();
    });
  });
  const apiUrl = `${server.url}${apiPrefix}`;
  const logins = [...Object.values(options.tokens).map(loginOf), ...Object.keys(settings.roles)];
  const emulator = await startLoopbackEmulator({ ...settings, logins, apiUrl, serverUrl: server.url });
  const facts = createGitFacts(options.bareRepoDir);
  const world = { settings, apiUrl, serverUrl: server.url, facts, emulator, ...createState() };
  const clock = createLoopbackClock(options.clockAheadMs ?? 0);
  front = {
    world,
    tokens: options.tokens,
    faults: createFaultQueue(),
    clock,
    limits: createLoopbackLimits(clock),
    seen: [],
    problems: [],
    oneByOne: createQueue(),
  };
  return toLoopbackGitHub(front, git, async () => {
    await server.close();
    await emulator.close();
  });
}

function toLoopbackGitHub(front: Front, git: GitHandler, close: () => Promise<void>): LoopbackGitHub {
  const { world, faults } = front;
  return {
    ...createLoopbackViews(world),
    serverUrl: world.serverUrl,
    apiUrl: world.apiUrl,
    graphqlUrl: `${world.serverUrl}${graphqlPath}`,
    requests: front.seen,
    gitRequests: git.requests,
    problems: front.problems,
    fail: faults.add,
    failGit: git.faults.add,
    heal() {
      faults.clear();
      git.faults.clear();
    },
    setRun: (run, attempt, state) =>
      world.runs.set(toRunKey(run, attempt), typeof state === 'string' ? { status: state } : state),
    limit: front.limits.add,
    clock: front.clock,
    close,
  };
}

function toSettings(options: LoopbackGitHubOptions): LoopbackSettings {
  const roles: Record<string, RepositoryRole> = { ...options.roles };
  for (const token of Object.values(options.tokens)) if (token.kind === 'user') roles[token.login] = token.role;
  return {
    owner: options.owner,
    repo: options.repo,
    defaultBranch: options.defaultBranch ?? 'main',
    isPrivate: options.isPrivate ?? false,
    allowPullRequests: options.allowPullRequests ?? true,
    allowDrafts: options.allowDrafts ?? true,
    signsCommits: options.signsCommits ?? true,
    protectedBranches: options.protectedBranches ?? [],
    workflows: options.workflows ?? [],
    roles,
    repositorySettings: options.repositorySettings,
  };
}

interface Exchange {
  readonly git: GitHandler;
  readonly front: Front | undefined;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function serve({ git, front, request, response }: Exchange): Promise<void> {
  if (await git.handle(request, response)) return;
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const isGraphql = url.pathname === graphqlPath;
  if (front === undefined || !(isGraphql || url.pathname.startsWith(`${apiPrefix}/`))) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found\n');
    return;
  }
  const path = isGraphql ? '/graphql' : url.pathname.slice(apiPrefix.length);
  const method = request.method ?? 'GET';
  response.setHeader('date', front.clock.now().toUTCString());
  const body = parseJson((await readBody(request)).toString('utf8'));
  const token = front.tokens[parseAuthorization(request.headers.authorization)];
  const login = token && loginOf(token);
  const index = front.seen.push({ method, path, query: url.search.slice(1), login, body, status: undefined }) - 1;
  const fault = front.faults.take({ method, path, body: JSON.stringify(body ?? '') });
  if (fault !== undefined && !fault.hasActed) {
    await sendFault(response, fault);
    return;
  }
  const given = await decide(front, { method, path, query: url.searchParams, body }, token);
  const seen = front.seen[index];
  if (seen !== undefined) front.seen[index] = { ...seen, status: given.status };
  if (fault === undefined) sendAnswer(response, given, front.seen.length);
  else await sendFault(response, fault);
}

function parseAuthorization(header: string | undefined): string {
  return /^(?:token|bearer)\s+(.+)$/i.exec(header ?? '')?.[1] ?? '';
}

type BareCall = Omit<LoopbackCall, 'token' | 'login'>;

async function decide(front: Front, bare: BareCall, token: LoopbackToken | undefined): Promise<LoopbackAnswer> {
  const { world, problems } = front;
  if (token === undefined) return refusal(401, 'Bad credentials');
  const limited = front.limits.find(bare.method, bare.path);
  if (limited !== undefined) return limited;
  const call = { ...bare, token, login: loginOf(token) };
  if (bare.path === '/graphql') return answerGraphql(world, { ...call, path: repositoryPath(world.settings) });
  const check = loadOpenApiCheck();
  problems.push(...check.checkRequest(bare));
  const act = async () => (await findRefusal(world, call)) ?? (await answerCall(world, call));
  const given = await (bare.method === 'GET' ? act() : front.oneByOne(act));
  problems.push(...check.checkAnswer(bare, given));
  return given;
}

function sendAnswer(response: ServerResponse, given: LoopbackAnswer, count: number): void {
  response.writeHead(given.status, {
    ...(given.body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    'x-github-request-id': `LOOP:${count}`,
    'x-ratelimit-limit': '5000',
    'x-ratelimit-remaining': String(Math.max(0, 5000 - count)),
    'x-ratelimit-used': String(count),
    'x-ratelimit-resource': 'core',
    ...given.headers,
  });
  response.end(given.body === undefined ? undefined : JSON.stringify(given.body));
}

/** The messages of a refusal's `errors`, for assertions. */
export function errorMessages(body: unknown): readonly string[] {
  return objectsOf(at(body, 'errors')).map((error) => String(error.message ?? `${error.field} ${error.code}`));
}
