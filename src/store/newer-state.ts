import type { ObjectId, TaskId } from '../domain/ids.ts';
import type { ChronicleEvent } from '../domain/record/chronicle-event.ts';
import { toRefName } from '../domain/refs/ref-name.ts';
import { canonicalJson } from '../domain/text/canonical-json.ts';
import { fetchRefs, toFetchSpec } from '../git/fetch.ts';
import type { Git } from '../git/git.ts';
import { listRemoteRefs } from '../git/ls-remote.ts';
import type { Remote } from '../git/remote.ts';
import type { HeldLease } from './held-lease.ts';
import { readState, type StoredTask } from './state-commit.ts';

export interface KnownState {
  readonly git: Git;
  readonly remote: Remote;
  readonly taskId: TaskId;
  readonly known: ObjectId | undefined;
}

/** Fetches the record of a task; returns `same` when it is at the known commit, undefined when there is none. */
export async function findNewerState({
  git,
  remote,
  taskId,
  known,
}: KnownState): Promise<StoredTask | 'same' | undefined> {
  const ref = toRefName({ kind: 'state', taskId });
  const found = (await listRemoteRefs(git, remote, [ref])).get(ref);
  if (found === known) return 'same';
  if (found === undefined) return undefined;
  await fetchRefs(git, remote, { refspecs: [toFetchSpec(found)] });
  return readState(git, found, ref);
}

/** Returns true when a newer state only adds events to ours: the lease is in force, our events and the plan are unchanged. */
export function isContinuation(
  newer: Pick<StoredTask, 'events' | 'lease'>,
  known: readonly ChronicleEvent[],
  lease: HeldLease,
): boolean {
  const { events } = newer;
  if (!isHeldBy(newer, lease) || events.length < known.length) return false;
  if (events.slice(known.length).some(({ kind }) => kind === 'plan_set')) return false;
  const [theirs, ours] = [events[known.length - 1], known.at(-1)];
  // A parsed event and a new one have their keys in different orders.
  return theirs !== undefined && ours !== undefined && canonicalJson(theirs) === canonicalJson(ours);
}

/** Returns true when this lease is in force in a record. */
export function isHeldBy({ lease }: Pick<StoredTask, 'lease'>, { generation, holder }: HeldLease): boolean {
  return lease?.generation === generation && lease.holder?.run_id === holder.run_id;
}
