import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemClock } from '../../../src/entry/compose/system-clock.ts';
import { findOnPath } from '../../../src/exec/programs.ts';
import { runCommand } from '../../../src/exec/run-command.ts';
import type { Sandbox } from '../../../src/exec/sandbox.ts';
import { createBubblewrapSandbox } from '../../../src/sandbox/bubblewrap/bubblewrap-sandbox.ts';
import { findBubblewrap } from '../../../src/sandbox/bubblewrap/find-bubblewrap.ts';
import type { Bubblewrap, SandboxMeans, SandboxSystem } from '../../../src/sandbox/bubblewrap/launch-args.ts';
import type { Mount } from '../../../src/sandbox/bubblewrap/mount.ts';
import { openSandboxNetwork, type ZoneNetworks } from '../../../src/sandbox/bubblewrap/sandbox-network.ts';
import { listSystemMounts } from '../../../src/sandbox/bubblewrap/system-mounts.ts';
import { createDial, type Dial } from '../../../src/sandbox/network/dial.ts';
import { programDir } from '../../helpers/built-program.ts';
import { createTempDir } from '../../helpers/temp-repo.ts';

/** A way to make sandboxes for the user of this process, or the reason why there is none. */
export interface SandboxWay {
  readonly title: string;
  /** Undefined where it works. */
  readonly missing: string | undefined;
  readonly bubblewrap: Bubblewrap | undefined;
  readonly system: SandboxSystem | undefined;
  /** Whether the user becomes root by a sudo that asks for no password. */
  readonly hasSudo: boolean;
}

const PATH = process.env.PATH ?? '/usr/bin:/bin';

const BY_SUDO = ['given_namespace', 'root'] as const;
const TITLES: Readonly<Record<SandboxMeans, string>> = {
  user_namespace: 'with a user namespace',
  given_namespace: 'with a user namespace made by sudo',
  root: 'by sudo',
  unshare: 'without bubblewrap',
};

/** Tries every way that the user of this process could have. */
export async function listWays(): Promise<readonly SandboxWay[]> {
  const user = { userId: process.getuid?.() ?? -1, groupId: process.getgid?.() ?? -1 };
  const isRoot = user.userId === 0;
  const who = isRoot ? 'root' : 'a plain user';
  const hasSudo = (await findSudo()) !== undefined;
  const ways: SandboxWay[] = [];
  for (const means of isRoot ? (['user_namespace', 'unshare'] as const) : (['user_namespace', ...BY_SUDO] as const)) {
    const trial = process.platform === 'linux' ? (await findBubblewrap(user, [means]))[0] : undefined;
    const noSudo = means === 'user_namespace' || isRoot || hasSudo ? undefined : 'no sudo that asks for no password';
    const missing = noSudo ?? (trial === undefined ? 'bubblewrap is not installed' : trial.problem || undefined);
    const { bubblewrap, system } = trial?.found ?? { bubblewrap: undefined, system: undefined };
    ways.push({ title: `${who} ${TITLES[means]}`, missing, bubblewrap, system, hasSudo });
  }
  return ways;
}

async function findSudo(): Promise<string | undefined> {
  const sudo = await findOnPath('sudo', PATH);
  if (sudo === undefined) return undefined;
  const { exitCode } = await runCommand({ file: sudo, args: ['-n', 'true'], cwd: '/', env: { PATH } });
  return exitCode === 0 ? sudo : undefined;
}

/** The folders of a machine. */
export interface MachineFolders {
  readonly base: string;
  readonly home: string;
  /** The folder of the sandbox. */
  readonly folder: string;
  /** The folder of Groundhog's program. */
  readonly program: string;
}

/** A machine with a HOME that programs of its sandboxes must not see. */
export interface TestMachine extends MachineFolders {
  readonly sandbox: Sandbox;
  /** The mark of the sandbox, by which its processes and control groups are found. */
  readonly mark: string;
}

/** Changes what makes a sandbox, such as to switch a defence off. */
export interface MachineChange {
  readonly bubblewrap?: (before: Bubblewrap) => Bubblewrap;
  readonly system?: (before: SandboxSystem) => SandboxSystem;
  readonly mounts?: readonly Mount[];
  readonly hasNetwork?: boolean;
  readonly networks?: Partial<ZoneNetworks>;
  readonly dial?: Dial;
}

/** Creates a sandbox with folders of its own. */
export async function openMachine(
  way: SandboxWay,
  changeOf: MachineChange | ((folders: MachineFolders) => MachineChange) = {},
): Promise<TestMachine> {
  if (way.bubblewrap === undefined || way.system === undefined) throw new Error(way.missing);
  const base = await createTempDir('groundhog-sandbox');
  const [home, folder] = [join(base, 'home'), join(base, 'work')];
  await mkdir(home);
  await mkdir(folder);
  const folders = { base, home, folder, program: join(programDir(), 'dist') };
  const change = typeof changeOf === 'function' ? changeOf(folders) : changeOf;
  const { userId, groupId } = way.bubblewrap;
  const mounts = await listSystemMounts({
    home,
    toolFolders: PATH.split(':'),
    ownFolders: [dirname(process.execPath), folders.program],
    visiblePaths: [],
    folder: join(base, 'system'),
    ...{ userId, groupId },
  });
  const access = change.hasNetwork === true ? 'open' : [];
  const mark = `test-${base.slice(-8)}`;
  const sandbox = createBubblewrapSandbox({
    bubblewrap: change.bubblewrap?.(way.bubblewrap) ?? way.bubblewrap,
    system: change.system?.({ ...way.system, mounts }) ?? { ...way.system, mounts },
    folder,
    mounts: change.mounts ?? [],
    inside: { node: process.execPath, file: join(programDir(), 'dist', 'box.js') },
    network: openSandboxNetwork({
      networks: { setup: access, agent: access, criteria: access, ...change.networks },
      ...{ dial: change.dial ?? createDial({ findProxy: () => undefined }), folder: join(base, 'net') },
    }),
    ...{ zone: 'agent', clock: systemClock, pipeFolder: base },
    mark,
  });
  return { ...folders, sandbox, mark };
}

/** Runs a shell command in a sandbox. */
export function runShell({ sandbox, folder, home }: TestMachine, command: string, options = {}) {
  const env = { PATH, HOME: home };
  return sandbox.run({ file: 'sh', args: ['-c', command], cwd: folder, env, ...options });
}

/** Runs a shell command in a sandbox, and returns its output and its errors as one text. */
export async function readShell(machine: TestMachine, command: string): Promise<string> {
  const result = await runShell(machine, command);
  const { stdout, stderr, failedToStart } = result;
  if (failedToStart !== undefined) throw failedToStart;
  if (result.exitCode === null) throw new Error(`it was ended by ${result.signal}`);
  return `${Buffer.from(stdout).toString()}${Buffer.from(stderr).toString()}`.trim();
}
