import { readFile, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import type { Clock } from '../../domain/clock.ts';
import { decideIsolation } from '../../domain/decisions/decide-isolation.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { RunPorts } from '../../runner/context/run-context.ts';
import type { WorkFolders } from '../../runner/context/work-folders.ts';
import { createBubblewrapSandbox } from '../../sandbox/bubblewrap/bubblewrap-sandbox.ts';
import { type BubblewrapTrial, findBubblewrap } from '../../sandbox/bubblewrap/find-bubblewrap.ts';
import { findShown } from '../../sandbox/bubblewrap/find-shown.ts';
import { installBubblewrap } from '../../sandbox/bubblewrap/install-bubblewrap.ts';
import { type Bubblewrap, nameLauncher, type SandboxSystem } from '../../sandbox/bubblewrap/launch-args.ts';
import type { SourceMount } from '../../sandbox/bubblewrap/mount.ts';
import { type NetworkAccess, openSandboxNetwork } from '../../sandbox/bubblewrap/sandbox-network.ts';
import { listSystemMounts, toReadMounts } from '../../sandbox/bubblewrap/system-mounts.ts';
import type { ProcessUser } from '../../sandbox/bubblewrap/user-namespace.ts';
import { createDial, type Dial } from '../../sandbox/network/dial.ts';
import { readUpstreamProxy } from '../../sandbox/network/upstream-proxy.ts';
import { createNoSandbox } from '../../sandbox/no-sandbox.ts';
import { describeHiddenFiles, isFile } from '../settings/hidden-files.ts';
import { listNamedPaths } from '../settings/named-files.ts';
import type { IsolationSettings } from '../settings/run-settings.ts';
import type { Env } from '../settings/settings.ts';
import { coverRepository, listCacheMounts } from './agent-mounts.ts';
import { findToolHomes } from './find-tool-homes.ts';
import { BUNDLE_FOLDER } from './host-guard.ts';
import type { RunFolders } from './run-folders.ts';

const APP_ARMOR_SETTING = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';

export interface IsolationOptions {
  readonly settings: IsolationSettings;
  readonly env: Env;
  /** Whether this is the step of a job. */
  readonly isJob: boolean;
  readonly folders: RunFolders;
  /** Folders of which agents get a copy, relative to HOME. */
  readonly caches: readonly string[];
  /** The user's checkout, where agents work in it. */
  readonly checkout?: string | undefined;
  readonly clock: Clock;
  readonly warn: (text: string) => void;
}

/** The isolation of a run: how its sandboxes are made. */
export interface Isolation {
  /** The means of isolation and the network of each zone, for people; undefined where programs are not isolated. */
  readonly detail: string | undefined;
  /** The program that makes the sandboxes; undefined where there are none. */
  readonly bubblewrap: Bubblewrap | undefined;
  /** The folders for what sandboxes may see of git; undefined where programs are not isolated. */
  readonly agentGit: WorkFolders['agentGit'];
  /** As in `WorkFolders`. */
  readonly agentCaches: string | undefined;
  open(options: SandboxChoice): RunPorts['openSandbox'];
}

export interface SandboxChoice {
  readonly processMark: string;
  readonly isInPlace: boolean;
}

/** Finds out whether programs can be isolated here. Throws ConfigurationError where they must be, and cannot. */
export async function openIsolation(options: IsolationOptions): Promise<Isolation> {
  const { env, folders } = options;
  const { choice, networks } = options.settings;
  const user = readUser();
  const trials = choice === 'none' || user === undefined ? undefined : await findOrInstall(user, options);
  const found = trials?.find((trial) => trial.found !== undefined)?.found;
  const decision = decideIsolation({
    choice,
    isJob: options.isJob || isTruthy(env.CI),
    isLinux: process.platform === 'linux',
    isInstalled: trials !== undefined && trials.length > 0,
    works: found !== undefined,
    problems: trials?.map(({ problem }) => problem) ?? [],
    restrictsNamespaces: (await readFile(APP_ARMOR_SETTING, 'latin1').catch(() => '')).trim() === '1',
  });
  if (decision.kind === 'refused')
    throw new ConfigurationError('isolation_missing', { reason: decision.reason, remedy: decision.remedy });
  const pipeFolder = folders.runDir;
  if (decision.kind === 'none' || found === undefined) {
    if (decision.kind === 'none' && decision.warning !== undefined) options.warn(decision.warning);
    return {
      detail: undefined,
      bubblewrap: undefined,
      agentGit: undefined,
      agentCaches: undefined,
      open: (sandbox) => openUnisolated(pipeFolder, sandbox),
    };
  }
  const agentGit = { folder: join(folders.runDir, 'visible-objects'), standIn: join(folders.runDir, 'stand-in.git') };
  const agentCaches = join(folders.workDir, 'caches');
  const system = await completeSystem(found, { env, folders, objects: agentGit.folder, settings: options.settings });
  await warnOfHidden(options, system);
  const { bubblewrap } = found;
  return {
    detail: `${nameLauncher(bubblewrap)}, ${describeNetworks(options.settings)}`,
    ...{ bubblewrap, agentGit, agentCaches },
    open: (sandbox) =>
      openIsolated(
        {
          ...{ bubblewrap, system, networks, standIn: agentGit.standIn, clock: options.clock, pipeFolder },
          caches: listCacheMounts(options.caches, { from: agentCaches, home: env.HOME }),
          socketParent: folders.socketParent,
          dial: createDial({ findProxy: readUpstreamProxy(env) }),
        },
        sandbox,
      ),
  };
}

/** Warns before the first attempt of what its command names and the sandbox hides. */
async function warnOfHidden(
  { settings: { agentCommand }, env, checkout, warn }: IsolationOptions,
  { mounts }: SandboxSystem,
): Promise<void> {
  if (agentCommand === undefined) return;
  const shown = [...mounts, ...(checkout === undefined ? [] : await toReadMounts([checkout]))];
  const text = await describeHiddenFiles(agentCommand, env, (path) =>
    ['nothing', 'temporary'].includes(findShown(path, shown)),
  );
  if (text !== undefined) warn(text);
}

/** Describes for people what programs reach, of each zone what is not so by itself. */
function describeNetworks({ networks: { setup, agent, criteria }, agentHosts, hasModel }: IsolationSettings): string {
  const describe = (zone: string, access: NetworkAccess | undefined) =>
    access === undefined || access.length === 0 ? [] : [`${zone} ${access === 'open' ? access : access.join(' ')}`];
  const hosts = agent === 'open' ? agent : [...new Set([...agent, ...agentHosts])];
  const more = [...describe('agent', hosts), ...describe('setup', setup), ...describe('criteria', criteria)];
  if (more.length === 0) return `network: ${hasModel ? 'model only' : 'none'}`;
  return `network: ${[...(hasModel ? ['model'] : []), ...more].join(', ')}`;
}

function readUser(): ProcessUser | undefined {
  const [userId, groupId] = [process.getuid?.(), process.getgid?.()];
  return process.platform !== 'linux' || userId === undefined || groupId === undefined
    ? undefined
    : { userId, groupId };
}

function isTruthy(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== 'false' && value !== '0';
}

/** Installs bubblewrap where it is missing in a job, whose machine is there for that; never on a machine of a person. */
async function findOrInstall(
  user: ProcessUser,
  { isJob, warn }: IsolationOptions,
): Promise<readonly BubblewrapTrial[]> {
  const trials = await findBubblewrap(user);
  if (!isJob || trials.some(({ means }) => means !== 'unshare')) return trials;
  const problem = await installBubblewrap(user.userId);
  if (problem !== undefined) warn(`bubblewrap could not be installed: ${problem}`);
  return findBubblewrap(user);
}

interface MachineParts {
  readonly env: Env;
  readonly folders: RunFolders;
  /** The folder of git's objects that programs may read. */
  readonly objects: string;
  readonly settings: IsolationSettings;
}

async function completeSystem(
  { bubblewrap, system }: FoundBubblewrap,
  { env, folders, objects, settings: { visiblePaths, agentCommand = '' } }: MachineParts,
): Promise<SandboxSystem> {
  const mounts = await listSystemMounts({
    home: env.HOME !== undefined && isAbsolute(env.HOME) ? env.HOME : undefined,
    toolFolders: [
      ...(env.PATH ?? '').split(':').filter(isAbsolute),
      ...listToolCaches(env),
      ...Object.values(findToolHomes(env)),
    ],
    ownFolders: [dirname(await realpath(process.execPath)), process.execPath, BUNDLE_FOLDER, folders.binDir],
    visiblePaths: [...visiblePaths, ...listNamedPaths(agentCommand, env.HOME).filter(isFile)],
    folder: join(folders.runDir, 'sandbox'),
    userId: bubblewrap.userId,
    groupId: bubblewrap.groupId,
  });
  return { ...system, mounts: [...mounts, { kind: 'read', source: objects, path: objects }] };
}

/** Lists the folders in which runners keep versions of tools. */
function listToolCaches({ RUNNER_TOOL_CACHE, AGENT_TOOLSDIRECTORY }: Env): string[] {
  return [RUNNER_TOOL_CACHE, AGENT_TOOLSDIRECTORY].filter((path) => path !== undefined).filter(isAbsolute);
}

type FoundBubblewrap = NonNullable<BubblewrapTrial['found']>;

interface IsolatedParts extends FoundBubblewrap {
  /** As in `AgentObjects`. */
  readonly standIn: string;
  readonly networks: IsolationSettings['networks'];
  /** The caches in the HOME of agents. */
  readonly caches: readonly SourceMount[];
  readonly dial: Dial;
  readonly clock: Clock;
  /** As in `CommandSpec`. */
  readonly pipeFolder: string;
  /** The parent of the folders of sockets; short. */
  readonly socketParent: string;
}

function openIsolated(
  { bubblewrap, system, standIn, networks, caches, dial, clock, pipeFolder, socketParent }: IsolatedParts,
  { processMark, isInPlace }: SandboxChoice,
): RunPorts['openSandbox'] {
  let agents = 0;
  return (folder, zone) => {
    if (zone.kind === 'agent') agents += 1;
    // The sockets of a sandbox are its own: those of another agent lead to other hosts.
    const name = zone.kind === 'verification' ? `verification-${zone.number}` : `agent-${agents}`;
    const hosts =
      zone.kind === 'agent' && networks.agent !== 'open' ? [...networks.agent, ...zone.hosts] : networks.agent;
    return createBubblewrapSandbox({
      ...{ bubblewrap, system, folder, clock, pipeFolder },
      inside: { node: process.execPath, file: join(BUNDLE_FOLDER, 'box.js') },
      mounts: isInPlace && zone.kind === 'agent' ? coverRepository(folder, standIn) : [],
      laterMounts: zone.kind === 'agent' ? caches : [],
      network: openSandboxNetwork({
        networks: { ...networks, agent: hosts, setup: networks.setup ?? zone.registries },
        ...{ dial, folder: join(socketParent, name) },
      }),
      zone: zone.kind === 'verification' ? 'criteria' : 'agent',
      mark: zone.kind === 'verification' ? `${processMark}.${name}` : processMark,
    });
  };
}

function openUnisolated(pipeFolder: string, { processMark, isInPlace }: SandboxChoice): RunPorts['openSandbox'] {
  return (workspacePath, zone) => {
    if (zone.kind === 'verification')
      return createNoSandbox({ mark: `${processMark}.verification-${zone.number}`, workspacePath, pipeFolder });
    // In the user's checkout a process without our mark may be the user's own.
    return createNoSandbox({ mark: processMark, pipeFolder, ...(isInPlace ? {} : { workspacePath }) });
  };
}
