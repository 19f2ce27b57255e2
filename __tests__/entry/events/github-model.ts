import type { GitHubClient } from '../../../src/github/client/client.ts';
import { PULL_REQUEST_QUERY, READY_DOCUMENTS } from '../../../src/github/pull-request.ts';
import { isContained } from './branch-model.ts';
import type { RemoteModel } from './job-model.ts';

/** The issue of the task. */
export const ISSUE = 7;
export const BOT = 'github-actions[bot]';
export const TARGET_REPOSITORY = { owner: 'acme', repo: 'app' };

interface PullModel {
  readonly number: number;
  state: 'open' | 'closed';
  merged_at: string | null;
  body: string;
  draft: boolean;
  sha: string;
}

interface PageModel {
  readonly id: number;
  readonly thread: number;
  body: string;
  /** The texts that it had before. */
  readonly older: string[];
  editedAt: string;
}

/** The issue, the pull requests, the comments and the labels of a task, in memory. */
export interface GitHubModel {
  readonly pulls: PullModel[];
  readonly comments: PageModel[];
  readonly labels: Set<string>;
  readonly client: GitHubClient;
  /** Brings the pull requests up to date with the branches: a merge ends one, the deletion of its branch closes it. */
  sync(): void;
  close(): void;
  /** Opens the last pull request again, where GitHub lets a person do so. */
  reopen(): void;
  edit(comment: PageModel, body: string): void;
}

/** Creates the pages of a remote: without a pull request and a label. */
export function createGitHub(remote: RemoteModel): GitHubModel {
  const [pulls, comments, labels]: [PullModel[], PageModel[], Set<string>] = [[], [], new Set()];
  let edits = 0;
  let merges = 0;
  const now = () => {
    edits += 1;
    return new Date(Date.UTC(2026, 5, 1) + edits * 1000).toISOString();
  };
  const findOpen = () => pulls.find(({ state }) => state === 'open');
  const sync = () => {
    const merged = [...remote.merged].slice(merges);
    merges += merged.length;
    const open = findOpen();
    if (open === undefined) return;
    open.sha = merged.at(-1) ?? remote.branch ?? open.sha;
    if (merged.length > 0) Object.assign(open, { state: 'closed', merged_at: now() });
    else if (remote.branch === undefined) open.state = 'closed';
  };
  const edit = (comment: PageModel, body: string) => {
    comment.older.push(comment.body);
    Object.assign(comment, { body, editedAt: now() });
  };
  const model = { pulls, comments, labels, sync, edit };
  return {
    ...model,
    client: createClient(model, { remote, now }),
    close() {
      const open = findOpen();
      if (open !== undefined) open.state = 'closed';
    },
    reopen() {
      const last = pulls.at(-1);
      const isHere = last !== undefined && isContained(remote, last.sha, remote.branch);
      if (isHere && last.merged_at === null) last.state = 'open';
      sync();
    },
  };
}

type Known = Pick<GitHubModel, 'pulls' | 'comments' | 'labels' | 'sync' | 'edit'>;

function fail(status: number, message: string, errors: readonly Readonly<Record<string, string>>[] = []): never {
  throw Object.assign(new Error(message), { status, response: { headers: {}, data: { message, errors } } });
}

function toPull({ number, sha, ...pull }: PullModel) {
  const head = { ref: 'groundhog/demo/task', sha, repo: { full_name: 'acme/app' } };
  return { ...pull, number, html_url: `https://github.com/acme/app/pull/${number}`, node_id: `pull ${number}`, head };
}

function toComment({ id, thread, body, editedAt }: PageModel) {
  const html_url = `https://github.com/acme/app/issues/${thread}#issuecomment-${id}`;
  return { id, node_id: `comment ${id}`, html_url, body, user: { login: BOT }, updated_at: editedAt };
}

interface Place {
  readonly remote: RemoteModel;
  readonly now: () => string;
}

/** Creates a client that answers the requests of the product's publishers. */
function createClient(known: Known, place: Place): GitHubClient {
  const listComments = ({ issue_number }: { issue_number: number }) =>
    known.comments.filter(({ thread }) => thread === issue_number).map(toComment);
  const rest = { pulls: createPulls(known, place), issues: { ...createIssues(known, place), listComments } };
  const client = {
    rest,
    paginate: async (list: (request: unknown) => unknown, request: unknown) => list(request),
    graphql: async (document: string, variables: Record<string, string>) => answer(known, document, variables),
  };
  return client as unknown as GitHubClient;
}

function createPulls({ pulls, sync }: Known, { remote }: Place) {
  return {
    async list() {
      sync();
      return { data: pulls.map(toPull) };
    },
    async create({ body, draft }: { body: string; draft: boolean }) {
      const { branch, base } = remote;
      if (branch === undefined) return fail(422, 'Validation Failed', [{ field: 'head', code: 'invalid' }]);
      if (pulls.some(({ state }) => state === 'open')) return fail(422, 'A pull request already exists');
      if (isContained(remote, branch, base)) return fail(422, 'No commits between main and groundhog/demo/task');
      const pull: PullModel = { number: 100 + pulls.length, state: 'open', merged_at: null, body, draft, sha: branch };
      pulls.push(pull);
      return { data: toPull(pull) };
    },
    async update({ pull_number, body }: { pull_number: number; body: string }) {
      const pull = pulls.find(({ number }) => number === pull_number) ?? fail(404, 'Not Found');
      pull.body = body;
    },
  };
}

function createIssues({ comments, labels, edit }: Known, { now }: Place) {
  const find = (wanted: number) => comments.find(({ id }) => id === wanted) ?? fail(404, 'Not Found');
  return {
    get: async () => ({ data: { title: 'Greet' } }),
    async createComment({ issue_number: thread, body }: { issue_number: number; body: string }) {
      const comment: PageModel = { id: comments.length + 1, thread, body, older: [], editedAt: now() };
      comments.push(comment);
      return { data: toComment(comment) };
    },
    getComment: async ({ comment_id }: { comment_id: number }) => ({ data: toComment(find(comment_id)) }),
    updateComment: async ({ comment_id, body }: { comment_id: number; body: string }) => edit(find(comment_id), body),
    createLabel: async () => fail(422, 'already_exists'),
    async addLabels({ labels: added }: { labels: readonly string[] }) {
      for (const label of added) labels.add(label);
      return { data: [...labels].map((name) => ({ name })) };
    },
    async removeLabel({ name }: { name: string }) {
      if (!labels.delete(name)) fail(404, 'Label does not exist');
    },
    listLabelsOnIssue: async () => ({ data: [...labels].map((name) => ({ name })) }),
  };
}

/** Answers a request of the GraphQL API: the text of a pull request, whether it is a draft, or edits of texts. */
function answer({ pulls, comments, edit }: Known, document: string, variables: Record<string, string>): unknown {
  const findPull = (id: string | undefined) =>
    pulls.find(({ number }) => `pull ${number}` === id) ?? fail(404, 'Not Found');
  if (document === PULL_REQUEST_QUERY) {
    const { body, draft: isDraft } = findPull(`pull ${variables.number}`);
    return { repository: { pullRequest: { body, isDraft } } };
  }
  if (document === READY_DOCUMENTS.ready || document === READY_DOCUMENTS.draft) {
    findPull(variables.id).draft = document === READY_DOCUMENTS.draft;
    return {};
  }
  for (let at = 0; variables[`id${at}`] !== undefined; at += 1) {
    const [id, body = ''] = [variables[`id${at}`], variables[`body${at}`]];
    const comment = comments.find((each) => `comment ${each.id}` === id);
    if (comment === undefined) findPull(id).body = body;
    else edit(comment, body);
  }
  return {};
}
