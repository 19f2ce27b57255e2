import type { ObjectId } from '../../domain/ids.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { readStatus } from '../../git/status.ts';
import { shareFolder } from '../../verifier/command-folder.ts';
import { restoreWorkspace } from '../../workspace/attempt/restore.ts';
import { preserveUntracked } from '../../workspace/attempt/snapshot.ts';
import type { RunContext } from '../context/run-context.ts';
import type { AgentFolder, Verification } from '../context/verification.ts';
import type { VerificationContext } from '../context/verification-context.ts';
import { requireSetup, runSetup } from './run-setup.ts';

/** Creates the verification in the agent's own folder, with everything that the agent has left in it. */
export function verifyInWorkspace({ request, runContext }: VerificationContext): Verification {
  const { childEnv: env } = runContext.limits;
  return {
    kind: 'workspace',
    async setUp(agent, commit) {
      const command = request.planSource.plan.setup;
      if (command !== undefined) await setUpFolder(command, agent, { runContext, env, commit });
    },
    open: ({ workspace, sandbox }) => ({
      ...shareFolder({ path: workspace.path, env, sandbox }),
      notes: () => [],
      findMissingFolders: () => [],
    }),
    landed: () => undefined,
    settled: () => Promise.resolve(),
  };
}

interface SetUpOptions {
  readonly runContext: RunContext;
  readonly env: Readonly<Record<string, string>>;
  /** The commit that the folder is at. */
  readonly commit: ObjectId;
}

/** Runs the setup in the agent's folder. Throws `setup_failed`. */
export async function setUpFolder(
  command: string,
  { workspace, sandbox }: AgentFolder,
  { runContext, env, commit }: SetUpOptions,
): Promise<void> {
  const folder = { path: workspace.path, env, run: sandbox.run };
  const end = await runSetup(command, { folder, sandbox }, runContext);
  requireSetup(command, commit, end);
  if (end.kind === 'done') await restoreTrackedFiles({ workspace }, runContext);
}

/** Restores the tracked files that a setup changed: with them every attempt would start dirty. Build products stay. */
async function restoreTrackedFiles(
  { workspace }: Pick<AgentFolder, 'workspace'>,
  runContext: RunContext,
): Promise<void> {
  const { changed, untracked } = await readStatus(workspace.git);
  if (changed.length === 0) return;
  await restoreWorkspace(workspace, await preserveUntracked(workspace, untracked));
  warnOfRestored(changed.map(toReadablePath), runContext);
}

/** Reports that a setup has changed tracked files. */
export function warnOfRestored(paths: readonly string[], { ports }: RunContext): void {
  const text = `The setup changed tracked files; they were restored: ${paths.join(', ')}`;
  ports.notifier.progress({ kind: 'warning', text });
}
