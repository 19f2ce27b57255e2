import type { OpenedTask, PreparedWorkspace, RunContext, RunRequest } from './run-context.ts';

/** The parts of a task and of the request for it that verification depends on. */
export interface VerificationContext {
  readonly task: Pick<OpenedTask, 'control' | 'objects' | 'registries' | 'taskBranch'>;
  readonly request: Pick<RunRequest, 'planSource' | 'verifyIn' | 'caches'>;
  readonly runContext: RunContext;
}

/** The folders that criteria are checked with. */
export type CheckFolders = Omit<PreparedWorkspace, 'context'>;
