import { join } from 'node:path';
import type { ObjectId } from '../../domain/ids.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import { createWorktreeBackend } from '../../workspace/backend/worktree-backend.ts';
import type { CheckFolders, VerificationContext } from '../context/verification-context.ts';
import { openVerification } from '../verification/open-verification.ts';
import { testSandboxes } from './test-sandboxes.ts';

/** Prepares the folders of a run at a commit, for work that records nothing, and what the setup makes there. */
export async function openFoldersAt(context: VerificationContext, head: ObjectId): Promise<CheckFolders> {
  const { task, runContext } = context;
  const { ports, folders } = runContext;
  const { runDir, workDir } = folders;
  const users = (await ports.origin.listFolders()).map((path) => ({ path, what: "the repository's folder" }));
  const backend = createWorktreeBackend({ ...task, head, runDir, workDir, apartFrom: users });
  const workspace = await backend.prepare();
  ports.guard.trustRepository(task.control.location.gitDir);
  const sandbox = ports.openSandbox(workspace.path, { kind: 'agent', hosts: [], registries: task.registries });
  const evidenceRoot = join(runDir, 'evidence');
  await makeFolder(evidenceRoot);
  const verification = await openVerification(context, workspace.path);
  await testSandboxes({ workspace, sandbox }, context);
  await verification.setUp({ workspace, sandbox }, head);
  return { workspace, sandbox, verification, evidenceRoot };
}
