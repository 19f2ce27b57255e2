import { toShell } from '../../../exec/programs.ts';
import type { Redactor } from '../../../exec/redaction/redact.ts';
import type { CommandResult } from '../../../exec/run-command.ts';
import { createOutputEnds } from '../../../exec/streams/output-ends.ts';
import type { AgentTask } from '../../agent.ts';

const MAX_PROCESSES = 8;
const END_BYTES = 12 * 1024;

/** The commands of an attempt that run while the agent does something else. */
export interface BackgroundProcesses {
  /** Starts a command and returns its id; undefined when as many as allowed are running. */
  start(command: string): string | undefined;
  /**
   * Returns what a command has written since it was read last, after waiting for its end for so long; undefined for an
   * unknown id.
   */
  read(id: string, wait: { readonly ms: number; readonly isStopped: boolean }): Promise<ProcessOutput | undefined>;
  /** Ends all of them. */
  stopAll(): Promise<void>;
}

export interface ProcessOutput {
  readonly text: string;
  /** Undefined while it runs. */
  readonly result: CommandResult | undefined;
}

interface Process {
  readonly done: Promise<void>;
  readonly stop: () => void;
  readonly takeText: () => string;
  readonly result: () => CommandResult | undefined;
}

/** Opens the processes of an attempt; its sandbox ends them with the attempt in any case. */
export function openBackground(task: AgentTask, redactor: Redactor): BackgroundProcesses {
  const processes = new Map<string, Process>();
  return {
    start(command) {
      const running = [...processes.values()].filter(({ result }) => result() === undefined);
      if (running.length >= MAX_PROCESSES) return undefined;
      const id = `p${processes.size + 1}`;
      processes.set(id, startProcess(command, { task, redactor }));
      return id;
    },
    async read(id, { ms, isStopped }) {
      const found = processes.get(id);
      if (found === undefined) return undefined;
      if (isStopped) found.stop();
      await (isStopped ? found.done : waitFor(found.done, ms, task.signal));
      return { text: found.takeText(), result: found.result() };
    },
    async stopAll() {
      for (const { stop } of processes.values()) stop();
      await Promise.all([...processes.values()].map(({ done }) => done));
    },
  };
}

function startProcess(
  command: string,
  { task, redactor }: { readonly task: AgentTask; readonly redactor: Redactor },
): Process {
  const openEnds = () => createOutputEnds({ headBytes: END_BYTES, tailBytes: END_BYTES });
  let ends = openEnds();
  let result: CommandResult | undefined;
  const streams = { stdout: redactor.redactStream(), stderr: redactor.redactStream() };
  const stopping = new AbortController();
  const done = task.sandbox
    .run({
      ...toShell(command, task.programs.shell),
      cwd: task.workspacePath,
      writable: [task.attemptFolder],
      isTool: true,
      env: task.env,
      timeoutMs: task.timeoutMs,
      graceMs: 2000,
      maxBytes: 0,
      signal: AbortSignal.any([task.signal, stopping.signal]),
      onOutput: (bytes, from) => ends.add(streams[from].push(bytes)),
    })
    .then((ended) => {
      for (const stream of [streams.stdout, streams.stderr]) ends.add(stream.end());
      result = ended;
    });
  return {
    done,
    stop: () => stopping.abort(),
    takeText() {
      const { text } = ends.render();
      ends = openEnds();
      return text;
    },
    result: () => result,
  };
}

/** Waits for the end of a process, at most so long and not after the signal. */
async function waitFor(done: Promise<void>, ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0 || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    void done.then(end);
  });
}
