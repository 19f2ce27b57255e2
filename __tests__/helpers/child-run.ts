import { type ChildProcess, spawn } from 'node:child_process';

export interface ChildResult {
  /** Null when a signal ended the process. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A process that runs; `child` can be signalled, `finished` rejects when the time is over. */
export interface ChildRun<Result> {
  readonly child: ChildProcess;
  readonly finished: Promise<Result>;
  /** Resolves as soon as the output so far matches; rejects when the process ends without it. */
  waitForOutput(pattern: RegExp): Promise<void>;
}

export interface ChildOptions {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly timeoutMs?: number;
  /** Who the process runs as; only root may choose. */
  readonly userId?: number;
}

// Against what hangs: many times what a run takes on a busy machine, and less than a test may take.
const defaultTimeoutMs = 240_000;

/** Starts this node on a script in its own process group, with exactly the given environment. */
export function startChild(options: ChildOptions): ChildRun<ChildResult> {
  const { args, cwd, env, input = '', timeoutMs = defaultTimeoutMs } = options;
  const user = options.userId === undefined ? {} : { uid: options.userId, gid: options.userId };
  const child = spawn(process.execPath, args, { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'], ...user });
  const chunks: { readonly stdout: Buffer[]; readonly stderr: Buffer[] } = { stdout: [], stderr: [] };
  child.stdout.on('data', (chunk: Buffer) => chunks.stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.stderr.push(chunk));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const read = (stream: 'stdout' | 'stderr'): string => Buffer.concat(chunks[stream]).toString('utf8');
  const finished = new Promise<ChildResult>((resolve, reject) => {
    const timer = setTimeout(() => {
      killGroup(child);
      reject(new Error(`Not finished after ${timeoutMs} ms\n${read('stdout')}\n${read('stderr')}`));
    }, timeoutMs);
    child.once('error', reject);
    child.once('close', (exitCode, signal) => {
      clearTimeout(timer);
      resolve({ exitCode, signal, stdout: read('stdout'), stderr: read('stderr') });
    });
  });
  return {
    child,
    finished,
    waitForOutput: (pattern) => waitForOutput(child, () => read('stdout') + read('stderr'), pattern),
  };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

function waitForOutput(child: ChildProcess, readOutput: () => string, pattern: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (pattern.test(readOutput())) resolve();
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('close', () => {
      look();
      reject(new Error(`Ended without ${pattern}\n${readOutput()}`));
    });
    look();
  });
}
