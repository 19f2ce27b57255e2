import { findOnPath } from '../../exec/programs.ts';
import { runCommand } from '../../exec/run-command.ts';
import { type Bubblewrap, type SandboxMeans, type SandboxSystem, toSandboxStart } from './launch-args.ts';
import { listKernelArgs } from './system-mounts.ts';
import { SYSTEM_PATH } from './system-path.ts';
import { makeUserNamespace, type ProcessUser } from './user-namespace.ts';

const TRIAL_MS = 120_000;
/** The user inside where a user namespace hides that we are root. */
const HIDDEN_ROOT: ProcessUser = { userId: 1000, groupId: 1000 };
const MAX_PROCESSES = 4096;
const MAX_FILE_BYTES = 8 * 1024 ** 3;
const NAMES = ['bwrap', 'sudo', 'prlimit', 'setpriv', 'unshare', 'nsenter'] as const;

/** A way to make sandboxes, as it was tried. */
export interface BubblewrapTrial {
  readonly means: SandboxMeans;
  readonly found: { readonly bubblewrap: Bubblewrap; readonly system: SandboxSystem } | undefined;
  /** The message of a trial that failed; empty when it succeeded. */
  readonly problem: string;
}

/** A means that the user of this process could have. */
interface Candidate {
  readonly means: SandboxMeans;
  /** Resolves with the reason where it cannot be used. */
  readonly prepare: () => Promise<Bubblewrap | string>;
}

/** Finds a way to make sandboxes here by trying, in the order of `SandboxMeans`; by some of them where they are named. */
export async function findBubblewrap(
  user: ProcessUser,
  wanted?: readonly SandboxMeans[],
): Promise<readonly BubblewrapTrial[]> {
  const found = await Promise.all(NAMES.map(async (name) => [name, await findOnPath(name, SYSTEM_PATH)]));
  const tools: Tools = Object.fromEntries(found);
  const system: SandboxSystem = {
    ...{ kernelArgs: await listKernelArgs(), mounts: [] },
    ...{ prlimit: tools.prlimit, setpriv: tools.setpriv, nsenter: tools.nsenter },
    ...{ maxProcesses: MAX_PROCESSES, maxFileBytes: MAX_FILE_BYTES },
  };
  const trials: BubblewrapTrial[] = [];
  for (const { means, prepare } of listCandidates(user, tools)) {
    if (wanted?.includes(means) === false) continue;
    const bubblewrap = await prepare();
    const problem = typeof bubblewrap === 'string' ? bubblewrap : await tryOut(bubblewrap, system);
    const works = typeof bubblewrap !== 'string' && problem === '';
    trials.push({ means, found: works ? { bubblewrap, system } : undefined, problem });
    if (works) break;
  }
  return trials;
}

type Tools = Readonly<Record<(typeof NAMES)[number], string | undefined>>;

function listCandidates(user: ProcessUser, { bwrap, sudo, setpriv, unshare }: Tools): readonly Candidate[] {
  const isRoot = user.userId === 0;
  const inside = isRoot ? HIDDEN_ROOT : user;
  const candidates: Candidate[] = [];
  const add = (means: SandboxMeans, file: string, more: () => Promise<Partial<Bubblewrap> | string>) => {
    const prepare = async () => {
      const chosen = await more();
      if (typeof chosen === 'string') return chosen;
      return {
        file,
        version: await readVersion(file),
        means,
        sudo: undefined,
        namespace: undefined,
        ...user,
        ...chosen,
      };
    };
    candidates.push({ means, prepare });
  };
  const makeNamespace = async (tool: string, asRoot: string | undefined, privileges: string) => {
    const made = await makeUserNamespace({ sudo: asRoot, unshare: tool, setpriv: privileges, outside: user, inside });
    return 'path' in made ? { ...inside, namespace: made.path } : made.problem;
  };
  if (bwrap !== undefined) add('user_namespace', bwrap, async () => inside);
  if (setpriv === undefined) return candidates;
  if (bwrap !== undefined && !isRoot && sudo !== undefined) {
    if (unshare !== undefined) add('given_namespace', bwrap, () => makeNamespace(unshare, sudo, setpriv));
    add('root', bwrap, async () => ({ sudo }));
  }
  // Where there can be no user namespace, a program cannot make one either, and needs none to be put into.
  if (isRoot && unshare !== undefined)
    add('unshare', unshare, async () => {
      const made = await makeNamespace(unshare, undefined, setpriv);
      return typeof made === 'string' ? {} : made;
    });
  return candidates;
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
  const start = toSandboxStart(bubblewrap, system, program);
  const result = await runCommand({ ...start, cwd: '/', env, timeoutMs: TRIAL_MS });
  if (result.exitCode === 0) return '';
  return Buffer.from(result.stderr).toString('utf8').trim() || `it ended with ${result.exitCode ?? result.signal}`;
}
