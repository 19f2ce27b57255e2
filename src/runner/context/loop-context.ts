import type { Checkpoint } from '../../domain/plan/plan.ts';
import type { CheckpointRun } from '../../domain/record/run-record.ts';
import type { WorkspaceContext } from '../../domain/record/workspace-context.ts';
import type { Sandbox } from '../../exec/sandbox.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { OpenedTask } from './opened-task.ts';
import type { RunContext, RunRequest } from './run-context.ts';
import type { Verification } from './verification.ts';

/** The task that a run works on, with what was asked for and what the run lives with. */
export interface TaskContext {
  readonly task: OpenedTask;
  readonly request: RunRequest;
  readonly runContext: RunContext;
}

/** The workspace of a run with what belongs to it. */
export interface PreparedWorkspace {
  readonly workspace: Workspace;
  readonly sandbox: Sandbox;
  readonly context: WorkspaceContext;
  readonly evidenceRoot: string;
  readonly verification: Verification;
}

/** Everything that a step of the loop works with. */
export interface LoopContext extends TaskContext {
  readonly prepared: PreparedWorkspace;
}

/** Everything that an attempt works with. */
export interface AttemptContext extends LoopContext {
  readonly checkpoint: Checkpoint;
  readonly record: CheckpointRun;
  readonly day: number;
  readonly attempt: number;
  /** The recorded start: the attempt's commits carry this time, so that making them again gives the same ids. */
  readonly startedAt: Date;
}
