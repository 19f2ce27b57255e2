import type { ChronicleEvent, EventBody } from '../domain/chronicle-event.ts';
import type { Clock } from '../domain/clock.ts';
import type { ObjectId, TaskId } from '../domain/ids.ts';
import type { Notifier } from '../domain/notifier.ts';
import type { Plan } from '../domain/plan.ts';
import { applyEvent, type TaskState } from '../domain/progress.ts';
import { type RefName, toBranchRef, toRefName } from '../domain/ref-name.ts';
import type { Git } from '../git/git.ts';
import type { RefMove } from '../git/push.ts';
import type { Remote } from '../git/remote.ts';
import { createTurns } from './create-turns.ts';
import { type HeldLease, leaseNow } from './held-lease.ts';
import { findNewerState, isContinuation } from './newer-state.ts';
import { type Publication, publish } from './publish.ts';
import { toSignature } from './signature.ts';
import { type StateFile, type StoredTask, writeState } from './state-commit.ts';

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

/** What is published together with events. */
export interface Enclosed {
  /** Moves the task branch. */
  readonly branchTo?: ObjectId;
  /** Moves what waits for approval; null when nothing waits any more. */
  readonly resultTo?: ObjectId | null;
  /** Publishes the scratch commit of an attempt, or takes back one that was published. */
  readonly scratch?: { readonly day: number; readonly commit: ObjectId; readonly isOver?: boolean };
  /** Further commits that the record speaks of, and that must stay reachable. */
  readonly keeps?: readonly ObjectId[];
  readonly files?: readonly StateFile[];
  /** Refs that move along, or not at all. */
  readonly further?: readonly RefMove[];
  /** Gives the lease back. */
  readonly isLast?: boolean;
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
  record(bodies: readonly EventBody[], enclosed?: Enclosed): Promise<Publication>;
  /** Adds to the next record what is not worth a push of its own. A run that dies before it has not said it. */
  addToNext(bodies: readonly EventBody[]): void;
  /** Takes in what others have added. `lost` when the task is somebody else's by now. */
  refresh(): Promise<'ours' | 'lost'>;
  /** Makes the lease last longer, without an event. */
  renew(): Promise<Publication>;
}

/** Opens the journal of a task on what the origin holds. The first record of a new task must create it. */
export function openTaskJournal(options: JournalOptions): TaskJournal {
  const { stored, branchHead, resultHead } = options;
  const { state, commit } = stored ?? { state: undefined, commit: undefined };
  const known: KnownTask = { events: stored?.events ?? [], state, commit, branchHead, resultHead, waiting: [] };
  const inTurn = createTurns();
  const put = async (bodies: readonly EventBody[], enclosed: Enclosed): Promise<Publication> => {
    for (let round = 0; ; round += 1) {
      const answer = await publishRecord(options, known, { bodies, enclosed });
      const isNews = answer.kind === 'moved' && round < MAX_TAKEN_IN;
      if (!isNews || (await takeInNews(options, known)) !== 'taken_in') return answer;
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
    record: (bodies, enclosed = {}) => inTurn(() => put(bodies, enclosed)),
    addToNext(bodies) {
      known.waiting = [...known.waiting, ...bodies];
    },
    refresh: () => inTurn(async () => ((await takeInNews(options, known)) === 'lost' ? 'lost' : 'ours')),
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
}

function toEvents({ events }: KnownTask, bodies: readonly EventBody[], at: Date): readonly ChronicleEvent[] {
  const first = events.length + 1;
  return bodies.map((body, index) => ({ ...body, seq: first + index, at: at.toISOString() }));
}

function foldAdded(state: TaskState | undefined, added: readonly ChronicleEvent[]): TaskState | undefined {
  return added.reduce<TaskState | undefined>(applyEvent, state);
}

/** Takes in what others have added under our lease; `lost` when the task is no longer ours. */
async function takeInNews(options: JournalOptions, known: KnownTask): Promise<'same' | 'taken_in' | 'lost'> {
  const newer = await findNewerState({ ...options, known: known.commit });
  if (newer === 'same') return 'same';
  const { lease } = options;
  if (lease === undefined || newer === undefined || !isContinuation(newer, known.events, lease)) return 'lost';
  const added = newer.events.slice(known.events.length);
  Object.assign(known, { events: newer.events, state: newer.state, commit: newer.commit });
  options.notifier.progress({ kind: 'record_at', commit: newer.commit });
  await tell(options, known, added);
  return 'taken_in';
}

interface NewRecord {
  readonly bodies: readonly EventBody[];
  readonly enclosed: Enclosed;
}

async function publishRecord(
  options: JournalOptions,
  known: KnownTask,
  { bodies, enclosed }: NewRecord,
): Promise<Publication> {
  const { git, clock, taskId, planText, lease, notifier } = options;
  const at = clock.now();
  const { waiting } = known;
  const added = toEvents(known, [...waiting, ...bodies], at);
  const state = foldAdded(known.state, added);
  if (state === undefined) throw new Error('the first record of a task must create it');
  const { branchTo = known.branchHead, resultTo = known.resultHead, files = [], isLast = false } = enclosed;
  const events = [...known.events, ...added];
  const commit = await writeState(git, {
    taskId,
    planText,
    events,
    known: known.events.length,
    state,
    isLast,
    files,
    lease: lease === undefined ? undefined : await leaseNow(lease, { isLast }),
    parent: known.commit,
    keeps: toKeeps(enclosed),
    signature: toSignature(at),
  });
  // Before the push: whoever looks meanwhile must know it for ours.
  notifier.progress({ kind: 'record_at', commit });
  const answer = await publish(options, toMoves(options, known, { commit, enclosed }));
  if (answer.kind === 'torn' && answer.refs.includes(toRefName({ kind: 'state', taskId })))
    Object.assign(known, { events, state, commit, waiting: known.waiting.slice(waiting.length) });
  if (answer.kind !== 'published') return answer;
  const heads = { branchHead: branchTo, resultHead: resultTo ?? undefined };
  Object.assign(known, { events, state, commit, ...heads, waiting: known.waiting.slice(waiting.length) });
  await tell(options, known, added);
  return answer;
}

async function tell(
  { notifier, plan }: JournalOptions,
  { state }: KnownTask,
  added: readonly ChronicleEvent[],
): Promise<void> {
  if (state !== undefined && added.length > 0)
    await notifier.recorded(added, { plan, run: state.run, memory: state.memory });
}

function toKeeps({ scratch, branchTo, resultTo, keeps = [] }: Enclosed): ObjectId[] {
  const spokenOf = [scratch?.commit, branchTo, resultTo ?? undefined, ...keeps];
  return [...new Set(spokenOf.filter((id) => id !== undefined))];
}

function toMoves(
  { taskId, taskBranch }: JournalOptions,
  known: KnownTask,
  { commit, enclosed }: { readonly commit: ObjectId; readonly enclosed: Enclosed },
): RefMove[] {
  const moves: RefMove[] = [{ ref: toRefName({ kind: 'state', taskId }), from: known.commit, to: commit }];
  const { branchTo, resultTo, scratch } = enclosed;
  if (branchTo !== undefined) moves.push({ ref: toBranchRef(taskBranch), from: known.branchHead, to: branchTo });
  if (resultTo !== undefined && (resultTo ?? undefined) !== known.resultHead)
    moves.push({ ref: toRefName({ kind: 'result', taskId }), from: known.resultHead, to: resultTo ?? undefined });
  if (scratch !== undefined)
    moves.push(toScratchMove(toRefName({ kind: 'scratch', taskId, day: scratch.day }), scratch));
  return [...moves, ...(enclosed.further ?? [])];
}

function toScratchMove(ref: RefName, { commit, isOver = false }: NonNullable<Enclosed['scratch']>): RefMove {
  return isOver ? { ref, from: commit, to: undefined } : { ref, from: undefined, to: commit };
}
