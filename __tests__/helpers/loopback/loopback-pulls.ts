import { isJsonObject, type JsonObject, textAt } from '../json.ts';
import type { LoopbackWorld } from './loopback-world.ts';

/** A pull request with the commits that its branches have now, and the counts that follow from them. */
export async function correctPull(world: LoopbackWorld, pull: unknown, form: 'whole' | 'listed'): Promise<unknown> {
  if (!isJsonObject(pull)) return pull;
  const base = await world.facts.findCommit(`refs/heads/${textAt(pull, 'base', 'ref')}`);
  const head = await world.facts.findCommit(`refs/heads/${textAt(pull, 'head', 'ref')}`);
  const counts = form === 'whole' && base && head ? await count(world, base, head) : {};
  return { ...pull, ...counts, base: correctSide(world, pull.base, base), head: correctSide(world, pull.head, head) };
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
