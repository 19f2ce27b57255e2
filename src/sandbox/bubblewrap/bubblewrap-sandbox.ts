import { isAbsolute } from 'node:path';
import { killMarked } from '../../exec/kill-marked.ts';
import { PROCESS_MARK } from '../../exec/process-mark.ts';
import { type CommandResult, type CommandSpec, runCommand } from '../../exec/run-command.ts';
import type { Sandbox, SandboxedSpec } from '../../exec/sandbox.ts';
import { type Bubblewrap, type SandboxSystem, toBubblewrapStart } from './launch-args.ts';
import type { Mount } from './mount.ts';
import { isWithin } from './system-mounts.ts';

export interface BubblewrapSandboxOptions {
  readonly bubblewrap: Bubblewrap;
  readonly system: SandboxSystem;
  /** The real path of the folder that every program may write; programs start in it or below it. */
  readonly folder: string;
  /** Beside those of the system and the folder; each program sees them as they are when it starts. */
  readonly mounts: readonly Mount[];
  /** Whether programs share the network of the machine. */
  readonly hasNetwork: boolean;
  /** Unguessable and new for each sandbox; a later run finds by it what this one has left. */
  readonly mark: string;
}

const TEMPORARY_FOLDER = '/tmp';
/** The beginning of what bubblewrap writes when it cannot start a program. */
const OWN_FAILURE = 'bwrap: ';

// Why: docs/decisions/0096-sandboxes-by-bubblewrap.md
/**
 * Creates a sandbox of bubblewrap: each program has its own processes, file system and network, all of which end with
 * it. A program that is stopped gets no time to end by itself.
 */
export function createBubblewrapSandbox(options: BubblewrapSandboxOptions): Sandbox {
  let runs = 0;
  return {
    isolation: 'sandbox',
    async run(spec) {
      runs += 1;
      const mark = `${options.mark}.${runs}`;
      const beginning = watchBeginning(spec);
      const result = await runSandboxed({ ...spec, onOutput: beginning.onOutput }, { ...options, mark });
      // The kernel ends the processes just after bubblewrap has; nobody may write any more when this resolves.
      await killMarked({ mark });
      return toOwnFailure(result, beginning.text());
    },
    stopAll: () => killMarked({ mark: options.mark }),
  };
}

function runSandboxed(spec: SandboxedSpec, options: BubblewrapSandboxOptions): Promise<CommandResult> {
  const { bubblewrap, system, hasNetwork, mark } = options;
  const mounts = [...listWritable(spec, options), ...options.mounts];
  const env = { ...toVisibleEnv(spec.env, mounts), [PROCESS_MARK]: mark };
  const { file, args, cwd } = spec;
  const start = toBubblewrapStart(bubblewrap, system, { file, args, cwd, mounts, hasNetwork, env });
  const own = { ...spec, ...start, cwd: '/', env };
  if (bubblewrap.sudo === undefined) return runCommand(own);
  return runAsRoot(own, mark);
}

function listWritable({ writable = [] }: SandboxedSpec, { folder }: BubblewrapSandboxOptions): Mount[] {
  return [folder, ...writable].map((path) => ({ kind: 'write', source: path, path }));
}

/** Has temporary files written where the program can: the machine's folder for them is not there. */
function toVisibleEnv(env: Readonly<Record<string, string>>, mounts: readonly Mount[]): Record<string, string> {
  const { TMPDIR } = env;
  const isVisible = TMPDIR !== undefined && isAbsolute(TMPDIR) && mounts.some(({ path }) => isWithin(TMPDIR, path));
  return { ...env, TMPDIR: isVisible ? TMPDIR : TEMPORARY_FOLDER };
}

/** Runs bubblewrap by sudo(8), which we cannot signal: its program, which is ours to kill, is ended instead. */
async function runAsRoot(spec: SandboxedSpec, mark: string): Promise<CommandResult> {
  const { timeoutMs, signal, ...unlimited } = spec;
  if (signal?.aborted === true) return runCommand(spec);
  let stoppedBy: 'timedOut' | 'aborted' | undefined;
  const stop = (why: 'timedOut' | 'aborted') => {
    stoppedBy ??= why;
    void killMarked({ mark });
  };
  const onAbort = () => stop('aborted');
  signal?.addEventListener('abort', onAbort, { once: true });
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => stop('timedOut'), timeoutMs);
  try {
    const result = await runCommand(unlimited);
    return stoppedBy === undefined ? result : { ...result, exitCode: null, signal: 'SIGKILL', [stoppedBy]: true };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

const BEGINNING_BYTES = 500;

/** Keeps the beginning of the output, whichever stream it comes from. */
function watchBeginning({ onOutput }: CommandSpec) {
  let kept = Buffer.alloc(0);
  return {
    text: () => kept.toString('utf8'),
    onOutput(bytes: Uint8Array, from: 'stdout' | 'stderr'): void {
      if (kept.length < BEGINNING_BYTES) kept = Buffer.concat([kept, bytes.subarray(0, BEGINNING_BYTES - kept.length)]);
      onOutput?.(bytes, from);
    },
  };
}

/** Distinguishes a sandbox that could not be made from a program that ended. */
function toOwnFailure(result: CommandResult, beginning: string): CommandResult {
  if (result.exitCode !== 1 || !beginning.startsWith(OWN_FAILURE)) return result;
  return { ...result, exitCode: null, failedToStart: new Error(beginning.trim()) };
}
