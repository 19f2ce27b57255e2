import { fstatSync, writeSync } from 'node:fs';
import { toError } from '../../domain/errors/errors.ts';
import { exitCodeOf } from '../../domain/record/ending.ts';

/**
 * Watches the standard output of this process. Where it cannot be written, `warn` gets one message about it, and the process
 * exits as for a failure of the machine, whatever else it has done. A reader that has closed its end is no failure.
 */
export function watchStandardOutput(warn: (text: string) => void): void {
  const { stdout } = process;
  if (stdout.listenerCount('error') > 0) return;
  stdout.once('error', ({ code, message }: NodeJS.ErrnoException) => {
    stdout.on('error', () => undefined);
    if (code === 'EPIPE') return;
    process.once('exit', () => {
      process.exitCode = exitCodeOf('infra_error');
    });
    warn(
      `The output of this command cannot be written.\nStandard output: ${message}\nFree space there, or send the output elsewhere, and call the command again. What it has changed stays changed.\n`,
    );
  });
  if (isFile(stdout.fd)) stdout._write = createWholeWrite(stdout.fd);
}

function isFile(fd: number): boolean {
  try {
    return fstatSync(fd).isFile();
  } catch {
    return false;
  }
}

/** Creates a write of all bytes: that of Node leaves out what a nearly full disk does not take, without an error. */
function createWholeWrite(fd: number): NodeJS.WriteStream['_write'] {
  return (chunk: Buffer, _encoding, done) => {
    try {
      for (let at = 0; at < chunk.length; ) at += writeSync(fd, chunk, at);
      done();
    } catch (error) {
      done(toError(error));
    }
  };
}
