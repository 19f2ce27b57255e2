import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findSelfTestProblems } from '../../domain/decisions/judge-self-test.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { childEnv } from '../../exec/child-env.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import { toProcessMark, toRunScope } from '../../exec/process-mark.ts';
import type { IsolationReport } from '../../report/terminal/isolation-report.ts';
import { nameLauncher, type SandboxMeans } from '../../sandbox/bubblewrap/launch-args.ts';
import type { TestedZone } from '../../sandbox/self-test/self-test.ts';
import type { HostContext } from './host-context.ts';
import { type Isolation, openIsolation } from './open-isolation.ts';
import { type RunFolders, withRunFolders } from './run-folders.ts';
import { PROCESS_WIDE_MARK } from './signals.ts';
import { openSystemClock } from './system-clock.ts';
import { testIsolation } from './test-isolation.ts';

const meansTexts: Readonly<Record<SandboxMeans, string>> = {
  user_namespace: 'with a user namespace',
  given_namespace: 'with a user namespace that sudo made',
  root: 'with the rights of root, by sudo',
  unshare: 'with the rights of root, without bubblewrap',
};

/** Finds out how programs are isolated on this machine, as a job would; installs nothing, and needs no repository. */
export function inspectIsolation(host: HostContext): Promise<IsolationReport> {
  return withRunFolders(host.tempDir, async (folders) => {
    try {
      const isolation = await openIsolation({
        settings: {
          choice: 'sandbox',
          // A host for the setup, so that its proxy is tried, too: a name that nobody has (RFC 6761).
          networks: { setup: ['allowed.invalid'], agent: [], criteria: [] },
          visiblePaths: [],
          agentCommand: undefined,
          agentHosts: [],
          hasModel: false,
        },
        ...{
          env: host.env,
          isJob: false,
          folders,
          caches: [],
          clock: openSystemClock(host.env),
          warn: () => undefined,
        },
      });
      return await inspectSandboxes(isolation, host, folders);
    } catch (error) {
      return toReport(error);
    }
  });
}

function toReport(error: unknown): IsolationReport {
  if (!(error instanceof ConfigurationError)) throw error;
  const { reason, remedy, problems } = error.data;
  const nothing = { means: undefined, tested: undefined };
  if (error.code === 'isolation_broken') return { ...nothing, problems: [`${problems}`], remedy: undefined };
  if (error.code !== 'isolation_missing') throw error;
  return { ...nothing, problems: [`${reason}.`], remedy: `${remedy}` };
}

async function inspectSandboxes(
  isolation: Isolation,
  host: HostContext,
  folders: RunFolders,
): Promise<IsolationReport> {
  const { env } = host;
  const { runDir, workDir, verifyDir, binDir, socketParent, owner } = folders;
  // In a run it holds the objects that programs may see.
  if (isolation.agentGit !== undefined) await makeFolder(isolation.agentGit.folder);
  const config = join(runDir, 'config');
  await writeFile(config, randomUUID());
  const mark = toProcessMark({ ...owner, scope: toRunScope(owner, runDir) }, PROCESS_WIDE_MARK, randomUUID());
  const openSandbox = isolation.open({ processMark: mark, isInPlace: false });
  const own = childEnv(env);
  const inWork = { sandbox: openSandbox(workDir, { kind: 'agent', hosts: [], registries: [] }), folder: workDir };
  const verification = openSandbox(verifyDir, { kind: 'verification', number: 0, registries: [] });
  const inVerify = { sandbox: verification, folder: verifyDir, env: own, hasHistory: false, hasVerbs: false };
  const agentEnv = { ...own, PATH: `${binDir}:${own.PATH ?? ''}` };
  const zones: TestedZone[] = [
    { zone: 'agent', ...inWork, env: agentEnv, hasHistory: false, hasVerbs: true },
    { zone: 'setup', ...inVerify },
    { zone: 'criteria', ...inVerify },
  ];
  const machine = { env, isJob: false, socketParent, visiblePaths: [], openZones: [], repositoryConfigs: [] };
  const tested = await testIsolation(machine, { zones, controlConfigs: [config] });
  const problems = findSelfTestProblems(tested.outside, tested.zones);
  return { means: describeMeans(isolation), problems, remedy: undefined, tested };
}

function describeMeans({ bubblewrap }: Isolation): string | undefined {
  if (bubblewrap === undefined) return undefined;
  const { file, version, means } = bubblewrap;
  return `${nameLauncher(bubblewrap)} ${version}, ${file}, ${meansTexts[means]}`;
}
