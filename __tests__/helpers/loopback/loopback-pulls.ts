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
