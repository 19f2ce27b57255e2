import { assertNever } from '../domain/assert-never.ts';
import type { AttemptRecord } from '../domain/attempt/attempt.ts';
import { chooseNextAction, type NextAction } from '../domain/decisions/next-action.ts';
import { describeCause, type StopCause } from '../domain/decisions/run-budget.ts';
import type { GroundhogRun } from '../domain/record/run-record.ts';
import { toOneLine } from '../domain/text/plain-text.ts';
import { LOST_TASK, type RecordOutcome } from './record/record-events.ts';
import {
  endLost,
  findRequestedEnd,
  isWork,
  pauseRun,
  type RunEnd,
  toFinalEnd,
  toRunEnd,
  type WorkAction,
} from './record/run-end.ts';

/** A reason to stop with work left: the meter's cause, or a lost task. */
export interface StopFacts {
  readonly cause: StopCause | undefined;
  /** Whether the signal of the run is aborted. */
  readonly isAborted: boolean;
}

/** Everything that one step of the loop is decided by. */
export interface StepFacts {
  readonly record: GroundhogRun;
  /** The outcome of recording the warnings that were due. */
  readonly recorded: RecordOutcome;
  readonly stop: StopFacts;
  /** Whether this run has worked on a checkpoint. */
  readonly isWorkDone: boolean;
  readonly isPrepared: boolean;
  /** The only checkpoint that this run works on; all when undefined. */
  readonly only?: string | undefined;
  /** The attempt whose work the workspace still holds, null for none; undefined until it was searched. */
  readonly leftAttempt?: AttemptRecord | null;
  /** The end of the wait for an attempt: `tooLate` where none may start. Undefined until it was waited for. */
  readonly turn?: { readonly stop: StopFacts; readonly tooLate: RunEnd | undefined };
}

/** The next step. `find_left_attempt` and `await_turn` ask for a fact, with which the step is to be decided again. */
export type StepDecision =
  | { readonly kind: 'find_left_attempt' }
  | { readonly kind: 'await_turn'; readonly checkpointId: string }
  | Step;

/** A step that is taken. */
export type Step =
  | { readonly kind: 'end'; readonly end: RunEnd }
  | { readonly kind: 'prepare' }
  | { readonly kind: 'roll_back'; readonly attempt: AttemptRecord }
  /** The run was stopped while it waited: all facts have to be gathered again. */
  | { readonly kind: 'start_over' }
  | { readonly kind: 'act'; readonly action: WorkAction };

/**
 * Decides the next step of a run; the order of the rules says which of two wins. A request of a user comes before the
 * signal, which an abort sets as well; a task that is done or blocked is so however the run was stopped.
 */
export function decideStep(facts: StepFacts): StepDecision {
  const { record, recorded, stop, isWorkDone, isPrepared, only, leftAttempt } = facts;
  const requested = toRunEnd(recorded) ?? findRequestedEnd(record);
  if (requested !== undefined) return { kind: 'end', end: requested };
  const action = chooseNextAction(record);
  const paused = isWork(action) || action.kind === 'interrupted_too_often' ? findPause(stop) : undefined;
  if (paused !== undefined) return { kind: 'end', end: paused };
  if (!isWork(action)) return { kind: 'end', end: toFinalEnd(action, { isWorkDone }) };
  if (only !== undefined && 'checkpointId' in action && action.checkpointId !== only)
    return { kind: 'end', end: endAtOther(only, action) };
  if (!isPrepared) return { kind: 'prepare' };
  if (leftAttempt === undefined) return { kind: 'find_left_attempt' };
  if (leftAttempt !== null && action.kind !== 'abandon') return { kind: 'roll_back', attempt: leftAttempt };
  return action.kind === 'attempt' ? decideTurn(action, facts) : { kind: 'act', action };
}

function decideTurn(action: NextAction & { kind: 'attempt' }, { turn }: StepFacts): StepDecision {
  if (turn === undefined) return { kind: 'await_turn', checkpointId: action.checkpointId };
  if (findPause(turn.stop) !== undefined) return { kind: 'start_over' };
  return turn.tooLate === undefined ? { kind: 'act', action } : { kind: 'end', end: turn.tooLate };
}

type CheckpointAction = Extract<WorkAction, { readonly checkpointId: string }>;

/** Returns the end of a run for one checkpoint, of which another one is the next. */
function endAtOther(only: string, { checkpointId }: CheckpointAction): RunEnd {
  return pauseRun('asked', `Only checkpoint "${only}" was asked for; the next one is "${checkpointId}".`);
}

/** The end of a run that was stopped with work left; undefined while it may continue. */
function findPause({ cause, isAborted }: StopFacts): RunEnd | undefined {
  if (cause !== undefined) return pauseRun(cause.kind, describeCause(cause));
  return isAborted ? endLost(LOST_TASK) : undefined;
}

/** Renders a step with its reason as one line, for those who follow the decisions of a run. */
export function describeStep(step: Step, record: GroundhogRun): string {
  switch (step.kind) {
    case 'end':
      return `next: end the run as "${step.end.ending}"; ${toOneLine(step.end.reason)}`;
    case 'prepare':
      return 'next: prepare the workspace; this run has none yet';
    case 'roll_back':
      return `next: roll back attempt ${step.attempt.day} of the task; the workspace still holds its work`;
    case 'start_over':
      return 'next: decide again; the run was stopped while it waited';
    case 'act':
      return `next: ${describeAction(step.action, record)}`;
    default:
      return assertNever(step);
  }
}

function describeAction(action: WorkAction, { checkpoints }: GroundhogRun): string {
  if (action.kind === 'carry')
    return `carry ${action.commits.length} commits over to the new base; they are no landings`;
  if (action.kind === 'check_commits')
    return 'run the criteria of what has landed; the task branch has commits that Groundhog did not make';
  if (action.kind === 'complete_rebase') return 'move the task branch to the new base; all has landed there';
  const id = `"${action.checkpointId}"`;
  const last = checkpoints.find(({ checkpoint_id }) => checkpoint_id === action.checkpointId)?.attempts.at(-1);
  switch (action.kind) {
    case 'baseline':
      return `check ${id} before any work; its criteria were not run on the clean tree yet`;
    case 'attempt': {
      const reason = last === undefined ? 'it has had no attempt' : `its last attempt ${describeOutcome(last.outcome)}`;
      return `attempt ${action.day}, number ${action.attempt} at ${id}; ${reason}`;
    }
    case 'verify':
      return `check the captured work of ${id} (attempt ${action.day}); no run has checked it to the end`;
    case 'replay':
      return `put the landed commit of ${id} on the new base; the task is being rebased`;
    case 'abandon':
      return `abandon ${id}; ${toOneLine(action.reason)}`;
    default:
      return assertNever(action);
  }
}

function describeOutcome(outcome: string): string {
  return outcome === 'interrupted' ? 'was interrupted' : outcome;
}
