import { fstatSync, writeSync } from 'node:fs';
import { exitCodeOf } from '../../domain/record/ending.ts';

/**
 * Opens the standard output of this process. Where a text cannot be written, `warn` gets one message about it, and the
 * process exits as for a failure of the machine, whatever else it has done. A reader that has closed its end is no failure.
 */
export function openStandardOutput(warn: (text: string) => void): (text: string) => void {
  const { stdout } = process;
  const onFailure = createFailureHandler(warn);
  // Also of what is printed around this function, such as the help.
  if (stdout.listenerCount('error') === 0) stdout.on('error', onFailure);
  if (!isFile(stdout.fd)) return (text) => stdout.write(text);
  return (text) => {
    try {
      writeWhole(stdout.fd, Buffer.from(text));
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown;
      onFailure(thrown);
    }
  };
}

function createFailureHandler(warn: (text: string) => void): (error: NodeJS.ErrnoException) => void {
  let hasFailed = false;
  return ({ code, message }) => {
    if (hasFailed || code === 'EPIPE') return;
    hasFailed = true;
    process.once('exit', () => {
      process.exitCode = exitCodeOf('infra_error');
    });
    warn(
      `The output of this command cannot be written.\nStandard output: ${message}\nFree space there, or send the output elsewhere, and call the command again. What it has changed stays changed.\n`,
    );
  };
}

function isFile(fd: number): boolean {
  try {
    return fstatSync(fd).isFile();
  } catch {
    return false;
  }
}

/** Writes all bytes: the stream of Node leaves out what a nearly full disk does not take (write(2)), without an error. */
function writeWhole(fd: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
}
