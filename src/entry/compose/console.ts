import { fstatSync, writeSync } from 'node:fs';
import { toError } from '../../domain/errors/errors.ts';
import { toLogText, toResultText } from '../../exec/redaction/log-text.ts';
import { chooseStyle, type LineTone, paint, type TerminalStyle } from '../../report/terminal/terminal-style.ts';
import { fitColumns } from '../../report/text/fit-columns.ts';
import type { Env } from '../settings/settings.ts';

/** The streams of a command: results go to `out`, everything else to `err`; a tone colours the lines of a text. */
export interface Console {
  out(text: string, tone?: LineTone): void;
  err(text: string, tone?: LineTone): void;
  readonly outStyle: TerminalStyle;
  readonly errStyle: TerminalStyle;
  /** Shows a line below all others, in the place of the last one; undefined removes it. Absent without a terminal. */
  readonly showLive?: ((line: string | undefined) => void) | undefined;
}

/** The exit code of `infra_error`, whose module needs a package that no quick command loads. */
const EXIT_UNWRITTEN = 5;
const DEFAULT_COLUMNS = 80;
/** Moves to the first column and erases the line (ECMA-48: CR, EL). */
const ERASE = '\r\x1b[2K';

/** Opens the streams of this process, which take no secret. A reader that has closed its end causes no error. */
export function openConsole(redact: (text: string) => string, env: Env): Console {
  const { stdout, stderr } = process;
  if (stderr.listenerCount('error') === 0) stderr.on('error', () => undefined);
  // Also of what is printed around this console, such as the help.
  watchStandardOutput((text) => stderr.write(text));
  const outStyle = chooseStreamStyle(stdout, env);
  const errStyle = chooseStreamStyle(stderr, env);
  const isLive = stderr.isTTY && env.TERM !== 'dumb' && (env.CI ?? '') === '';
  let live = '';
  const print = (stream: NodeJS.WriteStream, text: string) => {
    const isAround = live !== '' && stream.isTTY;
    if (isAround) stderr.write(ERASE);
    stream.write(text);
    if (isAround) stderr.write(live);
  };
  return {
    out: (text, tone) => print(stdout, paint(toResultText(text, redact), tone, outStyle)),
    err: (text, tone) => print(stderr, paint(toLogText(text, redact), tone, errStyle)),
    ...{ outStyle, errStyle },
    showLive: isLive
      ? (line) => {
          const before = live;
          const columns = stderr.columns || DEFAULT_COLUMNS;
          live = line === undefined ? '' : paint(fitColumns(toLogText(line, redact), columns - 1), 'strong', errStyle);
          if (before !== '' || live !== '') stderr.write(`${before === '' ? '' : ERASE}${live}`);
        }
      : undefined,
  };
}

/** Chooses the style of a stream, whose width follows that of the window. */
function chooseStreamStyle(stream: NodeJS.WriteStream, env: Env): TerminalStyle {
  const style = chooseStyle(env, stream.isTTY);
  return {
    ...style,
    get columns() {
      // A terminal without a size says 0.
      return stream.isTTY && stream.columns > 0 ? stream.columns : undefined;
    },
  };
}

/**
 * Watches the standard output of this process. Where it cannot be written, `warn` gets one message about it, and the process
 * exits as for a failure of the machine, whatever else it has done. A reader that has closed its end is no failure.
 */
function watchStandardOutput(warn: (text: string) => void): void {
  const { stdout } = process;
  if (stdout.listenerCount('error') > 0) return;
  stdout.once('error', ({ code, message }: NodeJS.ErrnoException) => {
    stdout.on('error', () => undefined);
    if (code === 'EPIPE') return;
    process.once('exit', () => {
      process.exitCode = EXIT_UNWRITTEN;
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
