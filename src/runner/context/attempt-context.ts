import type { Checkpoint } from '../../domain/plan/plan.ts';
import type { CheckpointRun } from '../../domain/record/run-record.ts';
import type { LoopContext } from './prepared-workspace.ts';

/** Everything that an attempt is carried out with. */
export interface AttemptContext extends LoopContext {
  readonly checkpoint: Checkpoint;
  readonly record: CheckpointRun;
  readonly day: number;
  readonly attempt: number;
  /** As recorded: the attempt's commits carry this time, so that making them again gives the same ids. */
  readonly startedAt: Date;
}
