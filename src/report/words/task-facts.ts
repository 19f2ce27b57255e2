import { type AttemptRecord, addUsage, NO_USAGE, totalUsage, type Usage } from '../../domain/attempt/attempt.ts';
import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import { quoteName, toStatementTarget } from '../../domain/operations/approval-target.ts';
import type { Checkpoint } from '../../domain/plan/plan.ts';
import type { RecordView, TaskView } from '../../domain/record/notifier.ts';
import { isReplay } from '../../domain/record/rebase.ts';
import { type CheckpointRun, HELD_ALREADY, isCaptured, isCheckpointDone } from '../../domain/record/run-record.ts';
import { findLatestRuns, listUnjudged } from '../../domain/record/statements.ts';
import { formatPlural } from '../text/format-duration.ts';

/** A checkpoint with its definition, if it is in the plan, and its record, if it has one. */
export interface CheckpointFacts {
  readonly id: string;
  /** The position in the plan, from 1. */
  readonly position: number;
  readonly definition: Checkpoint | undefined;
  readonly run: CheckpointRun | undefined;
  readonly attempts: readonly AttemptRecord[];
  /** Whether a rebase has opened it, and has not put its commit on the new base yet. */
  readonly awaitsRebase?: boolean;
}

/** Lists the checkpoints in the plan's order, then those that only the record has. Without the plan none has its definition. */
export function listCheckpoints(view: RecordView & Partial<Pick<TaskView, 'plan'>>): CheckpointFacts[] {
  const runs = new Map(view.record.checkpoints.map((run) => [run.checkpoint_id, run]));
  const definitions = new Map((view.plan?.checkpoints ?? []).map((checkpoint) => [checkpoint.id, checkpoint]));
  const ids = new Set([...definitions.keys(), ...runs.keys()]);
  return [...ids].map((id, index) => ({
    id,
    position: index + 1,
    definition: definitions.get(id),
    run: runs.get(id),
    attempts: (runs.get(id)?.attempts ?? []).map((attempt) =>
      view.isInterrupted === true ? interrupt(attempt) : attempt,
    ),
    awaitsRebase: awaitsRebase(view.record, id),
  }));
}

/** Returns the record of a task as the next run has it, where the run that was at work is gone. */
export function settleAttempts({ record, isInterrupted }: RecordView): RecordView['record'] {
  if (isInterrupted !== true) return record;
  const checkpoints = record.checkpoints.map((run) => ({ ...run, attempts: run.attempts.map(interrupt) }));
  return { ...record, checkpoints };
}

/** Returns an attempt as the next run records it, where the run that it was part of is gone. */
function interrupt(attempt: AttemptRecord): AttemptRecord {
  return attempt.outcome === 'running' && !isCaptured(attempt) ? { ...attempt, outcome: 'interrupted' } : attempt;
}

function awaitsRebase({ rebase, checkpoints }: RecordView['record'], id: string): boolean {
  const last = checkpoints.find(({ checkpoint_id }) => checkpoint_id === id)?.attempts.at(-1);
  if (rebase === null || last === undefined || last.day > rebase.since_day) return false;
  return rebase.landed.some(({ checkpoint_id }) => checkpoint_id === id);
}

/** Returns whether the checkpoint needs no more work. */
export function isDone({ run }: CheckpointFacts): boolean {
  return run !== undefined && isCheckpointDone(run);
}

/** Describes how many checkpoints are done, and how many were skipped instead. */
export function countDone(checkpoints: readonly CheckpointFacts[]): string {
  const skipped = checkpoints.filter(({ run }) => run?.outcome === 'skipped').length;
  const done = checkpoints.filter(isDone).length - skipped;
  return `${done} of ${formatPlural(checkpoints.length, 'checkpoint')} done${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

/** Returns whether the reason adds information to the outcome. */
export function needsReason({ run }: CheckpointFacts): boolean {
  return run !== undefined && run.outcome !== 'success';
}

/** Lists the attempts under the present definition and budget. */
export function listCountedAttempts({
  run,
  attempts,
}: Pick<CheckpointFacts, 'run' | 'attempts'>): readonly AttemptRecord[] {
  return attempts.slice(run?.budget_from ?? 0);
}

/** Counts the attempts started under the present budget, without interrupted ones, which use none of it. */
export function countStarted(checkpoint: CheckpointFacts): number {
  const counted = listCountedAttempts(checkpoint).filter((attempt) => !isReplay(attempt));
  return counted.filter(({ outcome }) => outcome !== 'interrupted').length;
}

/** Returns whether the criteria held before any work, so that no attempt was needed. */
export function isSatisfiedFromStart(checkpoint: CheckpointFacts): boolean {
  const hasPassed = listCountedAttempts(checkpoint).some((attempt) => attempt.outcome === 'passed');
  return checkpoint.run?.outcome === 'success' && !hasPassed && findLandedAttempt(checkpoint) === undefined;
}

/** Finds the commit that the checkpoint landed as; null when it has none. */
export function findLandedCommit(checkpoint: CheckpointFacts): string | null {
  return findLandedAttempt(checkpoint)?.committed_ref ?? null;
}

/** Finds the attempt that landed a commit; undefined when none did. */
export function findLandedAttempt(checkpoint: Pick<CheckpointFacts, 'run' | 'attempts'>): AttemptRecord | undefined {
  const { run, attempts } = checkpoint;
  const counted = listCountedAttempts(checkpoint);
  const findLast = (among: readonly AttemptRecord[]) => among.findLast((attempt) => attempt.committed_ref !== null);
  // Work that had waited through an abort lands after the retry, whose budget begins behind it.
  const isEarlier =
    run?.outcome === 'success' && run.reason !== HELD_ALREADY && !counted.some(({ outcome }) => outcome === 'passed');
  return findLast(counted) ?? (isEarlier ? findLast(attempts) : undefined);
}

/** Finds the latest results of the criteria: those of the last verified attempt, else the baseline. */
export function findLatestCriteria({ run }: Pick<CheckpointFacts, 'run'>): readonly CriterionRun[] {
  return run === undefined ? [] : findLatestRuns(run);
}

/** Lists all attempts of the task in order. */
export function listAttempts(checkpoints: readonly CheckpointFacts[]): AttemptRecord[] {
  return checkpoints.flatMap((checkpoint) => checkpoint.attempts).sort((a, b) => a.day - b.day);
}

/** Counts attempts, without landed commits that were put on another base. */
export function countAttempts(attempts: readonly AttemptRecord[]): number {
  return listOwnAttempts(attempts).length;
}

/** Lists the attempts of agents, without those in which a rebase verified a landed commit again. */
export function listOwnAttempts(attempts: readonly AttemptRecord[]): readonly AttemptRecord[] {
  return attempts.filter((attempt) => !isReplay(attempt));
}

/** Describes how many attempts there were, as `countAttempts` counts them: "3 attempts". */
export function describeAttemptCount(attempts: readonly AttemptRecord[]): string {
  return formatPlural(countAttempts(attempts), 'attempt');
}

/** Describes the time of the attempts that do not count under the present budget. */
export function describeEarlier(checkpoint: CheckpointFacts): string {
  const isRebased = checkpoint.awaitsRebase === true || listCountedAttempts(checkpoint).some(isReplay);
  return isRebased ? 'before the rebase' : 'before a retry';
}

/** Sums up the usage of attempts. A number that no attempt reports stays null. */
export function sumUsage(attempts: readonly AttemptRecord[]): Usage {
  return attempts.map(totalUsage).reduce(addUsage, NO_USAGE);
}

/** A statement that nobody has judged, and the arguments of the command that approves it. */
export interface OpenStatement {
  readonly text: string;
  readonly target: string;
}

/** Lists the statements of a checkpoint that nobody has judged. */
export function listOpenStatements({ id, run }: Pick<CheckpointFacts, 'id' | 'run'>): readonly OpenStatement[] {
  const open = run === undefined ? [] : listUnjudged(run);
  const isOnly = open.length === 1;
  return open.map((one) => ({ text: one.text, target: isOnly ? quoteName(id) : toStatementTarget(id, one) }));
}

/** Counts the statements of a checkpoint that nobody has judged. */
export function countUnjudged({ run }: Pick<CheckpointFacts, 'run'>): number {
  return run === undefined ? 0 : listUnjudged(run).length;
}

/**
 * Describes how many checkpoints have landed, and how many are done without a commit: "2 of 3 landed, 1 skipped". Until a
 * rebase is complete those on the new base count.
 */
export function describeCounts(checkpoints: readonly CheckpointFacts[], { rebase }: RecordView['record']): string {
  const landed = checkpoints.filter(
    (each) => each.run?.outcome === 'success' && findLandedCommit(each) !== null,
  ).length;
  const satisfied = checkpoints.filter(isSatisfiedFromStart).length;
  const skipped = checkpoints.filter(({ run }) => run?.outcome === 'skipped').length;
  const unchanged = checkpoints.filter(isDone).length - landed - satisfied - skipped;
  const others = [
    ...(satisfied > 0 ? [`${satisfied} already satisfied`] : []),
    ...(unchanged > 0 ? [`${unchanged} passed without changes`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  const where = rebase === null ? '' : ' on the new base';
  return [`${landed} of ${checkpoints.length} landed${where}`, ...others].join(', ');
}
