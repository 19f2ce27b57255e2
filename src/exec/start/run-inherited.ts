import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const NOT_FOUND = 127;
const NOT_EXECUTABLE = 126;
const PASSED_ON = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Runs a program with the streams, folder and environment of this process, and passes TERM, INT and HUP to it. Resolves to
 * the exit code that a shell would give: 128 and the number for a signal, 127 or 126 when it was not started.
 */
export function runInherited(file: string, args: readonly string[]): Promise<number> {
  // From before the start: the program may be stopped as soon as it runs.
  for (const signal of PASSED_ON) process.on(signal, () => child.kill(signal));
  const child = spawn(file, args, { stdio: 'inherit', shell: false });
  return new Promise((resolve) => {
    child.once('exit', (exitCode, signal) =>
      resolve(exitCode ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    );
    child.once('error', (error) => {
      if (child.pid !== undefined) return;
      process.stderr.write(`${error.message}\n`);
      resolve('code' in error && error.code === 'ENOENT' ? NOT_FOUND : NOT_EXECUTABLE);
    });
  });
}
