import type { CheckpointRun, GroundhogRun } from './run-record.ts';

/** Returns the record with one checkpoint changed. Throws an Error when the plan of the task does not have it. */
export function updateCheckpoint(
  record: GroundhogRun,
  id: string,
  change: (checkpoint: CheckpointRun) => CheckpointRun,
): GroundhogRun {
  if (!record.checkpoints.some((checkpoint) => checkpoint.checkpoint_id === id)) {
    throw new Error(`the plan of this task has no checkpoint "${id}"`);
  }
  return {
    ...record,
    checkpoints: record.checkpoints.map((checkpoint) =>
      checkpoint.checkpoint_id === id ? change(checkpoint) : checkpoint,
    ),
  };
}
