import { assertNever } from '../domain/assert-never.ts';
import { chooseNextMove, type NextMove } from '../domain/decisions/next-action.ts';
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
import type { RunContext, Workbench } from './context/prepared-workspace.ts';
import type { RunRequest, RunSurroundings } from './context/run-context.ts';
import { prepareWorkbench } from './open/prepare-workspace.ts';
import { findLeftAttempt, rollBack } from './open/roll-back.ts';
import { awaitTurn, recordWarnings } from './pacing/await-turn.ts';
import { type Recorded, recordEvents } from './record/record-events.ts';
import { findAskedStop, findStop, pause, type Stop, toStop } from './record/run-end.ts';

/** Takes one move after the other until one ends the run. The workspace is made when the first of them needs it. */
export async function takeMoves(task: OpenedTask, request: RunRequest, surroundings: RunSurroundings): Promise<Stop> {
  let bench: Workbench | undefined;
  let isWorkDone = false;
  for (;;) {
    const { run } = task.journal.state();
    surroundings.meter.watch(run, undefined);
    const warned = toStop(await recordWarnings({ task, surroundings }));
    if (warned !== undefined) return warned;
    // Before the signal, which an abort sets as well.
    const asked = findAskedStop(run);
    if (asked !== undefined) return asked;
    const move = chooseNextMove(run);
    const stop = findStop(move, { isWorkDone });
    // What is done or blocked is so however the run was stopped.
    const paused = stop === undefined || move.kind === 'interrupted_too_often' ? findPause(surroundings) : undefined;
    if (paused !== undefined) return paused;
    if (stop !== undefined) return stop;
    if (bench === undefined) {
      const prepared = await prepareWorkbench(task, request, surroundings);
      const failed = toStop(prepared.recorded);
      if (failed !== undefined) return failed;
      bench = prepared.bench;
      // The setup may have taken long: what has happened meanwhile decides the move.
      continue;
    }
    const unreverted = await findLeftAttempt(task);
    if (unreverted !== undefined && move.kind !== 'abandon') {
      const rolledBack = await rollBack({ task, bench, request, surroundings }, unreverted);
      const failed = toStop(rolledBack.recorded);
      if (failed !== undefined) return failed;
      bench = rolledBack.bench;
      continue;
    }
    if (move.kind === 'attempt') {
      const tooLate = await awaitTurn(move.checkpointId, { task, surroundings });
      if (findPause(surroundings) !== undefined) continue;
      if (tooLate !== undefined) return tooLate;
    }
    isWorkDone ||= move.kind === 'attempt' || move.kind === 'verify';
    const failed = toStop(await takeMove(move, { task, bench, request, surroundings }));
    if (failed !== undefined) return failed;
  }
}

/** Why the run stops with work left; undefined while it goes on. */
function findPause({ meter, signal }: RunSurroundings): Stop | undefined {
  const cause = meter.cause();
  if (cause !== undefined) return pause(cause.kind, describeCause(cause));
  // Its record finds out whose the task is now.
  return signal.aborted ? pause('taken', 'The run has lost its task to another run.') : undefined;
}

async function takeMove(move: NextMove, context: RunContext): Promise<Recorded> {
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

async function makeAttempt(move: NextMove & { kind: 'attempt' }, context: RunContext): Promise<Recorded> {
  const { task, request, surroundings } = context;
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
  const startedAt = known === undefined ? surroundings.clock.now() : new Date(known.started_at);
  const attemptContext = { ...context, checkpoint, record, day, attempt, startedAt };
  return finishAttempt(attemptContext, await runAttempt(attemptContext));
}

async function verifyAgain(move: NextMove & { kind: 'verify' }, context: RunContext): Promise<Recorded> {
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
  { task, request }: RunContext,
  id: string,
): { checkpoint: Checkpoint; record: CheckpointRun } {
  const checkpoint = request.plan.checkpoints.find((candidate) => candidate.id === id);
  const record = task.journal.state().run.checkpoints.find(({ checkpoint_id }) => checkpoint_id === id);
  if (checkpoint === undefined || record === undefined) throw new Error(`the plan has no checkpoint "${id}"`);
  return { checkpoint, record };
}
