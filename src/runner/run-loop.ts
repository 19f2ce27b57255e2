import { assertNever } from '../domain/assert-never.ts';
import { chooseLadderEntry } from '../domain/decisions/choose-ladder-entry.ts';
import type { NextAction } from '../domain/decisions/next-action.ts';
import { allowOwnWork, hasOwnWork } from '../domain/decisions/own-work.ts';
import { GroundhogError } from '../domain/errors/errors.ts';
import type { Checkpoint } from '../domain/plan/plan.ts';
import { type CheckpointRun, isCaptured } from '../domain/record/run-record.ts';
import { scratchBranchName, toBranchRef } from '../domain/refs/ref-name.ts';
import { findMissingPath } from '../exec/folder-access.ts';
import { findCommit } from '../git/rev-parse.ts';
import { checkBaseline } from './attempt/check-baseline.ts';
import { finishAttempt } from './attempt/finish-attempt.ts';
import { resumeAttempt } from './attempt/resume-attempt.ts';
import { runAttempt } from './attempt/run-attempt.ts';
import { checkCommits } from './audit/check-commits.ts';
import type { LoopContext, PreparedWorkspace, RunContext, TaskContext } from './context/run-context.ts';
import type { Worker } from './context/worker.ts';
import { decideStep, describeStep, type Step, type StepFacts, type StopFacts } from './decide-loop-step.ts';
import { admitAgent } from './open/admit-agent.ts';
import { prepareWorkspace } from './open/prepare-workspace.ts';
import { findLeftAttempt, rollBack } from './open/roll-back.ts';
import { warnOfChangedLimits } from './open/unchecked-guards.ts';
import { awaitTurn, recordWarnings } from './pacing/await-turn.ts';
import { carryCommits } from './rebase/carry-commits.ts';
import { completeRebase } from './rebase/complete-rebase.ts';
import { replayCommit } from './rebase/replay-commit.ts';
import { type RecordOutcome, recordEvents } from './record/record-events.ts';
import { type RunEnd, toRunEnd, type WorkAction } from './record/run-end.ts';

/**
 * Takes one step after the other until one ends the run, after which nothing of it runs on. The workspace is created when
 * the first of them needs it.
 */
export async function runLoop(context: TaskContext): Promise<RunEnd> {
  let prepared: PreparedWorkspace | undefined;
  let isWorkDone = false;
  await warnOfChangedLimits(context);
  try {
    for (;;) {
      const step = await chooseStep(context, { isWorkDone, isPrepared: prepared !== undefined });
      if (step.kind === 'end') return step.end;
      if (step.kind === 'start_over') continue;
      await requireFolders(context.runContext);
      if (step.kind === 'act') isWorkDone ||= step.action.kind === 'attempt' || step.action.kind === 'verify';
      const taken = await takeStep(step, context, prepared);
      const failed = toRunEnd(taken.recorded);
      if (failed !== undefined) return failed;
      prepared = taken.prepared;
    }
  } finally {
    await prepared?.verification.settled();
  }
}

// Why: docs/decisions/0092-folders-that-vanish.md
/** Throws GroundhogError `folder_gone` when another program has deleted what a run needs, the command of its agent included. */
async function requireFolders({ folders }: RunContext): Promise<void> {
  const path = await findMissingPath(folders.needed);
  if (path !== undefined) throw new GroundhogError('folder_gone', { path });
}

/** Gathers the facts of one step and decides it. Facts that cost something are gathered once the decision asks for them. */
async function chooseStep(context: TaskContext, loop: Pick<StepFacts, 'isWorkDone' | 'isPrepared'>): Promise<Step> {
  const { task, request, runContext } = context;
  const { ports, limits } = runContext;
  const { record } = task.journal.state();
  limits.meter.watch(record, undefined);
  const recorded = await recordWarnings(context);
  let facts: StepFacts = { ...loop, only: request.only, record, recorded, stop: readStop(runContext) };
  for (;;) {
    const decision = decideStep(facts);
    if (decision.kind === 'find_left_attempt') {
      facts = { ...facts, leftAttempt: (await findLeftAttempt(task)) ?? null };
    } else if (decision.kind === 'await_turn') {
      const tooLate = await awaitTurn(decision.checkpointId, context);
      facts = { ...facts, turn: { tooLate, stop: readStop(runContext) } };
    } else {
      ports.debug?.(ports.redactor.redact(describeStep(decision, record)));
      return decision;
    }
  }
}

function readStop({ limits: { meter, signal } }: RunContext): StopFacts {
  return { cause: meter.cause(), isAborted: signal.aborted };
}

type Taken = { readonly prepared: PreparedWorkspace; readonly recorded: RecordOutcome };

async function takeStep(
  step: Exclude<Step, { kind: 'end' | 'start_over' }>,
  context: TaskContext,
  prepared: PreparedWorkspace | undefined,
): Promise<Taken> {
  // The setup may take long: what has happened meanwhile decides the next step.
  if (step.kind === 'prepare') return prepareWorkspace(context);
  if (prepared === undefined) throw new Error(`the step "${step.kind}" needs a workspace`);
  const loopContext: LoopContext = { ...context, prepared };
  if (step.kind === 'roll_back') return rollBack(loopContext, step.attempt);
  return { prepared, recorded: await act(step.action, loopContext) };
}

async function act(action: WorkAction, context: LoopContext): Promise<RecordOutcome> {
  switch (action.kind) {
    case 'baseline':
      return checkBaseline(requireCheckpoint(context, action.checkpointId), context);
    case 'abandon':
      return recordEvents(context, [
        { kind: 'checkpoint_abandoned', checkpoint_id: action.checkpointId, reason: action.reason },
      ]);
    case 'attempt':
      return makeAttempt(action, context);
    case 'verify':
      return verifyAgain(action, context);
    case 'replay': {
      const { record: checkpoint } = requireCheckpoint(context, action.checkpointId);
      return replayCommit(context, { ...action, checkpoint });
    }
    case 'carry':
      return carryCommits(context, action.commits);
    case 'check_commits':
      return checkCommits(action.from, context);
    case 'complete_rebase':
      return completeRebase(context);
    default:
      return assertNever(action);
  }
}

async function makeAttempt(action: NextAction & { kind: 'attempt' }, context: LoopContext): Promise<RecordOutcome> {
  const { task, request, runContext } = context;
  const { day, attempt } = action;
  const { checkpoint, record } = requireCheckpoint(context, action.checkpointId);
  const snapshot = await findCommit(task.control, toBranchRef(task.taskBranch));
  const worker = findWorker(runContext, chooseLadderEntry(record.attempts, attempt, runContext.ports.workers.length));
  const started = await recordEvents(context, [
    {
      kind: 'attempt_started',
      checkpoint_id: checkpoint.id,
      day,
      attempt,
      attempt_budget: record.attempt_budget,
      snapshot_ref: snapshot ?? task.head,
      scratch_branch: scratchBranchName(request.taskId, day),
      agent: worker.identity,
    },
  ]);
  if (started.kind !== 'recorded') return started;
  const known = requireCheckpoint(context, checkpoint.id).record.attempts.at(-1);
  const startedAt = known === undefined ? runContext.ports.clock.now() : new Date(known.started_at);
  const { workspace, sandbox } = context.prepared;
  const { registries } = context.task;
  const shared = { path: workspace.path, sandbox, registries };
  const prepared = { ...context.prepared, sandbox: admitAgent(worker.agent, shared, runContext.ports) };
  const attemptContext = { ...context, prepared, checkpoint, record, day, attempt, worker, startedAt };
  return finishAttempt(attemptContext, await runAttempt(attemptContext));
}

async function verifyAgain(action: NextAction & { kind: 'verify' }, context: LoopContext): Promise<RecordOutcome> {
  const { day } = action;
  const { checkpoint, record } = requireCheckpoint(context, action.checkpointId);
  const captured = record.attempts.find(isCaptured);
  if (captured === undefined) throw new Error(`attempt ${day} was not captured`);
  const startedAt = new Date(captured.started_at);
  const worker = findWorker(context.runContext, captured.agent?.entry ?? 1);
  return resumeAttempt(
    { ...context, checkpoint, record, day, attempt: countAttempt(record, day), worker, startedAt },
    captured,
  );
}

/** Returns the agent of an entry of the ladder, from 1; the last one where the ladder is shorter. */
function findWorker({ ports: { workers } }: RunContext, entry: number): Worker {
  return workers[Math.min(entry, workers.length) - 1] ?? workers[0];
}

/** Returns the number that an attempt of the task has among those of its checkpoint, under the present budget. */
function countAttempt(record: CheckpointRun, day: number): number {
  return record.attempts
    .slice(record.budget_from)
    .filter((attempt) => attempt.day <= day && attempt.outcome !== 'interrupted').length;
}

/** Returns a checkpoint as it is checked here, as the plan has it, and its record. */
function requireCheckpoint(
  { task, request }: LoopContext,
  id: string,
): { checkpoint: Checkpoint; planned: Checkpoint; record: CheckpointRun } {
  const planned = request.planSource.plan.checkpoints.find((candidate) => candidate.id === id);
  const run = task.journal.state().record;
  const record = run.checkpoints.find(({ checkpoint_id }) => checkpoint_id === id);
  if (planned === undefined || record === undefined) throw new Error(`the plan has no checkpoint "${id}"`);
  return { checkpoint: hasOwnWork(run, id) ? allowOwnWork(planned) : planned, planned, record };
}
