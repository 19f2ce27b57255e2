import type { HostContext } from './compose.ts';

/** The streams of a command: results go to `out`, everything else to `err`. */
export interface Console {
  out(text: string): void;
  err(text: string): void;
}

/** The machine that a command works on, and the streams that it writes to. */
export interface Io {
  readonly host: HostContext;
  readonly console: Console;
}

/** The streams of this process. A reader that has closed its end causes no error. */
export const processConsole: Console = {
  out: (text) => write(process.stdout, text),
  err: (text) => write(process.stderr, text),
};

function write(stream: NodeJS.WriteStream, text: string): void {
  if (stream.listenerCount('error') === 0) stream.on('error', () => undefined);
  stream.write(text);
}
