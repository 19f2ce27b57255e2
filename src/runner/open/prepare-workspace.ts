import { join } from 'node:path';
import { GroundhogError } from '../../domain/errors/errors.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import { createOutputEnds } from '../../exec/output-ends.ts';
import { toShell } from '../../exec/programs.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { readStatus } from '../../git/status.ts';
import { requireHead } from '../../workspace/attempt/guard-head.ts';
import { restoreWorkspace } from '../../workspace/attempt/restore.ts';
import { preserveUntracked } from '../../workspace/attempt/snapshot.ts';
import type { PreparedWorkspace, RunContext, TaskContext } from '../context/run-context.ts';
import { toContextFile, toWorkspaceContext } from '../record/context-record.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';

const SETUP_TIMEOUT_MS = 3_600_000;

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
  const prepared = { workspace, context, evidenceRoot, sandbox: ports.openSandbox(workspace.path) };
  const files = [toContextFile(context, ports.redactor.redact)];
  const recorded = await recordEvents(taskContext, [{ kind: 'workspace_prepared', context }], { files });
  if (recorded.kind === 'recorded') await setUp(prepared, taskContext);
  return { prepared, recorded };
}

/** Runs the plan's setup once in the fresh workspace. Throws `setup_failed` with the beginning and end of its output. */
export async function setUp(prepared: PreparedWorkspace, { task, request, runContext }: TaskContext): Promise<void> {
  const command = request.planSource.plan.setup;
  const { taskBranch: branch, findProtection } = task;
  await requireHead(prepared.workspace, { branch, step: 'the setup', findProtection });
  if (command === undefined) return;
  runContext.ports.notifier.progress({ kind: 'setup_started', command });
  const ends = createOutputEnds({});
  const redacted = runContext.ports.redactor.redactStream();
  const result = await prepared.sandbox.run({
    ...toShell(command, runContext.ports.programs.shell),
    cwd: prepared.workspace.path,
    env: runContext.limits.childEnv,
    timeoutMs: SETUP_TIMEOUT_MS,
    signal: runContext.limits.signal,
    onOutput: (bytes) => ends.add(redacted.push(bytes)),
  });
  ends.add(redacted.end());
  await prepared.sandbox.stopAll();
  runContext.ports.guard.inspect();
  if (runContext.limits.signal.aborted) return;
  if (result.exitCode !== 0) {
    const detail = result.timedOut
      ? 'it did not end in time'
      : `exit code ${result.exitCode ?? result.signal ?? 'none'}`;
    const output = ends.render().text.slice(-4000);
    throw new GroundhogError('setup_failed', { command, detail, output });
  }
  await restoreTrackedFiles(prepared, runContext);
}

/** Restores the tracked files that a setup changed: with them every attempt would start dirty. Build products stay. */
async function restoreTrackedFiles({ workspace }: PreparedWorkspace, { ports }: RunContext): Promise<void> {
  const { changed, untracked } = await readStatus(workspace.git);
  if (changed.length === 0) return;
  await restoreWorkspace(workspace, await preserveUntracked(workspace, untracked));
  const paths = changed.map(toReadablePath).join(', ');
  ports.notifier.progress({ kind: 'warning', text: `The setup changed tracked files; they were restored: ${paths}` });
}
