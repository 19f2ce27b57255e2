import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { GroundhogError } from '../../domain/errors/errors.ts';
import { toShell } from '../../exec/find-shell.ts';
import { createOutputEnds } from '../../exec/output-ends.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { readStatus } from '../../git/status.ts';
import { requireHead } from '../../workspace/attempt/guard-head.ts';
import { restoreWorkspace } from '../../workspace/attempt/restore.ts';
import { preserveUntracked } from '../../workspace/attempt/snapshot.ts';
import type { OpenedTask } from '../context/opened-task.ts';
import type { PreparedWorkspace } from '../context/loop-context.ts';
import type { RunContext, RunRequest } from '../context/run-context.ts';
import { type ContextFacts, toContext, toContextFile } from '../record/context-record.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';

const SETUP_TIMEOUT_MS = 3_600_000;

/** Makes the workspace at the head of the task branch, records it before anything can change in it, and sets it up. */
export async function prepareWorkspace(
  task: OpenedTask,
  request: RunRequest,
  runContext: RunContext,
): Promise<{ prepared: PreparedWorkspace; recorded: RecordOutcome }> {
  const prepared = await openWorkspace(task, request, runContext);
  const { context } = prepared;
  const files = [toContextFile(context, runContext.ports.redactor.redact)];
  const recorded = await recordEvents({ task, runContext }, [{ kind: 'workspace_prepared', context }], { files });
  if (recorded.kind === 'recorded') await setUp(prepared, { task, request, runContext });
  return { prepared, recorded };
}

async function openWorkspace(
  task: OpenedTask,
  request: RunRequest,
  runContext: RunContext,
): Promise<PreparedWorkspace> {
  const { backend } = task;
  const workspace = await backend.prepare();
  const evidenceRoot = join(runContext.folders.runDir, 'evidence');
  await mkdir(evidenceRoot, { recursive: true });
  const context = toContext(backend, workspace.path, { task, request, runContext });
  return toPreparedWorkspace({ workspace, context, evidenceRoot }, runContext);
}

/** A workspace with a sandbox of its own. */
export function toPreparedWorkspace(
  parts: Omit<PreparedWorkspace, 'sandbox'>,
  { ports }: RunContext,
): PreparedWorkspace {
  return { ...parts, sandbox: ports.openSandbox(parts.workspace.path) };
}

/** Runs the plan's setup once in the fresh workspace. Throws `setup_failed` with the output's ends. */
export async function setUp(prepared: PreparedWorkspace, { task, request, runContext }: ContextFacts): Promise<void> {
  const command = request.planSource.plan.setup;
  const { taskBranch: branch, findProtection } = task;
  await requireHead(prepared.workspace, { branch, step: 'the setup', findProtection });
  if (command === undefined) return;
  runContext.ports.notifier.progress({ kind: 'setup_started', command });
  const ends = createOutputEnds({});
  const redacted = runContext.ports.redactor.redactStream();
  const result = await prepared.sandbox.run({
    ...(await toShell(command, runContext.limits.childEnv.PATH ?? '')),
    cwd: prepared.workspace.path,
    env: runContext.limits.childEnv,
    timeoutMs: SETUP_TIMEOUT_MS,
    signal: runContext.limits.signal,
    onOutput: (bytes) => ends.add(redacted.push(bytes)),
  });
  ends.add(redacted.end());
  await prepared.sandbox.stopAll();
  if (runContext.limits.signal.aborted) return;
  if (result.exitCode !== 0) {
    const how = result.timedOut ? 'it did not end in time' : `exit code ${result.exitCode ?? result.signal ?? 'none'}`;
    const output = ends.render().text.slice(-4000);
    throw new GroundhogError('setup_failed', { command, detail: how, output });
  }
  await restoreTrackedFiles(prepared, runContext);
}

/** A setup may write build products; what it does to tracked files would make every attempt start dirty. */
async function restoreTrackedFiles({ workspace }: PreparedWorkspace, { ports }: RunContext): Promise<void> {
  const { changed, untracked } = await readStatus(workspace.git);
  if (changed.length === 0) return;
  await restoreWorkspace(workspace, await preserveUntracked(workspace, untracked));
  const paths = changed.map(toReadablePath).join(', ');
  ports.notifier.progress({ kind: 'warning', text: `The setup changed tracked files; they were put back: ${paths}` });
}
