import { type DebugLog, toDebugText } from '../exec/debug-log.ts';

/**
 * Runs a git command and, with `debug`, reports it when it has ended: `git fetch --no-tags (exit 0, 34 ms)`, or
 * `failed` without an exit code. A command that was started early is timed from its input on.
 */
export async function traceCommand<T extends { readonly exitCode: number | null }>(
  { debug, redact }: { readonly debug?: DebugLog | undefined; readonly redact: (text: string) => string },
  { args, stdin }: { readonly args: readonly string[]; readonly stdin?: unknown },
  run: () => Promise<T>,
): Promise<T> {
  if (debug === undefined) return run();
  let startedAt = 0;
  const start = () => {
    startedAt = performance.now();
  };
  start();
  if (stdin instanceof Promise) void stdin.then(start, () => undefined);
  let end = 'failed';
  try {
    const result = await run();
    // simple-git makes up other numbers for a command that was stopped or never ran.
    const { exitCode } = result;
    if (exitCode !== null && exitCode >= 0 && exitCode <= 255) end = `exit ${exitCode}`;
    return result;
  } finally {
    const quoted = args.map((arg) => (/[\s"]/.test(arg) ? JSON.stringify(arg) : arg));
    const durationMs = Math.round(performance.now() - startedAt);
    debug(`${toDebugText(['git', ...quoted].join(' '), redact)} (${end}, ${durationMs} ms)`);
  }
}
