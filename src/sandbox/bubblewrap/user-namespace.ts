import { openSync } from 'node:fs';
import { runCommand } from '../../exec/run-command.ts';
import { SYSTEM_PATH } from './system-path.ts';

const LIMIT_MS = 120_000;
/** Containers cover parts of `/proc`, and have its settings read-only. */
const WITH_OWN_PROC = 'mount -t proc proc /proc; exec "$@"';
/** Forbids user namespaces below this one, and waits until somebody else holds it. */
const HOLD = 'echo 0 >/proc/sys/user/max_user_namespaces && echo $$ && read -r end; true';

export interface UserNamespaceOptions {
  /** Absolute path of sudo(8); undefined for root. */
  readonly sudo: string | undefined;
  readonly unshare: string;
  readonly setpriv: string;
  /** The user of this process, and the one that it is in the namespace. */
  readonly outside: ProcessUser;
  readonly inside: ProcessUser;
}

/** A user and its group. */
export interface ProcessUser {
  readonly userId: number;
  readonly groupId: number;
}

/** A user namespace, or the reason why there is none. */
export type MadeNamespace = { readonly path: string } | { readonly problem: string };

// Why: docs/decisions/0102-one-user-namespace-made-by-root.md
/**
 * Makes a user namespace by the rights of root that belongs to the user of this process, and in which there can be no
 * other. `path` leads to it for the programs that this process starts, for as long as it runs.
 */
export async function makeUserNamespace(options: UserNamespaceOptions): Promise<MadeNamespace> {
  const [file = '', ...args] = toCommand(options);
  let path: string | undefined;
  let release: (input: string) => void = () => undefined;
  const stdin = new Promise<string>((resolve) => {
    release = resolve;
  });
  let said = '';
  const { stderr, exitCode, failedToStart } = await runCommand({
    ...{ file, args, cwd: '/', env: { PATH: SYSTEM_PATH, LC_ALL: 'C' }, stdin, timeoutMs: LIMIT_MS },
    onOutput(bytes, from) {
      if (from === 'stdout') said += Buffer.from(bytes).toString('latin1');
      if (path !== undefined || !said.endsWith('\n')) return;
      path = hold(said.trim());
      release('\n');
    },
  });
  if (path !== undefined) return { path };
  const text = failedToStart?.message ?? Buffer.from(stderr).toString('utf8').trim();
  return { problem: text || `the user namespace was not made: ${exitCode}` };
}

function toCommand({ sudo, unshare, setpriv, outside, inside }: UserNamespaceOptions): string[] {
  const asRoot = sudo === undefined ? [] : [sudo, '--non-interactive', '--'];
  const ids = [`--reuid=${outside.userId}`, `--regid=${outside.groupId}`, '--clear-groups'];
  // The right that AppArmor asks for on Ubuntu 24.04, where other users may make no user namespace.
  const asUser = [setpriv, ...ids, '--inh-caps=+sys_admin', '--ambient-caps=+sys_admin', '--'];
  const map = [`--map-user=${inside.userId}`, `--map-group=${inside.groupId}`];
  return [
    ...asRoot,
    ...[unshare, '--mount', '--', '/bin/sh', '-c', WITH_OWN_PROC, 'sh'],
    ...(sudo === undefined ? [] : asUser),
    ...[unshare, '--user', ...map, '--keep-caps', '--', '/bin/sh', '-c', HOLD],
  ];
}

/** Opens the user namespace of a process, and returns the path of what was opened; undefined when it may not. */
function hold(pid: string): string | undefined {
  try {
    return `/proc/${process.pid}/fd/${openSync(`/proc/${pid}/ns/user`, 'r')}`;
  } catch {
    return undefined;
  }
}
