import type { Clock } from '../domain/clock.ts';
import type { ObjectId, TaskId } from '../domain/ids.ts';
import type { Plan } from '../domain/plan/plan.ts';
import type { ChronicleEvent, EventBody } from '../domain/record/chronicle-event.ts';
import { applyEvent, type TaskState } from '../domain/record/fold-events.ts';
import type { Notifier } from '../domain/record/notifier.ts';
import { toRefName } from '../domain/refs/ref-name.ts';
import { fetchRefs, toFetchSpec } from '../git/fetch.ts';
import type { Git } from '../git/git.ts';
import { isAncestor } from '../git/merge-base.ts';
import type { RefMove } from '../git/push.ts';
import type { Remote } from '../git/remote.ts';
import { type HeldLease, toLeaseRecord } from './held-lease.ts';
import { findNewerState, isContinuation, isHeldBy } from './newer-state.ts';
import { type PublishOutcome, publish } from './publish.ts';
import { type RecordPush, type TaskHeads, toKeeps, toMoves } from './record-push.ts';
import { retryRemote } from './retry-remote.ts';
import { createSerialQueue } from './serial-queue.ts';
import { toSignature } from './signature.ts';
import { readState, type StoredTask, writeState } from './state-commit.ts';

const MAX_TAKEN_IN = 20;

export interface JournalOptions {
  readonly git: Git;
  readonly remote: Remote;
  readonly clock: Clock;
  readonly sleep: (ms: number) => Promise<void>;
  readonly notifier: Notifier;
  readonly taskId: TaskId;
  readonly taskBranch: string;
  readonly plan: Plan;
  readonly planText: string;
  /** What the origin holds: undefined for a new task. */
  readonly stored: StoredTask | undefined;
  /** The task branch on the origin; undefined when it does not exist. */
  readonly branchHead: ObjectId | undefined;
  /** What waits for approval on the origin; undefined when nothing does. */
  readonly resultHead: ObjectId | undefined;
  /** The right to work on the task, claimed with the first record. Undefined for somebody who only adds a word. */
  readonly lease: HeldLease | undefined;
}

/** The one writer of a task: what it records is published before anybody is told. One record after the other. */
export interface TaskJournal {
  /** With what waits for the next record. */
  readonly state: () => TaskState;
  /** What is published, undefined before the first record of a new task. */
  readonly findState: () => TaskState | undefined;
  /** The task branch as we last saw or made it on the origin; undefined when it does not exist. */
  readonly branchHead: () => ObjectId | undefined;
  /**
   * Adds to the chronicle. What others have added meanwhile, while the lease is ours, is taken in first; where the lease
   * is not ours any more, the answer is `moved` and nothing was published.
   */
  record(bodies: readonly EventBody[], push?: RecordPush): Promise<PublishOutcome>;
  /** Adds to the next record what is not worth a push of its own. A run that dies before it has not said it. */
  addToNext(bodies: readonly EventBody[]): void;
  /** Takes in what others have added. `lost` when the task is somebody else's by now. */
  refresh(): Promise<'ours' | 'lost'>;
  /** Finds out whether a record got through on which the remote was given up; asks nothing where there is none. */
  confirmPublished(): Promise<void>;
  /** Makes the lease last longer, without an event. */
  renew(): Promise<PublishOutcome>;
}

/** Opens the journal of a task on what the origin holds. The first record of a new task must create it. */
export function openTaskJournal(options: JournalOptions): TaskJournal {
  const { stored, branchHead, resultHead } = options;
  const { state, commit } = stored ?? { state: undefined, commit: undefined };
  const known: KnownTask = {
    events: stored?.events ?? [],
    state,
    commit,
    branchHead,
    resultHead,
    waiting: [],
    unconfirmed: [],
  };
  const inTurn = createSerialQueue();
  const put = async (bodies: readonly EventBody[], push: RecordPush): Promise<PublishOutcome> => {
    for (let round = 0; ; round += 1) {
      const answer = await publishRecord(options, known, { bodies, push });
      const isNews = answer.kind === 'moved' && round < MAX_TAKEN_IN;
      if (!isNews || (await mergeRemote(options, known)) !== 'taken_in') return answer;
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
    record: (bodies, push = {}) => inTurn(() => put(bodies, push)),
    addToNext(bodies) {
      known.waiting = [...known.waiting, ...bodies];
    },
    refresh: () => inTurn(async () => ((await mergeRemote(options, known)) === 'lost' ? 'lost' : 'ours')),
    confirmPublished: () =>
      inTurn(async () => {
        if (known.unconfirmed.length > 0) await retryRemote(options.sleep, () => mergeRemote(options, known));
      }),
    renew: () => inTurn(() => put([], {})),
  };
}

/** The task as we last saw or made it on the origin. */
interface KnownTask {
  events: readonly ChronicleEvent[];
  state: TaskState | undefined;
  commit: ObjectId | undefined;
  branchHead: ObjectId | undefined;
  resultHead: ObjectId | undefined;
  /** Comes with the next record. */
  waiting: readonly EventBody[];
  /** Records that may have got through although the remote was given up: one of them at most. */
  unconfirmed: readonly PendingRecord[];
}

/** A record on its way, with what holds once it is there. */
interface PendingRecord {
  readonly commit: ObjectId;
  readonly heads: TaskHeads;
  /** How many of those that wait it has taken along. */
  readonly waitingCount: number;
  /** It gives the lease back. */
  readonly isLast: boolean;
}

function toEvents({ events }: KnownTask, bodies: readonly EventBody[], at: Date): readonly ChronicleEvent[] {
  const first = events.length + 1;
  return bodies.map((body, index) => ({ ...body, seq: first + index, at: at.toISOString() }));
}

function foldAdded(state: TaskState | undefined, added: readonly ChronicleEvent[]): TaskState | undefined {
  return added.reduce<TaskState | undefined>(applyEvent, state);
}

/** Takes in what others have added under our lease; `lost` when the task is no longer ours. */
async function mergeRemote(options: JournalOptions, known: KnownTask): Promise<'same' | 'taken_in' | 'lost'> {
  const newer = await findNewerState({ ...options, known: known.commit });
  if (newer === 'same') return 'same';
  const { lease } = options;
  if (lease === undefined || newer === undefined || !isContinuation(newer, known.events, lease)) return 'lost';
  const added = newer.events.slice(known.events.length);
  Object.assign(known, { events: newer.events, state: newer.state, commit: newer.commit });
  for (const offered of known.unconfirmed)
    if (await isAncestor(options.git, offered.commit, newer.commit)) confirmPublished(known, offered);
  options.notifier.progress({ kind: 'record_at', commit: newer.commit });
  await notify(options, known, added);
  return 'taken_in';
}

interface NewRecord {
  readonly bodies: readonly EventBody[];
  readonly push: RecordPush;
}

async function publishRecord(
  options: JournalOptions,
  known: KnownTask,
  { bodies, push }: NewRecord,
): Promise<PublishOutcome> {
  const { git, clock, taskId, planText, lease, notifier } = options;
  const at = clock.now();
  const { waiting } = known;
  const added = toEvents(known, [...waiting, ...bodies], at);
  const state = foldAdded(known.state, added);
  if (state === undefined) throw new Error('the first record of a task must create it');
  const { branchTo = known.branchHead, resultTo = known.resultHead, files = [], isLast = false } = push;
  const events = [...known.events, ...added];
  const commit = await writeState(git, {
    taskId,
    planText,
    events,
    known: known.events.length,
    state,
    isLast,
    files,
    lease: lease === undefined ? undefined : await toLeaseRecord(lease, { isLast }),
    parent: known.commit,
    keeps: toKeeps(push),
    signature: toSignature(at),
  });
  // Before the push: whoever looks meanwhile must know it for ours.
  notifier.progress({ kind: 'record_at', commit });
  const heads = { branchHead: branchTo, resultHead: resultTo ?? undefined };
  const offered: PendingRecord = { commit, heads, waitingCount: waiting.length, isLast };
  const answer = await tryPublish(options, known, { offered, moves: toMoves(options, known, push) });
  if (answer.kind === 'torn' && answer.refs.includes(toRefName({ kind: 'state', taskId }))) {
    const { branchHead, resultHead } = known;
    Object.assign(known, { events, state, commit });
    confirmPublished(known, { ...offered, heads: { branchHead, resultHead } });
  }
  if (answer.kind !== 'published') return answer;
  Object.assign(known, { events, state, commit });
  confirmPublished(known, offered);
  await notify(options, known, added);
  return answer;
}

/** Publishes a record; it got through also where others have built on it before its answer came. */
async function tryPublish(
  options: JournalOptions,
  known: KnownTask,
  { offered, moves }: { readonly offered: PendingRecord; readonly moves: readonly RefMove[] },
): Promise<PublishOutcome> {
  const { git, remote, taskId, lease } = options;
  const ref = toRefName({ kind: 'state', taskId });
  const all = [{ ref, from: known.commit, to: offered.commit }, ...moves];
  const isBuiltOn = async (found: ObjectId) => {
    await retryRemote(options.sleep, () => fetchRefs(git, remote, { refspecs: [toFetchSpec(found)] }));
    if (!(await isAncestor(git, offered.commit, found))) return false;
    // Who has taken the task over goes on from our record; nothing more of it is ours to move or to tell.
    return lease === undefined || offered.isLast || isHeldBy(await readState(git, found), lease);
  };
  try {
    return await publish({ ...options, probe: { ref, isBuiltOn } }, all);
  } catch (error) {
    known.unconfirmed = [...known.unconfirmed, offered];
    throw error;
  }
}

/** Notes that a record is there. */
function confirmPublished(known: KnownTask, { heads, waitingCount }: PendingRecord): void {
  Object.assign(known, { ...heads, waiting: known.waiting.slice(waitingCount), unconfirmed: [] });
}

async function notify(
  { notifier, plan }: JournalOptions,
  { state }: KnownTask,
  added: readonly ChronicleEvent[],
): Promise<void> {
  if (state !== undefined && added.length > 0)
    await notifier.recorded(added, { plan, run: state.run, memory: state.memory });
}
