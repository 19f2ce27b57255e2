import { assertNever } from '../domain/assert-never.ts';
import type { EventBody } from '../domain/chronicle-event.ts';
import type { Ending } from '../domain/ending.ts';
import { renderError } from '../domain/error-catalog.ts';
import { GroundhogError } from '../domain/errors.ts';
import { closeRunningAttempts } from '../domain/interrupted.ts';
import { chooseNextMove, type NextMove } from '../domain/next-move.ts';
import type { TaskView } from '../domain/notifier.ts';
import { attemptBudgetOf } from '../domain/plan.ts';
import type { TaskState } from '../domain/progress.ts';
import { scratchBranchName, toBranchRef } from '../domain/ref-name.ts';
import { findCommit } from '../git/rev-parse.ts';

import { checkBaseline } from './check-baseline.ts';
import { type OpenTask, openTask } from './open-task.ts';
import { recordAttempt } from './record-attempt.ts';
import { type Recorded, recordEvents } from './recorded.ts';
import { runAttempt } from './run-attempt.ts';
import type { RunRequest, RunSurroundings } from './run-options.ts';
import { prepareWorkbench, type RunContext, type Workbench } from './workbench.ts';

/** How a run ended, and all that is known of its task. `view` is undefined when nothing was ever recorded. */
export interface RunResult {
  readonly ending: Ending;
  readonly reason: string;
  readonly view: TaskView | undefined;
  readonly taskBranch: string;
}

interface Stop {
  readonly ending: Ending;
  readonly reason: string;
}

/**
 * Carries out a plan until it ends, one checkpoint after the other. Every step is published before the next one starts,
 * so that a run which dies goes on where it was. Throws GroundhogError for what stops it before or between the steps.
 */
export async function runPlan(request: RunRequest, surroundings: RunSurroundings): Promise<RunResult> {
  const task = await openTask(request, surroundings);
  const stop = (await findEarlyStop(task)) ?? (await work(task, request, surroundings));
  const state = findState(task);
  const view = state === undefined ? undefined : { plan: request.plan, run: state.run, memory: state.memory };
  return { ...stop, view, taskBranch: task.taskBranch };
}

/** A task that has ended and that nothing has happened to ends again in the same way, without a write. */
async function findEarlyStop(task: OpenTask): Promise<Stop | undefined> {
  const isUnchanged = task.existing !== undefined && task.opening.length === 0;
  const move = isUnchanged ? chooseNextMove(task.existing.run) : undefined;
  // A branch that is gone after its task has passed was merged: there is nothing left to be in conflict with.
  if (move?.kind === 'done') return { ending: 'nothing_to_do', reason: 'The task has already passed.' };
  if (task.diverged !== undefined) return { ending: 'conflict', reason: `${task.diverged} Nothing of it was touched.` };
  return move?.kind === 'blocked' ? { ending: 'blocked', reason: move.reason } : undefined;
}

function findState(task: OpenTask): TaskState | undefined {
  try {
    return task.journal.state();
  } catch {
    return undefined;
  }
}

async function work(task: OpenTask, request: RunRequest, surroundings: RunSurroundings): Promise<Stop> {
  const { runId, version } = surroundings;
  const { isolation } = surroundings.openSandbox('');
  const started: EventBody = { kind: 'run_started', run_id: runId, groundhog_version: version, isolation };
  // The task must exist before anything else is said about it.
  const [first, ...others] = task.opening;
  const bodies = first?.kind === 'task_created' ? [first, started, ...others] : [started, ...task.opening];
  const opened = await recordEvents({ task, surroundings }, bodies);
  const refused = toStop(opened);
  if (refused !== undefined) return refused.ending === 'conflict' ? refused : { ...refused, ending: 'refused' };
  const stop = await takeMovesSafely(task, request, surroundings);
  if (stop.kind === 'lost') return stop;
  const { ending, reason } = stop;
  const closed = closeRunningAttempts(task.journal.state().run, 'The run was stopped before the attempt ended.');
  return (
    toStop(await recordEvents({ task, surroundings }, [...closed, { kind: 'run_ended', ending, reason }])) ?? {
      ending,
      reason,
    }
  );
}

/** A failure between two steps ends the run with what was recorded so far, and is told there. */
async function takeMovesSafely(task: OpenTask, request: RunRequest, surroundings: RunSurroundings): Promise<Taken> {
  try {
    return await takeMoves(task, request, surroundings);
  } catch (thrown) {
    if (!(thrown instanceof GroundhogError)) throw thrown;
    return { kind: 'stopped', ending: 'infra_error', reason: renderError(thrown) };
  }
}

type Taken = Stop & { readonly kind: 'stopped' | 'lost' };

async function takeMoves(task: OpenTask, request: RunRequest, surroundings: RunSurroundings): Promise<Taken> {
  let bench: Workbench | undefined;
  let isWorkDone = false;
  for (;;) {
    if (surroundings.signal.aborted) return { kind: 'stopped', ending: 'paused', reason: 'The run was cancelled.' };
    const move = chooseNextMove(task.journal.state().run);
    const stop = findStop(move, isWorkDone);
    if (stop !== undefined) return { kind: 'stopped', ...stop };
    if (bench === undefined) {
      const prepared = await prepareWorkbench(task, request, surroundings);
      const end = toTaken(prepared.recorded);
      if (end !== undefined) return end;
      bench = prepared.bench;
    }
    isWorkDone ||= move.kind === 'attempt';
    const end = toTaken(await takeMove(move, { task, bench, request, surroundings }));
    if (end !== undefined) return end;
  }
}

async function takeMove(move: NextMove, context: RunContext): Promise<Recorded> {
  const { task, request } = context;
  switch (move.kind) {
    case 'baseline':
      return checkBaseline(requireCheckpoint(context, move.checkpointId).checkpoint, context);
    case 'abandon': {
      const body: EventBody = { kind: 'checkpoint_abandoned', checkpoint_id: move.checkpointId, reason: move.reason };
      return recordEvents(context, [body]);
    }
    case 'attempt': {
      const { checkpoint, record } = requireCheckpoint(context, move.checkpointId);
      const snapshot = await findCommit(task.control, toBranchRef(task.taskBranch));
      const started = await recordEvents(context, [
        {
          kind: 'attempt_started',
          checkpoint_id: checkpoint.id,
          day: move.day,
          attempt: move.attempt,
          attempt_budget: attemptBudgetOf(checkpoint, request.plan, request.attemptBudgetDefault),
          snapshot_ref: snapshot ?? task.head,
          scratch_branch: scratchBranchName(request.taskId, move.day),
        },
      ]);
      if (started.kind !== 'recorded') return started;
      const attempt = { ...context, checkpoint, record, day: move.day, attempt: move.attempt };
      return recordAttempt(attempt, await runAttempt(attempt));
    }
    case 'blocked':
    case 'done':
    case 'interrupted_too_often':
      throw new Error(`the move "${move.kind}" ends a run and cannot be taken`);
    default:
      return assertNever(move);
  }
}

function requireCheckpoint({ task, request }: RunContext, id: string) {
  const checkpoint = request.plan.checkpoints.find((candidate) => candidate.id === id);
  const record = task.journal.state().run.checkpoints.find(({ checkpoint_id }) => checkpoint_id === id);
  if (checkpoint === undefined || record === undefined) throw new Error(`the plan has no checkpoint "${id}"`);
  return { checkpoint, record };
}

function findStop(move: NextMove, isWorkDone: boolean): Stop | undefined {
  switch (move.kind) {
    case 'done':
      return isWorkDone || move.isWorkDone
        ? { ending: 'passed', reason: 'Every checkpoint has passed.' }
        : { ending: 'nothing_to_do', reason: 'Every criterion held already; no agent was started.' };
    case 'blocked':
      return { ending: 'blocked', reason: move.reason };
    case 'interrupted_too_often':
      return { ending: 'infra_error', reason: move.reason };
    case 'attempt':
    case 'baseline':
    case 'abandon':
      return undefined;
    default:
      return assertNever(move);
  }
}

function toTaken(recorded: Recorded): Taken | undefined {
  const stop = toStop(recorded);
  return stop === undefined ? undefined : { kind: recorded.kind === 'lost_state' ? 'lost' : 'stopped', ...stop };
}

function toStop(recorded: Recorded): Stop | undefined {
  switch (recorded.kind) {
    case 'recorded':
      return undefined;
    case 'conflict':
      return { ending: 'conflict', reason: recorded.reason };
    case 'lost_state':
      return { ending: 'refused', reason: recorded.reason };
    case 'rejected':
      return { ending: 'blocked', reason: `The remote rejected the push: ${recorded.reason}` };
    default:
      return assertNever(recorded);
  }
}
