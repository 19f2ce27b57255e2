import type { WorkspaceContext } from '../../domain/record/workspace-context.ts';
import { redactDeep } from '../../domain/text/redact-deep.ts';
import type { StateFile } from '../../store/state-commit.ts';
import type { TaskContext } from '../context/run-context.ts';

/** Returns the workspace at this path for the record, with a number that no workspace of the task has had before. */
export function toWorkspaceContext(path: string, { task, request, runContext }: TaskContext): WorkspaceContext {
  const { record } = task.journal.state();
  const current = task.backend.currentContext();
  return {
    schema_version: 1,
    run_id: runContext.identity.runId,
    task_id: request.taskId,
    repo_root: runContext.ports.origin.remote.url,
    worktree_path: path,
    branch_name: task.taskBranch,
    base_ref: record.base_ref,
    base_sha: record.base_sha,
    head_sha: current?.head ?? task.head,
    created_at: runContext.ports.clock.now().toISOString(),
    number: record.last_context + 1,
    workspace: task.backend.kind,
    rollbacks: current?.rollbacks ?? 0,
    folders: [...runContext.folders.all],
    owner: runContext.identity.owner,
  };
}

/** Returns the context as a file of the state; its number keeps it from overwriting an earlier one. */
export function toContextFile(context: WorkspaceContext, redact: (text: string) => string): StateFile {
  return toJsonFile(`workspace/${String(context.number).padStart(4, '0')}.json`, redactDeep(context, redact));
}

export function toJsonFile(path: string, value: unknown): StateFile {
  return { path, bytes: Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`, 'utf8') };
}
