import type { Clock } from '../domain/clock.ts';
import type { ObjectId, TaskId } from '../domain/ids.ts';
import type { PlanSource } from '../domain/plan/plan.ts';
import type { ChronicleEvent, EventBody } from '../domain/record/chronicle-event.ts';
import { applyEvent, type TaskState } from '../domain/record/fold-events.ts';
import type { Notifier } from '../domain/record/notifier.ts';
import { isWithdrawn } from '../domain/record/steering.ts';
import { toRefName } from '../domain/refs/ref-name.ts';
import { fetchRefs, toFetchSpec } from '../git/fetch.ts';
import type { Git } from '../git/git.ts';
import { isAncestor } from '../git/merge-base.ts';
import type { RefMove } from '../git/push.ts';
import type { Remote } from '../git/remote.ts';
import type { Chronicle } from './chronicle.ts';
import { type HeldLease, toLeaseRecord } from './held-lease.ts';
import { findNewerState, isContinuation, isHeldBy } from './newer-state.ts';
import { type PublishOutcome, publish } from './publish.ts';
import { type RecordPush, type TaskHeads, toKeeps, toMoves } from './record-push.ts';
import { retryRemote } from './retry-remote.ts';
import { createSerialQueue } from './serial-queue.ts';
import { toSignature } from './signature.ts';
import { readState, type StoredTask, writeState } from './state-commit.ts';

const MAX_MERGES = 20;

export interface JournalOptions {
  readonly git: Git;
  readonly remote: Remote;
  readonly clock: Clock;
  readonly sleep: (ms: number) => Promise<void>;
  readonly notifier: Notifier;
  readonly taskId: TaskId;
  readonly taskBranch: string;
  readonly planSource: Pick<PlanSource, 'plan' | 'text'>;
  /** The record on the origin; undefined for a new task. */
  readonly stored: StoredTask | undefined;
  /** The task branch on the origin; undefined when it does not exist. */
  readonly branchHead: ObjectId | undefined;
  /** The commit that waits for approval on the origin; undefined when none does. */
  readonly resultHead: ObjectId | undefined;
  /** The right to work on the task, claimed with the first record; undefined for a writer that only adds events. */
  readonly lease: HeldLease | undefined;
}

/** The outcome of a record: `withdrawn` when a command of a user forbids it, so that nothing of it was published. */
export type JournalOutcome = PublishOutcome | { readonly kind: 'withdrawn'; readonly reason: string };

const WITHDRAWN = 'A user has aborted, paused or skipped this meanwhile.';

/** The only writer of a task. Publishes each record before it notifies of it, one record after the other. */
export interface TaskJournal {
  /** The state with what waits for the next record. Throws when the task was not created yet. */
  readonly state: () => TaskState;
  /** The published state; undefined before the first record of a new task. */
  readonly findState: () => TaskState | undefined;
  /** The task branch as it was last read from or published to the origin; undefined when it does not exist. */
  readonly branchHead: () => ObjectId | undefined;
  /**
   * Appends to the chronicle and publishes it, after a merge of what others have added while the lease is ours. Returns
   * `moved`, with nothing published, when the lease is no longer ours.
   */
  record(bodies: readonly EventBody[], push?: RecordPush): Promise<JournalOutcome>;
  /** Adds events to the next record: those not worth a push of their own. They are lost when the run dies before. */
  addToNext(bodies: readonly EventBody[]): void;
  /** Merges what others have added; returns `lost` when the lease is no longer ours. */
  refresh(): Promise<'ours' | 'lost'>;
  /** Finds out whether a record was published whose push had no answer; does nothing when there is none. */
  confirmPublished(): Promise<void>;
  /** Extends the lease, without an event. */
  renew(): Promise<JournalOutcome>;
}

/** Opens the journal of a task on the origin's record. The first record of a new task must create it. */
export function openTaskJournal(options: JournalOptions): TaskJournal {
  const { stored, branchHead, resultHead } = options;
  const { state, commit } = stored ?? { state: undefined, commit: undefined };
  const known: KnownTask = {
    events: stored?.events ?? [],
    linesRead: stored?.linesRead ?? [],
    state,
    commit,
    branchHead,
    resultHead,
    waiting: [],
    unconfirmed: [],
  };
  const enqueue = createSerialQueue();
  const appendAndPublish = async (bodies: readonly EventBody[], push: RecordPush): Promise<JournalOutcome> => {
    for (let merges = 0; ; merges += 1) {
      // Each push moves the state ref from where this record was read: a command that comes later is too late.
      if (known.state !== undefined && isWithdrawn(known.state.record, bodies))
        return { kind: 'withdrawn', reason: WITHDRAWN };
      const publication = await publishRecord(options, known, { bodies, push });
      const canMerge = publication.kind === 'moved' && merges < MAX_MERGES;
      if (!canMerge || (await mergeRemote(options, known)) !== 'merged') return publication;
    }
  };
  return {
    state: () => {
      const state = foldAdded(known.state, toEvents(known, known.waiting, options.clock.now()));
      if (state === undefined) throw new Error('the task was not created yet');
      return state;
    },
    findState: () => known.state,
    branchHead: () => known.branchHead,
    record: (bodies, push = {}) => enqueue(() => appendAndPublish(bodies, push)),
    addToNext(bodies) {
      known.waiting = [...known.waiting, ...bodies];
    },
    refresh: () => enqueue(async () => ((await mergeRemote(options, known)) === 'lost' ? 'lost' : 'ours')),
    confirmPublished: () =>
      enqueue(async () => {
        if (known.unconfirmed.length > 0) await retryRemote(options.sleep, () => mergeRemote(options, known));
      }),
    renew: () => enqueue(() => appendAndPublish([], {})),
  };
}

/** The task as it was last read from or published to the origin. */
interface KnownTask extends Chronicle {
  events: readonly ChronicleEvent[];
  linesRead: readonly string[];
  state: TaskState | undefined;
  commit: ObjectId | undefined;
  branchHead: ObjectId | undefined;
  resultHead: ObjectId | undefined;
  /** Events for the next record. */
  waiting: readonly EventBody[];
  /** Records whose push had no answer; at most one of them was published. */
  unconfirmed: readonly PendingRecord[];
}

/** A record that is being published, with what holds once it is. */
interface PendingRecord {
  readonly commit: ObjectId;
  readonly heads: TaskHeads;
  /** Number of waiting events that it includes. */
  readonly waitingCount: number;
  /** Whether it releases the lease. */
  readonly isLast: boolean;
}

function toEvents({ events }: KnownTask, bodies: readonly EventBody[], at: Date): readonly ChronicleEvent[] {
  const first = events.length + 1;
  return bodies.map((body, index) => ({ ...body, seq: first + index, at: at.toISOString() }));
}

function foldAdded(state: TaskState | undefined, added: readonly ChronicleEvent[]): TaskState | undefined {
  return added.reduce<TaskState | undefined>(applyEvent, state);
}

/** Merges what others have added under our lease; returns `lost` when the lease is no longer ours. */
async function mergeRemote(options: JournalOptions, known: KnownTask): Promise<'same' | 'merged' | 'lost'> {
  const newer = await findNewerState({ ...options, known: known.commit });
  if (newer === 'same') return 'same';
  const { lease } = options;
  if (lease === undefined || newer === undefined || !isContinuation(newer, known.events, lease)) return 'lost';
  const added = newer.events.slice(known.events.length);
  const { events, linesRead, state, commit } = newer;
  Object.assign(known, { events, linesRead, state, commit });
  for (const pending of known.unconfirmed)
    if (await isAncestor(options.git, pending.commit, newer.commit)) confirmPublished(known, pending);
  options.notifier.progress({ kind: 'record_at', commit: newer.commit });
  await notify(options, known, added);
  return 'merged';
}

async function publishRecord(
  options: JournalOptions,
  known: KnownTask,
  { bodies, push }: { readonly bodies: readonly EventBody[]; readonly push: RecordPush },
): Promise<PublishOutcome> {
  const { git, clock, taskId, planSource, lease, notifier } = options;
  const at = clock.now();
  const { waiting } = known;
  const added = toEvents(known, [...waiting, ...bodies], at);
  const state = foldAdded(known.state, added);
  if (state === undefined) throw new Error('the first record of a task must create it');
  const { branchTo = known.branchHead, resultTo = known.resultHead, files = [], isLast = false } = push;
  const events = [...known.events, ...added];
  const commit = await writeState(git, {
    taskId,
    planText: planSource.text,
    events,
    linesRead: known.linesRead,
    known: known.events.length,
    state,
    isLast,
    files,
    lease: lease === undefined ? undefined : await toLeaseRecord(lease, { isLast }),
    parent: known.commit,
    keeps: toKeeps(push),
    signature: toSignature(at),
  });
  // Before the push: whoever reads the origin meanwhile must know it as ours.
  notifier.progress({ kind: 'record_at', commit });
  const heads = { branchHead: branchTo, resultHead: resultTo ?? undefined };
  const pending: PendingRecord = { commit, heads, waitingCount: waiting.length, isLast };
  const publication = await tryPublish(options, known, { pending, moves: toMoves(options, known, push) });
  if (publication.kind === 'torn' && publication.refs.includes(toRefName({ kind: 'state', taskId }))) {
    const { branchHead, resultHead } = known;
    Object.assign(known, { events, state, commit });
    confirmPublished(known, { ...pending, heads: { branchHead, resultHead } });
  }
  if (publication.kind !== 'published') return publication;
  Object.assign(known, { events, state, commit });
  confirmPublished(known, pending);
  await notify(options, known, added);
  return publication;
}

/** Publishes a record. Counts as published also when others have built on it before its answer came. */
async function tryPublish(
  options: JournalOptions,
  known: KnownTask,
  { pending, moves }: { readonly pending: PendingRecord; readonly moves: readonly RefMove[] },
): Promise<PublishOutcome> {
  const { git, remote, taskId, lease } = options;
  const ref = toRefName({ kind: 'state', taskId });
  const all = [{ ref, from: known.commit, to: pending.commit }, ...moves];
  const isBuiltOn = async (found: ObjectId) => {
    await retryRemote(options.sleep, () => fetchRefs(git, remote, { refspecs: [toFetchSpec(found)] }));
    if (!(await isAncestor(git, pending.commit, found))) return false;
    // A run that took the task over resumes from our record: its refs and notifications are no longer ours.
    return lease === undefined || pending.isLast || isHeldBy(await readState(git, found), lease);
  };
  try {
    return await publish({ ...options, probe: { ref, isBuiltOn } }, all);
  } catch (error) {
    known.unconfirmed = [...known.unconfirmed, pending];
    throw error;
  }
}

/** Applies to the known task that a record was published. */
function confirmPublished(known: KnownTask, { heads, waitingCount }: PendingRecord): void {
  Object.assign(known, { ...heads, waiting: known.waiting.slice(waitingCount), unconfirmed: [] });
}

async function notify(
  { notifier, planSource }: JournalOptions,
  { state }: KnownTask,
  added: readonly ChronicleEvent[],
): Promise<void> {
  if (state !== undefined && added.length > 0)
    await notifier.recorded(added, { plan: planSource.plan, record: state.record, memory: state.memory });
}
