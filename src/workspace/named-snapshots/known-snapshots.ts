import type { ObjectId } from '../../domain/ids.ts';
import type { RefName } from '../../domain/refs/ref-name.ts';
import { parseSnapshotMessage, type SnapshotMessage } from '../../domain/refs/snapshot-message.ts';
import { listCommits } from '../../git/list-commits.ts';
import type { Workspace } from '../workspace.ts';
import type { SnapshotContext } from './snapshot-context.ts';

export interface NamedSnapshot extends SnapshotMessage {
  readonly name: string;
  readonly id: ObjectId;
  readonly tree: ObjectId;
  readonly epochSeconds: number;
}

interface Known {
  readonly namespace: RefName;
  readonly all: readonly NamedSnapshot[];
}

// By identity, as what is remembered of a workspace. Only in an attempt: there its desk makes one change after the other,
// in a repository that nobody else writes.
const known = new WeakMap<Workspace, Known>();

/** All snapshots of a place, newest first; those of an attempt from memory where nothing has changed them since. */
export async function readSnapshots(place: SnapshotContext): Promise<readonly NamedSnapshot[]> {
  const { attempt, namespace, refs } = place;
  const last = attempt && known.get(attempt);
  if (last?.namespace === namespace) return last.all;
  const commits = await listCommits(refs, namespace);
  return rememberSnapshots(
    place,
    commits.map(({ ref, message, ...rest }) => ({
      name: ref.slice(namespace.length + 1),
      ...rest,
      ...parseSnapshotMessage(message),
    })),
  );
}

/** Notes what there is after a change. */
export function rememberSnapshots(
  { attempt, namespace }: SnapshotContext,
  found: readonly NamedSnapshot[],
): readonly NamedSnapshot[] {
  const all = [...found].sort(
    (a, b) => b.epochSeconds - a.epochSeconds || b.number - a.number || (a.name < b.name ? -1 : 1),
  );
  if (attempt !== undefined) known.set(attempt, { namespace, all });
  return all;
}

/** Before a change: one that fails leaves nothing that could be out of date. */
export function forgetSnapshots({ attempt }: SnapshotContext): void {
  if (attempt !== undefined) known.delete(attempt);
}

/** Whether the time of a snapshot is over. */
export function isExpired({ now }: SnapshotContext, { expiresAtSeconds }: NamedSnapshot): boolean {
  return expiresAtSeconds !== undefined && expiresAtSeconds * 1000 <= now().getTime();
}
