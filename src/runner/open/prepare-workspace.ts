import { join } from 'node:path';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { requireHead } from '../../workspace/attempt/guard-head.ts';
import type { PreparedWorkspace, TaskContext } from '../context/run-context.ts';
import { toContextFile, toWorkspaceContext } from '../record/context-record.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';
import { openVerification } from '../verification/open-verification.ts';
import { testSandboxes } from './test-sandboxes.ts';

/** A workspace, with the outcome of its record: it may be worked in only when that was published. */
export interface Prepared {
  readonly prepared: PreparedWorkspace;
  readonly recorded: RecordOutcome;
}

/** Creates the workspace at the head of the task branch, records it before anything can change in it, and sets it up. */
export async function prepareWorkspace(taskContext: TaskContext): Promise<Prepared> {
  const { ports, folders } = taskContext.runContext;
  const workspace = await taskContext.task.backend.prepare();
  // Only we have written to it so far; the setup is the first program that is not ours.
  ports.guard.trustRepository(taskContext.task.control.location.gitDir);
  const evidenceRoot = join(folders.runDir, 'evidence');
  await makeFolder(evidenceRoot);
  const context = toWorkspaceContext(workspace.path, taskContext);
  const sandbox = ports.openSandbox(workspace.path, {
    kind: 'agent',
    hosts: [],
    registries: taskContext.task.registries,
  });
  const verification = await openVerification(taskContext, workspace.path);
  const prepared = { workspace, context, evidenceRoot, sandbox, verification };
  const files = [toContextFile(context, ports.redactor.redact)];
  const recorded = await recordEvents(taskContext, [{ kind: 'workspace_prepared', context }], { files });
  if (recorded.kind === 'recorded') {
    await testSandboxes(prepared, taskContext);
    await setUp(prepared, taskContext);
  }
  return { prepared, recorded };
}

/** Has the workspace hold what the plan's setup makes. Throws `setup_failed`. */
export async function setUp(
  { workspace, sandbox, verification }: PreparedWorkspace,
  { task }: TaskContext,
): Promise<void> {
  const { taskBranch, findProtection } = task;
  await requireHead(workspace, { branch: taskBranch, step: 'the setup', findProtection });
  const head = await findCommit(task.control, toBranchRef(taskBranch));
  await verification.setUp({ workspace, sandbox }, head ?? task.head);
}
