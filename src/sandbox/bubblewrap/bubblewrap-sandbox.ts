import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { NetworkZone } from '../../domain/attempt/network-use.ts';
import type { Clock } from '../../domain/clock.ts';
import { toError } from '../../domain/errors/errors.ts';
import { watchFreeSpace } from '../../exec/disk-space.ts';
import { killMarked } from '../../exec/kill-marked.ts';
import { PROCESS_MARK } from '../../exec/process-mark.ts';
import type { CommandResult, CommandSpec } from '../../exec/run-command.ts';
import type { Sandbox, SandboxedSpec } from '../../exec/sandbox.ts';
import { startPiped } from '../../exec/start/start-piped.ts';
import { type BoxSession, openBoxSession } from '../box-session.ts';
import { type ControlGroup, joinGroup, makeControlGroup } from './control-group.ts';
import { findShown } from './find-shown.ts';
import { type Bubblewrap, type SandboxSystem, toSandboxStart } from './launch-args.ts';
import type { Mount, SourceMount } from './mount.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import type { SandboxNetwork } from './sandbox-network.ts';
import { isWithin, listResolverMounts, toReadMounts } from './system-mounts.ts';

export interface BubblewrapSandboxOptions {
  readonly bubblewrap: Bubblewrap;
  readonly system: SandboxSystem;
  /** Our program that runs inside, where ports lead out or a sandbox stays for several programs. */
  readonly inside: InsideProgram;
  /** The real path of the folder that programs start in or below, and may write unless they are to read only. */
  readonly folder: string;
  /** Beside those of the system and the folder; each program sees them as they are when it starts. */
  readonly mounts: readonly Mount[];
  /** Further ones that programs see once their source is there; none when absent. */
  readonly laterMounts?: readonly SourceMount[];
  readonly network: SandboxNetwork;
  /** The zone of programs that name none. */
  readonly zone: NetworkZone;
  readonly clock: Clock;
  /** As in `CommandSpec`. */
  readonly pipeFolder: string;
  /** Unguessable and new for each sandbox; a later run finds by it what this one has left. */
  readonly mark: string;
}

/** Node and the file of `box.js`, by absolute paths that every sandbox shows. */
export interface InsideProgram {
  readonly node: string;
  readonly file: string;
}

const TEMPORARY_FOLDER = '/tmp';
/** The beginning of what bubblewrap or our own means write when they cannot start a program. */
const OWN_FAILURE = /^(?:bwrap|sandbox): /;
const BEGINNING_BYTES = 500;
const SHORT_OF_SPACE = 'Groundhog stopped this program: less than 512 MiB or 20,000 files of the disk were left.\n';

// Why: docs/decisions/0096-sandboxes-by-bubblewrap.md
/**
 * Creates a sandbox of bubblewrap: each program has its own processes, file system and network, all of which end with
 * it; tools of one agent share one.
 */
export function createBubblewrapSandbox(options: BubblewrapSandboxOptions): Sandbox {
  let runs = 0;
  let session: Promise<BoxSession> | undefined;
  const nextMark = () => {
    runs += 1;
    return `${options.mark}.${runs}`;
  };
  const runTool = async (spec: SandboxedSpec) => {
    // By a program of its own, or for lack of space.
    if ((await session?.catch(() => undefined))?.hasEnded() === true) await closeSession();
    session ??= openSession(spec, { ...options, mark: nextMark() });
    try {
      const { run } = await session;
      return await run({ ...spec, env: toVisibleEnv(spec.env, listGiven(spec, options)) });
    } catch (thrown) {
      // The next tool tries again.
      session = undefined;
      return toFailedStart(toError(thrown));
    }
  };
  const closeSession = async () => {
    const open = await session?.catch(() => undefined);
    session = undefined;
    await open?.close();
  };
  return {
    isolation: 'sandbox',
    view: { hides: (path) => findShown(path, listShown(options)) === 'nothing', network: options.network.agentAccess },
    run: (spec) => (spec.isTool === true ? runTool(spec) : runAlone(spec, { ...options, mark: nextMark() })),
    async stopAll() {
      const killed = await killMarked({ mark: options.mark });
      await closeSession();
      return killed;
    },
    takeNetworkUse: options.network.takeUse,
    readNetworkUse: options.network.readUse,
    forward: options.network.forward,
    countBytes: options.network.countBytes,
  };
}

async function runAlone(spec: SandboxedSpec, options: BubblewrapSandboxOptions): Promise<CommandResult> {
  const { mark } = options;
  const beginning = watchBeginning(spec);
  const group = makeControlGroup(mark, options.system);
  const space = watchFreeSpace(options.folder, () => {
    beginning.onOutput(Buffer.from(SHORT_OF_SPACE), 'stderr');
    void killMarked({ mark });
  });
  try {
    const start = await toStart(spec, options, 'run');
    const own = {
      ...spec,
      pipeFolder: options.pipeFolder,
      ...start,
      ...joinGroup(group, start),
      onOutput: beginning.onOutput,
    };
    const result = await runUntilStopped(own, mark);
    return toOwnFailure(result, beginning.text());
  } catch (thrown) {
    // Such as a socket of its network that could not be made.
    return toFailedStart(toError(thrown));
  } finally {
    space.stop();
    // The kernel ends the processes just after bubblewrap has; nobody may write any more when this resolves.
    await killMarked({ mark });
    await group.remove();
  }
}

/** Starts a sandbox that stays. Rejects when it cannot be made. */
async function openSession(spec: SandboxedSpec, options: BubblewrapSandboxOptions): Promise<BoxSession> {
  const { mark, system, folder } = options;
  const group = makeControlGroup(mark, system);
  const session = await startSession(spec, options, group).catch(async (error: unknown) => {
    await killMarked({ mark });
    await group.remove();
    throw error;
  });
  const space = watchFreeSpace(folder, () => void killMarked({ mark }));
  return {
    run: session.run,
    hasEnded: session.hasEnded,
    async close() {
      space.stop();
      await killMarked({ mark });
      await session.close();
      await group.remove();
    },
  };
}

async function startSession(
  spec: SandboxedSpec,
  options: BubblewrapSandboxOptions,
  group: ControlGroup,
): Promise<BoxSession> {
  const start = await toStart(spec, options, 'serve');
  return openBoxSession(startPiped({ ...start, ...joinGroup(group, start) }), { clock: options.clock });
}

/** Returns the start of a program in a sandbox, or of one that serves many. */
async function toStart(
  spec: SandboxedSpec,
  options: BubblewrapSandboxOptions,
  mode: 'run' | 'serve',
): Promise<Pick<CommandSpec, 'file' | 'args' | 'cwd' | 'env'>> {
  const { bubblewrap, system, network, inside, mark } = options;
  const { isOpen, forwards, env: proxyEnv } = await network.enter(spec.zone ?? options.zone);
  const sockets = forwards.map(({ socketPath: path }) => ({ kind: 'read' as const, source: path, path }));
  const resolver = isOpen ? await listResolverMounts() : [];
  const given = listGiven(spec, options);
  const mounts = [...(await listReadable(spec, given)), ...given, ...listOwn(options), ...sockets, ...resolver];
  const env = { ...toVisibleEnv(spec.env, mounts), ...proxyEnv, [PROCESS_MARK]: mark };
  const flags = forwards.flatMap(({ port, socketPath }) => ['--forward', `${port}=${socketPath}`]);
  const { file, args, cwd } = spec;
  const program =
    mode === 'serve'
      ? { file: inside.node, args: [inside.file, 'serve', '--alone', ...flags] }
      : flags.length === 0
        ? { file, args }
        : { file: inside.node, args: [inside.file, 'run', ...flags, '--', file, ...args] };
  const start = toSandboxStart(bubblewrap, system, { ...program, cwd, mounts, hasNetwork: isOpen, env });
  return { ...start, cwd: '/', env };
}

/** Lists what every program of the sandbox sees. */
function listShown(options: BubblewrapSandboxOptions): readonly Mount[] {
  const { system, folder } = options;
  return [...system.mounts, ...listOwn(options), { kind: 'write', source: folder, path: folder }];
}

/** Lists what programs of this sandbox see beside the system. */
function listOwn({ mounts, laterMounts = [] }: BubblewrapSandboxOptions): readonly Mount[] {
  return [...mounts, ...laterMounts.filter(({ source }) => existsSync(source))];
}

/** Lists the folder of the sandbox, and what the program may write beside it. */
function listGiven({ writable = [], isReadOnly }: SandboxedSpec, { folder }: BubblewrapSandboxOptions): Mount[] {
  const kind = isReadOnly === true ? 'read' : 'write';
  return [
    { kind, source: folder, path: folder },
    ...writable.map((path): Mount => ({ kind: 'write', source: path, path })),
  ];
}

/** Lists what the program may read beside that. */
async function listReadable({ readable = [] }: SandboxedSpec, given: readonly Mount[]): Promise<Mount[]> {
  const mounts = await toReadMounts(readable);
  return mounts.filter(({ path }) => !given.some((mount) => isWithin(path, mount.path)));
}

/** Has temporary files written where the program can: the machine's folder for them is not there. */
function toVisibleEnv(env: Readonly<Record<string, string>>, mounts: readonly Mount[]): Record<string, string> {
  const { TMPDIR } = env;
  const isVisible = TMPDIR !== undefined && isAbsolute(TMPDIR) && mounts.some(({ path }) => isWithin(TMPDIR, path));
  return { ...env, TMPDIR: isVisible ? TMPDIR : TEMPORARY_FOLDER };
}

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

function toFailedStart(failedToStart: Error): CommandResult {
  const nothing = { stdout: new Uint8Array(), stderr: new Uint8Array(), omittedBytes: 0, durationMs: 0 };
  return { exitCode: null, signal: null, timedOut: false, aborted: false, failedToStart, ...nothing };
}

/** Distinguishes a sandbox that could not be made from a program that ended. */
function toOwnFailure(result: CommandResult, beginning: string): CommandResult {
  if (result.exitCode !== 1 || !OWN_FAILURE.test(beginning)) return result;
  // Stopped while it was being made.
  if (result.timedOut || result.aborted) return { ...result, exitCode: null };
  return { ...result, exitCode: null, failedToStart: new Error(beginning.trim()) };
}
