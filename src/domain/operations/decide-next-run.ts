import { chooseNextAction, isOutOfAttempts } from '../decisions/next-action.ts';
import type { GroundhogRun } from '../record/run-record.ts';
import type { Operation } from './operation.ts';

/** An operation that a user asked for in a comment, and the record after it. */
export interface DoneOperation {
  readonly operation: Operation;
  readonly record: GroundhogRun;
  /** Whether the operation has changed the record. */
  readonly isChange: boolean;
}

/** Returns whether a run follows an operation: also after the skip of a checkpoint that had blocked the task, or was its last. */
export function isRunNext({ operation, record, isChange }: DoneOperation): boolean {
  const next = chooseNextAction(record).kind;
  if (operation.kind === 'rebase') return !operation.isStop || record.rebase !== null;
  const isOver = record.ending === 'passed' && next === 'done';
  if (operation.kind === 'run' || operation.kind === 'retry' || operation.kind === 'fix') return !isOver;
  if (isOver || next === 'blocked' || next === 'abandon' || next === 'await_approval') return false;
  if (operation.kind === 'skip') return isChange && (next === 'done' || hadStopped(operation.checkpoint, record));
  return operation.kind === 'approve' && record.steering.at(-1)?.kind === 'materialize';
}

/** Returns whether a checkpoint that is skipped now had kept the task from continuing. */
function hadStopped(name: string, { ending, checkpoints }: GroundhogRun): boolean {
  const skipped = checkpoints.find(({ checkpoint_id }) => checkpoint_id === name);
  return ending === 'blocked' || (skipped !== undefined && isOutOfAttempts(skipped));
}
