import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { toError } from '../domain/errors/errors.ts';
import { signalGroup, trackGroup } from './signal-group.ts';
import { type NamedStreams, openNamedStreams } from './streams/named-streams.ts';

export const DEFAULT_GRACE_MS = 5_000;
/** Grace after an abort: a cancelled run has little time left itself. */
export const MAX_ABORT_GRACE_MS = 1_000;
export const DEFAULT_MAX_BYTES = 1024 * 1024;
export const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Time that a pipe may stay open after its program ended, held by a process outside the group. */
const DRAIN_MS = 250;
/** Time for a program to end after KILL before it is given up as unreachable, such as one of another user. */
const GIVE_UP_MS = 2_000;

/** The standard input of a program. */
export type CommandInput = string | Uint8Array;

/** A program to run, with its folder, environment and limits. */
export interface CommandSpec {
  /** An absolute path, or a name that is looked up in the `PATH` of `env`. */
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment: nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  /** No standard input when absent. The program starts before a promise is resolved; it must not be rejected. */
  readonly stdin?: CommandInput | Promise<CommandInput>;
  readonly timeoutMs?: number;
  /** Time from TERM to KILL; 5 seconds when absent, and no TERM with 0. After an abort at most 1 second. */
  readonly graceMs?: number;
  /** Bytes kept of each stream, from its start; 1 MiB when absent. More is counted, not kept, and never kills. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
  /** Receives both streams, whole, in the order of arrival. It must not throw. */
  readonly onOutput?: (bytes: Uint8Array, from: 'stdout' | 'stderr') => void;
  /**
   * A folder of ours for the names of its streams, which are removed before it starts: the program may then open them again,
   * as by `/dev/stdout`. Not its input, where that is a promise.
   */
  readonly pipeFolder?: string;
}

/** The end of a program. `exitCode` is null unless it ended by itself; `signal` names what ended it otherwise. */
export interface CommandResult {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly timedOut: boolean;
  readonly aborted: boolean;
  readonly failedToStart: Error | undefined;
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  readonly omittedBytes: number;
  readonly durationMs: number;
}

/** Runs one program; `runCommand` itself, or a wrapper of it. */
export type CommandRunner = (spec: CommandSpec) => Promise<CommandResult>;

/**
 * Runs one program in its own process group, never through a shell. Never rejects for how the program ended. When it
 * resolves, the whole group was killed; processes that left the group by setsid(2) are left to `killMarked`.
 */
export async function runCommand(spec: CommandSpec): Promise<CommandResult> {
  const startedAt = performance.now();
  const maxBytes = spec.maxBytes ?? DEFAULT_MAX_BYTES;
  const streams = { stdout: createKeptStream(maxBytes), stderr: createKeptStream(maxBytes) };
  const end = spec.signal?.aborted === true ? { aborted: true } : await runToEnd(spec, streams);
  return {
    exitCode: null,
    signal: null,
    timedOut: false,
    aborted: false,
    failedToStart: undefined,
    ...end,
    stdout: streams.stdout.bytes(),
    stderr: streams.stderr.bytes(),
    omittedBytes: streams.stdout.omitted() + streams.stderr.omitted(),
    durationMs: Math.round(performance.now() - startedAt),
  };
}

type End = Partial<Pick<CommandResult, 'exitCode' | 'signal' | 'timedOut' | 'aborted' | 'failedToStart'>>;

async function runToEnd(spec: CommandSpec, streams: Record<'stdout' | 'stderr', KeptStream>): Promise<End> {
  const program = await start(spec);
  if (program instanceof Error) return { failedToStart: program };
  const { child } = program;
  const closed = whenClosed(program);
  for (const name of ['stdout', 'stderr'] as const) {
    program[name]?.on('data', (bytes: Uint8Array) => {
      streams[name].add(bytes);
      spec.onOutput?.(bytes, name);
    });
    program[name]?.on('error', () => undefined);
  }
  // EPIPE: a program may end without reading its input.
  child.stdin?.on('error', () => undefined);
  writeInput(child, spec.stdin);
  const stopper = createStopper(child, spec);
  const untrack = child.pid === undefined ? () => undefined : trackGroup(child.pid);
  try {
    const end = await Promise.race([waitForEnd(child), stopper.gaveUp]);
    if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
    await drain(program, closed);
    const stoppedBy = stopper.stoppedBy();
    return { ...end, timedOut: stoppedBy === 'timeout', aborted: stoppedBy === 'abort' };
  } finally {
    stopper.dispose();
    untrack();
  }
}

/** A program that was started, and the streams that it writes to. */
interface Started {
  readonly child: ChildProcess;
  readonly stdout: Readable | null;
  readonly stderr: Readable | null;
}

type Stdio = NamedStreams['stdio'] | readonly ['ignore', 'pipe', 'pipe'];

async function start(spec: CommandSpec): Promise<Started | Error> {
  const { pipeFolder, stdin } = spec;
  const input = stdin instanceof Promise ? undefined : stdin;
  const named = pipeFolder === undefined ? undefined : await openNamedStreams(pipeFolder, input);
  const [given, output, errors]: Stdio = named?.stdio ?? ['ignore', 'pipe', 'pipe'];
  const isWritten = stdin !== undefined && given === 'ignore';
  try {
    const child = spawn(spec.file, spec.args, {
      cwd: spec.cwd,
      env: spec.env,
      detached: true,
      shell: false,
      stdio: [isWritten ? 'pipe' : given, output, errors],
    });
    return { child, stdout: named?.stdout ?? child.stdout, stderr: named?.stderr ?? child.stderr };
  } catch (thrown) {
    return toError(thrown);
  } finally {
    named?.release();
  }
}

/** Resolves when the program has ended and its streams are read to their end. */
async function whenClosed({ child, stdout, stderr }: Started): Promise<void> {
  const streams = [child, stdout, stderr].filter((stream) => stream !== null);
  await Promise.all(streams.map((stream) => new Promise((resolve) => stream.once('close', resolve))));
}

function writeInput({ stdin }: ChildProcess, input: CommandSpec['stdin']): void {
  if (input instanceof Promise) void input.then((late) => stdin?.end(late));
  else stdin?.end(input);
}

function waitForEnd(child: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
    child.on('error', (error) => {
      if (child.pid === undefined) resolve({ failedToStart: error });
    });
  });
}

interface Stopper {
  readonly gaveUp: Promise<End>;
  stoppedBy(): 'timeout' | 'abort' | undefined;
  dispose(): void;
}

/** Sends TERM on timeout or abort, KILL after the grace, and gives up when the program is there even then. */
function createStopper(child: ChildProcess, spec: CommandSpec): Stopper {
  const timers: NodeJS.Timeout[] = [];
  let reason: 'timeout' | 'abort' | undefined;
  let giveUp: (end: End) => void = () => undefined;
  const after = (delayMs: number, run: () => void) => timers.push(setTimeout(run, Math.min(delayMs, LONGEST_TIMER_MS)));
  const stop = (why: 'timeout' | 'abort') => {
    const { pid } = child;
    if (reason !== undefined || pid === undefined) return;
    reason = why;
    const givenMs = spec.graceMs ?? DEFAULT_GRACE_MS;
    const graceMs = why === 'abort' ? Math.min(givenMs, MAX_ABORT_GRACE_MS) : givenMs;
    if (graceMs > 0) signalGroup(pid, 'SIGTERM');
    else signalGroup(pid, 'SIGKILL');
    after(graceMs, () => {
      signalGroup(pid, 'SIGKILL');
      after(GIVE_UP_MS, () => giveUp({}));
    });
  };
  const onAbort = () => stop('abort');
  spec.signal?.addEventListener('abort', onAbort, { once: true });
  if (spec.timeoutMs !== undefined) after(spec.timeoutMs, () => stop('timeout'));
  // While its streams were opened.
  if (spec.signal?.aborted === true) onAbort();
  return {
    gaveUp: new Promise((resolve) => {
      giveUp = resolve;
    }),
    stoppedBy: () => reason,
    dispose() {
      spec.signal?.removeEventListener('abort', onAbort);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Reads the pipes to their end, or for 250 ms when a process outside the group holds them open. */
async function drain({ child, stdout, stderr }: Started, closed: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const lingered = new Promise<'lingered'>((resolve) => {
    // Two turns of the loop, so that a busy process has polled the pipes at least once after the timer.
    timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve('lingered'))), DRAIN_MS);
  });
  const winner = await Promise.race([closed, lingered]);
  clearTimeout(timer);
  if (winner !== 'lingered') return;
  stdout?.destroy();
  stderr?.destroy();
  child.stdin?.destroy();
  child.unref();
}

/** The start of a stream, and the count of the rest. */
export interface KeptStream {
  add(bytes: Uint8Array): void;
  bytes(): Uint8Array;
  omitted(): number;
}

/** Creates a stream of which so many bytes are kept. */
export function createKeptStream(maxBytes: number): KeptStream {
  const chunks: Uint8Array[] = [];
  let kept = 0;
  let total = 0;
  return {
    add(bytes) {
      total += bytes.length;
      if (kept >= maxBytes) return;
      const part = bytes.subarray(0, maxBytes - kept);
      chunks.push(part);
      kept += part.length;
    },
    bytes: () => Buffer.concat(chunks),
    omitted: () => total - kept,
  };
}
