import { assertNever } from '../domain/assert-never.ts';
import { chooseNextAction, type NextAction } from '../domain/decisions/next-action.ts';
import { describeCause } from '../domain/decisions/run-budget.ts';
import type { Checkpoint } from '../domain/plan/plan.ts';
import { isCaptured } from '../domain/record/captured-attempt.ts';
import type { CheckpointRun } from '../domain/record/run-record.ts';
import { scratchBranchName, toBranchRef } from '../domain/refs/ref-name.ts';
import { findCommit } from '../git/rev-parse.ts';
import { checkBaseline } from './attempt/check-baseline.ts';
import { finishAttempt } from './attempt/finish-attempt.ts';
import { resumeAttempt } from './attempt/resume-attempt.ts';
import { runAttempt } from './attempt/run-attempt.ts';
import type { OpenedTask } from './context/opened-task.ts';
import type { LoopContext, PreparedWorkspace } from './context/prepared-workspace.ts';
import type { RunContext, RunRequest } from './context/run-context.ts';
import { prepareWorkspace } from './open/prepare-workspace.ts';
import { findLeftAttempt, rollBack } from './open/roll-back.ts';
import { awaitTurn, recordWarnings } from './pacing/await-turn.ts';
import { type RecordOutcome, recordEvents } from './record/record-events.ts';
import { findRequestedEnd, findRunEnd, pauseRun, type RunEnd, toRunEnd } from './record/run-end.ts';

/** Takes one move after the other until one ends the run. The workspace is made when the first of them needs it. */
export async function runLoop(task: OpenedTask, request: RunRequest, runContext: RunContext): Promise<RunEnd> {
  let prepared: PreparedWorkspace | undefined;
  let isWorkDone = false;
  for (;;) {
    const { run } = task.journal.state();
    runContext.limits.meter.watch(run, undefined);
    const warned = toRunEnd(await recordWarnings({ task, runContext }));
    if (warned !== undefined) return warned;
    // Before the signal, which an abort sets as well.
    const asked = findRequestedEnd(run);
    if (asked !== undefined) return asked;
    const move = chooseNextAction(run);
    const stop = findRunEnd(move, { isWorkDone });
    // What is done or blocked is so however the run was stopped.
    const paused = stop === undefined || move.kind === 'interrupted_too_often' ? findPause(runContext) : undefined;
    if (paused !== undefined) return paused;
    if (stop !== undefined) return stop;
    if (prepared === undefined) {
      const opened = await prepareWorkspace(task, request, runContext);
      const failed = toRunEnd(opened.recorded);
      if (failed !== undefined) return failed;
      prepared = opened.prepared;
      // The setup may have taken long: what has happened meanwhile decides the move.
      continue;
    }
    const unreverted = await findLeftAttempt(task);
    if (unreverted !== undefined && move.kind !== 'abandon') {
      const rolledBack = await rollBack({ task, prepared, request, runContext }, unreverted);
      const failed = toRunEnd(rolledBack.recorded);
      if (failed !== undefined) return failed;
      prepared = rolledBack.prepared;
      continue;
    }
    if (move.kind === 'attempt') {
      const tooLate = await awaitTurn(move.checkpointId, { task, runContext });
      if (findPause(runContext) !== undefined) continue;
      if (tooLate !== undefined) return tooLate;
    }
    isWorkDone ||= move.kind === 'attempt' || move.kind === 'verify';
    const failed = toRunEnd(await takeAction(move, { task, prepared, request, runContext }));
    if (failed !== undefined) return failed;
  }
}

/** Why the run stops with work left; undefined while it goes on. */
function findPause({ limits: { meter, signal } }: RunContext): RunEnd | undefined {
  const cause = meter.cause();
  if (cause !== undefined) return pauseRun(cause.kind, describeCause(cause));
  // Its record finds out whose the task is now.
  return signal.aborted ? pauseRun('taken', 'The run has lost its task to another run.') : undefined;
}

async function takeAction(move: NextAction, context: LoopContext): Promise<RecordOutcome> {
  switch (move.kind) {
    case 'baseline':
      return checkBaseline(requireCheckpoint(context, move.checkpointId).checkpoint, context);
    case 'abandon':
      return recordEvents(context, [
        { kind: 'checkpoint_abandoned', checkpoint_id: move.checkpointId, reason: move.reason },
      ]);
    case 'attempt':
      return makeAttempt(move, context);
    case 'verify':
      return verifyAgain(move, context);
    case 'await_approval':
    case 'blocked':
    case 'done':
    case 'interrupted_too_often':
      throw new Error(`the move "${move.kind}" ends a run and cannot be taken`);
    default:
      return assertNever(move);
  }
}

async function makeAttempt(move: NextAction & { kind: 'attempt' }, context: LoopContext): Promise<RecordOutcome> {
  const { task, request, runContext } = context;
  const { day, attempt } = move;
  const { checkpoint, record } = requireCheckpoint(context, move.checkpointId);
  const snapshot = await findCommit(task.control, toBranchRef(task.taskBranch));
  const started = await recordEvents(context, [
    {
      kind: 'attempt_started',
      checkpoint_id: checkpoint.id,
      day,
      attempt,
      attempt_budget: record.attempt_budget,
      snapshot_ref: snapshot ?? task.head,
      scratch_branch: scratchBranchName(request.taskId, day),
    },
  ]);
  if (started.kind !== 'recorded') return started;
  const known = requireCheckpoint(context, checkpoint.id).record.attempts.at(-1);
  const startedAt = known === undefined ? runContext.ports.clock.now() : new Date(known.started_at);
  const attemptContext = { ...context, checkpoint, record, day, attempt, startedAt };
  return finishAttempt(attemptContext, await runAttempt(attemptContext));
}

async function verifyAgain(move: NextAction & { kind: 'verify' }, context: LoopContext): Promise<RecordOutcome> {
  const { day } = move;
  const { checkpoint, record } = requireCheckpoint(context, move.checkpointId);
  const captured = record.attempts.find(isCaptured);
  if (captured === undefined) throw new Error(`day ${day} was not captured`);
  const startedAt = new Date(captured.started_at);
  return resumeAttempt(
    { ...context, checkpoint, record, day, attempt: countAttempt(record, day), startedAt },
    captured,
  );
}

/** Which attempt of its checkpoint a day was, under the present budget. */
function countAttempt(record: CheckpointRun, day: number): number {
  return record.attempts
    .slice(record.budget_from)
    .filter((attempt) => attempt.day <= day && attempt.outcome !== 'interrupted').length;
}

function requireCheckpoint(
  { task, request }: LoopContext,
  id: string,
): { checkpoint: Checkpoint; record: CheckpointRun } {
  const checkpoint = request.planSource.plan.checkpoints.find((candidate) => candidate.id === id);
  const record = task.journal.state().run.checkpoints.find(({ checkpoint_id }) => checkpoint_id === id);
  if (checkpoint === undefined || record === undefined) throw new Error(`the plan has no checkpoint "${id}"`);
  return { checkpoint, record };
}
