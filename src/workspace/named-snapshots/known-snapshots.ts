import { parseSnapshotMessage } from '../../domain/refs/snapshot-message.ts';
import { listCommits } from '../../git/list-commits.ts';
import type { NamedSnapshot } from '../workspace-cache.ts';
import type { SnapshotContext } from './snapshot-context.ts';

/** All snapshots of a place, newest first; those of an attempt from memory where nothing has changed them since. */
export async function readSnapshots(place: SnapshotContext): Promise<readonly NamedSnapshot[]> {
  const { attempt, namespace, refs } = place;
  const last = attempt?.cache.snapshots;
  if (last?.namespace === namespace) return last.all;
  const commits = await listCommits(refs, namespace);
  return cacheSnapshots(
    place,
    commits.map(({ ref, message, ...rest }) => ({
      name: ref.slice(namespace.length + 1),
      ...rest,
      ...parseSnapshotMessage(message),
    })),
  );
}

/** Notes what there is after a change. */
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

/** Before a change: one that fails leaves nothing that could be out of date. */
export function invalidateSnapshots({ attempt }: SnapshotContext): void {
  if (attempt !== undefined) attempt.cache.snapshots = undefined;
}

/** Whether the time of a snapshot is over. */
export function isExpired({ now }: SnapshotContext, { expiresAtSeconds }: NamedSnapshot): boolean {
  return expiresAtSeconds !== undefined && expiresAtSeconds * 1000 <= now().getTime();
}
