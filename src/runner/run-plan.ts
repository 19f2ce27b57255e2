import type { EventBody } from '../domain/chronicle-event.ts';
import { conclusionOf, type Ending } from '../domain/ending.ts';
import { renderError } from '../domain/error-catalog.ts';
import { closeRunningAttempts } from '../domain/interrupted.ts';
import { chooseNextMove } from '../domain/next-move.ts';
import type { TaskView } from '../domain/notifier.ts';
import { toGroundhogError } from '../domain/to-groundhog-error.ts';
import { type OpenTask, openTask } from './open-task.ts';
import { recordEvents } from './recorded.ts';
import type { RunRequest, RunSurroundings } from './run-options.ts';
import { findStop, type Stop, say, toStop } from './stop.ts';
import { stopOnAbort } from './stop-on-abort.ts';
import { takeMoves } from './take-moves.ts';

/** How a run ended, and all that is known of its task. `view` is undefined when nothing was ever recorded. */
export interface RunResult {
  readonly ending: Ending;
  readonly reason: string;
  readonly view: TaskView | undefined;
  readonly taskBranch: string;
}

/**
 * Carries out a plan until it ends, one checkpoint after the other. Every step is published before the next one starts,
 * so that a run which dies goes on where it was. Throws GroundhogError for what stops it before its first record.
 */
export async function runPlan(request: RunRequest, given: RunSurroundings): Promise<RunResult> {
  const surroundings = stopOnAbort(given);
  const task = await openTask(request, surroundings);
  const { ending, reason } = findEarlyStop(task) ?? (await work(task, request, surroundings));
  const state = task.journal.findState();
  const view = state === undefined ? undefined : { plan: request.plan, run: state.run, memory: state.memory };
  return { ending, reason, view, taskBranch: task.taskBranch };
}

/** A task that has ended and that nothing has happened to ends again in the same way, without a write. */
function findEarlyStop(task: OpenTask): Stop | undefined {
  const isUnchanged = task.existing !== undefined && task.opening.length === 0;
  const move = isUnchanged ? chooseNextMove(task.existing.run) : undefined;
  const ending = task.existing?.run.ending ?? null;
  // What a person did after the last run may have brought the task to its end: then that is yet to be recorded.
  const isToldDone = ending === null || conclusionOf(ending) === 'success';
  // A branch that is gone after its task has passed was merged: there is nothing left to be in conflict with.
  if (move?.kind === 'done' && isToldDone) return say('nothing_to_do', 'The task has already passed.');
  if (task.diverged !== undefined) return say('conflict', `${task.diverged} Nothing of it was touched.`);
  const isToldWaiting = move?.kind === 'await_approval' && ending === 'paused';
  return move?.kind === 'blocked' || isToldWaiting ? findStop(move, { isWorkDone: false }) : undefined;
}

async function work(task: OpenTask, request: RunRequest, surroundings: RunSurroundings): Promise<Stop> {
  const { runId, version } = surroundings;
  const { isolation } = surroundings.openSandbox('');
  const started: EventBody = { kind: 'run_started', run_id: runId, groundhog_version: version, isolation };
  // The task must exist before anything else is said about it.
  const [first, ...others] = task.opening;
  const bodies = first?.kind === 'task_created' ? [first, started, ...others] : [started, ...task.opening];
  const isApproved = bodies.some(({ kind }) => kind === 'result_materialized');
  const refused = toStop(await recordEvents({ task, surroundings }, bodies, isApproved ? { resultTo: null } : {}));
  if (refused !== undefined) return refused.isSilent ? { ...refused, ending: 'refused' } : refused;
  const stop = await takeMovesSafely(task, request, surroundings);
  return stop.isSilent ? stop : recordEnd(task, stop, surroundings);
}

/** A failure between two steps ends the run with what was recorded so far. */
async function takeMovesSafely(task: OpenTask, request: RunRequest, surroundings: RunSurroundings): Promise<Stop> {
  try {
    return await takeMoves(task, request, surroundings);
  } catch (thrown) {
    return say('infra_error', renderError(toGroundhogError(thrown)));
  }
}

async function recordEnd(task: OpenTask, stop: Stop, surroundings: RunSurroundings): Promise<Stop> {
  const { ending, reason } = stop;
  const closed = closeRunningAttempts(task.journal.state().run, 'The run was stopped before the attempt ended.');
  try {
    const recorded = await recordEvents({ task, surroundings }, [...closed, { kind: 'run_ended', ending, reason }]);
    return toStop(recorded) ?? stop;
  } catch (thrown) {
    // What ended the run may keep its end from being recorded, too; the next run finds the attempt open and closes it.
    return ending === 'infra_error' ? stop : say('infra_error', renderError(toGroundhogError(thrown)));
  }
}
