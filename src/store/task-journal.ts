import type { ChronicleEvent, EventBody } from '../domain/chronicle-event.ts';
import type { Clock } from '../domain/clock.ts';
import type { ObjectId, TaskId } from '../domain/ids.ts';
import type { Notifier } from '../domain/notifier.ts';
import type { Plan } from '../domain/plan.ts';
import { applyEvent, type TaskState } from '../domain/progress.ts';
import { toBranchRef, toRefName } from '../domain/ref-name.ts';
import type { Signature } from '../git/fast-import.ts';
import type { Git } from '../git/git.ts';
import type { RefMove } from '../git/push.ts';
import type { Remote } from '../git/remote.ts';
import { type Publication, publish } from './publish.ts';
import { type StateFile, type StoredTask, writeState } from './state-commit.ts';

// A reserved domain: no account of anybody's is credited with these commits.
const SIGNATURE_NAME = 'Groundhog';
const SIGNATURE_EMAIL = 'groundhog@noreply.invalid';

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
}

/** What is published together with events. */
export interface Enclosed {
  /** Moves the task branch. */
  readonly branchTo?: ObjectId;
  /** Moves what waits for approval; null when nothing waits any more. */
  readonly resultTo?: ObjectId | null;
  /** Keeps the scratch commit of an attempt. */
  readonly scratch?: { readonly day: number; readonly commit: ObjectId };
  /** Further commits that the record speaks of, and that must stay reachable. */
  readonly keeps?: readonly ObjectId[];
  readonly files?: readonly StateFile[];
}

/** The one writer of a task: what it records is published before anybody is told. */
export interface TaskJournal {
  readonly state: () => TaskState;
  /** The same, undefined before the first record of a new task. */
  readonly findState: () => TaskState | undefined;
  /** The task branch as we last saw or made it on the origin; undefined when it does not exist. */
  readonly branchHead: () => ObjectId | undefined;
  record(bodies: readonly EventBody[], enclosed?: Enclosed): Promise<Publication>;
}

/** Opens the journal of a task on what the origin holds. The first record of a new task must create it. */
export function openTaskJournal(options: JournalOptions): TaskJournal {
  const { git, clock, taskId } = options;
  let events: readonly ChronicleEvent[] = options.stored?.events ?? [];
  let state = options.stored?.state;
  let stateCommit = options.stored?.commit;
  let branchHead = options.branchHead;
  let resultHead = options.resultHead;
  const requireState = () => {
    if (state === undefined) throw new Error('the task was not created yet');
    return state;
  };
  return {
    state: requireState,
    findState: () => state,
    branchHead: () => branchHead,
    async record(bodies, enclosed = {}) {
      const at = clock.now();
      const added = bodies.map((body, index) => ({ ...body, seq: events.length + index + 1, at: at.toISOString() }));
      const next = added.reduce<TaskState | undefined>(applyEvent, state);
      if (next === undefined) throw new Error('a record needs at least one event');
      const allEvents = [...events, ...added];
      const commit = await writeState(git, {
        taskId,
        planText: options.planText,
        events: allEvents,
        state: next,
        files: enclosed.files ?? [],
        parent: stateCommit,
        keeps: toKeeps(enclosed),
        signature: toSignature(at),
      });
      const answer = await publish(
        options,
        toMoves({ ...options, enclosed, branchHead, stateCommit, commit, resultHead }),
      );
      if (answer.kind !== 'published') return answer;
      events = allEvents;
      state = next;
      stateCommit = commit;
      branchHead = enclosed.branchTo ?? branchHead;
      if (enclosed.resultTo !== undefined) resultHead = enclosed.resultTo ?? undefined;
      await options.notifier.recorded(added, { plan: options.plan, run: next.run, memory: next.memory });
      return answer;
    },
  };
}

/** Who Groundhog's commits are by, at a time. */
export function toSignature(at: Date): Signature {
  return { name: SIGNATURE_NAME, email: SIGNATURE_EMAIL, epochSeconds: Math.floor(at.getTime() / 1000) };
}

function toKeeps({ scratch, branchTo, resultTo, keeps = [] }: Enclosed): ObjectId[] {
  const spokenOf = [scratch?.commit, branchTo, resultTo ?? undefined, ...keeps];
  return [...new Set(spokenOf.filter((id) => id !== undefined))];
}

interface Moves {
  readonly taskId: TaskId;
  readonly taskBranch: string;
  readonly enclosed: Enclosed;
  readonly branchHead: ObjectId | undefined;
  readonly stateCommit: ObjectId | undefined;
  readonly commit: ObjectId;
  readonly resultHead: ObjectId | undefined;
}

function toMoves({ taskId, taskBranch, enclosed, branchHead, stateCommit, commit, resultHead }: Moves): RefMove[] {
  const moves: RefMove[] = [{ ref: toRefName({ kind: 'state', taskId }), from: stateCommit, to: commit }];
  const { branchTo, resultTo, scratch } = enclosed;
  if (branchTo !== undefined) moves.push({ ref: toBranchRef(taskBranch), from: branchHead, to: branchTo });
  if (resultTo !== undefined && (resultTo ?? undefined) !== resultHead)
    moves.push({ ref: toRefName({ kind: 'result', taskId }), from: resultHead, to: resultTo ?? undefined });
  if (scratch !== undefined)
    moves.push({ ref: toRefName({ kind: 'scratch', taskId, day: scratch.day }), from: undefined, to: scratch.commit });
  return moves;
}
