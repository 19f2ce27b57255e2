import { chooseNextAction } from '../../../src/domain/decisions/next-action.ts';
import { isRunNext } from '../../../src/domain/operations/decide-next-run.ts';
import { decide } from '../../../src/domain/operations/decide-operation.ts';
import type { Decision, Liveness } from '../../../src/domain/operations/operation.ts';
import type { ChronicleEvent, EventBody } from '../../../src/domain/record/chronicle-event.ts';
import { closeOpenAttempts } from '../../../src/domain/record/close-open-attempts.ts';
import { conclusionOf } from '../../../src/domain/record/ending.ts';
import { foldEvents, type TaskState } from '../../../src/domain/record/fold-events.ts';
import { decideClaim, type Lease, toLease } from '../../../src/domain/record/lease.ts';
import { type CommandComment, isHandled, toCommentHandled } from '../../../src/domain/record/thread-event.ts';
import { findRequestedEnd, isWork, toFinalEnd } from '../../../src/runner/record/run-end.ts';
import type { HeldLease } from '../../../src/store/held-lease.ts';
import { isContinuation } from '../../../src/store/newer-state.ts';
import { CREATED, RUN_STARTED } from '../../helpers/make-events.ts';
import {
  type BranchHeads,
  type Luck,
  type PlanSketch,
  reconcile,
  toNextEvent,
  toOperation,
  toPlanned,
  toRecords,
} from './task-model.ts';

/** A job of the bot: a command in a comment, or without one what a label or a timer starts. */
export interface RaceJob {
  readonly comment?: CommandComment & { readonly line: string };
  readonly lucks: readonly Luck[];
  /** Whether the job looks, before each step, at what others have recorded. */
  readonly refreshes: readonly boolean[];
}

/** What became of a job. `late` never was a run: too many others wrote first. `lost` was one, and another has the task. */
export type RaceOutcome =
  | { readonly kind: 'refused' | 'held'; readonly reason: string }
  | { readonly kind: 'repeated' | 'done' | 'late' | 'lost' | 'killed' | 'ended' };

/** The task on the remote, as all jobs see it. Each change is one push, which either is taken whole or moves nothing. */
export interface RaceRemote extends BranchHeads {
  events: readonly ChronicleEvent[];
  lease: Lease | undefined;
  nowMs: number;
  /** The job that wrote each event. */
  readonly writers: string[];
  readonly gone: Set<string>;
}

const TTL_MS = 60_000;
const MAX_ROUNDS = 10;
const MAX_STEPS = 60;

/** Opens the remote of a task that has its record, and has not run. */
export function createRaceRemote(plan: PlanSketch): RaceRemote {
  const created = toNextEvent([], CREATED);
  const events = [created, toNextEvent([created], toPlanned(plan))];
  const writers = events.map(() => 'first');
  const nowMs = Date.UTC(2026, 0, 2);
  return { events, writers, lease: undefined, nowMs, gone: new Set(), branch: undefined, mergedHead: undefined };
}

/** The record as one job last read or published it. */
interface Known {
  /** The name of the job. */
  readonly reader: string;
  events: readonly ChronicleEvent[];
  branch: string | undefined;
}

interface Push {
  readonly bodies: readonly EventBody[];
  readonly branchTo?: string | undefined;
  /** Undefined to leave the lease as it is. */
  readonly lease?: Lease | undefined;
}

/** Pushes a record when nobody has moved the refs since they were read. */
function tryPush(remote: RaceRemote, known: Known, push: Push): 'published' | 'moved' | 'conflict' {
  if (remote.events !== known.events) return 'moved';
  if (push.branchTo !== undefined && remote.branch !== known.branch) return 'conflict';
  const events = [...remote.events];
  for (const body of push.bodies) events.push(toNextEvent(events, body));
  remote.events = events;
  remote.writers.push(...push.bodies.map(() => known.reader));
  remote.branch = push.branchTo ?? remote.branch;
  remote.lease = push.lease ?? remote.lease;
  Object.assign(known, { events, branch: remote.branch });
  return 'published';
}

function read({ events, branch }: RaceRemote, reader: string): Known {
  return { reader, events, branch };
}

const states = new WeakMap<readonly ChronicleEvent[], TaskState>();

function stateOf({ events }: Known): TaskState {
  const state = states.get(events) ?? foldEvents(events);
  if (state === undefined) throw new Error('the task has no record');
  states.set(events, state);
  return state;
}

type Steps<T> = Generator<void, T, void>;

/** Runs one job; each `yield` is a moment at which other jobs may act. */
export function* runJob(name: string, job: RaceJob, { remote, plan }: RaceContext): Steps<RaceOutcome> {
  const { comment } = job;
  if (comment === undefined) return yield* run(name, job, { remote, plan });
  const operation = toOperation(comment.line);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    yield;
    const known = read(remote, name);
    const lease = remote.lease;
    const { record } = stateOf(known);
    if (isHandled(record, comment)) return { kind: 'repeated' };
    const liveness = findLiveness(remote, record.ending);
    const decision = decide(operation, { record, liveness, lease, by: 'wendy' });
    if (decision.kind === 'refuse') return { kind: 'refused', reason: decision.reason };
    yield;
    const pushed = tryPush(remote, known, toPush(decision, job));
    if (pushed === 'conflict') return { kind: 'refused', reason: 'the branch has moved' };
    if (pushed === 'moved') continue;
    const isChange = decision.kind === 'record';
    if (!isRunNext({ operation, record: stateOf(known).record, isChange })) return { kind: 'done' };
    return yield* run(name, job, { remote, plan });
  }
  return { kind: 'refused', reason: 'the record changed each time' };
}

export interface RaceContext {
  readonly remote: RaceRemote;
  readonly plan: PlanSketch;
}

function toPush(decision: Exclude<Decision, { kind: 'refuse' }>, { comment }: RaceJob): Push {
  const handled = comment === undefined ? [] : [toCommentHandled(comment, { command: 'x', by: 'wendy' })];
  if (decision.kind === 'nothing') return { bodies: handled };
  const { unlocks, materializes } = decision;
  const lease =
    unlocks === undefined
      ? undefined
      : toLease({ generation: unlocks, holder: null }, { now: new Date(0), ttlMs: TTL_MS });
  return { bodies: [...decision.bodies, ...handled], branchTo: materializes, lease };
}

function claim({ lease, nowMs, gone }: RaceRemote) {
  return decideClaim(lease, { now: new Date(nowMs), isHolderGone: gone.has(lease?.holder?.run_id ?? '') });
}

function findLiveness(remote: RaceRemote, ending: unknown): Liveness {
  if (remote.lease === undefined) return ending === null ? 'unknown' : 'none';
  return claim(remote).kind === 'held' ? 'alive' : 'none';
}

/** Runs the task, starting over while others write before the first record. */
function* run(name: string, job: RaceJob, context: RaceContext): Steps<RaceOutcome> {
  for (let starts = 0; starts < MAX_ROUNDS; starts += 1) {
    const started = yield* startRun(name, job, context);
    if (started.kind !== 'late') return started;
  }
  return { kind: 'late' };
}

function* startRun(name: string, job: RaceJob, { remote, plan }: RaceContext): Steps<RaceOutcome> {
  yield;
  const known = read(remote, name);
  const state = stateOf(known);
  const { record } = state;
  const claimed = claim(remote);
  if (claimed.kind === 'held') return { kind: 'held', reason: claimed.holder.run_id };
  const planned = toPlanned(plan);
  const isSamePlan = planned.plan_hash === record.plan_hash;
  const { advance, diverged } = reconcile(state, { ...remote, events: known.events, isSamePlan });
  const closed = closeOpenAttempts(record, { note: 'It died.', exceptCaptured: false });
  const opening = [...closed, ...(isSamePlan ? [] : [planned]), ...advance];
  if (isEarlyEnd(state, opening, diverged)) return { kind: 'ended' };
  const lease: HeldLease = {
    generation: claimed.generation,
    holder: { run_id: name, place: { kind: 'unknown' } },
    ttlMs: TTL_MS,
    now: () => Promise.resolve(new Date(remote.nowMs)),
  };
  const started = { ...RUN_STARTED, run_id: name, lease_generation: lease.generation } as EventBody;
  yield;
  const first = tryPush(remote, known, { bodies: [started, ...opening], lease: renew(remote, lease) });
  if (first !== 'published') return { kind: 'late' };
  return yield* work({ job, remote, known, lease });
}

/** Returns whether a run has nothing to write, as the product decides it before the first record. */
function isEarlyEnd({ record }: TaskState, opening: readonly EventBody[], diverged: string | undefined): boolean {
  const action = opening.length === 0 && record.ending !== null ? chooseNextAction(record).kind : undefined;
  const hasPassed = record.ending !== null && conclusionOf(record.ending) === 'success';
  if (action === 'done' && hasPassed) return true;
  if (diverged !== undefined || action === 'blocked') return true;
  return action === 'await_approval' && record.ending === 'paused';
}

function renew({ nowMs }: RaceRemote, { generation, holder, ttlMs }: HeldLease, isLast = false): Lease {
  return toLease({ generation, holder: isLast ? null : holder }, { now: new Date(nowMs), ttlMs });
}

interface RaceRun {
  readonly job: RaceJob;
  readonly remote: RaceRemote;
  readonly known: Known;
  readonly lease: HeldLease;
}

/** Takes over what others have recorded; false when the task is no longer this run's. */
function merge({ remote, known, lease }: RaceRun): boolean {
  if (remote.events === known.events) return true;
  if (!isContinuation(remote, known.events, lease)) return false;
  known.events = remote.events;
  return true;
}

function* record(task: RaceRun, push: Omit<Push, 'lease'>, isLast = false): Steps<'published' | 'conflict' | 'lost'> {
  for (;;) {
    yield;
    const lease = renew(task.remote, task.lease, isLast);
    const pushed = tryPush(task.remote, task.known, { ...push, lease });
    if (pushed !== 'moved') return pushed;
    yield;
    if (!merge(task)) return 'lost';
  }
}

function* work(task: RaceRun): Steps<RaceOutcome> {
  const { job, known } = task;
  const { lucks, refreshes } = job;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    yield;
    if (refreshes[step % refreshes.length] === true && !merge(task)) return { kind: 'lost' };
    const state = stateOf(known);
    const requested = findRequestedEnd(state.record);
    const action = chooseNextAction(state.record);
    if (requested !== undefined || !isWork(action)) {
      const end = requested ?? (isWork(action) ? undefined : toFinalEnd(action, { isWorkDone: step > 0 }));
      const { ending = 'paused', reason = '', pauseCause } = end ?? {};
      return yield* endRun(task, { kind: 'run_ended', ending, reason, ...(pauseCause && { pause_cause: pauseCause }) });
    }
    const luck = lucks[step % lucks.length] ?? 'passed';
    for (const push of toRecords(state, action, { luck, waits: false })) {
      const recorded = yield* record(task, push);
      if (recorded === 'lost') return { kind: 'lost' };
      if (recorded === 'conflict')
        return yield* endRun(task, { kind: 'run_ended', ending: 'conflict', reason: 'the branch has moved' });
    }
  }
  throw new Error('a run does not end');
}

function* endRun(task: RaceRun, end: EventBody): Steps<RaceOutcome> {
  const { record: known } = stateOf(task.known);
  const closed = closeOpenAttempts(known, { note: 'It was stopped.', exceptCaptured: true });
  return { kind: (yield* record(task, { bodies: [...closed, end] }, true)) === 'lost' ? 'lost' : 'ended' };
}
