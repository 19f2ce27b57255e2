import { type Mount, toMountArgs } from './mount.ts';

/** The rights by which bubblewrap sets a sandbox up: a user namespace of its own, or those of root. */
export type BubblewrapRights = 'user_namespace' | 'root';

/** Bubblewrap on this machine. */
export interface Bubblewrap {
  /** Absolute path of `bwrap`. */
  readonly file: string;
  /** As it reports it, such as `0.8.0`. */
  readonly version: string;
  readonly rights: BubblewrapRights;
  /** Absolute path of sudo(8), by which it gets the rights of root; undefined for root, and with a user namespace. */
  readonly sudo: string | undefined;
  /** The user and group of the programs inside, as they see themselves. */
  readonly userId: number;
  readonly groupId: number;
}

/** The files and limits of all sandboxes of a run. */
export interface SandboxSystem {
  /** The arguments that mount the file systems of the kernel, `/proc` and `/dev`. */
  readonly kernelArgs: readonly string[];
  readonly mounts: readonly Mount[];
  /** Absolute paths of the programs that are run between bubblewrap and the program; undefined where there is none. */
  readonly prlimit: string | undefined;
  readonly setpriv: string | undefined;
  /** Programs at once of one user; counted for all programs of the user where there is no user namespace. */
  readonly maxProcesses: number;
  /** Size of one file. */
  readonly maxFileBytes: number;
}

/** A program in a sandbox. */
export interface SandboxedProgram {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Beside those of the system. */
  readonly mounts: readonly Mount[];
  /** Whether the network of the machine is shared; the sandbox has but a loopback of its own otherwise. */
  readonly hasNetwork: boolean;
  /** The variables that sudo(8) does not pass on as they are. */
  readonly env: Readonly<Record<string, string>>;
}

/** A program that is ended first when memory is short, so that the run is not. */
const ENDED_FIRST = 'echo 500 2>/dev/null >/proc/self/oom_score_adj; exec "$@"';

/** Renders the start of a program in a sandbox. No value becomes part of a shell's text. */
export function toBubblewrapStart(
  bubblewrap: Bubblewrap,
  system: SandboxSystem,
  program: SandboxedProgram,
): { readonly file: string; readonly args: readonly string[] } {
  const args = [
    ...toNamespaceArgs(bubblewrap, program),
    ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
    // sudo(8) replaces it whatever it is asked to preserve.
    ...(bubblewrap.sudo === undefined ? [] : ['--setenv', 'PATH', program.env.PATH ?? '/usr/bin:/bin']),
    // The last one for the working folder, which may be its owner's alone; setpriv(1) gives all of them up.
    ...(bubblewrap.rights === 'root'
      ? ['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP', 'CAP_DAC_READ_SEARCH'].flatMap((name) => ['--cap-add', name])
      : []),
    ...system.kernelArgs,
    ...toMountArgs([...system.mounts, ...program.mounts]),
    // A folder of the root that nothing is mounted on is of memory; it takes no files.
    ...['--remount-ro', '/', '--chdir', program.cwd, '--'],
    ...toUserArgs(bubblewrap, system),
    ...['/bin/sh', '-c', ENDED_FIRST, 'sh'],
    ...toLimitArgs(system),
    ...[program.file, ...program.args],
  ];
  if (bubblewrap.sudo === undefined) return { file: bubblewrap.file, args };
  return { file: bubblewrap.sudo, args: [...toSudoArgs(program.env), bubblewrap.file, ...args] };
}

function toNamespaceArgs({ rights, userId, groupId }: Bubblewrap, { hasNetwork }: SandboxedProgram): string[] {
  const own = ['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'];
  const network = hasNetwork ? [] : ['--unshare-net'];
  if (rights === 'root') return [...own, ...network];
  // Without a user namespace named, 0.9 makes none for root; a further one would give a program new rights.
  const user = ['--unshare-user', '--disable-userns', '--uid', String(userId), '--gid', String(groupId)];
  return [...user, ...own, ...network];
}

/** Gives up the rights of root that bubblewrap was started with. */
function toUserArgs({ rights, userId, groupId }: Bubblewrap, { setpriv }: SandboxSystem): string[] {
  if (rights !== 'root' || setpriv === undefined) return [];
  const ids = [`--reuid=${userId}`, `--regid=${groupId}`, '--clear-groups'];
  return [setpriv, ...ids, '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--'];
}

function toLimitArgs({ prlimit, maxProcesses, maxFileBytes }: SandboxSystem): string[] {
  if (prlimit === undefined) return [];
  return [prlimit, '--core=0', `--nproc=${maxProcesses}`, `--fsize=${maxFileBytes}`, '--'];
}

/** Names the variables to pass on: their values may be secrets, which an argument would show to everybody. */
function toSudoArgs(env: Readonly<Record<string, string>>): string[] {
  return ['--non-interactive', `--preserve-env=${Object.keys(env).join(',')}`, '--'];
}
