import { chooseNextAction } from '../../../src/domain/decisions/next-action.ts';
import { parseCommand } from '../../../src/domain/operations/comment-command.ts';
import { isRunNext } from '../../../src/domain/operations/decide-next-run.ts';
import { decide } from '../../../src/domain/operations/decide-operation.ts';
import type { Decision, Liveness, Operation } from '../../../src/domain/operations/operation.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { planIdentity } from '../../../src/domain/plan/plan-identity.ts';
import {
  type ChronicleEvent,
  chronicleEventSchema,
  type EventBody,
} from '../../../src/domain/record/chronicle-event.ts';
import { closeOpenAttempts } from '../../../src/domain/record/close-open-attempts.ts';
import type { Ending } from '../../../src/domain/record/ending.ts';
import { applyEvent, type TaskState } from '../../../src/domain/record/fold-events.ts';
import { type Claim, decideClaim, type Lease, toLease } from '../../../src/domain/record/lease.ts';
import { isWithdrawn } from '../../../src/domain/record/steering.ts';
import { type CommandComment, isHandled, toCommentHandled } from '../../../src/domain/record/thread-event.ts';
import { sha256Hex } from '../../../src/exec/sha256.ts';
import { toPlanSet } from '../../../src/runner/open/opening-events.ts';
import { findRequestedEnd, isWork, type RunEnd, toFinalEnd } from '../../../src/runner/record/run-end.ts';
import type { HeldLease } from '../../../src/store/held-lease.ts';
import { isContinuation } from '../../../src/store/newer-state.ts';
import { CREATED, RUN_STARTED } from '../../helpers/make-events.ts';
import { type Luck, toRecords } from './action-records.ts';
import { type BranchModel, createBranches } from './branch-model.ts';
import { openRun, type ReadTask, type RunOrder } from './opening-model.ts';

/** A job of the bot: a command in a comment, or without one what a label or a timer starts. */
export interface JobModel {
  readonly comment?: (CommandComment & { readonly line: string }) | undefined;
  /** The plan of the issue that a label starts; without one the recorded plan runs. */
  readonly plan?: Plan | undefined;
  readonly lucks: readonly Luck[];
  /** Whether the job looks, before each step, at what others have recorded. */
  readonly refreshes: readonly boolean[];
  /** Whether what it lands waits for approval. */
  readonly waits?: boolean | undefined;
}

/** What became of a job. `late` never was a run: too many others wrote first. `lost` was one, and another has the task. */
export type JobOutcome =
  | { readonly kind: 'refused' | 'held'; readonly reason: string }
  | { readonly kind: 'repeated' | 'done' | 'late' | 'lost' | 'killed' }
  /** `isEarly` where the run has recorded nothing. */
  | { readonly kind: 'ended'; readonly ending: Ending; readonly isEarly: boolean };

/** The task on the remote, as all jobs see it. Each change is one push, which either is taken whole or moves nothing. */
export interface RemoteModel extends BranchModel {
  events: readonly ChronicleEvent[];
  state: TaskState;
  /** The recorded plan. */
  plan: Plan;
  lease: Lease | undefined;
  nowMs: number;
  /** The job that wrote each event. */
  readonly writers: string[];
  readonly gone: Set<string>;
}

const TTL_MS = 60_000;
const MAX_ROUNDS = 10;
const MAX_STEPS = 80;

/** Opens the remote of a task that has its record, and has not run. */
export function createRemote(plan: Plan): RemoteModel {
  const first = append([], undefined, [CREATED, toPlanned(plan)]);
  const rest = { plan, lease: undefined, nowMs: Date.UTC(2026, 0, 2), gone: new Set<string>() };
  return { ...createBranches(), ...first, ...rest, writers: first.events.map(() => 'first') };
}

function toPlanned(plan: Plan): EventBody {
  return toPlanSet(plan, sha256Hex(planIdentity(plan)));
}

/** Adds events, each one second after the one before. */
function append(known: readonly ChronicleEvent[], before: TaskState | undefined, bodies: readonly EventBody[]) {
  const events = [...known];
  let state = before;
  for (const body of bodies) {
    const at = new Date(Date.UTC(2026, 0, 2, 3) + events.length * 1000).toISOString();
    const event = chronicleEventSchema.parse({ ...body, seq: events.length + 1, at });
    events.push(event);
    state = applyEvent(state, event);
  }
  if (state === undefined) throw new Error('the task has no record');
  return { events, state };
}

/** The record as one job last read or published it. */
interface Known extends ReadTask {
  /** The name of the job. */
  readonly reader: string;
  events: readonly ChronicleEvent[];
  state: TaskState;
  branch: string | undefined;
}

interface Push {
  readonly bodies: readonly EventBody[];
  readonly branchTo?: string | undefined;
  /** Undefined to leave the lease as it is. */
  readonly lease?: Lease | undefined;
  /** Undefined to leave the plan as it is. */
  readonly plan?: Plan | undefined;
}

/** Pushes a record when nobody has moved the refs since they were read. */
function tryPush(remote: RemoteModel, known: Known, push: Push): 'published' | 'moved' | 'conflict' {
  if (remote.events !== known.events) return 'moved';
  if (push.branchTo !== undefined && remote.branch !== known.branch) return 'conflict';
  Object.assign(remote, append(remote.events, remote.state, push.bodies));
  remote.writers.push(...push.bodies.map(() => known.reader));
  remote.branch = push.branchTo ?? remote.branch;
  remote.lease = push.lease ?? remote.lease;
  remote.plan = push.plan ?? remote.plan;
  const { events, state, branch } = remote;
  Object.assign(known, { events, state, branch });
  return 'published';
}

function read({ events, state, branch }: RemoteModel, reader: string): Known {
  return { reader, events, state, branch };
}

type Steps<T> = Generator<void, T, void>;

/** Runs one job; each `yield` is a moment at which other jobs may act. */
export function* runJob(name: string, job: JobModel, remote: RemoteModel): Steps<JobOutcome> {
  const { comment } = job;
  if (comment === undefined) return yield* run({ name, job, remote });
  const operation = toOperation(comment.line);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    yield;
    const known = read(remote, name);
    if (isHandled(known.state.record, comment)) return { kind: 'repeated' };
    const decision = decideNow(operation, remote);
    if (decision.kind === 'refuse') return { kind: 'refused', reason: decision.reason };
    yield;
    const pushed = tryPush(remote, known, toPush(decision, comment));
    if (pushed === 'conflict') return { kind: 'refused', reason: 'the branch has moved' };
    if (pushed === 'moved') continue;
    const isChange = decision.kind === 'record';
    if (!isRunNext({ operation, record: known.state.record, isChange })) return { kind: 'done' };
    const rebase = operation.kind !== 'rebase' ? undefined : operation.isStop ? 'stop' : 'start';
    return yield* run({ name, job, remote }, rebase);
  }
  return { kind: 'refused', reason: 'the record changed each time' };
}

/** Parses a line as the operation that it asks for. */
export function toOperation(line: string): Operation {
  const parsing = parseCommand(line);
  if (parsing.kind === 'wrong') throw new Error(parsing.reason);
  if (parsing.command.kind === 'operate') return parsing.command.operation;
  if (parsing.command.kind === 'run') return { kind: 'run' };
  throw new Error(`${line} is no operation`);
}

/** Decides an operation on the task as it is now. */
export function decideNow(operation: Operation, remote: RemoteModel): Decision {
  const { lease, plan, branch } = remote;
  const { record } = remote.state;
  const decision = decide(operation, { record, plan, lease, liveness: findLiveness(remote), by: 'wendy' });
  const isMoved = branch !== record.head && !(branch === undefined && record.head === record.base_sha);
  if (decision.kind === 'record' && decision.materializes !== undefined && isMoved)
    return { kind: 'refuse', reason: 'The task branch has moved.' };
  return decision;
}

function toPush(decision: Exclude<Decision, { kind: 'refuse' }>, comment: CommandComment): Push {
  const handled = toCommentHandled(comment, { command: 'x', by: 'wendy' });
  if (decision.kind === 'nothing') return { bodies: [handled] };
  const { unlocks, materializes, plan } = decision;
  const lease =
    unlocks === undefined
      ? undefined
      : toLease({ generation: unlocks, holder: null }, { now: new Date(0), ttlMs: TTL_MS });
  const planned = plan === undefined ? [] : [toPlanned(plan)];
  return { bodies: [...planned, ...decision.bodies, handled], branchTo: materializes, lease, plan };
}

/** Returns the claim that a run would get now. */
export function claimNow({ lease, nowMs, gone }: RemoteModel): Claim {
  return decideClaim(lease, { now: new Date(nowMs), isHolderGone: gone.has(lease?.holder?.run_id ?? '') });
}

function findLiveness(remote: RemoteModel): Liveness {
  if (remote.lease === undefined) return remote.state.record.ending === null ? 'unknown' : 'none';
  return claimNow(remote).kind === 'held' ? 'alive' : 'none';
}

interface JobAt {
  readonly name: string;
  readonly job: JobModel;
  readonly remote: RemoteModel;
}

/** Runs the task, starting over while others write before the first record. */
function* run({ name, job, remote }: JobAt, rebase?: RunOrder['rebase']): Steps<JobOutcome> {
  yield;
  const { plan } = job;
  const readOrder = (): RunOrder => {
    if (plan !== undefined) return { plan, isInline: true, rebase };
    return { plan: remote.plan, recordedAs: remote.state.record.plan_hash, isInline: false, rebase };
  };
  let order = readOrder();
  for (let starts = 0; starts < MAX_ROUNDS; starts += 1) {
    const started = yield* startRun({ name, job, remote }, order);
    if (started.kind === 'late') continue;
    if (started.kind !== 'outdated') return started;
    yield;
    order = readOrder();
  }
  return { kind: 'late' };
}

function* startRun({ name, job, remote }: JobAt, order: RunOrder): Steps<JobOutcome | { readonly kind: 'outdated' }> {
  yield;
  const known = read(remote, name);
  const claimed = claimNow(remote);
  const { bodies, branchTo, early } = openRun(known, { remote, order, claim: claimed });
  if (claimed.kind === 'held') return { kind: 'held', reason: claimed.holder.run_id };
  if (early?.isPlanOutdated === true) return { kind: 'outdated' };
  if (early !== undefined) return { kind: 'ended', ending: early.ending, isEarly: true };
  const lease: HeldLease = {
    generation: claimed.generation,
    holder: { run_id: name, place: { kind: 'unknown' } },
    ttlMs: TTL_MS,
    now: () => Promise.resolve(new Date(remote.nowMs)),
  };
  const started = { ...RUN_STARTED, run_id: name, lease_generation: lease.generation } as EventBody;
  yield;
  const first = { bodies: [started, ...bodies], branchTo, lease: renew(remote, lease), plan: order.plan };
  if (tryPush(remote, known, first) !== 'published') return { kind: 'late' };
  return yield* work({ job, remote, known, lease, plan: order.plan });
}

function renew({ nowMs }: RemoteModel, { generation, holder, ttlMs }: HeldLease, isLast = false): Lease {
  return toLease({ generation, holder: isLast ? null : holder }, { now: new Date(nowMs), ttlMs });
}

interface RunModel {
  readonly job: JobModel;
  readonly remote: RemoteModel;
  readonly known: Known;
  readonly lease: HeldLease;
  readonly plan: Plan;
}

/** Takes over what others have recorded; false when the task is no longer this run's. */
function merge({ remote, known, lease }: RunModel): boolean {
  if (remote.events === known.events) return true;
  if (!isContinuation(remote, known.events, lease)) return false;
  Object.assign(known, { events: remote.events, state: remote.state });
  return true;
}

type Recorded = 'published' | 'conflict' | 'lost' | 'withdrawn';

function* record(task: RunModel, push: Omit<Push, 'lease'>, isLast = false): Steps<Recorded> {
  for (;;) {
    yield;
    if (isWithdrawn(task.known.state.record, push.bodies)) return 'withdrawn';
    const lease = renew(task.remote, task.lease, isLast);
    const pushed = tryPush(task.remote, task.known, { ...push, lease });
    if (pushed !== 'moved') return pushed;
    yield;
    if (!merge(task)) return 'lost';
  }
}

function* work(task: RunModel): Steps<JobOutcome> {
  const { job, known, remote, plan } = task;
  const { lucks, refreshes, waits = false } = job;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    yield;
    if (refreshes[step % refreshes.length] === true && !merge(task)) return { kind: 'lost' };
    const state = known.state;
    const requested = findRequestedEnd(state.record);
    const action = chooseNextAction(state.record);
    if (requested !== undefined) return yield* endRun(task, requested);
    if (!isWork(action)) return yield* endRun(task, toFinalEnd(action, { isWorkDone: step > 0 }));
    const luck = lucks[step % lucks.length] ?? 'passed';
    for (const push of toRecords(action, { record: state.record, plan, remote, luck, waits })) {
      const recorded = yield* record(task, push);
      if (recorded === 'lost') return { kind: 'lost' };
      if (recorded === 'withdrawn') break;
      if (recorded === 'conflict' || push.isConflict === true) return yield* endRun(task, CONFLICT);
    }
  }
  throw new Error('a run does not end');
}

const CONFLICT: RunEnd = { ending: 'conflict', reason: 'The branch has moved.', isSilent: false };

function* endRun(task: RunModel, { ending, reason, pauseCause }: RunEnd): Steps<JobOutcome> {
  const closed = closeOpenAttempts(task.known.state.record, {
    note: 'It was stopped.',
    exceptCaptured: true,
    isEndKnown: true,
  });
  const end: EventBody = { kind: 'run_ended', ending, reason, ...(pauseCause && { pause_cause: pauseCause }) };
  const recorded = yield* record(task, { bodies: [...closed, end] }, true);
  return recorded === 'lost' ? { kind: 'lost' } : { kind: 'ended', ending, isEarly: false };
}
