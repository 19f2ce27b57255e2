import { z } from 'zod';
import type { Clock } from '../domain/clock.ts';
import {
  type CommandResult,
  type CommandRunner,
  type CommandSpec,
  createKeptStream,
  DEFAULT_GRACE_MS,
  DEFAULT_MAX_BYTES,
  LONGEST_TIMER_MS,
} from '../exec/run-command.ts';
import type { PipedProgram } from '../exec/start/start-piped.ts';
import {
  type BoxCommand,
  createFrameReader,
  FRAME,
  type Frame,
  MAX_CHUNK_BYTES,
  toChunks,
  toFrame,
} from './box-frames.ts';

/** Time that a box has beyond the limits of a command to report its end. A program in it may have stopped the box. */
const SLACK_MS = 15_000;
const START_MS = 60_000;

/** A box that stays for many commands. */
export interface BoxSession {
  /** Runs a command as `runCommand` does. Once the box has ended, commands do not start, and those that ran were killed. */
  readonly run: CommandRunner;
  /** Whether the box has ended, by itself or by `close`. */
  hasEnded(): boolean;
  /** Kills the box with everything in it, and resolves when it has ended. May be called again. */
  close(): Promise<void>;
}

export interface BoxSessionOptions {
  readonly clock: Clock;
  /** For tests; 15 seconds when absent. */
  readonly slackMs?: number;
}

const exitSchema = z.strictObject({
  exitCode: z.int().min(0).max(255).nullable(),
  signal: z
    .string()
    .regex(/^SIG[A-Z0-9]{1,10}$/)
    .nullable(),
  timedOut: z.boolean(),
  aborted: z.boolean(),
  failedToStart: z.string().max(4096).optional(),
});
type BoxExit = z.infer<typeof exitSchema>;
type End = Partial<Omit<CommandResult, 'stdout' | 'stderr' | 'omittedBytes' | 'durationMs'>>;

interface Pending {
  output(bytes: Uint8Array, from: 'stdout' | 'stderr'): void;
  /** Ends the command as the box says, as far as that can be; undefined when the box is gone. */
  end(exit: BoxExit | undefined): void;
}

/**
 * Talks to `box.js serve` in a box. All programs of the box can deceive about one another, so that commands that must not
 * trust each other need boxes of their own; but nothing that comes out of it throws here or is kept without a bound, and
 * the first invalid frame ends it. Rejects when the box does not start.
 */
export async function openBoxSession(box: PipedProgram, options: BoxSessionOptions): Promise<BoxSession> {
  const pending = new Map<number, Pending>();
  const reader = createFrameReader(MAX_CHUNK_BYTES);
  let hasEnded = false;
  let lastId = 0;
  let isReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const fail = () => {
    hasEnded = true;
    box.kill();
    for (const command of pending.values()) command.end(undefined);
    pending.clear();
  };
  box.stdout.on('data', (bytes: Uint8Array) => {
    if (hasEnded) return;
    const frames = reader.push(bytes);
    if (frames?.every((frame) => handle(frame, { pending, isReady })) !== true) fail();
  });
  void box.ended.then(fail);
  await waitForStart(box, ready);
  return {
    hasEnded: () => hasEnded,
    run(spec) {
      lastId += 1;
      return runInBox(spec, {
        ...options,
        id: lastId,
        hasEnded,
        pending,
        fail,
        write: (frame) => box.stdin.write(frame),
      });
    },
    async close() {
      fail();
      await box.ended;
    },
  };
}

async function waitForStart(box: PipedProgram, ready: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('it did not answer'), START_MS);
  });
  const failure = await Promise.race([ready, box.ended, late]).finally(() => clearTimeout(timer));
  if (failure === undefined) return;
  box.kill();
  throw new Error(`The box did not start: ${failure}`);
}

/** Handles a frame of the box; false for one that makes no sense. */
function handle(
  { kind, id, content }: Frame,
  { pending, isReady }: { readonly pending: Map<number, Pending>; readonly isReady: () => void },
): boolean {
  if (kind === FRAME.ready) {
    isReady();
    return true;
  }
  const command = pending.get(id);
  if (command === undefined) return false;
  if (kind === FRAME.stdout || kind === FRAME.stderr) {
    command.output(content, kind === FRAME.stdout ? 'stdout' : 'stderr');
    return true;
  }
  const exit = kind === FRAME.exit ? parseExit(content) : undefined;
  if (exit === undefined) return false;
  pending.delete(id);
  command.end(exit);
  return true;
}

function parseExit(content: Buffer): BoxExit | undefined {
  try {
    return exitSchema.safeParse(JSON.parse(content.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

interface Channel extends BoxSessionOptions {
  readonly id: number;
  readonly hasEnded: boolean;
  readonly pending: Map<number, Pending>;
  readonly fail: () => void;
  readonly write: (frame: Buffer) => void;
}

async function runInBox(spec: CommandSpec, channel: Channel): Promise<CommandResult> {
  const { id, clock, hasEnded, pending } = channel;
  const startedMs = clock.monotonicMs();
  const maxBytes = spec.maxBytes ?? DEFAULT_MAX_BYTES;
  const streams = { stdout: createKeptStream(maxBytes), stderr: createKeptStream(maxBytes) };
  const limits = openLimits(spec, channel);
  let end: End = { aborted: true };
  if (spec.signal?.aborted !== true && hasEnded) end = { failedToStart: new Error('the box has ended') };
  else if (spec.signal?.aborted !== true) {
    end = await new Promise<End>((resolve) => {
      pending.set(id, {
        output(bytes, from) {
          // The bytes of a frame are a part of a larger buffer.
          const copy = Uint8Array.from(bytes);
          streams[from].add(copy);
          spec.onOutput?.(copy, from);
        },
        end: (exit) => resolve(toEnd(exit, limits)),
      });
      sendCommand(spec, channel);
      limits.start();
    });
  }
  limits.dispose();
  return {
    ...{ exitCode: null, signal: null, timedOut: false, aborted: false, failedToStart: undefined, ...end },
    ...{ stdout: streams.stdout.bytes(), stderr: streams.stderr.bytes() },
    omittedBytes: streams.stdout.omitted() + streams.stderr.omitted(),
    durationMs: Math.round(clock.monotonicMs() - startedMs),
  };
}

/** Returns the end of a command. A box that says that a limit was reached is believed only where there was one. */
function toEnd(exit: BoxExit | undefined, { wasAborted, isOverdue, canTimeOut }: Limits): End {
  if (exit === undefined) return { signal: 'SIGKILL', aborted: wasAborted(), timedOut: !wasAborted() && isOverdue() };
  const { exitCode, signal, failedToStart } = exit;
  if (failedToStart !== undefined) return { failedToStart: new Error(failedToStart) };
  return { exitCode, signal, aborted: exit.aborted && wasAborted(), timedOut: exit.timedOut && canTimeOut };
}

function sendCommand(spec: CommandSpec, { id, write }: Channel): void {
  const { file, args, cwd, env, timeoutMs, graceMs, stdin } = spec;
  const command: BoxCommand = { file, args, cwd, env, timeoutMs, graceMs, hasInput: stdin !== undefined };
  write(toFrame(FRAME.run, id, JSON.stringify(command)));
  const sendInput = (input: string | Uint8Array) => {
    for (const chunk of toChunks(Buffer.from(input))) write(toFrame(FRAME.input, id, chunk));
    write(toFrame(FRAME.inputEnd, id));
  };
  if (stdin instanceof Promise) void stdin.then(sendInput);
  else if (stdin !== undefined) sendInput(stdin);
}

interface Limits {
  readonly canTimeOut: boolean;
  start(): void;
  wasAborted(): boolean;
  /** Whether the box did not report the end of the command in time. */
  isOverdue(): boolean;
  dispose(): void;
}

/** Passes an abort to the box, and ends a box that does not stop a command itself when it should have. */
function openLimits(spec: CommandSpec, { id, write, fail, slackMs = SLACK_MS }: Channel): Limits {
  const { timeoutMs, graceMs = DEFAULT_GRACE_MS, signal } = spec;
  const timers: NodeJS.Timeout[] = [];
  let [isAborted, isLate] = [false, false];
  const failAfter = (delayMs: number) => {
    const end = () => {
      isLate = true;
      fail();
    };
    timers.push(setTimeout(end, Math.min(delayMs + graceMs + slackMs, LONGEST_TIMER_MS)));
  };
  const onAbort = () => {
    isAborted = true;
    write(toFrame(FRAME.abort, id));
    failAfter(0);
  };
  return {
    canTimeOut: timeoutMs !== undefined,
    start() {
      signal?.addEventListener('abort', onAbort, { once: true });
      if (timeoutMs !== undefined) failAfter(timeoutMs);
    },
    wasAborted: () => isAborted,
    isOverdue: () => isLate,
    dispose() {
      signal?.removeEventListener('abort', onAbort);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
