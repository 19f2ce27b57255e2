import type { CheckpointRun, GroundhogRun } from './run-record.ts';

/** The record with one checkpoint changed. Throws when the plan of the task does not have it. */
export function updateCheckpoint(
  run: GroundhogRun,
  id: string,
  change: (checkpoint: CheckpointRun) => CheckpointRun,
): GroundhogRun {
  if (!run.checkpoints.some((checkpoint) => checkpoint.checkpoint_id === id)) {
    throw new Error(`the plan of this task has no checkpoint "${id}"`);
  }
  return {
    ...run,
    checkpoints: run.checkpoints.map((checkpoint) =>
      checkpoint.checkpoint_id === id ? change(checkpoint) : checkpoint,
    ),
  };
}
