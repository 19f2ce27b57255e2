import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventBody } from '../domain/chronicle-event.ts';
import { GroundhogError } from '../domain/errors.ts';
import type { WorkspaceContext } from '../domain/workspace-context.ts';
import { toShell } from '../exec/find-shell.ts';
import { createOutputEnds } from '../exec/output-ends.ts';
import type { Sandbox } from '../exec/sandbox.ts';
import { toReadablePath } from '../git/path-bytes.ts';
import { readStatus } from '../git/status.ts';
import type { StateFile } from '../store/state-commit.ts';
import { prepareWorktree } from '../workspace/managed-worktree.ts';
import { restoreWorkspace } from '../workspace/restore.ts';
import { preserveUntracked } from '../workspace/snapshot.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { OpenTask } from './open-task.ts';
import { type Recorded, recordEvents } from './recorded.ts';
import type { RunRequest, RunSurroundings } from './run-options.ts';

const SETUP_TIMEOUT_MS = 3_600_000;

/** The workspace of a run with what belongs to it. */
export interface Workbench {
  readonly workspace: Workspace;
  readonly sandbox: Sandbox;
  readonly context: WorkspaceContext;
  readonly evidenceRoot: string;
}

/** All that a step of a run is carried out with. */
export interface RunContext {
  readonly task: OpenTask;
  readonly bench: Workbench;
  readonly request: RunRequest;
  readonly surroundings: RunSurroundings;
}

/** Makes the workspace at the head of the task branch, records it before anything can change in it, and sets it up. */
export async function prepareWorkbench(
  task: OpenTask,
  request: RunRequest,
  surroundings: RunSurroundings,
): Promise<{ bench: Workbench; recorded: Recorded }> {
  const bench = await openWorkbench(task, request, surroundings);
  const { body, file } = toContextRecord(bench.context, task.journal.state().run.last_day + 1);
  const recorded = await recordEvents({ task, surroundings }, [body], { files: [file] });
  if (recorded.kind === 'recorded') await runSetup(bench, request, surroundings);
  return { bench, recorded };
}

async function openWorkbench(task: OpenTask, request: RunRequest, surroundings: RunSurroundings): Promise<Workbench> {
  const { runDir, workDir, origin, clock, runId } = surroundings;
  const workspace =
    surroundings.checkout?.workspace() ??
    (await prepareWorktree({
      control: task.control,
      runDir,
      workDir,
      taskBranch: task.taskBranch,
      head: task.head,
    }));
  const evidenceRoot = join(runDir, 'evidence');
  await mkdir(evidenceRoot, { recursive: true });
  const { run } = task.journal.state();
  const context: WorkspaceContext = {
    schema_version: 1,
    run_id: runId,
    task_id: request.taskId,
    repo_root: origin.remote.url,
    worktree_path: workspace.path,
    branch_name: task.taskBranch,
    base_ref: run.base_ref,
    base_sha: run.base_sha,
    head_sha: task.head,
    created_at: clock.now().toISOString(),
  };
  return { workspace, sandbox: surroundings.openSandbox(workspace.path), context, evidenceRoot };
}

function toContextRecord(context: WorkspaceContext, number: number): { body: EventBody; file: StateFile } {
  const bytes = Buffer.from(`${JSON.stringify(context, undefined, 2)}\n`, 'utf8');
  return {
    body: { kind: 'workspace_prepared', context },
    file: { path: `workspace/${String(number).padStart(4, '0')}.json`, bytes },
  };
}

/** Runs the plan's setup once in the fresh workspace. Throws `setup_failed` with the output's ends. */
async function runSetup(bench: Workbench, request: RunRequest, surroundings: RunSurroundings): Promise<void> {
  const command = request.plan.setup;
  if (command === undefined) return;
  surroundings.notifier.progress({ kind: 'setup_started', command });
  const ends = createOutputEnds({});
  const result = await bench.sandbox.run({
    ...(await toShell(command, surroundings.childEnv.PATH ?? '')),
    cwd: bench.workspace.path,
    env: surroundings.childEnv,
    timeoutMs: SETUP_TIMEOUT_MS,
    signal: surroundings.signal,
    onOutput: (bytes) => ends.add(bytes),
  });
  await bench.sandbox.stopAll();
  if (surroundings.signal.aborted) return;
  if (result.exitCode !== 0) {
    const how = result.timedOut ? 'it did not end in time' : `exit code ${result.exitCode ?? result.signal ?? 'none'}`;
    const output = surroundings.redactor.redact(ends.render().text).slice(-4000);
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
