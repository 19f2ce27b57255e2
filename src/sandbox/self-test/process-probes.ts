import { closeSync, openSync, readlinkSync } from 'node:fs';
import type { ProbeAnswer, ProbeAnswers } from '../../domain/sandbox-attacks.ts';
import { findProcessStatSync, listProcessIdsSync, readProcessEnvSync } from '../../exec/proc.ts';
import { type CommandResult, runCommand } from '../../exec/run-command.ts';
import { SYSTEM_PATH } from '../bubblewrap/system-path.ts';
import { findText, toDigest } from './file-probes.ts';
import { absent, blocked, firstReached, reached } from './probe-answer.ts';
import type { ProbeOrder, ProbeTargets } from './probe-order.ts';

/** Against what hangs: a program that a slow machine has not ended yet would count as one that failed. */
const LIMIT_MS = 120_000;
/** Leaves the session of its parent and its environment, and ends by no signal but KILL. */
const SURVIVOR =
  '{ setsid env -i PATH="$PATH" sh -c \'trap "" HUP INT TERM; echo started; exec sleep "$0" >/dev/null\' "$0" </dev/null 2>/dev/null & } | head -n 1';

/** Tries what a program could do to other processes. */
export function tryProcesses({ targets }: ProbeOrder): ProbeAnswers {
  const { control } = targets;
  const onControl = (probe: () => void) => (isThere(control) ? attempt(probe) : blocked('another process'));
  return {
    environment: tryEnvironment(targets),
    memory: onControl(() => closeSync(openSync(`/proc/${control.pid}/mem`, 'r'))),
    trace: onControl(() => closeSync(openSync(`/proc/${control.pid}/mem`, 'r+'))),
    signal: onControl(() => process.kill(control.pid, 0)),
    namespace: firstReached(['pid', 'mnt', 'ipc', 'uts'], (name) => tryNamespace(name, targets)),
    network_namespace: tryNamespace('net', targets),
    new_rights: tryNewRights(),
  };
}

/** Tries what a program could do by other programs: become root, leave a process behind, read history. */
export async function tryPrograms(order: ProbeOrder, env: Readonly<Record<string, string>>): Promise<ProbeAnswers> {
  const run = (file: string, args: readonly string[], cwd = '/') =>
    runCommand({ file, args, cwd, env: { PATH: SYSTEM_PATH }, timeoutMs: LIMIT_MS, graceMs: 0 });
  const git = ['-c', 'safe.directory=*', ...(order.hasHistory ? ['log', '-1', '--format=%H'] : ['--version'])];
  const [sudo, namespace, survivor, log] = await Promise.all([
    order.triesSudo ? run('sudo', ['--non-interactive', 'true']) : undefined,
    run('unshare', ['--user', '--mount', 'true']),
    run('sh', ['-c', SURVIVOR, order.survivorSeconds]),
    runCommand({ file: 'git', args: git, cwd: order.folder, env, timeoutMs: LIMIT_MS }),
  ]);
  return {
    sudo: sudo === undefined ? absent : toAnswer(sudo),
    user_namespace: toAnswer(namespace),
    // Whether it lives on is seen from outside.
    survivor: Buffer.from(survivor.stdout).toString().startsWith('started') ? blocked('') : absent,
    git: toAnswer(log),
  };
}

function toAnswer({ exitCode, failedToStart, stderr }: CommandResult): ProbeAnswer {
  if (failedToStart !== undefined) return { outcome: 'absent', detail: failedToStart.message };
  return exitCode === 0 ? reached('') : blocked(Buffer.from(stderr).toString('utf8').trim());
}

function attempt(probe: () => void): ProbeAnswer {
  try {
    probe();
    return reached('');
  } catch (error) {
    return blocked(String(error));
  }
}

/** Compares the start, too: in a sandbox another process may have the number of the one outside. */
function isThere({ pid, startTicks }: ProbeTargets['control']): boolean {
  return findProcessStatSync(pid)?.startTicks === startTicks;
}

function tryEnvironment({ salt, environment }: ProbeTargets): ProbeAnswer {
  if (environment.length === 0) return absent;
  const secrets = new Set(environment);
  const holders = listProcessIdsSync().filter((pid) =>
    readProcessEnvSync(pid).some((entry) => secrets.has(toDigest(salt, entry))),
  );
  return holders.length === 0 ? blocked('') : reached(`/proc/${holders[0]}/environ`);
}

function tryNamespace(name: string, { control }: ProbeTargets): ProbeAnswer {
  const own = findLink(`/proc/self/ns/${name}`);
  // A name that cannot be read is not known to be another.
  return own === undefined || own === control.namespaces[name] ? reached(name) : blocked('');
}

function findLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** The kernel's own report, see proc_pid_status(5): capabilities, and whether a program with setuid could add some. */
function tryNewRights(): ProbeAnswer {
  const status = findText('/proc/self/status') ?? '';
  const held = [...status.matchAll(/^(Cap(?:Eff|Prm|Inh|Amb)):\s*0*([1-9a-f][0-9a-f]*)$/gm)].map(([line]) => line);
  if (held.length > 0) return reached(held.join(', ').replaceAll('\t', ' '));
  return /^NoNewPrivs:\s*1$/m.test(status) ? blocked('') : reached('no_new_privs is not set');
}
