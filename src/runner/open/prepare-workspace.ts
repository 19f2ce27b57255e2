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
import type { Workbench } from '../context/prepared-workspace.ts';
import type { RunRequest, RunSurroundings } from '../context/run-context.ts';
import { type ContextFacts, toContext, toContextFile } from '../record/context-record.ts';
import { type Recorded, recordEvents } from '../record/record-events.ts';

const SETUP_TIMEOUT_MS = 3_600_000;

/** Makes the workspace at the head of the task branch, records it before anything can change in it, and sets it up. */
export async function prepareWorkbench(
  task: OpenedTask,
  request: RunRequest,
  surroundings: RunSurroundings,
): Promise<{ bench: Workbench; recorded: Recorded }> {
  const bench = await openWorkbench(task, request, surroundings);
  const { context } = bench;
  const files = [toContextFile(context, surroundings.redactor.redact)];
  const recorded = await recordEvents({ task, surroundings }, [{ kind: 'workspace_prepared', context }], { files });
  if (recorded.kind === 'recorded') await setUp(bench, { task, request, surroundings });
  return { bench, recorded };
}

async function openWorkbench(task: OpenedTask, request: RunRequest, surroundings: RunSurroundings): Promise<Workbench> {
  const { backend } = task;
  const workspace = await backend.prepare();
  const evidenceRoot = join(surroundings.runDir, 'evidence');
  await mkdir(evidenceRoot, { recursive: true });
  const context = toContext(backend, workspace.path, { task, request, surroundings });
  return toBench({ workspace, context, evidenceRoot }, surroundings);
}

/** A workspace with a sandbox of its own. */
export function toBench(parts: Omit<Workbench, 'sandbox'>, { openSandbox }: RunSurroundings): Workbench {
  return { ...parts, sandbox: openSandbox(parts.workspace.path) };
}

/** Runs the plan's setup once in the fresh workspace. Throws `setup_failed` with the output's ends. */
export async function setUp(bench: Workbench, { task, request, surroundings }: ContextFacts): Promise<void> {
  const command = request.plan.setup;
  const { taskBranch: branch, findProtection } = task;
  await requireHead(bench.workspace, { branch, step: 'the setup', findProtection });
  if (command === undefined) return;
  surroundings.notifier.progress({ kind: 'setup_started', command });
  const ends = createOutputEnds({});
  const redacted = surroundings.redactor.redactStream();
  const result = await bench.sandbox.run({
    ...(await toShell(command, surroundings.childEnv.PATH ?? '')),
    cwd: bench.workspace.path,
    env: surroundings.childEnv,
    timeoutMs: SETUP_TIMEOUT_MS,
    signal: surroundings.signal,
    onOutput: (bytes) => ends.add(redacted.push(bytes)),
  });
  ends.add(redacted.end());
  await bench.sandbox.stopAll();
  if (surroundings.signal.aborted) return;
  if (result.exitCode !== 0) {
    const how = result.timedOut ? 'it did not end in time' : `exit code ${result.exitCode ?? result.signal ?? 'none'}`;
    const output = ends.render().text.slice(-4000);
    throw new GroundhogError('setup_failed', { command, detail: how, output });
  }
  await putTrackedFilesBack(bench, surroundings);
}

/** A setup may write build products; what it does to tracked files would make every attempt start dirty. */
async function putTrackedFilesBack({ workspace }: Workbench, { notifier }: RunSurroundings): Promise<void> {
  const { changed, untracked } = await readStatus(workspace.git);
  if (changed.length === 0) return;
  await restoreWorkspace(workspace, await preserveUntracked(workspace, untracked));
  const paths = changed.map(toReadablePath).join(', ');
  notifier.progress({ kind: 'warning', text: `The setup changed tracked files; they were put back: ${paths}` });
}
