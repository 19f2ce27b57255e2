import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../exec/folder-access.ts';
import type { TestedZone } from '../../sandbox/self-test/self-test.ts';
import type { PreparedWorkspace, TaskContext } from '../context/run-context.ts';

/** Attacks the machine from the sandboxes of a run before the first program of others. Throws `isolation_broken`. */
export async function testSandboxes(
  { workspace, sandbox }: PreparedWorkspace,
  { task, request, runContext: { ports, folders, limits } }: TaskContext,
): Promise<void> {
  const { testIsolation } = ports;
  if (testIsolation === undefined) return;
  const agent: TestedZone = {
    ...{ zone: 'the agent', sandbox, folder: workspace.path, env: limits.agentEnv },
    ...{ hasHistory: true, hasVerbs: true },
  };
  const configs = [join(task.control.location.gitDir, 'config')];
  if (request.verifyIn === 'workspace') return testIsolation([agent], configs);
  const folder = join(folders.verifyDir, 'self-test');
  await makeFolder(folder);
  try {
    const commands: TestedZone = {
      zone: 'setup and criteria',
      sandbox: ports.openSandbox(folder, { kind: 'verification', number: 0, registries: [] }),
      ...{ folder, env: limits.childEnv, hasHistory: false, hasVerbs: false },
    };
    await testIsolation([agent, commands], configs);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
