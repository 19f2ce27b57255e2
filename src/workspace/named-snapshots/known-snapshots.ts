import { parseSnapshotMessage } from '../../domain/refs/snapshot-message.ts';
import { listCommits } from '../../git/list-commits.ts';
import type { NamedSnapshot } from '../workspace-cache.ts';
import type { SnapshotContext } from './snapshot-context.ts';

/** Reads all snapshots of a context, newest first; those of an attempt come from the cache unless they have changed. */
export async function readSnapshots(context: SnapshotContext): Promise<readonly NamedSnapshot[]> {
  const { attempt, namespace, refs } = context;
  const last = attempt?.cache.snapshots;
  if (last?.namespace === namespace) return last.all;
  const commits = await listCommits(refs, namespace);
  return cacheSnapshots(
    context,
    commits.map(({ ref, message, ...rest }) => ({
      name: ref.slice(namespace.length + 1),
      ...rest,
      ...parseSnapshotMessage(message),
    })),
  );
}

/** Caches the snapshots of an attempt after a change: only its own verbs write them, one after the other. */
export function cacheSnapshots(
  { attempt, namespace }: SnapshotContext,
  found: readonly NamedSnapshot[],
): readonly NamedSnapshot[] {
  const all = [...found].sort(
    (a, b) => b.epochSeconds - a.epochSeconds || b.number - a.number || (a.name < b.name ? -1 : 1),
  );
  if (attempt !== undefined) attempt.cache.snapshots = { namespace, all };
  return all;
}

/** Empties the cache before a change, so that one that fails leaves nothing out of date. */
export function invalidateSnapshots({ attempt }: SnapshotContext): void {
  if (attempt !== undefined) attempt.cache.snapshots = undefined;
}

export function isExpired({ now }: SnapshotContext, { expiresAtSeconds }: NamedSnapshot): boolean {
  return expiresAtSeconds !== undefined && expiresAtSeconds * 1000 <= now().getTime();
}
