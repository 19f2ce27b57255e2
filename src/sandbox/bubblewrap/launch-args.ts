import { type Mount, toMountArgs } from './mount.ts';
import { toUnshareStart } from './own-mounts.ts';

/**
 * The means by which a sandbox is set up: bubblewrap with a user namespace of its own, with one that root made for all
 * sandboxes, or with the rights of root; or unshare(1) and mounts of ours, by root.
 */
export type SandboxMeans = 'user_namespace' | 'given_namespace' | 'root' | 'unshare';

/** The program that makes sandboxes on this machine. */
export interface Bubblewrap {
  /** Absolute path of `bwrap`, or of `unshare`. */
  readonly file: string;
  /** As it reports it, such as `0.8.0`. */
  readonly version: string;
  readonly means: SandboxMeans;
  /** Absolute path of sudo(8), by which bubblewrap gets the rights of root; undefined with all other means. */
  readonly sudo: string | undefined;
  /** A path that leads to the user namespace of all sandboxes, as `makeUserNamespace` returns it. */
  readonly namespace: string | undefined;
  /** The user and group of the programs inside, as they see themselves. */
  readonly userId: number;
  readonly groupId: number;
}

/** Names what makes sandboxes. */
export function nameLauncher({ means }: Bubblewrap): string {
  return means === 'unshare' ? 'unshare' : 'bubblewrap';
}

/** The files and limits of all sandboxes of a run. */
export interface SandboxSystem {
  /** The arguments that mount the file systems of the kernel, `/proc` and `/dev`. */
  readonly kernelArgs: readonly string[];
  readonly mounts: readonly Mount[];
  /** Absolute paths of the programs that are run between bubblewrap and the program; undefined where there is none. */
  readonly prlimit: string | undefined;
  readonly setpriv: string | undefined;
  readonly nsenter: string | undefined;
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

/** A program that is ended first when memory is short, so that the run is not. Closes the user namespace. */
const ENDED_FIRST = 'exec 3<&-; echo 500 2>/dev/null >/proc/self/oom_score_adj; exec "$@"';
/** Stays as the first process, which the kernel passes no signal that it does not handle, and which ends all others. */
const ENDED_FIRST_AS_INIT = 'exec 3<&-; echo 500 2>/dev/null >/proc/self/oom_score_adj; "$@"; exit $?';
const WITH_NAMESPACE = 'exec 3<"$0" && exec "$@"';
/** The user namespace that `WITH_NAMESPACE` has opened. */
const NAMESPACE_FD = 3;

/** Renders the start of a program in a sandbox. No value becomes part of a shell's text. */
export function toSandboxStart(
  bubblewrap: Bubblewrap,
  system: SandboxSystem,
  program: SandboxedProgram,
): { readonly file: string; readonly args: readonly string[] } {
  const { file, args } = toStart(bubblewrap, system, program);
  if (bubblewrap.namespace === undefined) return { file, args };
  return { file: '/bin/sh', args: ['-c', WITH_NAMESPACE, bubblewrap.namespace, file, ...args] };
}

function toStart(bubblewrap: Bubblewrap, system: SandboxSystem, program: SandboxedProgram) {
  const { means, sudo, file } = bubblewrap;
  const contents = [
    ...system.kernelArgs,
    ...toMountArgs([...system.mounts, ...program.mounts]),
    // A folder of the root that nothing is mounted on is of memory; it takes no files.
    ...['--remount-ro', '/', '--chdir', program.cwd, '--'],
    ...toUserArgs(bubblewrap, system),
    ...['/bin/sh', '-c', means === 'unshare' ? ENDED_FIRST_AS_INIT : ENDED_FIRST, 'sh'],
    ...toLimitArgs(system),
    ...[program.file, ...program.args],
  ];
  if (means === 'unshare') return toUnshareStart({ unshare: file, setpriv: system.setpriv }, program, contents);
  const args = [
    ...toNamespaceArgs(bubblewrap, program),
    ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
    // sudo(8) replaces it whatever it is asked to preserve.
    ...(sudo === undefined ? [] : ['--setenv', 'PATH', program.env.PATH ?? '/usr/bin:/bin']),
    // The last one for the working folder, which may be its owner's alone; setpriv(1) gives all of them up.
    ...(means === 'root'
      ? ['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP', 'CAP_DAC_READ_SEARCH'].flatMap((name) => ['--cap-add', name])
      : []),
    ...contents,
  ];
  if (sudo === undefined) return { file, args };
  return { file: sudo, args: [...toSudoArgs(program.env), file, ...args] };
}

function toNamespaceArgs({ means, userId, groupId }: Bubblewrap, { hasNetwork }: SandboxedProgram): string[] {
  const own = ['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'];
  const network = hasNetwork ? [] : ['--unshare-net'];
  if (means === 'root') return [...own, ...network];
  if (means === 'given_namespace') return ['--userns', String(NAMESPACE_FD), ...own, ...network];
  // Without a user namespace named, 0.9 makes none for root; a further one would give a program new rights.
  const user = ['--unshare-user', '--disable-userns', '--uid', String(userId), '--gid', String(groupId)];
  return [...user, ...own, ...network];
}

/** Gives up the rights of root that the sandbox was set up with. */
function toUserArgs({ means, userId, groupId, namespace }: Bubblewrap, system: SandboxSystem): string[] {
  const { setpriv, nsenter } = system;
  if ((means !== 'root' && means !== 'unshare') || setpriv === undefined) return [];
  const none = ['--clear-groups', '--bounding-set=-all', '--inh-caps=-all'];
  if (means === 'root') return [setpriv, `--reuid=${userId}`, `--regid=${groupId}`, ...none, '--no-new-privs', '--'];
  const enter = [nsenter ?? 'nsenter', `--user=/proc/self/fd/${NAMESPACE_FD}`, '--preserve-credentials', '--'];
  return [
    ...[setpriv, '--reuid=0', '--regid=0', ...none, '--'],
    ...(namespace === undefined ? [] : enter),
    // Only now: the kernel forgets the signal when rights change.
    ...[setpriv, '--no-new-privs', '--pdeathsig=KILL', '--'],
  ];
}

function toLimitArgs({ prlimit, maxProcesses, maxFileBytes }: SandboxSystem): string[] {
  if (prlimit === undefined) return [];
  return [prlimit, '--core=0', `--nproc=${maxProcesses}`, `--fsize=${maxFileBytes}`, '--'];
}

/** Names the variables to pass on: their values may be secrets, which an argument would show to everybody. */
function toSudoArgs(env: Readonly<Record<string, string>>): string[] {
  return ['--non-interactive', `--preserve-env=${Object.keys(env).join(',')}`, '--'];
}
