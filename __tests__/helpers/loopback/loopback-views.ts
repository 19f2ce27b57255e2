import { isJsonObject, type JsonObject, numberAt, objectsOf, textAt } from '../json.ts';
import { listCheckRuns } from './loopback-checks.ts';
import { createCheck, type NewCheck } from './loopback-ci.ts';
import { correctPull, createReview, endPull, type NewReview, type PullEnd } from './loopback-pulls.ts';
import { answerCall } from './loopback-routes.ts';
import {
  type Dispatch,
  type LoopbackWorld,
  type NewStatus,
  type Reaction,
  readAsOwner,
  repositoryPath,
  type WorkflowStart,
} from './loopback-world.ts';

export interface SeenComment {
  readonly id: number;
  readonly author: string;
  readonly body: string;
}

export interface SeenPull {
  readonly number: number;
  readonly author: string;
  readonly title: string;
  readonly body: string;
  readonly head: string;
  readonly headCommit: string;
  readonly base: string;
  readonly isDraft: boolean;
  readonly state: string;
}

export interface NewIssue {
  readonly title: string;
  readonly body?: string;
  readonly labels?: readonly string[];
  readonly author?: string;
}

/** What a test asks and arranges behind the API's back: no request is recorded, no rule applies. */
export interface LoopbackViews {
  readonly reactions: readonly Reaction[];
  readonly dispatches: readonly Dispatch[];
  /** The comments of an issue or pull request, oldest first. */
  comments(number: number): Promise<readonly SeenComment[]>;
  /** All pull requests, oldest first. */
  pulls(): Promise<readonly SeenPull[]>;
  /** Merges or closes a pull request as a person does on its page. */
  endPull(number: number, end: PullEnd): Promise<void>;
  /** Somebody changes the body of a pull request, or makes it a draft. */
  editPull(number: number, change: { readonly body?: string; readonly draft?: boolean }): Promise<void>;
  labels(number: number): Promise<readonly string[]>;
  /** The check runs on a commit, as the API gives them. */
  checkRuns(commit: string): Promise<readonly unknown[]>;
  createIssue(issue: NewIssue): Promise<number>;
  createComment(number: number, comment: { readonly author: string; readonly body: string }): Promise<number>;
  deleteComment(id: number): Promise<void>;
  /** Somebody submits a review of a pull request, or with a path comments on a line of its files. */
  createReview(number: number, review: NewReview): Promise<number>;
  /** Somebody edits the text of an issue. */
  editIssue(number: number, edit: { readonly author: string; readonly body: string }): Promise<void>;
  editComment(id: number, edit: { readonly author: string; readonly body: string }): Promise<void>;
  addLabel(number: number, label: { readonly author: string; readonly name: string }): Promise<void>;
  createCheck(check: NewCheck): Promise<number>;
  createStatus(status: NewStatus): void;
  /** Lets a test answer for whatever a started workflow would do. */
  onStart(act: (start: WorkflowStart) => Promise<void>): void;
  /** The names of all labels that the repository has. */
  knownLabels(): Promise<readonly string[]>;
  /** What the API says of a path below the repository, of a user, or of the repository itself. */
  read(target: ReadTarget): Promise<JsonObject>;
}

export type ReadTarget = { readonly user: string } | { readonly path: string };

/** The views on a running loopback GitHub. */
export function createLoopbackViews(world: LoopbackWorld): LoopbackViews {
  const base = repositoryPath(world.settings);
  const { owner } = world.settings;
  return {
    reactions: world.reactions,
    endPull: (number, end) => endPull(world, number, end),
    async editPull(number, body) {
      await world.emulator.forward({ method: 'PATCH', target: `${base}/pulls/${number}`, login: owner, body });
    },
    dispatches: world.dispatches,
    comments: async (number) =>
      (await readAll(world, `/issues/${number}/comments`)).map((comment) => ({
        id: numberAt(comment, 'id'),
        author: textAt(comment, 'user', 'login'),
        body: textAt(comment, 'body'),
      })),
    async pulls() {
      const found = await readAll(world, '/pulls?state=all&direction=asc');
      return Promise.all(found.map(async (pull) => toSeenPull(await correctPull(world, pull, 'listed'))));
    },
    labels: async (number) => (await readAll(world, `/issues/${number}/labels`)).map((label) => textAt(label, 'name')),
    checkRuns: (commit) => listCheckRuns(world, commit),
    createIssue: (issue) =>
      create(world, `${base}/issues`, { login: issue.author ?? owner, body: toIssueBody(issue), key: 'number' }),
    createComment: (number, { author, body }) =>
      create(world, `${base}/issues/${number}/comments`, { login: author, body: { body }, key: 'id' }),
    async deleteComment(id) {
      await world.emulator.forward({ method: 'DELETE', target: `${base}/issues/comments/${id}`, login: owner });
    },
    createReview: (number, review) => createReview(world, number, review),
    ...createEdits(world),
    createCheck: (check) => createCheck(world, check),
    createStatus: (status) => void world.statuses.push(status),
    onStart(act) {
      world.onStart = act;
    },
    knownLabels: async () => (await readAll(world, '/labels')).map((label) => textAt(label, 'name')),
    read: (target) => readFacts(world, target),
  };
}

function createEdits(world: LoopbackWorld): Pick<LoopbackViews, 'editIssue' | 'editComment' | 'addLabel'> {
  const base = repositoryPath(world.settings);
  const edit = async (method: string, target: string, { login, body }: { login: string; body: unknown }) => {
    const given = await world.emulator.forward({ method, target: `${base}${target}`, login, body });
    if (given.status >= 300) throw new Error(`${target} gave ${given.status}: ${JSON.stringify(given.body)}`);
  };
  return {
    async editIssue(number, { author, body }) {
      await edit('PATCH', `/issues/${number}`, { login: author, body: { body } });
      world.editors.set(number, { login: author, at: new Date().toISOString() });
    },
    editComment: (id, { author, body }) => edit('PATCH', `/issues/comments/${id}`, { login: author, body: { body } }),
    addLabel: (number, { author, name }) =>
      edit('POST', `/issues/${number}/labels`, { login: author, body: { labels: [name] } }),
  };
}

async function readFacts(world: LoopbackWorld, target: ReadTarget): Promise<JsonObject> {
  const { settings, emulator } = world;
  const login = settings.owner;
  const path = 'user' in target ? `/users/${encodeURIComponent(target.user)}` : '';
  const { status, body } =
    'user' in target
      ? await emulator.forward({ method: 'GET', target: path, login })
      : await answerCall(world, {
          method: 'GET',
          path: `${repositoryPath(settings)}${target.path}`,
          query: new URLSearchParams(),
          body: undefined,
          token: { kind: 'user', login, role: 'admin' },
          login,
        });
  if (!isJsonObject(body)) throw new Error(`${JSON.stringify(target)} gave ${status}`);
  return body;
}

function toIssueBody({ title, body, labels }: NewIssue): unknown {
  return { title, ...(body === undefined ? {} : { body }), ...(labels === undefined ? {} : { labels }) };
}

function toSeenPull(pull: unknown): SeenPull {
  return {
    number: numberAt(pull, 'number'),
    author: textAt(pull, 'user', 'login'),
    title: textAt(pull, 'title'),
    body: textAt(pull, 'body'),
    head: textAt(pull, 'head', 'ref'),
    headCommit: textAt(pull, 'head', 'sha'),
    base: textAt(pull, 'base', 'ref'),
    isDraft: isJsonObject(pull) && pull.draft === true,
    state: textAt(pull, 'state'),
  };
}

async function readAll(world: LoopbackWorld, rest: string): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await readAsOwner(world, `${rest}${rest.includes('?') ? '&' : '?'}per_page=100&page=${page}`);
    const items = objectsOf(body);
    all.push(...items);
    if (items.length < 100) return all;
  }
}

async function create(
  world: LoopbackWorld,
  target: string,
  { login, body, key }: { readonly login: string; readonly body: unknown; readonly key: 'id' | 'number' },
): Promise<number> {
  const given = await world.emulator.forward({ method: 'POST', target, login, body });
  if (given.status !== 201) throw new Error(`${target} gave ${given.status}: ${JSON.stringify(given.body)}`);
  return numberAt(given.body, key);
}
