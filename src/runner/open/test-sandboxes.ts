import { join } from 'node:path';
import { makeFolder } from '../../exec/folder-access.ts';
import { removeFolder } from '../../exec/remove-folder.ts';
import type { TestedZone } from '../../sandbox/self-test/self-test.ts';
import type { AgentFolder } from '../context/verification.ts';
import type { VerificationContext } from '../context/verification-context.ts';

/** Attacks the machine from the sandboxes of a run before the first program of others. Throws `isolation_broken`. */
export async function testSandboxes(
  { workspace, sandbox }: AgentFolder,
  { task, request, runContext: { ports, folders, limits } }: VerificationContext,
): Promise<void> {
  const { testIsolation } = ports;
  if (testIsolation === undefined) return;
  const inWorkspace = { sandbox, folder: workspace.path, hasHistory: true };
  const agent: TestedZone = { ...inWorkspace, zone: 'agent', env: limits.agentEnv, hasVerbs: true };
  const toCommands = (folder: Omit<TestedZone, 'zone' | 'env' | 'hasVerbs'>): TestedZone[] =>
    (['setup', 'criteria'] as const).map((zone) => ({ ...folder, zone, env: limits.childEnv, hasVerbs: false }));
  const configs = [join(task.control.location.gitDir, 'config')];
  if (request.verifyIn === 'workspace') return testIsolation([agent, ...toCommands(inWorkspace)], configs);
  const folder = join(folders.verifyDir, 'self-test');
  await makeFolder(folder);
  try {
    const checkout = ports.openSandbox(folder, { kind: 'verification', number: 0, registries: task.registries });
    await testIsolation([agent, ...toCommands({ sandbox: checkout, folder, hasHistory: false })], configs);
  } finally {
    removeFolder(folder);
  }
}
