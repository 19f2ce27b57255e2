import { fillExample, findExample } from '../http/webhook-payload.ts';
import { isJsonObject, type JsonObject, numberAt, textAt } from '../json.ts';
import { git } from '../temp-repo.ts';
import { type LoopbackWorld, readAsOwner, repositoryPath } from './loopback-world.ts';

/** A pull request with the commits that its branches have now, and the counts that follow from them. */
export async function correctPull(world: LoopbackWorld, pull: unknown, form: 'whole' | 'listed'): Promise<unknown> {
  if (!isJsonObject(pull)) return pull;
  const base = await world.facts.findCommit(`refs/heads/${textAt(pull, 'base', 'ref')}`);
  const ended = world.endedPulls.get(numberAt(pull, 'number'));
  const head = ended?.headSha ?? (await world.facts.findCommit(`refs/heads/${textAt(pull, 'head', 'ref')}`));
  const counts = form === 'whole' && base && head ? await count(world, base, head) : {};
  const merged =
    ended?.mergedAt == null ? {} : { merged_at: ended.mergedAt, ...(form === 'whole' ? { merged: true } : {}) };
  return {
    ...pull,
    ...merged,
    ...counts,
    base: correctSide(world, pull.base, base),
    head: correctSide(world, pull.head, head),
  };
}

function correctSide(world: LoopbackWorld, side: unknown, commit: string | undefined): unknown {
  if (!isJsonObject(side)) return side;
  const repo = isJsonObject(side.repo) ? correctRepository(world, side.repo) : side.repo;
  return { ...side, repo, ...(commit === undefined ? {} : { sha: commit }) };
}

async function count({ facts }: LoopbackWorld, base: string, head: string): Promise<JsonObject> {
  const from = (await facts.findMergeBase(base, head)) ?? base;
  const commits = await facts.listCommits(`${base}..${head}`);
  const files = await facts.listFiles(from, head);
  const sum = (key: 'additions' | 'deletions'): number => files.reduce((total, file) => total + file[key], 0);
  return {
    commits: commits.length,
    changed_files: files.length,
    additions: sum('additions'),
    deletions: sum('deletions'),
  };
}

/** The repository as it is set up, with the counts that the emulator leaves out. */
export function correctRepository(world: LoopbackWorld, repository: JsonObject): unknown {
  const { isPrivate } = world.settings;
  return {
    ...repository,
    private: isPrivate,
    visibility: isPrivate ? 'private' : 'public',
    network_count: 0,
    subscribers_count: 0,
  };
}

export interface PullEnd {
  /** Left out, the pull request is closed without a merge. */
  readonly merge?: 'merge' | 'squash';
  readonly deletesBranch?: boolean;
}

/** Merges or closes a pull request as a person does on its page. */
export async function endPull(world: LoopbackWorld, number: number, end: PullEnd): Promise<void> {
  const { owner } = world.settings;
  const { body: pull } = await readAsOwner(world, `/pulls/${number}`);
  const branch = `refs/heads/${textAt(pull, 'head', 'ref')}`;
  const headSha = await world.facts.findCommit(branch);
  if (end.merge !== undefined && headSha !== undefined)
    await merge(world.facts.dir, { into: `refs/heads/${textAt(pull, 'base', 'ref')}`, headSha, kind: end.merge });
  const mergedAt = end.merge === undefined ? null : new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  world.endedPulls.set(number, { mergedAt, headSha });
  const target = `${repositoryPath(world.settings)}/pulls/${number}`;
  await world.emulator.forward({ method: 'PATCH', target, login: owner, body: { state: 'closed' } });
  if (end.deletesBranch === true) await git(world.facts.dir, 'update-ref', '-d', branch);
}

interface Merge {
  readonly into: string;
  readonly headSha: string;
  readonly kind: 'merge' | 'squash';
}

async function merge(dir: string, { into, headSha, kind }: Merge): Promise<void> {
  const tree = (await git(dir, 'merge-tree', '--write-tree', into, headSha)).trim();
  const parents = kind === 'merge' ? ['-p', into, '-p', headSha] : ['-p', into];
  const commit = (await git(dir, 'commit-tree', tree, ...parents, '-m', 'Merge the work')).trim();
  await git(dir, 'update-ref', into, commit);
}

/** A review, or with a path a comment on a line of the files. */
export interface NewReview {
  readonly author: string;
  readonly body: string;
  readonly state?: 'commented' | 'changes_requested' | 'approved';
  readonly path?: string;
  readonly line?: number;
}

/** Adds a review or a comment on a line, in the shape of GitHub's examples; returns its id. */
export async function createReview(world: LoopbackWorld, number: number, review: NewReview): Promise<number> {
  const { author, body, state = 'commented', path, line = 1 } = review;
  const id = 100 + world.reviews.size;
  const user = (await world.emulator.forward({ method: 'GET', target: `/users/${author}`, login: author })).body;
  const pull_request_url = `${world.apiUrl}${repositoryPath(world.settings)}/pulls/${number}`;
  const commit_id = textAt((await readAsOwner(world, `/pulls/${number}`)).body, 'head', 'sha');
  const facts = { id, user, body, commit_id, pull_request_url, author_association: 'COLLABORATOR' };
  if (path === undefined) {
    const example = findExample('pull_request_review', 'submitted', 'last').review;
    // The API has the state in capitals, and the payload of an event has it in small letters.
    const actual = { ...facts, state: state.toUpperCase() };
    world.reviews.set(`/pulls/${number}/reviews/${id}`, fillExample(toObject(example), actual));
    return id;
  }
  const example = findExample('pull_request_review_comment', 'created', 'last').comment;
  const place = { path, line, original_line: line, side: 'RIGHT', start_line: null, start_side: null };
  const dates = { created_at: '2026-01-02T03:04:05Z', updated_at: '2026-01-02T03:04:05Z' };
  world.reviews.set(`/pulls/comments/${id}`, fillExample(toObject(example), { ...facts, ...place, ...dates }));
  return id;
}

function toObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
