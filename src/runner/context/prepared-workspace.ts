import type { WorkspaceContext } from '../../domain/record/workspace-context.ts';
import type { Sandbox } from '../../exec/sandbox.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { OpenedTask } from './opened-task.ts';
import type { RunContext, RunRequest } from './run-context.ts';

/** The workspace of a run with what belongs to it. */
export interface PreparedWorkspace {
  readonly workspace: Workspace;
  readonly sandbox: Sandbox;
  readonly context: WorkspaceContext;
  readonly evidenceRoot: string;
}

/** All that a step of a run is carried out with. */
export interface LoopContext {
  readonly task: OpenedTask;
  readonly prepared: PreparedWorkspace;
  readonly request: RunRequest;
  readonly runContext: RunContext;
}
