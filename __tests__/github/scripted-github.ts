import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { createGitHubClient, type GitHubClient, type GitHubClientOptions } from '../../src/github/client/client.ts';

export const OWNER = 'acme';
export const REPO = 'widgets';
export const AUTHOR = 'github-actions[bot]';

export interface ScriptedComment {
  readonly id: number;
  readonly login: string;
  body: string;
}

export interface ScriptedPull {
  readonly number: number;
  readonly head: string;
  readonly base: string;
  title: string;
  body: string;
  draft: boolean;
  /** Open unless given. */
  state?: 'merged' | 'closed';
  headSha?: string;
}

export interface ScriptedCheck {
  readonly id: number;
  readonly app: string;
  readonly name: string;
  readonly head_sha: string;
  readonly external_id: string;
  conclusion: string;
  title: string;
  summary: string;
  readonly annotations: unknown[];
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What happens instead of a plain answer; with `acts` the request takes effect first. */
export interface Fault {
  readonly request: string;
  readonly acts?: boolean;
  /** Without an answer the connection is dropped. */
  readonly answer?: Answer;
}

export interface ScriptedGitHub {
  readonly url: string;
  readonly requests: string[];
  readonly comments: ScriptedComment[];
  readonly pulls: ScriptedPull[];
  readonly checks: ScriptedCheck[];
  /** Each is used once, by the first request that matches `METHOD /path`. */
  readonly faults: Fault[];
  readonly warnings: string[];
  readonly sleeps: number[];
  readonly client: GitHubClient;
  count(prefix: string): number;
  stop(): Promise<void>;
}

const bodySchema = z.object({
  body: z.string().optional(),
  title: z.string().optional(),
  head: z.string().optional(),
  base: z.string().optional(),
  draft: z.boolean().optional(),
});

/** A small GitHub in memory that does what it is told to, once each, and otherwise behaves. */
export async function startScriptedGitHub(
  changes: Partial<GitHubClientOptions> = {},
  onRequest: (request: string) => void = () => undefined,
): Promise<ScriptedGitHub> {
  const state: State = {
    requests: [],
    comments: [],
    pulls: [],
    checks: [],
    faults: [],
    warnings: [],
    sleeps: [],
    onRequest,
  };
  const server = createServer((request, response) => {
    handle(state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const client = createGitHubClient({
    token: 'ghs_testtoken',
    apiUrl: url,
    userAgent: 'groundhog-test',
    onWarning: (text) => state.warnings.push(text),
    pace: { writeMs: 0, notifyMs: 0 },
    sleep: async (durationMs) => {
      state.sleeps.push(durationMs);
    },
    ...changes,
  });
  return {
    ...state,
    url,
    client,
    count: (prefix) => state.requests.filter((request) => request.startsWith(prefix)).length,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type State = { readonly onRequest: (request: string) => void } & Pick<
  ScriptedGitHub,
  'requests' | 'comments' | 'pulls' | 'checks' | 'faults' | 'warnings' | 'sleeps'
>;

async function handle(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  // A query of GraphQL changes nothing, whatever its method.
  const method = /^\{"query":"query/.test(text) ? 'QUERY' : request.method;
  const key = `${method} ${url.pathname}`;
  state.requests.push(`${key}${url.search}`);
  state.onRequest(key);
  const index = state.faults.findIndex((fault) => fault.request === key);
  const fault = index < 0 ? undefined : state.faults.splice(index, 1)[0];
  const answer = fault === undefined || fault.acts === true ? act(state, { key, url, text }) : undefined;
  if (fault !== undefined && fault.answer === undefined) {
    request.socket.destroy();
    return;
  }
  const { status, body, headers } = fault?.answer ?? answer ?? { status: 500 };
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body ?? {}));
}

interface Call {
  readonly key: string;
  readonly url: URL;
  readonly text: string;
}

function act(state: State, { key, url, text }: Call): Answer {
  const repository = `/repos/${OWNER}/${REPO}`;
  if (key === 'GET /user') return { status: 403, body: { message: 'Resource not accessible by integration' } };
  if (key.endsWith(' /graphql')) return answerGraphql(state, text);
  if (key.includes('/check-runs')) return answerChecks(state, { key, url, text });
  const payload = text === '' ? {} : bodySchema.parse(JSON.parse(text));
  if (key === `GET ${repository}/pulls`) {
    const head = url.searchParams.get('head')?.replace(`${OWNER}:`, '');
    const found = state.pulls.filter((pull) => pull.head === head);
    return { status: 200, body: found.map(toPullData) };
  }
  if (key === `POST ${repository}/pulls`) {
    const { head = '', base = '', title = '', body = '', draft = false } = payload;
    const pull = { number: 7 + state.pulls.length, head, base, title, body, draft };
    state.pulls.push(pull);
    return { status: 201, body: toPullData(pull) };
  }
  const edited = new RegExp(`^PATCH ${repository}/(pulls|issues/comments)/(\\d+)$`).exec(key);
  if (edited !== null) {
    const id = Number(edited[2]);
    const target =
      edited[1] === 'pulls'
        ? state.pulls.find(({ number }) => number === id)
        : state.comments.find((each) => each.id === id);
    if (target === undefined) return { status: 404, body: { message: 'Not Found' } };
    target.body = payload.body ?? '';
    return { status: 200, body: { id, number: id, body: target.body } };
  }
  if (/\/issues\/\d+\/comments$/.test(key)) {
    return key.startsWith('GET') ? listComments(state, url) : createComment(state, payload.body ?? '');
  }
  return { status: 404, body: { message: 'Not Found' } };
}

const graphqlSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Reads a pull request, changes drafts, or edits what the variables name, in pairs; an id that names nothing is an error of its own. */
function answerGraphql(state: State, text: string): Answer {
  const { query, variables } = graphqlSchema.parse(JSON.parse(text));
  if (query.includes('pullRequest(number')) {
    const pull = state.pulls.find(({ number }) => number === variables.number);
    return { status: 200, body: { data: { repository: { pullRequest: { body: pull?.body, isDraft: pull?.draft } } } } };
  }
  if (query.includes('convertPullRequestToDraft')) {
    for (const pull of state.pulls) pull.draft = true;
    return { status: 200, body: { data: { convertPullRequestToDraft: { pullRequest: { isDraft: true } } } } };
  }
  if (query.includes('markPullRequestReadyForReview')) {
    for (const pull of state.pulls) pull.draft = false;
    return { status: 200, body: { data: { markPullRequestReadyForReview: { pullRequest: { isDraft: false } } } } };
  }
  const texts = [
    ...state.comments.map((comment) => ({ nodeId: `IC_${comment.id}`, text: comment })),
    ...state.pulls.map((pull) => ({ nodeId: `PR_${pull.number}`, text: pull })),
  ];
  const errors: unknown[] = [];
  for (let at = 0; variables[`id${at}`] !== undefined; at += 1) {
    const found = texts.find(({ nodeId }) => nodeId === variables[`id${at}`]);
    if (found === undefined) errors.push({ type: 'NOT_FOUND', path: [`edit${at}`], message: 'Could not resolve' });
    else found.text.body = String(variables[`body${at}`] ?? '');
  }
  return { status: 200, body: { data: {}, ...(errors.length > 0 ? { errors } : {}) } };
}

const checkSchema = z.object({
  name: z.string().default(''),
  head_sha: z.string().default(''),
  external_id: z.string().default(''),
  conclusion: z.string(),
  output: z.object({ title: z.string(), summary: z.string(), annotations: z.array(z.unknown()).default([]) }),
});

function answerChecks(state: State, { key, url, text }: Call): Answer {
  if (key.startsWith('GET')) {
    const sha = key.split('/').at(-2);
    const found = state.checks.filter(
      ({ name, head_sha }) => head_sha === sha && name === url.searchParams.get('check_name'),
    );
    return { status: 200, body: { total_count: found.length, check_runs: found.map(toCheckData) } };
  }
  const { output, ...given } = checkSchema.parse(JSON.parse(text));
  const { title, summary, annotations } = output;
  if (key.startsWith('POST')) {
    const check = { ...given, id: 501 + state.checks.length, app: 'github-actions', title, summary, annotations };
    state.checks.push(check);
    return { status: 201, body: toCheckData(check) };
  }
  const known = state.checks.find(({ id }) => id === Number(key.split('/').at(-1)));
  if (known === undefined) return { status: 404, body: { message: 'Not Found' } };
  Object.assign(known, { conclusion: given.conclusion, title, summary });
  known.annotations.push(...annotations);
  return { status: 200, body: toCheckData(known) };
}

function toCheckData({ app, title, summary, annotations: _, ...rest }: ScriptedCheck) {
  return { ...rest, app: { slug: app }, output: { title, summary } };
}

function createComment(state: State, body: string): Answer {
  const comment = { id: 1 + Math.max(1000, ...state.comments.map(({ id }) => id)), login: AUTHOR, body };
  state.comments.push(comment);
  return { status: 201, body: toCommentData(comment) };
}

function toCommentData({ id, login, body }: ScriptedComment) {
  const html_url = `https://github.test/${OWNER}/${REPO}/issues/7#issuecomment-${id}`;
  return { id, node_id: `IC_${id}`, html_url, body, user: { login } };
}

function listComments(state: State, url: URL): Answer {
  const perPage = Number(url.searchParams.get('per_page') ?? 30);
  const page = Number(url.searchParams.get('page') ?? 1);
  const next = new URL(url);
  next.searchParams.set('page', String(page + 1));
  const hasMore = state.comments.length > page * perPage;
  return {
    status: 200,
    body: state.comments.slice((page - 1) * perPage, page * perPage).map(toCommentData),
    ...(hasMore ? { headers: { link: `<${next}>; rel="next"` } } : {}),
  };
}

function toPullData({ number, head, base, title, body, draft, state, headSha = 'f'.repeat(40) }: ScriptedPull) {
  return {
    number,
    title,
    body,
    draft,
    state: state === undefined ? 'open' : 'closed',
    merged_at: state === 'merged' ? '2026-01-02T03:04:05Z' : null,
    node_id: `PR_${number}`,
    html_url: `https://github.test/${OWNER}/${REPO}/pull/${number}`,
    head: { ref: head, sha: headSha, repo: { full_name: `${OWNER}/${REPO}` } },
    base: { ref: base },
  };
}
