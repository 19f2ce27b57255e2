import type { WorkspaceContext } from '../../domain/record/workspace-context.ts';
import { redactDeep } from '../../domain/text/redact-deep.ts';
import type { StateFile } from '../../store/state-commit.ts';
import type { WorkspaceBackend } from '../../workspace/backend/workspace-backend.ts';
import type { OpenedTask } from '../context/opened-task.ts';
import type { RunContext, RunRequest } from '../context/run-context.ts';

export interface ContextFacts {
  readonly task: OpenedTask;
  readonly request: RunRequest;
  readonly runContext: RunContext;
}

/** Where the run works now, with the number that no context of the task has had before. */
export function toContext(
  backend: WorkspaceBackend,
  path: string,
  { task, request, runContext }: ContextFacts,
): WorkspaceContext {
  const { run } = task.journal.state();
  const place = backend.currentContext();
  return {
    schema_version: 1,
    run_id: runContext.identity.runId,
    task_id: request.taskId,
    repo_root: runContext.ports.origin.remote.url,
    worktree_path: path,
    branch_name: task.taskBranch,
    base_ref: run.base_ref,
    base_sha: run.base_sha,
    head_sha: place?.head ?? task.head,
    created_at: runContext.ports.clock.now().toISOString(),
    number: run.last_context + 1,
    workspace: backend.kind,
    rollbacks: place?.rollbacks ?? 0,
    folders: [...runContext.folders.all],
    owner: runContext.identity.owner,
  };
}

/** The context as a file of the state; its number keeps an earlier one from being written over. */
export function toContextFile(context: WorkspaceContext, redact: (text: string) => string): StateFile {
  return toJsonFile(`workspace/${String(context.number).padStart(4, '0')}.json`, redactDeep(context, redact));
}

export function toJsonFile(path: string, value: unknown): StateFile {
  return { path, bytes: Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`, 'utf8') };
}
