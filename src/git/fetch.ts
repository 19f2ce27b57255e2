import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';
import { type Remote, toRemoteCall, toUploadPack } from './remote.ts';

export interface FetchOptions {
  readonly refspecs: readonly string[];
  /** Commits of history to fetch; all when absent. */
  readonly depth?: number;
}

/** Fetches only the refspecs: no tags, no submodules, no FETCH_HEAD, see git-fetch(1). */
export async function fetchRefs(git: Git, remote: Remote, { refspecs, depth }: FetchOptions): Promise<void> {
  if (refspecs.length === 0) return;
  const flags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--update-shallow'];
  if (depth !== undefined) flags.push(`--depth=${depth}`);
  const args = ['fetch', ...flags, ...toUploadPack(remote), '--end-of-options', remote.url, ...refspecs];
  await git.text(args, toRemoteCall(remote));
}

/** Returns the refspec that fetches a commit by its id, to a ref that keeps it. */
export function toFetchSpec(id: ObjectId): string {
  return `+${id}:refs/groundhog-origin/${id}`;
}
