import { findOnPath } from '../../exec/programs.ts';
import { runCommand } from '../../exec/run-command.ts';
import { type Bubblewrap, type BubblewrapRights, type SandboxSystem, toBubblewrapStart } from './launch-args.ts';
import { listKernelArgs } from './system-mounts.ts';

const TRIAL_MS = 20_000;
/** The PATH of the programs that set a sandbox up, whatever the PATH of the job says. */
const SYSTEM_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
/** The user inside where a user namespace hides that we are root. */
const HIDDEN_ROOT = 1000;
const MAX_PROCESSES = 4096;
const MAX_FILE_BYTES = 8 * 1024 ** 3;

/** The user that this process runs as. */
export interface ProcessUser {
  readonly userId: number;
  readonly groupId: number;
}

/** A way to make sandboxes, as it was tried. */
export interface BubblewrapTrial {
  readonly rights: BubblewrapRights;
  readonly found: { readonly bubblewrap: Bubblewrap; readonly system: SandboxSystem } | undefined;
  /** The message of a trial that failed; empty when it succeeded. */
  readonly problem: string;
}

/** Finds a way to make sandboxes here by trying: a user namespace first, then the rights of root. */
export async function findBubblewrap(user: ProcessUser): Promise<readonly BubblewrapTrial[]> {
  const [file, sudo, prlimit, setpriv] = await Promise.all(
    ['bwrap', 'sudo', 'prlimit', 'setpriv'].map((name) => findOnPath(name, SYSTEM_PATH)),
  );
  if (file === undefined) return [];
  const version = await readVersion(file);
  const system = {
    ...{ kernelArgs: await listKernelArgs(), mounts: [], prlimit, setpriv },
    ...{ maxProcesses: MAX_PROCESSES, maxFileBytes: MAX_FILE_BYTES },
  };
  const isRoot = user.userId === 0;
  const inside = isRoot ? { userId: HIDDEN_ROOT, groupId: HIDDEN_ROOT } : user;
  const ways: Bubblewrap[] = [{ file, version, rights: 'user_namespace', sudo: undefined, ...inside }];
  if (setpriv !== undefined && (isRoot || sudo !== undefined))
    ways.push({ file, version, rights: 'root', sudo: isRoot ? undefined : sudo, ...user });
  const trials: BubblewrapTrial[] = [];
  for (const bubblewrap of ways) {
    const problem = await tryOut(bubblewrap, system);
    const found = problem === '' ? { bubblewrap, system } : undefined;
    trials.push({ rights: bubblewrap.rights, found, problem });
    if (found !== undefined) break;
  }
  return trials;
}

async function readVersion(file: string): Promise<string> {
  const { stdout } = await runCommand({ file, args: ['--version'], cwd: '/', env: {}, timeoutMs: TRIAL_MS });
  return /\d+(?:\.\d+)+/.exec(Buffer.from(stdout).toString('utf8'))?.[0] ?? 'unknown';
}

/** Starts `true` in a sandbox with nothing but the system in it, and returns what went wrong. */
async function tryOut(bubblewrap: Bubblewrap, system: SandboxSystem): Promise<string> {
  const links = ['bin', 'lib', 'lib64'].map((name) => ({
    kind: 'read' as const,
    source: `/${name}`,
    path: `/${name}`,
  }));
  const mounts = [{ kind: 'read' as const, source: '/usr', path: '/usr' }, ...links];
  const env = { PATH: SYSTEM_PATH };
  const program = { file: '/bin/sh', args: ['-c', 'true'], cwd: '/', mounts, hasNetwork: false, env };
  const start = toBubblewrapStart(bubblewrap, system, program);
  const result = await runCommand({ ...start, cwd: '/', env, timeoutMs: TRIAL_MS });
  if (result.exitCode === 0) return '';
  return Buffer.from(result.stderr).toString('utf8').trim() || `it ended with ${result.exitCode ?? result.signal}`;
}
