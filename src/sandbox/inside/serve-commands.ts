import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { PROCESS_MARK } from '../../exec/process-mark.ts';
import { type CommandResult, runCommand } from '../../exec/run-command.ts';
import { type BoxCommand, createFrameReader, FRAME, type Frame, toChunks, toFrame } from '../box-frames.ts';
import { killLeft } from './kill-left.ts';

/** Commands and their environments come in one frame, and the system bounds both. */
const MAX_CONTENT_BYTES = 64 * 1024 * 1024;

export interface CommandServer {
  /** The frames of those who opened the box, whom it trusts. */
  readonly input: Readable;
  /** Returns when the bytes are written, so that a flood of output waits for its reader. */
  readonly write: (bytes: Uint8Array) => void;
  /** Whether all processes that are to be seen are the box's. */
  readonly isAlone: boolean;
}

interface RunningCommand {
  readonly abort: () => void;
  readonly input: Buffer[];
  readonly endInput: () => void;
}

/** Runs the commands of the frames, several at once, until the input ends. */
export async function serveCommands({ input, write, isAlone }: CommandServer): Promise<void> {
  const running = new Map<number, RunningCommand>();
  const reader = createFrameReader(MAX_CONTENT_BYTES);
  const start = (id: number, command: BoxCommand) => {
    const mark = `${command.env[PROCESS_MARK] ?? 'box'}.${id}`;
    const { entry, result } = run(command, { mark, send: (kind, bytes) => write(toFrame(kind, id, bytes)) });
    running.set(id, entry);
    void result.then(async (end) => {
      running.delete(id);
      await killLeft({ mark, isEverythingLeft: () => isAlone && running.size === 0 });
      write(toFrame(FRAME.exit, id, renderExit(end)));
    });
  };
  const handle = ({ kind, id, content }: Frame) => {
    const command = running.get(id);
    if (kind === FRAME.run) start(id, JSON.parse(content.toString('utf8')));
    else if (kind === FRAME.input) command?.input.push(content);
    else if (kind === FRAME.inputEnd) command?.endInput();
    else if (kind === FRAME.abort) command?.abort();
  };
  write(toFrame(FRAME.ready, 0));
  for await (const bytes of input) for (const frame of reader.push(bytes) ?? []) handle(frame);
}

interface CommandChannel {
  readonly mark: string;
  readonly send: (kind: number, bytes: Uint8Array) => void;
}

function run({ hasInput, timeoutMs, graceMs, ...command }: BoxCommand, { mark, send }: CommandChannel) {
  const controller = new AbortController();
  const input: Buffer[] = [];
  let endInput: () => void = () => undefined;
  const whole = new Promise<Buffer>((resolve) => {
    endInput = () => resolve(Buffer.concat(input));
  });
  const result = runCommand({
    ...command,
    env: { ...command.env, [PROCESS_MARK]: mark },
    ...(hasInput ? { stdin: whole } : {}),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(graceMs === undefined ? {} : { graceMs }),
    pipeFolder: tmpdir(),
    maxBytes: 0,
    signal: controller.signal,
    onOutput(bytes, from) {
      for (const chunk of toChunks(bytes)) send(from === 'stdout' ? FRAME.stdout : FRAME.stderr, chunk);
    },
  });
  const entry: RunningCommand = { abort: () => controller.abort(), input, endInput };
  return { entry, result };
}

function renderExit({ exitCode, signal, timedOut, aborted, failedToStart }: CommandResult): string {
  return JSON.stringify({ exitCode, signal, timedOut, aborted, failedToStart: failedToStart?.message });
}
